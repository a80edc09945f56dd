/// How a game is played.
public struct FallingRules: Hashable, Sendable {
  /// How many rounds a game has, where the deck has so many words.
  public let rounds: Int
  /// How long a translation falls; nil where there is no limit.
  public let limit: Duration?
  /// How probable a right translation is in the rounds that need not have one.
  public let rightShare: RightShare

  /// Makes rules; nil where there is no round, or no time at all.
  public init?(rounds: Int = 10, limit: Duration? = .seconds(4), rightShare: RightShare = .half) {
    guard rounds > 0, limit.map({ $0 > .zero }) ?? true else { return nil }
    self.init(rounds, limit, rightShare)
  }

  private init(_ rounds: Int, _ limit: Duration?, _ rightShare: RightShare) {
    (self.rounds, self.limit, self.rightShare) = (rounds, limit, rightShare)
  }

  /// How many rounds a game can have.
  public static let possibleRounds = 1...1_000
  /// How many seconds a translation can fall.
  public static let possibleSeconds = 1...3_600

  /// Ten rounds of four seconds.
  public static let usual = FallingRules(10, .seconds(4), .half)

  /// The same without a limit, for whoever needs more time.
  public var withoutLimit: FallingRules { FallingRules(rounds, nil, rightShare) }
}
