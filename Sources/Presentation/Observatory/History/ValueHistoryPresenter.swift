public import ArcadeDomain

/// The history of a listing's value, newest first.
public struct ValueHistoryPresenter: WatchPresenter {
  public let system: WatchScreens
  private let history: WatchHistory
  private let id: Listing.ID
  private let watch: Watch.ID

  /// Creates the screen of one history of a listing.
  public init(_ system: WatchScreens, _ history: WatchHistory, of id: Listing.ID, in watch: Watch.ID) {
    (self.system, self.history, self.id, self.watch) = (system, history, id, watch)
  }

  public var route: WatchRoute { .history(of: id, in: watch, history) }
  public var title: String { phrases.historyTitle(history, of: id) }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    let summary = try await observatory.watch(watch)
    guard let details = try await observatory.listing(id, of: summary) else {
      throw RepositoryError(.noSuchWatch, subject: id)
    }
    contents.title = phrases.historyTitle(history, of: details.listing.name)
    contents.content = .ready(Page(history, details.history, until: summary.latest?.at, phrases: phrases))
    let (back, others) = (wayBack(to: watch), histories(of: id, in: watch))
    let listing = Action<WatchIntent>(
      "listing",
      phrases.openListingAction,
      caption: phrases.listingCaption,
      to: .listing(id, of: watch)
    )
    contents.actions = [back, listing, others] + can.all
    contents.layout = Layout { Block.more { Block.forms(others, can.search) } }.leading(to: back, listing)
  }
}

extension Page {
  /// Creates a page of a listing's history until the latest update, newest first.
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
  /// Creates a table of values with their times and directions, newest first.
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
}
