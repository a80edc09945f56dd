/// A finished game.
public struct PastPriceGame: Hashable, Identifiable, Sendable {
  /// The number in the store.
  public let id: ID
  /// The categories of the products; more than one for a mix.
  public let trails: [CategoryTrail]
  /// The name of the reach rule.
  public let ruleName: String
  /// When the game was finished.
  public let finishedAt: Moment
  /// The questions with their answers, in order.
  public let rounds: [PriceRound]

  /// Creates a finished game.
  public init(id: ID, trails: [CategoryTrail], ruleName: String, finishedAt: Moment, rounds: [PriceRound]) {
    (self.id, self.trails, self.ruleName, self.finishedAt) = (id, trails, ruleName, finishedAt)
    self.rounds = rounds
  }

  /// The result of the game.
  public var score: PriceScore { PriceScore(of: rounds) }

  /// The result of the first ten questions, by which games are compared; nil if there were fewer.
  public var scoreOfTen: PriceScore? { rounds.firstTen.map { PriceScore(of: $0) } }

  /// The number of a finished game.
  public typealias ID = NumberedID<PastPriceGame>
}
