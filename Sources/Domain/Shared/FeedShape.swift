/// The expected type of a value in a feed.
public enum FeedShape: String, Hashable, Sendable {
  /// A non-empty text.
  case text
  /// A number without decimals.
  case wholeNumber
  /// A decimal number, as a number or as text.
  case amount
  /// A list of values.
  case list
  /// An object with keys.
  case object
  /// A date such as 2026-12-24.
  case date
  /// A day of the year such as 12-24.
  case monthDay
  /// A code without spaces, with at most 64 characters.
  case code
  /// Text, or an object with one text per language.
  case textOrTranslations
  /// True or false.
  case flag
}
