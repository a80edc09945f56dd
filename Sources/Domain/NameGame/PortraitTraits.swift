/// What a drawn portrait shows; two portraits look alike only if all of it is the same. The picture and the description
/// are both made from it, so they always match.
public struct PortraitTraits: Hashable, Sendable {
  /// The hairstyle, or what covers the hair.
  public var hair: Hair
  /// The colour of the hair or its cover.
  public var hairColor: Color
  /// The tone of the skin.
  public var skin: Skin
  /// The glasses, if any.
  public var glasses: Glasses
  /// The facial hair, if any.
  public var beard: Beard
  /// The kind of clothes.
  public var clothes: Clothes
  /// The colour of the clothes.
  public var clothesColor: Color
  /// The colour behind the person.
  public var background: Color

  /// Creates traits.
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

  /// A hairstyle, or what covers the hair.
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
    /// Covered by a wound cloth.
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
    /// No glasses.
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
    /// On the upper lip only.
    case moustache
    /// On the chin only.
    case goatee
    /// Over the cheeks and the chin.
    case full
  }

  /// A kind of clothes.
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

  /// A colour with a common name.
  public enum Color: String, CaseIterable, Hashable, Sendable {
    /// The darkest of all.
    case black
    /// The colour of wood.
    case brown
    /// The colour of straw, for hair.
    case blonde
    /// The colour of a cherry; for hair, ginger.
    case red
    /// Between black and white.
    case grey
    /// The lightest of all.
    case white
    /// The colour of grass.
    case green
    /// The colour of the sky.
    case blue
    /// The colour of a lemon.
    case yellow
    /// The colour of the fruit.
    case orange
    /// The colour of a plum.
    case purple
    /// The colour of a peony.
    case pink
    /// Between green and blue.
    case turquoise
  }
}
