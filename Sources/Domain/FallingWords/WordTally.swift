/// The counts of a pair in one direction.
public struct WordTally: Hashable, Sendable {
  /// The pair that was asked.
  public let pair: TranslatedWord.ID
  /// The word as it was last shown.
  public let prompt: String
  /// The right translation.
  public let answer: String
  /// Its right, wrong and missing answers, which add up to how often it was asked.
  public let score: FallingScore
  /// Whether it was missed and not answered rightly since.
  public let isMissed: Bool

  /// Creates a tally.
  public init(pair: TranslatedWord.ID, prompt: String, answer: String, score: FallingScore, isMissed: Bool) {
    (self.pair, self.prompt, self.answer, self.score) = (pair, prompt, answer, score)
    self.isMissed = isMissed
  }

  /// Returns the missed pairs, the most often missed first, and of equals the least often right.
  public static func mostInNeed(_ tallies: [WordTally]) -> [WordTally] {
    tallies.filter { $0.isMissed }.sorted { one, other in
      let (missed, others) = (one.score.rounds - one.score.right, other.score.rounds - other.score.right)
      return (others, one.score.right, one.pair.rawValue) < (missed, other.score.right, other.pair.rawValue)
    }
  }
}
