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

  /// Loads what a planned game needs.
  public var loadFallingGame: LoadFallingGame { LoadFallingGame(quiz: self) }
  /// Keeps what was read as a deck.
  public var importDeck: ImportDeck { ImportDeck(quiz: self) }
  /// Gives a kept deck another name.
  public var renameDeck: RenameDeck { RenameDeck(quiz: self) }
}
