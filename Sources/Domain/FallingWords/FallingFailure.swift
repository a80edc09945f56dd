/// Why the rounds of a game cannot be had.
public enum FallingFailure: Error, Hashable, Sendable {
  /// There is nothing to play.
  case words(WordsError)
  /// The deck, or what was missed, cannot be read.
  case repository(RepositoryError)
}
