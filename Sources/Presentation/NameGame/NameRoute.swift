public import ArcadeDomain

/// Where a screen of the name game can lead.
public enum NameRoute: Hashable, Sendable {
  /// To the first screen.
  case home
  /// To a new game, where whoever was asked for last is not asked for first.
  case play(NameGameMode, after: Person.ID? = nil)
  /// To what a game has come to, in place of the game.
  case over(NameGameOutcome)
  /// To the people, with what was answered about each.
  case people
  /// To the card of the person in a row of the list, from 1.
  case person(Int)
  /// To the games that were played to their end.
  case history
  /// To the best game of each mode.
  case best
  /// To the best games, and the people most in need of practice.
  case stats
}

/// How a game ended.
public struct NameGameOutcome: Hashable, Sendable {
  /// The game in its last state.
  public let game: NameGame
  /// What it came to.
  public let result: NameGameResult
  /// The answer that ended it; nil where time or the player did.
  public let lastAnswer: NameAnswer?
  /// Why it could not be kept, where it could not.
  public let failure: Failure?

  /// Describes the end of a game.
  public init(game: NameGame, result: NameGameResult, lastAnswer: NameAnswer? = nil, failure: Failure? = nil) {
    self.game = game
    self.result = result
    self.lastAnswer = lastAnswer
    self.failure = failure
  }
}

/// Leaves the name game's screens; each frontend implements it once.
public protocol NameRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: NameRoute) async
}
