/// What a value in a feed should have been.
public enum FeedShape: String, Hashable, Sendable {
  /// A text that is not empty.
  case text
  /// A number without decimals.
  case wholeNumber
  /// A decimal number, as a number or in a text.
  case amount
  /// Any number of values, one after the other.
  case list
  /// An object with keys.
  case object
  /// A date such as 2026-12-24.
  case date
  /// A day of the year such as 12-24.
  case monthDay
  /// A code without spaces, of at most 64 characters.
  case code
  /// Text, or an object with a text per language.
  case textOrTranslations
  /// Yes or no.
  case flag
}
