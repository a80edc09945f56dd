extension Observatory {
  /// How many prices show how the price of a listing went.
  private static let mostPrices = 12

  /// Returns all listings of a watch as they are arranged.
  public func listings(
    of watch: WatchSummary,
    in arrangement: ListingArrangement
  ) async throws(RepositoryError) -> [ListingSummary] {
    try await watches.listings(of: watch.id, in: arrangement, after: 0, most: PageCursor.everything)
  }

  /// Returns one page of the listings of a watch as they are arranged, with their newest prices.
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

  /// Returns the newest prices of the listings whose price fell last, in the order of all of them; of the others none.
  public func fallenPrices(
    of listings: [ListingSummary],
    in id: Watch.ID
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    let hasFallen = listings.map { $0.priceMove.map { $0.to.minorUnits < $0.from.minorUnits } ?? false }
    let ids = zip(listings, hasFallen).filter { $1 }.map { $0.0.id }
    var fallen = try await watches.prices(of: ids, in: id, most: Self.mostPrices)[...]
    return hasFallen.map { $0 ? fallen.popFirst() ?? [] : [] }
  }

  /// Returns a listing of a watch, and with an arrangement what it shows before and after it; nil if the watch has none
  /// with that id.
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

  /// Notes that a listing was opened.
  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    try await watches.markRead(listing, of: id)
  }

  /// Notes that all listings of a watch were opened.
  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) { try await watches.markAllRead(of: id) }

  /// Returns the records of the updates of a watch, newest first.
  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    try await watches.updates(of: id)
  }
}

/// A page of the listings of a watch.
public struct ArrangedListings: Hashable, Sendable {
  /// Which page it is.
  public let pages: ListPages
  /// How many listings each group has on all pages; a group without any is missing.
  public let counts: [ListingGroup: Int]
  /// What is on the page, in its order.
  public let listings: [ListingSummary]
  /// The newest prices of each, newest first.
  public let prices: [[DatedValue<Money>]]
}

/// A listing of a watch with all that was seen of it.
public struct ListingDetails: Hashable, Sendable {
  /// The listing with its last change.
  public let summary: ListingSummary
  /// What it was before.
  public let history: ListingHistory
  /// What stands before it; nil if nothing does.
  public internal(set) var previous: Listing.ID?
  /// What stands after it; nil if nothing does.
  public internal(set) var next: Listing.ID?

  /// The listing as it is now.
  public var listing: Listing { summary.watched.listing }
}
