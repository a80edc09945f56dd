/// What a game that was played to its end came to.
public struct NameGameResult: Hashable, Sendable {
  /// More answers than anybody gives, so that sums of them never overflow.
  public static let mostAnswers = 1_000_000_000

  /// What it asked and when it ended.
  public let mode: NameGameMode
  /// How many answers were right: the score.
  public let right: Int
  /// How many answers were wrong.
  public let wrong: Int
  /// How many of the first ten people were found at once, by which games are compared; nil where there were fewer.
  public let rightOfTen: Int?
  /// How long it went on, to the millisecond.
  public let duration: Duration
  /// When it ended.
  public let finishedAt: Moment

  /// Describes a game; parts of a millisecond are dropped, and numbers held within what makes sense.
  public init(
    mode: NameGameMode,
    right: Int,
    wrong: Int,
    rightOfTen: Int? = nil,
    duration: Duration,
    finishedAt: Moment
  ) {
    (self.mode, self.rightOfTen) = (mode, rightOfTen)
    self.right = min(max(0, right), Self.mostAnswers)
    self.wrong = min(max(0, wrong), Self.mostAnswers)
    self.duration = .milliseconds(max(.zero, duration).wholeMilliseconds)
    self.finishedAt = finishedAt
  }

  /// The number of right answers.
  public var score: Int { right }

  /// The share of right answers.
  public var accuracy: Accuracy { Accuracy(right: right, answered: right + wrong) }
}
