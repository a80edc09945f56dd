/// How often a pair was asked in one direction, and how that went.
public struct WordTally: Hashable, Sendable {
  /// Which pair was asked.
  public let pair: TranslatedWord.ID
  /// The word, as it was last shown.
  public let prompt: String
  /// Its translation.
  public let answer: String
  /// How it was answered; the three counts add up to how often it was seen.
  public let score: FallingScore
  /// Whether it was missed and not put right since.
  public let isMissed: Bool

  /// Describes how a pair was answered.
  public init(pair: TranslatedWord.ID, prompt: String, answer: String, score: FallingScore, isMissed: Bool) {
    (self.pair, self.prompt, self.answer, self.score) = (pair, prompt, answer, score)
    self.isMissed = isMissed
  }

  /// Returns the missed ones, those most in need first: most often missed, then most seldom right.
  public static func mostInNeed(_ tallies: [WordTally]) -> [WordTally] {
    tallies.filter { $0.isMissed }.sorted { one, other in
      let (missed, others) = (one.score.rounds - one.score.right, other.score.rounds - other.score.right)
      return (others, one.score.right, one.pair.rawValue) < (missed, other.score.right, other.pair.rawValue)
    }
  }
}
