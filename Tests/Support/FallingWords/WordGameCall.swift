/// A call of a repository of word games, which a test can let fail.
public enum WordGameCall: Hashable, CaseIterable, Sendable {
  /// Beginning a game.
  case begin
  /// Keeping a round.
  case note
  /// Finishing a game.
  case finish
  /// Reading the finished games.
  case history
  /// Reading how words were answered.
  case tallies
}
