/// What the price game works with: its categories, its kept games, the rule in use and the time.
public struct PriceQuiz: Sendable {
  /// Where categories and products come from.
  public let catalog: any PriceCatalogRepository
  /// Where games are kept.
  public let games: any PriceGameRepository
  /// How far wrong prices may lie in games that begin now.
  public let rule: any ReachRule
  /// What time it is.
  public let time: any TimeSource

  /// Joins what the price game works with.
  public init(
    catalog: any PriceCatalogRepository,
    games: any PriceGameRepository,
    rule: any ReachRule = AdaptiveReach(),
    time: any TimeSource
  ) {
    self.catalog = catalog
    self.games = games
    self.rule = rule
    self.time = time
  }
}
