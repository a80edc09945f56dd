/// Something typed for a search that makes no sense.
public enum WatchSearchMistake: Error, Hashable, Sendable {
  /// It is no number of listings.
  case count(String)
  /// It is no range of prices.
  case prices(String)
  /// Amounts without a currency, at a source that has none of its own.
  case currencyMissing
  /// No category is called so.
  case noSuchCategory(String)
  /// Several categories are called so.
  case severalCategories(String, [String])
}
