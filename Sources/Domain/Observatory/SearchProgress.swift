/// The state of a running search.
public struct SearchProgress: Hashable, Sendable {
  /// The number of listings received.
  public let found: Int
  /// The number of listings expected, if known from the source.
  public let total: Int

  /// Creates a progress report.
  public init(found: Int, of total: Int) { (self.found, self.total) = (found, total) }

  /// Whether all listings have been received.
  public var isDone: Bool { found >= total }
}
