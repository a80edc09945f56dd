/// A game that is played: what came of its rounds so far, and the one whose translation falls.
///
/// Times are readings of the clock that only grows. What comes too late, or has come before, changes nothing.
public struct FallingState: Hashable, Sendable {
  /// The rounds, with their deck.
  public let game: FallingGame
  /// What is played, and how.
  public let plan: FallingSetup
  /// What came of the rounds that are over, in order.
  public private(set) var results: [FallingResult] = []
  /// When the round began that is played now.
  public private(set) var roundBegunAt: Duration

  /// Begins the first round; throws where there is none.
  public init(_ game: FallingGame, of plan: FallingSetup, begunAt time: Duration) throws(WordsError) {
    guard !game.rounds.isEmpty else { throw .emptyDeck }
    (self.game, self.plan, roundBegunAt) = (game, plan, time)
  }

  /// What is asked now; nil where all rounds are over.
  public var round: FallingRound? { game.rounds.indices.contains(results.count) ? game.rounds[results.count] : nil }

  /// The number of the round that is played, from 1.
  public var number: Int { results.count + 1 }

  /// When the round is over; nil where there is no limit.
  public var end: Duration? { plan.rules.limit.map { roundBegunAt + $0 } }

  /// What it came to so far.
  public var score: FallingScore { FallingScore(of: results.map { $0.outcome }) }

  /// The rounds that were not answered rightly.
  public var missed: [FallingResult] { results.filter { $0.outcome != .right } }

  /// Answers the round with a number and begins the next one; at or after its end that counts as no answer.
  ///
  /// Returns what came of the round; nil where it is not the one that is played.
  public mutating func answer(_ answer: FallingAnswer, round number: Int, at time: Duration) -> FallingResult? {
    guard number == self.number else { return nil }
    return isOver(at: time) ? finish(nil, at: time) : finish(answer, at: time)
  }

  /// Ends the round and begins the next one where its time is over; returns what came of it, else nil.
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
