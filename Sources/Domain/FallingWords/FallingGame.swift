/// The rounds of a game, with what there is to say about the deck that they come from.
public struct FallingGame: Hashable, Sendable {
  /// What players call the deck.
  public let deckName: String
  /// How fresh the deck is.
  public let freshness: Freshness
  /// The rounds, in order; fewer than the rules say where there are fewer words.
  public let rounds: [FallingRound]

  /// Joins rounds with their deck.
  public init(deckName: String, freshness: Freshness, rounds: [FallingRound]) {
    self.deckName = deckName
    self.freshness = freshness
    self.rounds = rounds
  }
}
