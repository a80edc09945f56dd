/// A running game: the results so far, and the round whose translation falls. Times are readings of a monotonic clock.
/// Late answers change nothing.
public struct FallingState: Hashable, Sendable {
  /// The rounds with their deck.
  public let game: FallingGame
  /// The plan of the game.
  public let plan: FallingSetup
  /// The results of the finished rounds, in order.
  public private(set) var results: [FallingResult] = []
  /// When the current round began.
  public private(set) var roundBegunAt: Duration

  /// Starts the first round; throws if there is none.
  public init(_ game: FallingGame, of plan: FallingSetup, begunAt time: Duration) throws(WordsError) {
    guard !game.rounds.isEmpty else { throw .emptyDeck }
    (self.game, self.plan, roundBegunAt) = (game, plan, time)
  }

  /// The current round; nil after the last one.
  public var round: FallingRound? { game.rounds.indices.contains(results.count) ? game.rounds[results.count] : nil }

  /// The number of the current round, from 1.
  public var number: Int { results.count + 1 }

  /// When the round times out; nil if there is no limit.
  public var end: Duration? { plan.rules.limit.map { roundBegunAt + $0 } }

  /// The score so far.
  public var score: FallingScore { FallingScore(of: results.map { $0.outcome }) }

  /// The rounds without a right answer.
  public var missed: [FallingResult] { results.filter { $0.outcome != .right } }

  /// Answers a round by its number and starts the next one; at or after the round's end this counts as no answer.
  /// Returns the result; nil if that round is not the current one.
  public mutating func answer(_ answer: FallingAnswer, round number: Int, at time: Duration) -> FallingResult? {
    guard number == self.number else { return nil }
    return isOver(at: time) ? finish(nil, at: time) : finish(answer, at: time)
  }

  /// Ends the round and starts the next one if its time is over; returns the result, otherwise nil.
  public mutating func land(at time: Duration) -> FallingResult? { isOver(at: time) ? finish(nil, at: time) : nil }

  private func isOver(at time: Duration) -> Bool { end.map { time >= $0 } ?? false }

  private mutating func finish(_ answer: FallingAnswer?, at time: Duration) -> FallingResult? {
    guard let round else { return nil }
    let result = FallingResult(round, answer: answer)
    results.append(result)
    roundBegunAt = time
    return result
  }
}
