/// A game that was finished.
public struct PastPriceGame: Hashable, Identifiable, Sendable {
  /// Its number in the store.
  public let id: ID
  /// The categories that its products came from; more than one for a mix.
  public let trails: [CategoryTrail]
  /// The name of the rule for the reach.
  public let ruleName: String
  /// When it was finished.
  public let finishedAt: Moment
  /// What was asked, in order.
  public let rounds: [PriceRound]

  /// Describes a finished game.
  public init(id: ID, trails: [CategoryTrail], ruleName: String, finishedAt: Moment, rounds: [PriceRound]) {
    (self.id, self.trails, self.ruleName, self.finishedAt) = (id, trails, ruleName, finishedAt)
    self.rounds = rounds
  }

  /// What it came to.
  public var score: PriceScore { PriceScore(of: rounds) }

  /// What its first ten questions came to, by which games are compared; nil where there were fewer.
  public var scoreOfTen: PriceScore? { rounds.firstTen.map { PriceScore(of: $0) } }

  /// The number of a finished game.
  public typealias ID = NumberedID<PastPriceGame>
}
