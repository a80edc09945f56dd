/// The result of a finished game.
public struct NameGameResult: Hashable, Sendable {
  /// A limit that no game reaches, so that sums never overflow.
  public static let mostAnswers = 1_000_000_000

  /// The mode of the game.
  public let mode: NameGameMode
  /// The number of right answers, which is the score.
  public let right: Int
  /// The number of wrong answers.
  public let wrong: Int
  /// How many of the first ten people were found at the first answer, by which games are compared; nil if there were
  /// fewer.
  public let rightOfTen: Int?
  /// The length of the game, to the millisecond.
  public let duration: Duration
  /// When the game ended.
  public let finishedAt: Moment

  /// Creates a result; rounds the duration down to a millisecond and limits the numbers to their range.
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
