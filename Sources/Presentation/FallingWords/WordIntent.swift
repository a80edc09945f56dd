public import ArcadeDomain

/// What a player can want on every screen of falling words.
public enum WordIntent: Hashable, RoutedIntent {
  /// A new game with some of the words that are chosen; without a choice, with the usual ones.
  case play(DeckSelection?, FallingPlan.Choice)
  /// The screen as it is now.
  case show
  /// Another screen.
  case go(WordRoute)
}
