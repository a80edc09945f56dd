/// Which listings of a watch are shown, and in what order.
///
/// The groups always follow each other as `ListingGroup` lists them; the order
/// counts within a group, and what it cannot decide goes by rank.
public struct ListingArrangement: Hashable, Sendable {
  /// What decides the order within a group.
  public enum Sorting: String, CaseIterable, Hashable, Sendable {
    /// The place in the result.
    case rank
    /// The name, by the bytes of its letters.
    case name
    /// The price, lowest first.
    case price
    /// The number of reviews, highest first.
    case reviews
    /// The last change, newest first.
    case change
    /// By which part of it the price fell last, the largest first.
    case drop
  }

  /// What is left out.
  public enum Filter: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case all
    /// What the latest update found as it was.
    case changed
    /// What was opened since something happened to it.
    case unread
  }

  /// What decides the order within a group.
  public var sorting: Sorting
  /// What is left out.
  public var filter: Filter
  /// The only group that is shown; nil for all.
  public var group: ListingGroup?
  /// The words that a name has to have, as they were typed, without regard to case, accents and width.
  public var words: String

  /// Arranges by rank and leaves nothing out, unless told otherwise.
  public init(by sorting: Sorting = .rank, only filter: Filter = .all, group: ListingGroup? = nil, words: String = "") {
    (self.sorting, self.filter, self.group, self.words) = (sorting, filter, group, words)
  }

  /// The groups that are shown, one after the other.
  public var groups: [ListingGroup] { group.map { [$0] } ?? ListingGroup.allCases }

  /// Arranges listings, all of which have the words.
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
  /// Whether it lets a listing through.
  public func passes(_ listing: WatchedListing) -> Bool {
    switch self {
    case .all: true
    case .changed: listing.hasChanged
    case .unread: listing.isUnread
    }
  }
}
