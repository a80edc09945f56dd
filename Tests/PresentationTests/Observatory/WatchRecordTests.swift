import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchRecordTests: XCTestCase {
  private typealias Sample = SampleListings
  private let nine = "Nov 20, 2026 at 9:00 AM"
  private let ten = "Nov 20, 2026 at 10:00 AM"
  private let eleven = "Nov 20, 2026 at 11:00 AM"

  func testHistoriesStandNewestFirstWithTheirDirection() async throws {
    let (sample, id) = try await observed()
    var screens: [Screen<Page>] = []
    for history in WatchHistory.allCases {
      screens.append(await shown(ValueHistoryPresenter(sample.actions(), history, of: "a", in: id)))
    }

    XCTAssertEqual(screens.map(\.title), ["Prices of Name of a", "Reviews of Name of a", "Stock of Name of a"])
    let tables = screens.flatMap(\.tables)
    XCTAssertEqual(
      tables.map { $0.rows.map(\.texts) },
      [
        [[eleven, "not given", ""], [ten, "¥1,500", "up"], [nine, "¥1,000", ""]],
        [[eleven, "11", "down"], [nine, "12", ""]], [[eleven, "4.8", "up"], [nine, "4.25", ""]],
        [[ten, "sold out", "down"], [nine, "in stock", ""]],
      ]
    )
    let titles = ["Price", "Reviews", "Review average", "Stock"].map { ["Since", $0, "Direction"] }
    XCTAssertEqual(tables.map { $0.columns.map(\.title) }, titles)
    XCTAssertEqual(tables.map { $0.columns[1].isNumber }, [true, true, true, false])
  }

  func testAHistoryHasItsChartWithRoundFiguresAtItsSide() async throws {
    let (sample, id) = try await observed()
    var trends: [Trend] = []
    for history in WatchHistory.allCases {
      let screen = await shown(ValueHistoryPresenter(sample.actions(), history, of: "a", in: id))
      trends += screen.content.value?.blocks.compactMap { if case .trend(let trend) = $0 { trend } else { nil } } ?? []
    }

    XCTAssertEqual(trends.map(\.label), ["Price", "Reviews", "Review average"])
    // The table below lists the figures.
    XCTAssertEqual(trends.map { $0.levels.count + $0.figures.count }, [0, 0, 0])
    XCTAssertEqual(trends.map { $0.points.map(\.figure) }, [["¥1,000", "¥1,500"], ["12", "11"], ["4.25", "4.8"]])
    XCTAssertEqual(trends.map { $0.points.map(\.height) }, [[0, 1], [1, 0], [0, 1]])
    let scales = [["¥1,000", "¥1,200", "¥1,400"], ["11", "12"], ["4.4", "4.6", "4.8"]]
    XCTAssertEqual(trends.map { $0.scale.map(\.figure) }, scales)
    XCTAssertEqual(trends[0].scale.map(\.height), [0, 0.4, 0.8])
  }

  func testOneHistoryLeadsToTheOthers() async throws {
    let (sample, id) = try await observed()
    var record = ValueHistoryPresenter(sample.actions(), .price, of: "a", in: id)
    try await expectEqual(record.perform("history", ["of": "stock"]), .go(.history(of: "a", in: id, .stock)))
    try await expectEqual(record.perform("history"), .go(.history(of: "a", in: id, .price)))
  }

  func testWhatBelongsToAWatchLeadsBackToIt() async throws {
    let (sample, id) = try await observed()
    let actions = sample.actions()
    func assertLeadsBack(_ presenter: some PagePresenter<WatchScreens>) async throws {
      var page = presenter
      try await expectEqual(page.perform("listings").route, .listings(id))
    }
    try await assertLeadsBack(ValueHistoryPresenter(actions, .price, of: "a", in: id))
    try await assertLeadsBack(UpdateListPresenter(actions, of: id))
    try await assertLeadsBack(ListingPresenter(actions, "a", of: id))
    var record = ValueHistoryPresenter(actions, .price, of: "a", in: id)
    try await expectEqual(record.perform("listing").route, .listing("a", of: id))
  }

  func testACurrencyThatChangedHasNoDirection() {
    let (yen, dollars) = (Money(minorUnits: 900, currency: .jpy), Money(minorUnits: 1_000, currency: .usd))
    let history = ListingHistory(prices: [DatedValue(dollars, at: .november20), DatedValue(yen, at: .november20)])

    let page = Page(.price, history, phrases: Language.english.sampleWatchPhrases)

    let screen = Screen(title: "", content: .ready(page))
    XCTAssertEqual(screen.rows, [[nine, "$10.00", ""], [nine, "¥900", ""]])
  }

  func testUpdatesAreListedWithWhatTheyLack() async throws {
    let (sample, id) = try await observed()
    try await sample.update(
      id,
      finding: Sample.result(Sample.listing("c"), gaps: [.limitHit(1_000), .pageFailed(3, because: .timedOut)])
    )
    let page = await shown(UpdateListPresenter(sample.actions(), of: id))
    XCTAssertEqual(page.title, "Updates of tea")
    let titles = ["Updated", "Changed", "New", "Returned", "Out of sight", "Unchanged", "Incomplete"]
    XCTAssertEqual(page.tables.first?.columns.map(\.title), titles)
    XCTAssertEqual(
      page.rows,
      [
        [
          "Nov 20, 2026 at 12:00 PM", "0", "1", "0", "0", "0",
          "The source has more results than the 1,000 that came. Page 3 could not be read (no answer in time).",
        ], [eleven, "1", "0", "1", "0", "0", ""], [ten, "1", "0", "0", "1", "0", ""],
        [nine, "0", "2", "0", "0", "0", ""],
      ]
    )
  }

  func testSourcesAreListedWithWhatTheyNeed() async {
    let source = ScriptedListings(profiles: [
      ListingSourceProfile(name: "demo"), ListingSourceProfile(name: "file", needs: [.path]),
      ListingSourceProfile(
        name: "shop",
        needs: [.setting("observe.shop.key", isMet: true), .setting("observe.shop.id", isMet: false)],
        terms: "By Shop"
      ),
    ])
    let observatory = Observatory(watches: SampleObservatory().watches, sources: source, time: HandDrivenTime())
    let actions = WatchScreens(observatory: observatory, phrases: Language.english.sampleWatchPhrases)
    let page = await shown(SourceListPresenter(actions))
    XCTAssertEqual(page.title, "Sources")
    XCTAssertNil(page.offer("history"), "sources have no histories")
    XCTAssertEqual(page.tables.first?.columns.map(\.title), ["Source", "Needs", "Terms"])
    let rows = [
      ["demo", "nothing", ""], ["file:PATH", "the path of a CSV, TSV or JSON file", ""],
      ["shop", "the setting observe.shop.key (set) and the setting observe.shop.id (missing)", "By Shop"],
    ]
    XCTAssertEqual(page.rows, rows)
  }

  func testCategoriesAreListedWithTheirIDs() {
    let tea = ListingCategory(id: "7", name: "Tea")
    let table = Table(identified: [tea], phrases: Language.english.sampleWatchPhrases)
    XCTAssertEqual(table.rows.map(\.texts), [["7", "Tea"]])
  }

  /// Returns a watch of two listings after two updates: the first listing changed, and the second left and returned.
  private func observed() async throws -> (SampleObservatory, Watch.ID) {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 1_500, isAvailable: false)))
    let last = Sample.listing("a", yen: nil, reviews: 11, average: 4_800, isAvailable: false)
    try await sample.update(id, finding: Sample.result(last, Sample.listing("b")))
    return (sample, id)
  }
}
