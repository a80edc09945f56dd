/// The number of rounds, the time limit and the share of right translations of a game.
public struct FallingRules: Hashable, Sendable {
  /// The number of rounds if the deck has enough words.
  public let rounds: Int
  /// How long a translation falls; nil for no limit.
  public let limit: Duration?
  /// The probability of a right translation in rounds that need not be right.
  public let rightShare: RightShare

  /// Creates rules; nil if there are no rounds or no time.
  public init?(rounds: Int = 10, limit: Duration? = .seconds(4), rightShare: RightShare = .half) {
    guard rounds > 0, limit.map({ $0 > .zero }) ?? true else { return nil }
    self.init(rounds, limit, rightShare)
  }

  private init(_ rounds: Int, _ limit: Duration?, _ rightShare: RightShare) {
    (self.rounds, self.limit, self.rightShare) = (rounds, limit, rightShare)
  }

  /// The allowed numbers of rounds.
  public static let possibleRounds = 1...1_000
  /// The allowed seconds of a fall.
  public static let possibleSeconds = 1...3_600

  /// Ten rounds of four seconds.
  public static let usual = FallingRules(10, .seconds(4), .half)

  /// The same rules without a time limit.
  public var withoutLimit: FallingRules { FallingRules(rounds, nil, rightShare) }
}
