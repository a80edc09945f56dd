/// A round of a finished game, readable without its deck.
public struct PastWordRound: Hashable, Sendable {
  /// The pair that was asked.
  public let pair: TranslatedWord.ID
  /// The word that was asked.
  public let prompt: String
  /// The right translation.
  public let answer: String
  /// The translation that fell.
  public let shown: String
  /// Whether it was answered rightly, wrongly or not at all.
  public let outcome: FallingOutcome

  /// Creates a round.
  public init(pair: TranslatedWord.ID, prompt: String, answer: String, shown: String, outcome: FallingOutcome) {
    (self.pair, self.prompt, self.answer, self.shown) = (pair, prompt, answer, shown)
    self.outcome = outcome
  }

  /// Creates a round from a result.
  public init(_ result: FallingResult) {
    self.init(
      pair: result.round.pair.id,
      prompt: result.round.prompt.text,
      answer: result.round.answer.text,
      shown: result.round.shown.text,
      outcome: result.outcome
    )
  }
}
