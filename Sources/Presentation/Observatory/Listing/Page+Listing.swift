import ArcadeDomain

extension Page {
  private static let trendWidth = 32

  /// Creates the page of a listing with its changes until the latest update.
  init(_ details: ListingDetails, until latest: Moment?, terms: [Block], phrases: WatchPhrases) {
    let (watched, listing, history) = (details.summary.watched, details.listing, details.history)
    let state = phrases.state(watched.group)
    let facts = [
      Fact(phrases.stateLabel, watched.hasReturned ? "\(state), \(phrases.returnedMark)" : state),
      Fact(phrases.rankLabel, phrases.formats.number(listing.rank)),
      Fact(phrases.idLabel, listing.id),
      listing.category.map { Fact(phrases.categoryLabel, $0) },
      listing.page.map { Fact(phrases.pageLabel, $0) },
    ]
    let attributes: [ListingAttribute] = [.price, .reviewCount, .reviewAverage, .availability]
    let trend = PriceTrend(of: history.prices, until: latest).map { trend in
      let chart = ChartFigures(of: history.prices, until: latest, formats: phrases.formats).drawn(phrases.formats)
      let (low, comma) = (trend.lowestDays.map(phrases.lowest), phrases.language.comma)
      return Block.trend(
        Trend(
          phrases.trendLabel,
          levels: trend.levels(of: Self.trendWidth, top: Trend.top),
          figures: [
            Fact(phrases.lowestLabel, phrases.dated(trend.lowest, trend.lowestSince)),
            Fact(phrases.highestLabel, phrases.dated(trend.highest, trend.highestSince)),
            trend.median.map { Fact(phrases.medianLabel, phrases.formats.money($0)) },
            Fact(
              phrases.lastLabel,
              [phrases.formats.money(trend.last), low].compactMap(\.self).joined(separator: comma)
            ),
          ].compactMap(\.self),
          points: chart.points,
          end: chart.end,
          scale: chart.scale
        )
      )
    }
    self.init(
      (listing.pictures.isEmpty ? [] : [.picture(Picture(listing.pictures))])
        + [.facts(facts.compactMap(\.self) + attributes.map { phrases.fact($0, of: listing.figures, history) })]
        + [trend].compactMap(\.self) + terms
    )
  }
}

extension WatchPhrases {
  /// Returns a price with its date.
  fileprivate func dated(_ price: Money, _ moment: Moment) -> String {
    let (open, close) = language == .japanese ? ("（", "）") : (" (", ")")
    return "\(formats.money(price))\(open)\(formats.moment(moment))\(close)"
  }

  /// Returns a watched value with the previous one.
  fileprivate func fact(
    _ attribute: ListingAttribute,
    of figures: ListingFigures,
    _ history: ListingHistory
  ) -> Fact {
    let value = text(of: figures.value(of: attribute))
    guard let last = history.changes(of: attribute).first else { return Fact(label(of: attribute), value) }
    let before = changed(from: text(of: last.change.from), at: last.at)
    return Fact(
      label(of: attribute),
      "\(value) \(last.change.arrow) (\(before))",
      spoken: "\(value), \(words(for: last.change.attribute, last.change.direction)) (\(before))"
    )
  }
}

extension Listing {
  /// The addresses of its pictures: a thumbnail that loads quickly, then the full size.
  var pictures: [String] { [picture, originalPicture].compactMap(\.self) }
}
