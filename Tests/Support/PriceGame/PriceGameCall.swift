/// A call of a repository of games, which a test can let fail.
public enum PriceGameCall: Hashable, CaseIterable, Sendable {
  /// Reading the game in progress.
  case current
  /// Beginning a new one.
  case begin
  /// Keeping a step.
  case save
  /// Finishing the game.
  case finish
  /// Reading the finished games.
  case history
  /// Reading one of them.
  case game
  /// Reading the categories that were played last.
  case lastTrails
  /// Reading the mix.
  case mix
  /// Keeping the mix.
  case keepMix
  /// Asking whether the instructions were seen, or noting it.
  case instructions
}
