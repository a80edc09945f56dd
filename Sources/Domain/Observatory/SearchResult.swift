/// What a source answered to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty where none is.
  public let gaps: [SearchGap]

  /// Joins listings with what may be missing among them.
  public init(_ snapshot: ListingSnapshot, gaps: [SearchGap] = []) {
    self.snapshot = snapshot
    self.gaps = gaps
  }

  /// Whether what is not in it was not found.
  public var isComplete: Bool { gaps.isEmpty }
}
