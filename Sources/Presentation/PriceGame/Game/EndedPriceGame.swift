import ArcadeDomain

/// A game that has ended.
struct EndedPriceGame {
  /// The game as it ended.
  let game: PriceGame
  /// What it is stored as; nil where nothing was asked in it.
  let past: PastPriceGame.ID?
}
