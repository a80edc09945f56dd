/// How far a search is.
public struct SearchProgress: Hashable, Sendable {
  /// How many listings have come.
  public let found: Int
  /// How many there will be, as far as the source says.
  public let total: Int

  /// Says how far a search is.
  public init(found: Int, of total: Int) { (self.found, self.total) = (found, total) }

  /// Whether nothing more is to come, so that the result says the rest.
  public var isDone: Bool { found >= total }
}
