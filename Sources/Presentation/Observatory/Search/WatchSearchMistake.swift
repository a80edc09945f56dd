/// An invalid input for a search.
public enum WatchSearchMistake: Error, Hashable, Sendable {
  /// Not a number of listings.
  case count(String)
  /// Not a range of prices.
  case prices(String)
  /// Amounts without a currency, for a source that has none of its own.
  case currencyMissing
  /// No category of that name.
  case noSuchCategory(String)
  /// Several categories of that name.
  case severalCategories(String, [String])
}
