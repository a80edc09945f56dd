/// What a source answered to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty where none is.
  public let gaps: [SearchGap]
  /// What was left out of what the source sent, with where it stands.
  public let problems: CappedList<ListingProblem>

  /// Joins listings with what may be missing among them; what was left out makes a gap of its own.
  public init(_ snapshot: ListingSnapshot, gaps: [SearchGap] = [], problems: CappedList<ListingProblem> = []) {
    self.snapshot = snapshot
    self.gaps = problems.isEmpty ? gaps : gaps + [.leftOut(problems.total)]
    self.problems = problems
  }

  /// Whether what is not in it was not found.
  public var isComplete: Bool { gaps.isEmpty }
}

/// Something in what a source sent that is no listing.
public typealias ListingProblem = FeedProblem<FeedMistake>
