/// The reason why a query is invalid.
public enum WatchQueryError: Error, Hashable, Sendable {
  /// The query has neither a keyword nor a category.
  case nothingToSearchFor
  /// The keyword is a single letter, which matches everything; a single full-width character is allowed.
  case keywordTooShort(String)
  /// The keyword is longer than sources accept.
  case keywordTooLong(String, most: Int)
  /// The number of results is out of range.
  case countOutOfRange(Int, ClosedRange<Int>)
  /// A price is below zero.
  case negativePrice(Money)
  /// No price is in the range.
  case emptyPriceRange(from: Money, to: Money)
}
