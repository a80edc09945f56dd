/// A round of a finished game, as it can be told without its deck.
public struct PastWordRound: Hashable, Sendable {
  /// The pair that was asked.
  public let pair: TranslatedWord.ID
  /// The word.
  public let prompt: String
  /// Its translation.
  public let answer: String
  /// What fell.
  public let shown: String
  /// How it ended.
  public let outcome: FallingOutcome

  /// Describes a round.
  public init(pair: TranslatedWord.ID, prompt: String, answer: String, shown: String, outcome: FallingOutcome) {
    (self.pair, self.prompt, self.answer, self.shown) = (pair, prompt, answer, shown)
    self.outcome = outcome
  }

  /// Keeps what came of a round.
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
