/// The rounds of a game, with details of their deck.
public struct FallingGame: Hashable, Sendable {
  /// The name of the deck that players see.
  public let deckName: String
  /// The languages of the deck.
  public let languages: DeckLanguages
  /// Whether the deck is current or cached.
  public let freshness: Freshness
  /// The rounds in order; fewer than the rules ask for if the deck has fewer words.
  public let rounds: [FallingRound]

  /// Creates a game.
  public init(
    deckName: String,
    languages: DeckLanguages = DeckLanguages(.front, .back),
    freshness: Freshness,
    rounds: [FallingRound]
  ) {
    (self.deckName, self.languages, self.freshness) = (deckName, languages, freshness)
    self.rounds = rounds
  }
}
