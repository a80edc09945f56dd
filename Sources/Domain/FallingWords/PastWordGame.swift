/// A finished game.
public struct PastWordGame: Hashable, Identifiable, Sendable {
  /// The number in the store.
  public let id: ID
  /// What was played.
  public let start: WordGameStart
  /// When the game was finished.
  public let finishedAt: Moment
  /// The rounds in order.
  public let rounds: [PastWordRound]

  /// Creates a finished game.
  public init(id: ID, start: WordGameStart, finishedAt: Moment, rounds: [PastWordRound]) {
    (self.id, self.start, self.finishedAt, self.rounds) = (id, start, finishedAt, rounds)
  }

  /// The counts of right, wrong and unanswered rounds.
  public var score: FallingScore { FallingScore(of: rounds.map { $0.outcome }) }

  /// The right answers among its first ten rounds, by which games are compared; nil if there were fewer.
  public var rightOfTen: Int? { rounds.firstTen?.count { $0.outcome == .right } }

  /// The number of a game.
  public typealias ID = NumberedID<PastWordGame>
}
