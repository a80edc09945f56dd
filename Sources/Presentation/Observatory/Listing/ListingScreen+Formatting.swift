import ArcadeDomain

extension ListingScreen.Card {
  /// Formats a listing with its history.
  init(_ summary: ListingSummary, history: ListingHistory, terms: String?, phrases: any WatchPhrases) {
    let (watched, listing) = (summary.watched, summary.watched.listing)
    let state = phrases.state(watched.group)
    self.init(
      facts: [
        Fact(phrases.stateLabel, watched.hasReturned ? "\(state), \(phrases.returnedMark)" : state),
        Fact(phrases.rankLabel, phrases.formats.number(listing.rank)),
        Fact(phrases.idLabel, listing.id),
        listing.category.map { Fact(phrases.categoryLabel, $0) },
        listing.page.map { Fact(phrases.pageLabel, $0) },
      ].compactMap(\.self),
      attributes: [ListingAttribute.price, .reviewCount, .reviewAverage, .availability].map { attribute in
        ListingScreen.Attribute(attribute, of: listing.figures, history: history, phrases: phrases)
      },
      trend: PriceTrend(of: history).map { ListingScreen.Trend($0, phrases: phrases) },
      terms: terms
    )
  }
}

extension ListingScreen.Attribute {
  /// Formats what is watched, with how it came to be.
  init(
    _ attribute: ListingAttribute,
    of figures: ListingFigures,
    history: ListingHistory,
    phrases: any WatchPhrases
  ) {
    let last = history.changes(of: attribute).first
    self.init(
      label: phrases.label(of: attribute),
      value: phrases.text(of: figures.value(of: attribute)),
      change: last.map { phrases.mark(of: $0.change) },
      before: last.map { phrases.changed(from: phrases.text(of: $0.change.from), at: $0.at) } ?? ""
    )
  }
}

extension ListingScreen.Trend {
  /// How many prices are drawn at most, and how high.
  private static let (width, top) = (32, 7)

  /// Formats prices.
  init(_ trend: PriceTrend, phrases: any WatchPhrases) {
    self.init(
      label: phrases.trendLabel,
      levels: trend.levels(of: Self.width, top: Self.top),
      figures: [
        Fact(phrases.lowestLabel, phrases.formats.money(trend.lowest)),
        Fact(phrases.highestLabel, phrases.formats.money(trend.highest)),
        Fact(phrases.medianLabel, phrases.formats.money(trend.median)),
        Fact(phrases.lastLabel, phrases.formats.money(trend.last)),
      ]
    )
  }
}
