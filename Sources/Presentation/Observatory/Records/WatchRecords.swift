public import ArcadeDomain

extension WatchScreens {
  /// Makes the table of how something about a listing changed, newest first.
  public func history(
    _ history: WatchHistory,
    of id: Listing.ID,
    in watch: Watch.ID
  ) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .history(of: id, in: watch, history), titled: phrases.historyTitle(history, of: id)) { contents, _ in
      contents.followsStore = true
      let summary = try await observatory.watch(watch)
      guard let details = try await observatory.listing(id, of: summary) else {
        throw RepositoryError(.noSuchWatch, subject: id)
      }
      contents.title = phrases.historyTitle(history, of: details.listing.name)
      contents.content = .ready(Page(history, details.history, until: summary.latest?.at, phrases: phrases))
      let listing = WatchRoute.listing(id, of: watch)
      contents.actions =
        [wayBack(to: watch), Action("listing", phrases.openListingAction, to: listing)]
        + [histories(of: id, in: watch)] + declared()
    }
  }

  /// Leads to how something about a listing changed; unless one says what, to its prices.
  func histories(of listing: Listing.ID, in watch: Watch.ID, weight: Offer.Weight = .other) -> Action<WatchIntent> {
    let slot: Parameter<WatchHistory> = choice("of", phrases.valuesLabel) { phrases.word(for: $0) }
    return Action("history", phrases.valuesAction, slot.optional(phrases.word(for: WatchHistory.price)), weight: weight)
    {
      .go(.history(of: listing, in: watch, $0 ?? .price))
    }
  }

  /// Makes the table of the updates of a watch, newest first.
  public func updates(of id: Watch.ID) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .updates(id), titled: phrases.updatesTitle) { contents, _ in
      contents.followsStore = true
      contents.title = phrases.updatesTitle(of: try await observatory.watch(id).watch.name.text)
      let updates = try await observatory.updates(of: id)
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
  public func sources() -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .sources, titled: phrases.sourcesTitle) { contents, _ in
      contents.content = .ready(Page(.table(Table(observatory.sources.profiles, phrases: phrases))))
    }
  }
}

extension Page {
  /// Shows how something about a listing changed until the latest update, newest first.
  public init(_ history: WatchHistory, _ values: ListingHistory, until latest: Moment? = nil, phrases: WatchPhrases) {
    let formats = phrases.formats
    func blocks<Value>(
      _ attribute: ListingAttribute,
      _ values: [DatedValue<Value>],
      _ make: (Value) -> ListingValue,
      chart: ChartFigures? = nil
    ) -> [Block] {
      let trend = chart.flatMap { Trend(phrases.label(of: attribute), chart: $0, formats) }
      let values = values.map { DatedValue($0.value.map(make), at: $0.at) }
      return (trend.map { [.trend($0)] } ?? []) + [.table(Table(attribute, values, phrases: phrases))]
    }
    switch history {
    case .price:
      let prices = ChartFigures(of: values.prices, until: latest, formats: formats)
      self.init(blocks(.price, values.prices, ListingValue.amount, chart: prices))
    case .reviews:
      let counts = values.reviewCounts.map { DatedValue($0.value.map(Int64.init), at: $0.at) }
      let means = values.reviewAverages.map { DatedValue($0.value?.thousandths, at: $0.at) }
      self.init(
        blocks(
          .reviewCount,
          values.reviewCounts,
          ListingValue.count,
          chart: ChartFigures(of: counts, until: latest) { formats.number(Int($0)) }
        )
          + blocks(
            .reviewAverage,
            values.reviewAverages,
            ListingValue.average,
            chart: ChartFigures(of: means, until: latest) {
              formats.decimal(ReviewAverage(thousandths: $0).decimalText)
            }
          )
      )
    case .stock: self.init(blocks(.availability, values.stock, ListingValue.availability))
    }
  }
}

extension Table {
  /// Lists values with their times and where each went, newest first.
  fileprivate init(_ attribute: ListingAttribute, _ values: [DatedValue<ListingValue>], phrases: WatchPhrases) {
    let older = values.dropFirst().map(\.value) + [nil]
    self.init(of: zip(values, older).enumerated(), id: { String(values.count - $0.offset) }) {
      TableColumn(phrases.sinceLabel) { phrases.formats.moment($0.element.0.at) }
      TableColumn(phrases.label(of: attribute), isNumber: attribute != .availability) {
        phrases.text(of: $0.element.0.value)
      }
      TableColumn(phrases.directionLabel, isSecondary: true) {
        let (observed, before) = $0.element
        let direction = before.flatMap { before in observed.value.flatMap(before.direction(to:)) }
        return direction.map(phrases.word(for:)) ?? ""
      }
    }
  }

  fileprivate init(_ updates: [UpdateRecord], phrases: WatchPhrases) {
    // Why something is missing takes a sentence; where nothing is, the counts have that room.
    let showsGaps = !updates.allSatisfy(\.isComplete)
    let number = phrases.formats.number
    self.init(of: updates, id: { String($0.number) }) {
      TableColumn(phrases.updatedLabel) { phrases.formats.moment($0.at) }
      TableColumn(phrases.changedLabel, isNumber: true) { number($0.changed) }
      TableColumn(phrases.title(of: .new), isNumber: true) { number($0.new) }
      TableColumn(phrases.returnedLabel, isNumber: true, isSecondary: true) { number($0.returned) }
      TableColumn(phrases.title(of: .outOfSight), isNumber: true, isSecondary: true) { number($0.outOfSight) }
      TableColumn(phrases.unchangedLabel, isNumber: true, isSecondary: true) { number($0.unchanged) }
      if showsGaps {
        TableColumn(phrases.incompleteLabel, isSecondary: true, needsTitle: true) { phrases.words(for: $0.gaps) }
      }
    }
  }

  /// Lists what can be searched, and what it needs.
  public init(_ profiles: [ListingSourceProfile], phrases: WatchPhrases) {
    self.init(of: profiles, id: { $0.name }) {
      TableColumn(phrases.sourceLabel) { $0.usage }
      TableColumn(phrases.needsLabel) {
        $0.needs.isEmpty ? phrases.needsNothing : phrases.formats.list($0.needs.map(phrases.words(for:)))
      }
      TableColumn(phrases.termsLabel) { $0.terms ?? "" }
    }
  }
}
