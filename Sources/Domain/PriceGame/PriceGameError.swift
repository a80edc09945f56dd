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
  /// What was stored of a game does not fit together.
  case broken
}
