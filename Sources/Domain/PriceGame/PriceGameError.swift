/// The reason why there is no game.
public enum PriceGameError: Error, Hashable, Sendable {
  /// No product has a usable price.
  case noProducts
  /// The category with this name contains categories instead of products.
  case holdsCategories(String)
  /// The category with this name is empty.
  case empty(String)
  /// There is no game in progress.
  case notInProgress
  /// A daily needs five products with a price, and there are only this many.
  case tooFewForDaily(Int)
  /// The day is before the first daily, or in the future.
  case noDaily(CalendarDay)
  /// The parts of a stored game do not match.
  case broken
}
