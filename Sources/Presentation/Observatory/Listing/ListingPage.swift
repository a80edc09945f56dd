public import ArcadeDomain

extension WatchScreens {
  /// Makes the page of one listing of a watch; showing it marks nothing, opening it does.
  ///
  /// From there one goes on to those that stand around it in the arrangement.
  public func listing(
    _ id: Listing.ID,
    of watchID: Watch.ID,
    in arrangement: ListingArrangement = ListingArrangement()
  ) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .listing(id, of: watchID, in: arrangement), titled: id) { contents, _ in
      contents.followsStore = true
      let watch = try await observatory.watch(watchID)
      guard let details = try await observatory.listing(id, of: watch, in: arrangement) else {
        throw RepositoryError(.noSuchWatch, subject: id)
      }
      contents.title = details.listing.name
      let page = Page(details, until: watch.latest?.at, terms: terms(of: watch.watch), phrases: phrases)
      contents.content = .ready(page)
      contents.actions =
        [wayBack(to: watchID, arrangement)] + looking(at: details.listing, of: watchID)
        + [
          Action("target", phrases.targetAction, rule) { .target($0, about: id, in: watchID) }
            .changingWhatIsShared,
          step("next", phrases.nextListingAction, to: details.next, of: watchID, arrangement, weight: .main),
          step("previous", phrases.previousListingAction, to: details.previous, of: watchID, arrangement),
        ] + declared()
    }
  }

  private func looking(at listing: Listing, of watch: Watch.ID) -> [Action<WatchIntent>] {
    return [
      histories(of: listing.id, in: watch, weight: .main),
      Action("link", phrases.linkAction, address: listing.page, closed: listing.page == nil ? phrases.noPage : nil) {
        .say(listing.page ?? "")
      },
      Action("picture", phrases.pictureAction, closed: listing.pictures.isEmpty ? phrases.noPicture : nil) { .show },
    ]
  }

  private func step(
    _ word: String,
    _ label: String,
    to id: Listing.ID?,
    of watch: Watch.ID,
    _ arrangement: ListingArrangement,
    weight: Offer.Weight = .other
  ) -> Action<WatchIntent> {
    let route = id.map { WatchRoute.listing($0, of: watch, in: arrangement) }
    return Action(
      word,
      label,
      weight: id == nil ? .other : weight,
      address: marksRead ? nil : route?.address,
      closed: id == nil ? phrases.noFurtherListing : nil
    ) { id.map { .open($0, of: watch, in: arrangement) } ?? .show }
  }

  /// Notes that a listing was opened; says why that could not be kept.
  func marked(_ id: Listing.ID, of watch: Watch.ID) async -> [Notice] {
    guard marksRead else { return [] }
    do {
      try await observatory.markRead(id, of: watch)
      return []
    } catch {
      return [Notice(phrases.watchFailure(for: error).text, .bad)]
    }
  }
}

extension Page {
  private static let trendWidth = 32

  /// Shows a listing with what happened to it until the latest update.
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
  /// A price with when it came to be so.
  fileprivate func dated(_ price: Money, _ moment: Moment) -> String {
    let (open, close) = language == .japanese ? ("（", "）") : (" (", ")")
    return "\(formats.money(price))\(open)\(formats.moment(moment))\(close)"
  }

  /// Something that is watched as it is now, with what it was before.
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
  /// Where its pictures are: the small one, which is there soon, then the one in full size.
  fileprivate var pictures: [String] { [picture, originalPicture].compactMap(\.self) }
}
