public import ArcadeDomain

/// What a player can want on every screen of the price game.
public enum PriceIntent: Hashable, RoutedIntent {
  /// A new game with the products of categories.
  case play([CategoryTrail])
  /// A new game with the categories that were played last.
  case again
  /// The game in progress.
  case resume
  /// What stands below the last of these categories, which lead down to it; where that is products, a game.
  case open([PriceCategory.ID])
  /// Categories in the mix; without any, what is in it.
  case mix([CategoryTrail])
  /// A new game with the products of the mix.
  case playMix
  /// Nothing in the mix any more.
  case clearMix
  /// What a product of a daily costs.
  case guess(Guess)
  /// The screen as it is now.
  case show
  /// Another screen.
  case go(PriceRoute)
}
