/// A game with what came of its rounds so far.
public struct FallingPlay: Hashable, Sendable {
  /// The rounds, with their deck.
  public let game: FallingGame
  /// What came of those that are over, in order.
  public private(set) var results: [FallingResult]
  /// When the round began that is played now, by the clock that only grows.
  public private(set) var roundBegunAt: Duration

  init(_ game: FallingGame, begunAt time: Duration) {
    self.game = game
    results = []
    roundBegunAt = time
  }

  /// What is asked now; nil where all rounds are over.
  public var round: FallingRound? {
    game.rounds.indices.contains(results.count) ? game.rounds[results.count] : nil
  }

  /// What it came to so far.
  public var score: FallingScore { FallingScore(of: results.map(\.outcome)) }

  /// The rounds that were not answered rightly.
  public var missed: [FallingResult] { results.filter { $0.outcome != .right } }

  /// Returns the game with the round over and the next one begun.
  func answered(_ answer: FallingAnswer?, at time: Duration) -> FallingPlay {
    guard let round else { return self }
    var play = self
    play.results.append(FallingResult(round, answer: answer))
    play.roundBegunAt = time
    return play
  }
}
