public import ArcadeDomain

extension Table {
  /// Creates a table for each group of arranged listings, after a number of earlier ones. A group can have more
  /// listings than are shown.
  ///
  /// Rows are links. Rows of unread listings are links only if `leads`, because opening one marks it as read. `prices`,
  /// in the order of the listings, add a price history to each price.
  public static func listing(
    _ listings: [ListingSummary],
    of watch: WatchSummary,
    in arrangement: ListingArrangement = ListingArrangement(),
    after first: Int = 0,
    counts: [ListingGroup: Int]? = nil,
    prices: [[DatedValue<Money>]] = [],
    leads: Bool = true,
    phrases: WatchPhrases
  ) -> [Table] {
    let numbered = Array(listings.enumerated())
    var (trends, lows): ([Int: Trend], [Int: Int]) = ([:], [:])
    for (listing, prices) in zip(numbered, prices) {
      trends[listing.offset] = Trend(of: prices, until: watch.latest?.at, phrases: phrases)
      lows[listing.offset] = PriceTrend(of: prices, until: watch.latest?.at)?.lowestDays
    }
    // If nothing has changed, the names use the space.
    let hasNews = numbered.contains { $0.element.watched.hasReturned || $0.element.change != nil }
    return ListingGroup.allCases.compactMap { group in
      let rows = numbered.filter { $0.element.watched.group == group }
      guard let top = rows.first else { return nil }
      let all = counts?[group] ?? rows.count
      return Table(
        of: rows,
        title: phrases.adding(phrases.formats.number(all), to: phrases.title(of: group)),
        firstNumber: first + top.offset + 1,
        id: { $0.element.id },
        address: {
          !leads && $0.element.watched.isUnread
            ? nil : WatchRoute.listing($0.element.id, of: watch.id, in: arrangement).address
        }
      ) {
        TableColumn(phrases.rankColumn, isNumber: true, isSecondary: true) {
          phrases.formats.number($0.element.watched.listing.rank)
        }
        TableColumn(phrases.nameLabel, mayBeCut: true) { phrases.name(of: $0.element.watched) }
        TableColumn(phrases.label(of: .price), isNumber: true) {
          Cell($0.element.watched.listing.price.map(phrases.formats.money) ?? "", trend: trends[$0.offset])
        }
        TableColumn(phrases.reviewsColumn, isSecondary: true) {
          phrases.reviews(of: $0.element.watched.listing.figures)
        }
        TableColumn(phrases.label(of: .availability), isSecondary: true) {
          $0.element.watched.listing.isAvailable.map { phrases.stock($0) } ?? ""
        }
        if hasNews {
          TableColumn(phrases.changeColumn, isSecondary: true) {
            phrases.news(of: $0.element, lowestDays: lows[$0.offset])
          }
        }
      }
    }
  }
}

extension ListingSummary {
  /// The last change. For a listing that is back, only a change of the latest update counts.
  fileprivate var change: ListingChange? { !watched.hasReturned || watched.hasChanged ? lastChange?.change : nil }
}

extension WatchPhrases {
  /// Returns the name of a listing, marked if it has changed since it was opened.
  fileprivate func name(of watched: WatchedListing) -> Table.Cell {
    let name = watched.listing.name
    guard watched.isUnread else { return Table.Cell(name) }
    return Table.Cell("● \(name)", .strong, spoken: "\(name) (\(unreadMark))")
  }

  fileprivate func reviews(of figures: ListingFigures) -> Table.Cell {
    let average = figures.reviewAverage.map { formats.decimal($0.decimalText) }
    let short = [average, figures.reviewCount.map { "(\(formats.number($0)))" }].compactMap(\.self)
    guard !short.isEmpty else { return "" }
    return Table.Cell("★ \(short.joined(separator: " "))", spoken: reviews(average, figures.reviewCount))
  }

  /// Returns that the listing is back, the direction of its price, and another last change.
  fileprivate func news(of summary: ListingSummary, lowestDays: Int?) -> Table.Cell {
    let mark = summary.watched.hasReturned ? returnedMark : nil
    let change = summary.change
    let move = change == nil ? nil : summary.priceMove
    let other = move == nil || change?.attribute != .price ? change : nil
    let low = move == nil ? nil : lowestDays.map(lowest)
    let short = [mark, move.map(text), low, other.map { "\($0.arrow) \(shortLabel(of: $0.attribute))" }]
    let words = [mark, move.map(words), low, other.map { self.words(for: $0.attribute, $0.direction) }]
    return Table.Cell(
      short.compactMap(\.self).joined(separator: language.comma),
      spoken: words.compactMap(\.self).joined(separator: language.comma)
    )
  }
}

extension ListingChange {
  /// The direction as an arrow.
  var arrow: String {
    switch direction {
    case .up: "↑"
    case .down: "↓"
    case nil: "~"
    }
  }
}
