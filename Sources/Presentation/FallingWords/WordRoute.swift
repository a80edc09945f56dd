public import ArcadeDomain

/// Where a screen of falling words can lead.
public enum WordRoute: Hashable, Sendable {
  /// To the first screen.
  case home
  /// To the first screen with another deck.
  case choose(Deck.ID)
  /// To a new game.
  case play(FallingPlan)
  /// To the list of decks.
  case decks
  /// To the finished games.
  case history
  /// To the best game of each lesson.
  case best
  /// To how each pair of a lesson was answered.
  case words(WordLesson)
  /// To the best games, and the pairs of a lesson most in need.
  case stats(WordLesson)
}

/// Leaves the screens of falling words; each frontend implements it once.
public protocol WordRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: WordRoute) async
}
