/// What a drawn portrait shows; two portraits look alike only where all of it is the same.
///
/// A picture is drawn from it, and a description is put in words from it, so
/// that both always say the same.
public struct PortraitTraits: Hashable, Sendable {
  /// How the hair is worn, or what covers it.
  public var hair: Hair
  /// The colour of the hair, or of what covers it.
  public var hairColor: Color
  /// The tone of the skin.
  public var skin: Skin
  /// The glasses.
  public var glasses: Glasses
  /// The beard.
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
    self.hair = hair
    self.hairColor = hairColor
    self.skin = skin
    self.glasses = glasses
    self.beard = beard
    self.clothes = clothes
    self.clothesColor = clothesColor
    self.background = background
  }

  /// How hair is worn, or what covers it.
  public enum Hair: String, CaseIterable, Hashable, Sendable {
    case bald, short, curly, afro, bob, long, ponytail, bun, braids, headscarf, turban, cap
  }

  /// A tone of skin.
  public enum Skin: String, CaseIterable, Hashable, Sendable {
    case pale, light, tan, brown, dark
  }

  /// A pair of glasses, or none.
  public enum Glasses: String, CaseIterable, Hashable, Sendable {
    case none, round, square, sun
  }

  /// A beard, or none.
  public enum Beard: String, CaseIterable, Hashable, Sendable {
    case none, stubble, moustache, goatee, full
  }

  /// What is worn.
  public enum Clothes: String, CaseIterable, Hashable, Sendable {
    case jumper, shirt, hoodie, blazer, dress, dungarees
  }

  /// A colour that people have a word for.
  public enum Color: String, CaseIterable, Hashable, Sendable {
    case black, brown, blonde, red, grey, white, green, blue, yellow, orange, purple, pink, turquoise
  }
}
