public import ArcadeDomain

/// What a player can want on every screen of falling words.
public enum WordIntent: Hashable, Sendable {
  /// A new game.
  case play(FallingPlan)
  /// The screen as it is now.
  case show
  /// Another screen.
  case go(WordRoute)
}
