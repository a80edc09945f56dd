public import ArcadeDomain

/// Where a screen of the price game can lead.
public enum PriceRoute: Hashable, Sendable {
  /// To the first screen.
  case home
  /// To the categories at the top.
  case categories
  /// To a new game with the products of categories.
  case play([CategoryTrail])
  /// To a new game with the products of another one.
  case playAgain(PriceGame)
  /// To the game in progress.
  case resume
  /// To what a game has come to; without a number where nothing was asked in it.
  case finished(PriceGame, PastPriceGame.ID?)
  /// To every question of a finished game.
  case statistics(PastPriceGame.ID)
  /// To the finished games.
  case history
  /// To the best of them.
  case best
  /// To the page of a product.
  case page(String)
  /// To the picture of a product.
  case picture(String)
}

/// Leaves the price game's screens; each frontend implements it once.
public protocol PriceRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: PriceRoute) async
}
