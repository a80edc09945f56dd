/// What a drawn portrait shows; two portraits look alike only where all of it is the same.
///
/// A picture is drawn from it, and a description is put in words from it, so that both always say the same.
public struct PortraitTraits: Hashable, Sendable {
  /// How the hair is worn, or what covers it.
  public var hair: Hair
  /// The colour of the hair, or of what covers it.
  public var hairColor: Color
  /// The tone of the skin.
  public var skin: Skin
  /// What is worn on the nose, if anything.
  public var glasses: Glasses
  /// What grows on the chin, if anything.
  public var beard: Beard
  /// What is worn.
  public var clothes: Clothes
  /// The colour of what is worn.
  public var clothesColor: Color
  /// The colour behind the person.
  public var background: Color

  /// Puts traits together.
  public init(
    hair: Hair,
    hairColor: Color,
    skin: Skin,
    glasses: Glasses = .none,
    beard: Beard = .none,
    clothes: Clothes,
    clothesColor: Color,
    background: Color
  ) {
    (self.hair, self.hairColor, self.skin, self.glasses) = (hair, hairColor, skin, glasses)
    (self.beard, self.clothes, self.clothesColor) = (beard, clothes, clothesColor)
    self.background = background
  }

  /// How hair is worn, or what covers it.
  public enum Hair: String, CaseIterable, Hashable, Sendable {
    /// No hair at all.
    case bald
    /// Cut close to the head.
    case short
    /// In curls, to the ears.
    case curly
    /// Round and full.
    case afro
    /// Straight, to the chin.
    case bob
    /// Over the shoulders.
    case long
    /// Tied together behind the head.
    case ponytail
    /// Tied up on the head.
    case bun
    /// In plaits.
    case braids
    /// Covered by a scarf.
    case headscarf
    /// Covered by a cloth that is wound.
    case turban
    /// Covered by a cap with a peak.
    case cap
  }

  /// A tone of skin.
  public enum Skin: String, CaseIterable, Hashable, Sendable {
    /// The lightest tone.
    case pale
    /// A tone between pale and tan.
    case light
    /// The tone in the middle.
    case tan
    /// A tone between tan and dark.
    case brown
    /// The deepest tone.
    case dark
  }

  /// A pair of glasses, or none.
  public enum Glasses: String, CaseIterable, Hashable, Sendable {
    /// Nothing before the eyes.
    case none
    /// With round lenses.
    case round
    /// With square lenses.
    case square
    /// With dark lenses.
    case sun
  }

  /// A beard, or none.
  public enum Beard: String, CaseIterable, Hashable, Sendable {
    /// A shaved chin.
    case none
    /// Not shaved for some days.
    case stubble
    /// On the upper lip alone.
    case moustache
    /// On the chin alone.
    case goatee
    /// Over the cheeks and the chin.
    case full
  }

  /// What is worn.
  public enum Clothes: String, CaseIterable, Hashable, Sendable {
    /// A pullover with a round neck.
    case jumper
    /// With a collar and buttons.
    case shirt
    /// A pullover with a hood.
    case hoodie
    /// A jacket with lapels.
    case blazer
    /// One piece without sleeves.
    case dress
    /// Trousers with a bib over a shirt.
    case dungarees
  }

  /// A colour that people have a word for.
  public enum Color: String, CaseIterable, Hashable, Sendable {
    /// The darkest of all.
    case black
    /// As wood is.
    case brown
    /// As straw is; for hair.
    case blonde
    /// As a cherry is; for hair, what people call ginger.
    case red
    /// Between black and white.
    case grey
    /// The lightest of all.
    case white
    /// As grass is.
    case green
    /// As the sky is.
    case blue
    /// As a lemon is.
    case yellow
    /// As the fruit is.
    case orange
    /// As a plum is.
    case purple
    /// As a peony is.
    case pink
    /// Between green and blue.
    case turquoise
  }
}
