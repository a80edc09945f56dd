/// Why a search makes no sense.
public enum WatchQueryError: Error, Hashable, Sendable {
  /// Neither a keyword nor a category.
  case nothingToSearchFor
  /// One letter finds everything; one character of full width, such as a kanji, is a word.
  case keywordTooShort(String)
  /// More than a source takes.
  case keywordTooLong(String, most: Int)
  /// No results at all, or more than are watched.
  case countOutOfRange(Int, ClosedRange<Int>)
  /// A price below zero.
  case negativePrice(Money)
  /// No price lies between the two.
  case emptyPriceRange(from: Money, to: Money)
}
