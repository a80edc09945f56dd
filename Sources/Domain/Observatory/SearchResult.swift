/// What a source answered to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty where none is.
  public let gaps: [IncompleteReason]
  /// What was left out of what the source sent, with where it stands; what it sent twice makes no gap.
  public let problems: CappedList<ListingProblem>
  /// Whether all of it was there at one moment; listings may move past a search that asks for one page after another.
  public let isOneMoment: Bool
  /// Whether the source has more of them than were asked for.
  public let hasMore: Bool

  /// Joins listings with what may be missing among them; what was left out makes a gap of its own.
  ///
  /// So many may be missing as are `leftOut`, else all: what repeats a listing that was found is not.
  public init(
    _ snapshot: ListingSnapshot,
    gaps: [IncompleteReason] = [],
    problems: CappedList<ListingProblem> = [],
    leftOut: Int? = nil,
    isOneMoment: Bool = true,
    hasMore: Bool = false
  ) {
    (self.snapshot, self.isOneMoment, self.hasMore) = (snapshot, isOneMoment, hasMore)
    let leftOut = leftOut ?? problems.total
    self.gaps = leftOut > 0 ? gaps + [.leftOut(leftOut)] : gaps
    self.problems = problems
  }

  /// Whether what is not in it was not found.
  public var isComplete: Bool { gaps.isEmpty }
}

extension SearchResult {
  /// Whether one of some listings is not in it.
  func lacks(anyOf known: [Listing]) -> Bool {
    !DiffSnapshot()(from: ListingSnapshot(known), to: snapshot).outOfSight.isEmpty
  }

  /// Returns what two looks show together, which is complete where each of them is.
  func joined(with second: SearchResult) -> SearchResult {
    SearchResult(
      ListingSnapshot(second.snapshot.listings + snapshot.listings),
      gaps: gaps + second.gaps.filter { !gaps.contains($0) },
      problems: second.problems,
      leftOut: 0,
      isOneMoment: false,
      hasMore: hasMore || second.hasMore
    )
  }

  /// Returns it as incomplete where there is more than so many, behind which a listing may have moved.
  func cut(at count: Int) -> SearchResult {
    guard hasMore else { return self }
    return SearchResult(snapshot, gaps: gaps + [.limitHit(count)], problems: problems, leftOut: 0, isOneMoment: false)
  }
}

/// Something in what a source sent that is no listing.
public typealias ListingProblem = FeedProblem<FeedMistake>
