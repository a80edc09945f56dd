extension Observatory {
  /// The number of prices that show the trend of a listing.
  private static let mostPrices = 12

  /// Returns all listings of a watch in an arrangement.
  public func listings(
    of watch: WatchSummary,
    in arrangement: ListingArrangement
  ) async throws(RepositoryError) -> [ListingSummary] {
    try await watches.listings(of: watch.id, in: arrangement, after: 0, most: PageCursor.everything)
  }

  /// Returns one page of the listings of a watch in an arrangement, with their newest prices.
  public func listings(
    of watch: WatchSummary,
    in arrangement: ListingArrangement,
    page number: Int,
    size: Int
  ) async throws(RepositoryError) -> ArrangedListings {
    let isWhole = arrangement.filter == .all && arrangement.words.isEmpty && arrangement.group == nil
    let counts = isWhole ? watch.counts : try await watches.counts(of: watch.id, in: arrangement)
    let pages = ListPages(of: counts.values.reduce(0, +), size: size, at: number)
    let (first, most) = (pages.rows.lowerBound, pages.rows.count)
    let listings = try await watches.listings(of: watch.id, in: arrangement, after: first, most: most)
    let ids = listings.map { $0.id }
    let prices = ids.isEmpty ? [] : try await watches.prices(of: ids, in: watch.id, most: Self.mostPrices)
    return ArrangedListings(pages: pages, counts: counts, listings: listings, prices: prices)
  }

  /// Returns the newest prices of each listing whose price dropped last; an empty list for the others.
  public func fallenPrices(
    of listings: [ListingSummary],
    in id: Watch.ID
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    let hasFallen = listings.map { $0.priceMove.map { $0.to.minorUnits < $0.from.minorUnits } ?? false }
    let ids = zip(listings, hasFallen).filter { $1 }.map { $0.0.id }
    var fallen = try await watches.prices(of: ids, in: id, most: Self.mostPrices)[...]
    return hasFallen.map { $0 ? fallen.popFirst() ?? [] : [] }
  }

  /// Returns a listing of a watch, with its neighbours in an arrangement; nil if the watch has no listing with that id.
  public func listing(
    _ id: Listing.ID,
    of watch: WatchSummary,
    in arrangement: ListingArrangement? = nil
  ) async throws(RepositoryError) -> ListingDetails? {
    guard let summary = try await watches.listing(id, of: watch.id),
      let history = try await watches.history(of: id, in: watch.id)
    else { return nil }
    var details = ListingDetails(summary: summary, history: history)
    guard let arrangement else { return details }
    (details.previous, details.next) = try await watches.neighbours(of: id, in: watch.id, arrangement)
    return details
  }

  /// Records that a listing was opened.
  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    try await watches.markRead(listing, of: id)
  }

  /// Records that all listings of a watch were opened.
  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) { try await watches.markAllRead(of: id) }

  /// Returns the records of the updates of a watch, newest first.
  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    try await watches.updates(of: id)
  }
}

/// A page of the listings of a watch.
public struct ArrangedListings: Hashable, Sendable {
  /// The number and range of the page.
  public let pages: ListPages
  /// The number of listings in each group on all pages; groups without any are omitted.
  public let counts: [ListingGroup: Int]
  /// The listings of the page, in order.
  public let listings: [ListingSummary]
  /// The newest prices of each listing, newest first.
  public let prices: [[DatedValue<Money>]]
}

/// A listing of a watch with its full history.
public struct ListingDetails: Hashable, Sendable {
  /// The listing with its last change.
  public let summary: ListingSummary
  /// Every earlier value of its figures.
  public let history: ListingHistory
  /// The listing before it in the arrangement; nil if there is none.
  public internal(set) var previous: Listing.ID?
  /// The listing after it in the arrangement; nil if there is none.
  public internal(set) var next: Listing.ID?

  /// The listing as it was last seen.
  public var listing: Listing { summary.watched.listing }
}
