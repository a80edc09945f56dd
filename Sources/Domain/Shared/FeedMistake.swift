/// A mistake that any feed can have.
public enum FeedMistake: Hashable, Sendable {
  /// A required key is missing.
  case missing(key: String)
  /// A key is unknown; the nearest known one, if any is similar.
  case unknownKey(String, nearest: String?)
  /// A value is not in a closed list.
  case unknownValue(String, allowed: [String], nearest: String?)
  /// A value has the wrong type.
  case wrongShape(expected: FeedShape)
  /// A text is neither a file path nor a supported URL; possible keys are removed from it.
  case notAnAddress(String)
  /// A text or number is not an exact amount.
  case amount(AmountError)
  /// A number is out of range.
  case outOfRange(String, lowest: String, highest: String?)
  /// A value that must be unique is repeated.
  case repeated(String)
  /// A row has more fields than there are headings.
  case tooManyFields
  /// The bytes are not valid UTF-8.
  case notUTF8
  /// A quote that is opened and never closed.
  case unclosedQuote
  /// A syntax error, after which the rest cannot be read.
  case syntax(SyntaxMistake)
}
