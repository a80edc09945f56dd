public import ArcadeDomain

extension WatchActions {
  /// Makes the table of how something about a listing changed, newest first.
  public func history(
    _ history: WatchHistory,
    of id: Listing.ID,
    in watch: Watch.ID
  ) -> PagePresenter<WatchIntent, WatchRoute> {
    page(at: .history(of: id, in: watch, history), titled: phrases.historyTitle(history, of: id)) { contents, _ in
      contents.followsStore = true
      guard let summary = try await observatory.watches.listing(id, of: watch),
        let values = try await observatory.watches.history(of: id, in: watch)
      else { throw RepositoryError(.noSuchWatch, subject: id) }
      contents.title = phrases.historyTitle(history, of: summary.watched.listing.name)
      contents.content = .ready(Page(history, values, phrases: phrases))
      let listing = WatchRoute.listing(id, of: watch)
      contents.actions =
        [wayBack(to: watch), Action("listing", phrases.openListingAction, to: listing)]
        + [histories(of: id, in: watch)] + declared()
    }
  }

  /// Leads to how something about a listing changed; unless one says what, to its prices.
  func histories(of listing: Listing.ID, in watch: Watch.ID, weight: Offer.Weight = .other) -> Action<WatchIntent> {
    let slot: Slot<WatchHistory> = choice("of", phrases.valuesLabel) { phrases.word(for: $0) }
    return Action("history", phrases.valuesAction, slot.optional(phrases.word(for: WatchHistory.price)), weight: weight)
    {
      .go(.history(of: listing, in: watch, $0 ?? .price))
    }
  }

  /// Makes the table of the updates of a watch, newest first.
  public func updates(of id: Watch.ID) -> PagePresenter<WatchIntent, WatchRoute> {
    page(at: .updates(id), titled: phrases.updatesTitle) { contents, _ in
      contents.followsStore = true
      contents.title = phrases.updatesTitle(of: try await watch(id).watch.name.text)
      let updates = try await observatory.watches.updates(of: id)
      contents.content = .ready(Page(.table(Table(updates, phrases: phrases))))
      contents.actions = [wayBack(to: id)] + declared()
    }
  }

  /// Leads from what belongs to a watch to all that it has found.
  func wayBack(
    to watch: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement()
  ) -> Action<WatchIntent> {
    Action("listings", phrases.openWatchAction, to: .listings(watch, arrangement))
  }

  /// Makes the table of what can be searched, and what it needs.
  public func sources() -> PagePresenter<WatchIntent, WatchRoute> {
    page(at: .sources, titled: phrases.sourcesTitle) { contents, _ in
      contents.content = .ready(Page(.table(Table(observatory.sources.profiles, phrases: phrases))))
    }
  }
}

extension Page {
  /// Shows how something about a listing changed, newest first.
  public init(_ history: WatchHistory, _ values: ListingHistory, phrases: WatchPhrases) {
    func table<Value>(
      _ attribute: ListingAttribute,
      _ values: [Observed<Value>],
      _ make: (Value) -> ListingValue
    ) -> Block {
      .table(Table(attribute, values.map { Observed($0.value.map(make), at: $0.at) }, phrases: phrases))
    }
    switch history {
    case .price: self.init(table(.price, values.prices, ListingValue.amount))
    case .reviews:
      self.init(
        table(.reviewCount, values.reviewCounts, ListingValue.count),
        table(.reviewAverage, values.reviewAverages, ListingValue.average)
      )
    case .stock: self.init(table(.availability, values.stock, ListingValue.availability))
    }
  }
}

extension Table {
  /// Lists values with their times and where each went, newest first.
  fileprivate init(_ attribute: ListingAttribute, _ values: [Observed<ListingValue>], phrases: WatchPhrases) {
    let older = values.dropFirst().map(\.value) + [nil]
    self.init(
      columns: [
        Column(phrases.sinceLabel), Column(phrases.label(of: attribute), isNumber: attribute != .availability),
        Column(phrases.directionLabel, isSecondary: true),
      ],
      rows: zip(values, older).enumerated().map { index, pair in
        let (observed, before) = pair
        let direction = before.flatMap { before in observed.value.flatMap(before.direction(to:)) }
        return Row(
          String(values.count - index),
          [
            Cell(phrases.formats.moment(observed.at)), Cell(phrases.text(of: observed.value)),
            Cell(direction.map(phrases.word(for:)) ?? ""),
          ]
        )
      }
    )
  }

  /// Lists the updates of a watch, newest first.
  fileprivate init(_ updates: [WatchUpdate], phrases: WatchPhrases) {
    // Why something is missing takes a sentence; where nothing is, the counts have that room.
    let showsGaps = !updates.allSatisfy(\.isComplete)
    self.init(
      columns: [
        Column(phrases.updatedLabel), Column(phrases.changedLabel, isNumber: true),
        Column(phrases.title(of: .new), isNumber: true),
        Column(phrases.returnedLabel, isNumber: true, isSecondary: true),
        Column(phrases.title(of: .outOfSight), isNumber: true, isSecondary: true),
        Column(phrases.unchangedLabel, isNumber: true, isSecondary: true),
      ] + (showsGaps ? [Column(phrases.incompleteLabel, isSecondary: true, needsTitle: true)] : []),
      rows: updates.map { update in
        let counts = [update.changed, update.new, update.returned, update.outOfSight, update.unchanged]
        return Row(
          String(update.number),
          [Cell(phrases.formats.moment(update.at))] + counts.map { Cell(phrases.formats.number($0)) }
            + (showsGaps ? [Cell(phrases.words(for: update.gaps))] : [])
        )
      }
    )
  }

  /// Lists what can be searched, and what it needs.
  public init(_ profiles: [ListingSourceProfile], phrases: WatchPhrases) {
    self.init(
      columns: [Column(phrases.sourceLabel), Column(phrases.needsLabel), Column(phrases.termsLabel)],
      rows: profiles.map { profile in
        let needs = profile.needs.map(phrases.words(for:))
        return Row(
          profile.name,
          [
            Cell(profile.needs.contains(.path) ? "\(profile.name):PATH" : profile.name),
            Cell(needs.isEmpty ? phrases.needsNothing : phrases.formats.list(needs)), Cell(profile.terms ?? ""),
          ]
        )
      }
    )
  }
}
