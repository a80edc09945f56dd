/// Why there is nothing to show, and whether trying again can help.
public struct Failure: Hashable, Sendable {
  /// What happened, why, and what to do next.
  public let text: String
  /// Whether a retry is worth offering.
  public let canRetry: Bool

  /// Describes a failure.
  public init(_ text: String, canRetry: Bool) { (self.text, self.canRetry) = (text, canRetry) }
}
