/// A mistake that prevents a document from being read at all. The code is open, so that new codes do not break a
/// `switch` of an embedder. Frontends make a readable sentence from it.
public struct SyntaxMistake: Hashable, Sendable {
  /// The kind of mistake.
  public let code: Code
  /// The text at fault, in at most 40 characters.
  public let text: String

  /// Creates a mistake.
  public init(_ code: Code, _ text: String = "") { (self.code, self.text) = (code, text) }

  /// A kind of mistake with a stable name.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, stable for scripts.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no comma after a value; the text is its end.
    public static let missingComma = Code(rawValue: "missingComma")
    /// There is a comma after the last value; nothing follows it.
    public static let trailingComma = Code(rawValue: "trailingComma")
    /// There is no colon after a key; the text is the key.
    public static let missingColon = Code(rawValue: "missingColon")
    /// There is no value before the text.
    public static let missingValue = Code(rawValue: "missingValue")
    /// The wrong bracket was found; the text is the right one.
    public static let missingClose = Code(rawValue: "missingClose")
    /// The document ends before a closing bracket; the text is the bracket.
    public static let cutOff = Code(rawValue: "cutOff")
    /// The text is not a value.
    public static let notAValue = Code(rawValue: "notAValue")
    /// A key is not in quotes.
    public static let notAKey = Code(rawValue: "notAKey")
    /// The text is not a valid number.
    public static let notANumber = Code(rawValue: "notANumber")
    /// A control character is not escaped; the text is its number, as in `U+0009`.
    public static let controlCharacter = Code(rawValue: "controlCharacter")
    /// A backslash is followed by an invalid character.
    public static let badEscape = Code(rawValue: "badEscape")
    /// Half of a surrogate pair is missing.
    public static let halfCharacter = Code(rawValue: "halfCharacter")
    /// There is text after the end of the document.
    public static let behindTheEnd = Code(rawValue: "behindTheEnd")
    /// Lists and objects are nested deeper than the limit; the text is the limit.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// The document is empty.
    public static let empty = Code(rawValue: "empty")
  }
}
