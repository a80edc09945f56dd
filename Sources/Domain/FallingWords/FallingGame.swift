/// The rounds of a game, with what there is to say about the deck that they come from.
public struct FallingGame: Hashable, Sendable {
  /// What players call the deck.
  public let deckName: String
  /// The languages of the deck.
  public let languages: DeckLanguages
  /// How fresh the deck is.
  public let freshness: Freshness
  /// The rounds, in order; fewer than the rules say where there are fewer words.
  public let rounds: [FallingRound]

  /// Joins rounds with their deck.
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
