/// What a source answered to a search.
public struct SearchResult: Hashable, Sendable {
  /// The listings.
  public let snapshot: ListingSnapshot
  /// Why listings may be missing; empty where none is.
  public let gaps: [UpdateWarning]
  /// The ids of listings that are there, of which no more could be read; some may be in the snapshot as well.
  public let unreadable: [Listing.ID]
  /// The ids of listings that were seen to be gone, also where others may be missing.
  public let gone: [Listing.ID]
  /// What was left out of what the source sent, with where it stands; what has an id or was sent twice makes no gap.
  public let problems: TruncatedList<ListingProblem>
  /// Whether all of it was there at one moment; listings may move past a search that asks for one page after another.
  public let isOneMoment: Bool
  /// Whether the source has more of them than were asked for.
  public let hasMore: Bool
  /// How many the source has in all, where that is more than came.
  public let total: Int?
  /// How the feed was read that it came from, where all of one was.
  public var format = FeedFormat()
  /// What none of its listings has.
  public var lacks: Set<MissingColumn> = []
  /// Whether somebody says that what it lacks is gone, however much that is.
  public var isAccepted = false

  /// Joins listings with what may be missing among them; what was left out makes a gap of its own.
  ///
  /// So many may be missing as are `leftOut`, else all: what is `unreadable` but for its id is not.
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

  /// Whether what is not in it was not found.
  public var isComplete: Bool { gaps.isEmpty }
}

extension SearchResult {
  /// The ids of the listings that are there and could not be read, by their bytes.
  var unreadableIDs: Set<[UInt8]> { Set(unreadable.map { Array($0.utf8) }) }

  /// Whether one of some listings is not there.
  func lacks(anyOf known: [Listing]) -> Bool {
    let there = unreadableIDs
    return DiffSnapshot()(from: ListingSnapshot(known), to: snapshot).outOfSight
      .contains { !there.contains(Array($0.id.utf8)) }
  }

  /// Returns what two looks show together, which is complete where each of them is.
  ///
  /// What only the first one shows stands behind what the second one does.
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

  /// Returns it as incomplete where there is more than so many, behind which a listing may have moved.
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

/// Something in what a source sent that is no listing.
public typealias ListingProblem = FeedProblem<FeedMistake>
