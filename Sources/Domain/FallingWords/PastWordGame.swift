/// A game that was finished.
public struct PastWordGame: Hashable, Identifiable, Sendable {
  /// Its number in the store.
  public let id: ID
  /// What was played.
  public let start: WordGameStart
  /// When it was finished.
  public let finishedAt: Moment
  /// What was asked, in order.
  public let rounds: [PastWordRound]

  /// Describes a finished game.
  public init(id: ID, start: WordGameStart, finishedAt: Moment, rounds: [PastWordRound]) {
    (self.id, self.start, self.finishedAt, self.rounds) = (id, start, finishedAt, rounds)
  }

  /// What it came to.
  public var score: FallingScore { FallingScore(of: rounds.map { $0.outcome }) }

  /// How many of its first ten rounds were right, by which games are compared; nil where there were fewer.
  public var rightOfTen: Int? { rounds.firstTen?.count { $0.outcome == .right } }

  /// The number of a game.
  public typealias ID = NumberedID<PastWordGame>
}
