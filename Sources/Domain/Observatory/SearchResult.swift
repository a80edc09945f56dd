/// The response of a source to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings that were found.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty if none are.
  public let gaps: [UpdateWarning]
  /// The ids of listings that exist but could not be read; some may be in the snapshot as well.
  public let unreadable: [Listing.ID]
  /// The ids of listings that are known to be gone, even if others may be missing.
  public let gone: [Listing.ID]
  /// What was skipped, with its place; an entry that has an id or is a duplicate makes no gap.
  public let problems: TruncatedList<ListingProblem>
  /// Whether the result is from one moment; listings can move between pages that are loaded one by one.
  public let isOneMoment: Bool
  /// Whether the source has more results than were requested.
  public let hasMore: Bool
  /// The total number of results in the source, if more than were returned.
  public let total: Int?
  /// The format of the feed, if a whole feed was read.
  public var format = FeedFormat()
  /// The columns that no listing has.
  public var lacks: Set<MissingColumn> = []
  /// Whether the user accepts that all missing listings are gone, however many.
  public var isAccepted = false

  /// Creates a result; skipped entries add a gap. The gap counts `leftOut` entries, or all problems by default. Entries
  /// that are `unreadable` except for their id are not in the gap.
  public init(
    _ snapshot: ListingSnapshot,
    gaps: [UpdateWarning] = [],
    unreadable: [Listing.ID] = [],
    gone: [Listing.ID] = [],
    problems: TruncatedList<ListingProblem> = [],
    leftOut: Int? = nil,
    isOneMoment: Bool = true,
    hasMore: Bool = false,
    total: Int? = nil
  ) {
    (self.snapshot, self.unreadable, self.gone) = (snapshot, unreadable, gone)
    (self.isOneMoment, self.hasMore) = (isOneMoment, hasMore)
    self.total = total.flatMap { $0 > snapshot.listings.count + unreadable.count ? $0 : nil }
    let leftOut = leftOut ?? problems.total
    self.gaps = leftOut > 0 ? gaps + [.leftOut(leftOut)] : gaps
    self.problems = problems
  }

  /// Whether every listing that is not in the result was not found.
  public var isComplete: Bool { gaps.isEmpty }
}

extension SearchResult {
  /// The ids of the unreadable listings, as bytes.
  var unreadableIDs: Set<[UInt8]> { Set(unreadable.map { Array($0.utf8) }) }

  /// Whether any of the known listings is missing.
  func lacks(anyOf known: [Listing]) -> Bool {
    let there = unreadableIDs
    return DiffSnapshot()(from: ListingSnapshot(known), to: snapshot).outOfSight
      .contains { !there.contains(Array($0.id.utf8)) }
  }

  /// Returns the union of two searches, complete if both are. Listings that only the first one found are ranked after
  /// those of the second.
  func joined(with second: SearchResult) -> SearchResult {
    let others = DiffSnapshot()(from: snapshot, to: second.snapshot).outOfSight.sorted { $0.rank < $1.rank }
    let last = second.snapshot.listings.map { $0.rank }.max() ?? 0
    let behind = others.enumerated().map { place, listing in listing.ranked(last + place + 1) }
    return SearchResult(
      ListingSnapshot(second.snapshot.listings + behind),
      gaps: gaps + second.gaps.filter { !gaps.contains($0) },
      unreadable: unreadable + second.unreadable,
      problems: second.problems,
      leftOut: 0,
      isOneMoment: false,
      hasMore: hasMore || second.hasMore,
      total: second.total
    )
  }

  /// Returns the result as incomplete if there are more listings than the limit, since a listing may have moved past
  /// it.
  func cut(at count: Int) -> SearchResult {
    guard hasMore else { return self }
    return SearchResult(
      snapshot,
      gaps: gaps + [.limitHit(count)],
      unreadable: unreadable,
      problems: problems,
      leftOut: 0,
      isOneMoment: false,
      total: total
    )
  }
}

/// A skipped entry of a source's response that is not a listing.
public typealias ListingProblem = FeedProblem<FeedMistake>
