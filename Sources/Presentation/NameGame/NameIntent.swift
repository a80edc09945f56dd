public import ArcadeDomain

/// What a player can want on every screen of the name game.
public enum NameIntent: Hashable, RoutedIntent {
  /// A new game in a mode; whoever was asked for last, in the game before, is not asked for first.
  case play(NameGameMode, after: Person.ID? = nil)
  /// The people loaded anew.
  case refresh
  /// Another screen.
  case go(NameRoute)
}
