/// How a round ended.
public enum FallingOutcome: String, CaseIterable, Hashable, Sendable {
  /// The player said what is so.
  case right
  /// The player said what is not so.
  case wrong
  /// The player said nothing in time.
  case unanswered
}
