public import ArcadeDomain

extension ListingListScreen.Page {
  /// Formats a part of arranged listings, group by group; numbers count all of them.
  public init(
    _ listings: [ListingSummary],
    page: Int,
    of size: Int,
    watch: WatchSummary,
    terms: String?,
    phrases: any WatchPhrases
  ) {
    let numbered = Array(listings.enumerated().dropFirst(page * size).prefix(size))
    let pages = (listings.count + size - 1) / size
    self.init(
      summary: phrases.summary(of: watch),
      columns: phrases.listingColumns,
      groups: ListingGroup.allCases.compactMap { group in
        let rows = numbered.filter { $0.element.watched.group == group }
        guard !rows.isEmpty else { return nil }
        let all = listings.count { $0.watched.group == group }
        return ListingListScreen.Group(
          title: "\(phrases.title(of: group)) (\(phrases.formats.number(all)))",
          rows: rows.map {
            ListingListScreen.Row($0.element, number: $0.offset + 1, latest: watch.latest?.at, phrases: phrases)
          }
        )
      },
      position: pages > 1 ? phrases.page(page + 1, of: pages) : nil,
      terms: terms
    )
  }
}

extension ListingListScreen.Row {
  /// Formats a listing; of one that is back, only what changed in the latest update counts as its last change.
  init(_ summary: ListingSummary, number: Int, latest: Moment?, phrases: any WatchPhrases) {
    let (listing, returned) = (summary.watched.listing, summary.watched.hasReturned)
    let change = summary.lastChange.flatMap { !returned || $0.at == latest ? $0 : nil }
    self.init(
      number: String(number),
      rank: phrases.formats.number(listing.rank),
      name: listing.name,
      price: listing.price.map(phrases.formats.money) ?? "",
      reviews: phrases.stars(of: listing.figures),
      stock: listing.isAvailable.map { phrases.stock($0) } ?? "",
      change: change.map { phrases.mark(of: $0.change) },
      unread: summary.watched.isUnread ? phrases.unreadMark : nil,
      returned: returned ? phrases.returnedMark : nil
    )
  }
}
