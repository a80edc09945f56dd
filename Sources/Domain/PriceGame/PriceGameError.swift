/// Why there is no game.
public enum PriceGameError: Error, Hashable, Sendable {
  /// There is no product whose price can be asked for.
  case noProducts
  /// The category with this name holds categories instead of products.
  case holdsCategories(String)
  /// There is nothing below the category with this name.
  case empty(String)
  /// There is no game in progress.
  case notInProgress
  /// A daily takes five products with a price, and there are only so many.
  case tooFewForDaily(Int)
  /// The day is before the first daily, or has not begun.
  case noDaily(CalendarDay)
  /// What was stored of a game does not fit together.
  case broken
}
