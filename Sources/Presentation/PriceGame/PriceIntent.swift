public import ArcadeDomain

/// An intent on every screen of the price game.
public enum PriceIntent: Hashable, RoutedIntent {
  /// Starts a game with the products of some categories.
  case play([CategoryTrail])
  /// Starts a game with the categories that were played last.
  case again
  /// Continues the game in progress.
  case resume
  /// Opens the last category of a path: its subcategories or, if it has products, a game.
  case open([PriceCategory.ID])
  /// Adds categories to the mix; without any, shows the mix.
  case mix([CategoryTrail])
  /// Starts a game with the mix.
  case playMix
  /// Clears the mix.
  case clearMix
  /// Guesses a price in a daily challenge.
  case guess(Guess)
  /// Reloads the screen.
  case show
  /// Opens another screen.
  case go(PriceRoute)
}
