/// What a source answered to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty where none is.
  public let gaps: [SearchGap]
  /// What was left out of what the source sent, with where it stands; what it sent twice makes no gap.
  public let problems: CappedList<ListingProblem>

  /// Joins listings with what may be missing among them; what was left out makes a gap of its own.
  ///
  /// So many may be missing as are `leftOut`, else all: what repeats a listing that was found is not.
  public init(
    _ snapshot: ListingSnapshot,
    gaps: [SearchGap] = [],
    problems: CappedList<ListingProblem> = [],
    leftOut: Int? = nil
  ) {
    self.snapshot = snapshot
    let leftOut = leftOut ?? problems.total
    self.gaps = leftOut > 0 ? gaps + [.leftOut(leftOut)] : gaps
    self.problems = problems
  }

  /// Whether what is not in it was not found.
  public var isComplete: Bool { gaps.isEmpty }
}

/// Something in what a source sent that is no listing.
public typealias ListingProblem = FeedProblem<FeedMistake>
