/// The reason why there is nothing to show, and whether a retry can help.
public struct Failure: Hashable, Sendable {
  /// What happened, why, and what to do next.
  public let text: String
  /// Whether a retry is offered.
  public let canRetry: Bool

  /// Creates a failure from a sentence.
  public init(_ text: String, canRetry: Bool) { (self.text, self.canRetry) = (text, canRetry) }
}
