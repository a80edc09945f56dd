/// A mistake for which a document cannot be read at all.
///
/// The code is open, so that a new kind of mistake breaks no switch of an
/// embedder; people read a sentence that a frontend makes from it.
public struct SyntaxMistake: Hashable, Sendable {
  /// What kind of mistake it is.
  public let code: Code
  /// What it concerns, as it is written there, in at most 40 characters.
  public let text: String

  /// Describes a mistake.
  public init(_ code: Code, _ text: String = "") { (self.code, self.text) = (code, text) }

  /// A kind of mistake, by name.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, stable enough for scripts.
    public let rawValue: String

    /// Names a kind of mistake.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No comma between a value, which the text is or ends, and the next one.
    public static let missingComma = Code(rawValue: "missingComma")
    /// A comma behind the last of some values, where nothing follows it.
    public static let trailingComma = Code(rawValue: "trailingComma")
    /// No colon behind a key, which the text is.
    public static let missingColon = Code(rawValue: "missingColon")
    /// Nothing where a value should stand, before the text.
    public static let missingValue = Code(rawValue: "missingValue")
    /// Another bracket than the one that would close, which the text is.
    public static let missingClose = Code(rawValue: "missingClose")
    /// The end, before the bracket that the text is.
    public static let cutOff = Code(rawValue: "cutOff")
    /// Something that is no value.
    public static let notAValue = Code(rawValue: "notAValue")
    /// A key that does not stand in quotes.
    public static let notAKey = Code(rawValue: "notAKey")
    /// A number that is not written as one.
    public static let notANumber = Code(rawValue: "notANumber")
    /// A character that a text may only hold escaped; its number stands in for it, as in `U+0009`.
    public static let controlCharacter = Code(rawValue: "controlCharacter")
    /// A backslash with something behind it that means nothing.
    public static let badEscape = Code(rawValue: "badEscape")
    /// One half of a character that is written in two.
    public static let halfCharacter = Code(rawValue: "halfCharacter")
    /// Something behind the end.
    public static let behindTheEnd = Code(rawValue: "behindTheEnd")
    /// Lists and objects within each other deeper than the limit, which the text is.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// Nothing at all.
    public static let empty = Code(rawValue: "empty")
  }
}
