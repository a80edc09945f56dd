/// The mistakes that any feed can have.
public enum FeedMistake: Hashable, Sendable {
  /// A key that must be there is not.
  case missing(key: String)
  /// A key that nothing reads; the nearest known one, if any is near.
  case unknownKey(String, nearest: String?)
  /// A value outside a closed list.
  case unknownValue(String, allowed: [String], nearest: String?)
  /// A value of another kind.
  case wrongShape(expected: FeedShape)
  /// A text that is neither a file nor an address of a kind that is read; without what may be a key.
  case notAnAddress(String)
  /// A text or number that is no exact amount.
  case amount(AmountError)
  /// A number below or above what makes sense.
  case outOfRange(String, lowest: String, highest: String?)
  /// Something that must be unique stands there a second time.
  case repeated(String)
  /// A row with more fields than there are headings.
  case tooManyFields
  /// Bytes that are no text in UTF-8.
  case notUTF8
  /// A quote that is opened and never closed.
  case unclosedQuote
  /// One for which the rest cannot be read either.
  case syntax(SyntaxMistake)
}
