/// What falling words work with: the decks, the kept games and the time.
public struct WordQuiz: Sendable {
  /// Where decks come from.
  public let decks: any DeckRepository
  /// Where games are kept.
  public let games: any WordGameRepository
  /// What time it is.
  public let time: any TimeSource

  /// Joins what falling words work with.
  public init(decks: any DeckRepository, games: any WordGameRepository, time: any TimeSource) {
    self.decks = decks
    self.games = games
    self.time = time
  }
}
