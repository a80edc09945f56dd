/// Which listings of a watch are shown, and in which order. The groups are in the order of `ListingGroup`. The sorting
/// applies within a group, and ties are sorted by rank.
public struct ListingArrangement: Hashable, Sendable {
  /// The sort order within a group.
  public enum Sorting: String, CaseIterable, Hashable, Sendable {
    /// The position in the result.
    case rank
    /// The name, by its bytes.
    case name
    /// The price, lowest first.
    case price
    /// The number of reviews, highest first.
    case reviews
    /// The last change, newest first.
    case change
    /// The last price drop by percentage, largest first.
    case drop
  }

  /// The listings that are left out.
  public enum Filter: String, CaseIterable, Hashable, Sendable {
    /// No listing is left out.
    case all
    /// Listings that the latest update found unchanged are left out.
    case changed
    /// Listings that were opened since their last change are left out.
    case unread
  }

  /// The sort order within a group.
  public var sorting: Sorting
  /// The filter for listings.
  public var filter: Filter
  /// The only group that is shown; nil for all groups.
  public var group: ListingGroup?
  /// The words that a name must contain, as typed; case, accents and width are ignored.
  public var words: String

  /// Creates an arrangement; the default sorts by rank and leaves nothing out.
  public init(by sorting: Sorting = .rank, only filter: Filter = .all, group: ListingGroup? = nil, words: String = "") {
    (self.sorting, self.filter, self.group, self.words) = (sorting, filter, group, words)
  }

  /// The groups that are shown, in order.
  public var groups: [ListingGroup] { group.map { [$0] } ?? ListingGroup.allCases }

  /// Filters and sorts listings that already match the words.
  public func callAsFunction(_ listings: [ListingSummary]) -> [ListingSummary] {
    let shown = listings.filter { filter.passes($0.watched) }
    return groups.flatMap { group in shown.filter { $0.watched.group == group }.sorted(by: precedes) }
  }

  private func precedes(_ first: ListingSummary, _ second: ListingSummary) -> Bool {
    let (one, other) = (first.watched.listing, second.watched.listing)
    let isFirst: Bool? =
      switch sorting {
      case .rank: nil
      case .name:
        one.name.utf8.elementsEqual(other.name.utf8) ? nil : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
      case .price: ListingOrder.priceUp.isEarlier(one, other)
      case .reviews: ListingOrder.reviews.isEarlier(one, other)
      case .change: ListingOrder.isEarlier(first.lastChange?.at, second.lastChange?.at, by: >)
      case .drop: ListingOrder.isEarlier(PriceFall(first.priceMove), PriceFall(second.priceMove), by: >)
      }
    if let isFirst { return isFirst }
    guard one.rank == other.rank else { return one.rank < other.rank }
    return one.idOrder(relativeTo: other) == .before
  }
}

extension ListingArrangement.Filter {
  /// Whether a listing is shown.
  public func passes(_ listing: WatchedListing) -> Bool {
    switch self {
    case .all: true
    case .changed: listing.hasChanged
    case .unread: listing.isUnread
    }
  }
}
