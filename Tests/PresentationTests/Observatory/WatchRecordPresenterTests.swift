import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchRecordPresenterTests: XCTestCase {
  private typealias Sample = SampleListings
  private let nine = "Nov 20, 2026 at 9:00 AM"
  private let ten = "Nov 20, 2026 at 10:00 AM"
  private let eleven = "Nov 20, 2026 at 11:00 AM"

  func testHistoriesStandNewestFirstWithTheirDirection() async throws {
    let (sample, id) = try await observed()
    let (presenter, view, _) = makePresenter(sample, .history(of: "a", in: id, .price))

    await presenter.show()
    await presenter.showHistory(.reviews)
    await presenter.showHistory(.stock)

    XCTAssertEqual(
      view.screens.map(\.title),
      ["Prices of Name of a", "Reviews of Name of a", "Stock of Name of a"]
    )
    XCTAssertEqual(
      view.tables.map(\.rows),
      [
        [[eleven, "not given", ""], [ten, "¥1,500", "up"], [nine, "¥1,000", ""]],
        [[eleven, "11", "down"], [nine, "12", ""]], [[eleven, "4.8", "up"], [nine, "4.25", ""]],
        [[ten, "sold out", "down"], [nine, "in stock", ""]],
      ]
    )
    XCTAssertEqual(
      view.tables.map { $0.columns.map(\.title) },
      ["Price", "Reviews", "Review average", "Stock"].map { ["Since", $0, "Direction"] }
    )
    XCTAssertEqual(view.tables.map { $0.columns[1].isNumber }, [true, true, true, false])
  }

  func testACurrencyThatChangedHasNoDirection() async throws {
    let (yen, dollars) = (Money(minorUnits: 900, currency: .jpy), Money(minorUnits: 1_000, currency: .usd))
    let listing = Listing(id: "a", name: "A", figures: ListingFigures(price: dollars), rank: 1)
    let history = ListingHistory(
      prices: [Observed(dollars, at: .november20), Observed(yen, at: .november20)],
      reviewCounts: [],
      reviewAverages: [],
      stock: []
    )

    let screen = RecordScreen(.price, of: listing, history, phrases: Language.english.sampleWatchPhrases)

    guard case .tables(let tables) = screen.content else { return XCTFail("no tables") }
    XCTAssertEqual(tables.flatMap(\.rows), [[nine, "$10.00", ""], [nine, "¥900", ""]])
  }

  func testUpdatesAreListedWithWhatTheyLack() async throws {
    let (sample, id) = try await observed()
    try await sample.update(
      id,
      finding: Sample.result(Sample.listing("c"), gaps: [.limitHit(1_000), .pageFailed(3, because: .timedOut)])
    )
    let (presenter, view, _) = makePresenter(sample, .updates(id))

    await presenter.show()

    XCTAssertEqual(view.screens.map(\.title), ["Updates of tea"])
    XCTAssertEqual(
      view.tables.first?.columns.map(\.title),
      ["Updated", "Changed", "New", "Returned", "Out of sight", "Unchanged", "Incomplete"]
    )
    XCTAssertEqual(
      view.tables.first?.rows,
      [
        [
          "Nov 20, 2026 at 12:00 PM", "0", "1", "0", "0", "0",
          "The source gives no more than 1,000 results. Page 3 could not be read (no answer in time).",
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
    let presenter = WatchRecordPresenter(
      observatory: observatory,
      subject: .sources,
      phrases: Language.english.sampleWatchPhrases
    )
    let view = RecordingView<RecordScreen>()
    presenter.view = view

    await presenter.show()
    await presenter.showHistory(.price)

    XCTAssertEqual(view.screens.map(\.title), ["Sources"], "sources have no histories")
    XCTAssertEqual(view.tables.first?.columns.map(\.title), ["Source", "Needs", "Terms"])
    XCTAssertEqual(
      view.tables.first?.rows,
      [
        ["demo", "nothing", ""], ["file:PATH", "the path of a CSV, TSV or JSON file", ""],
        ["shop", "the setting observe.shop.key (set) and the setting observe.shop.id (missing)", "By Shop"],
      ]
    )
  }

  func testCategoriesAreListedWithTheirIDs() {
    let phrases = Language.english.sampleWatchPhrases
    let some = RecordScreen([ListingCategory(id: "7", name: "Tea")], of: "demo", below: "Drinks", phrases: phrases)
    let none = RecordScreen([], of: "demo", below: nil, phrases: phrases)

    guard case .tables(let tables) = some.content else { return XCTFail("no tables") }
    XCTAssertEqual(some.title, "Categories of demo: Drinks")
    XCTAssertEqual(tables.flatMap(\.rows), [["7", "Tea"]])
    XCTAssertEqual(none, RecordScreen(title: "Categories of demo", content: .empty("There are no categories here.")))
  }

  func testWhatWasDeletedElsewhereIsSaid() async throws {
    let (sample, id) = try await observed()
    try await sample.watches.delete(id)
    let gone = "It is not there any more: it was deleted elsewhere. Type watches for those that are."
    for (subject, title) in [
      (WatchRecordPresenter.Subject.history(of: "a", in: id, .stock), "Stock of a"), (.updates(id), "Updates"),
    ] {
      let (presenter, view, _) = makePresenter(sample, subject)
      await presenter.show()
      let failed = RecordScreen.Content.failed(Failure(gone, canRetry: false))
      XCTAssertEqual(view.screens, [RecordScreen(title: title, content: failed)])
    }
  }

  func testWhatCannotBeReadIsNotSaidToBeEmpty() async throws {
    let (sample, id) = try await observed()
    for call in [WatchCall.history, .listings, .updates] {
      sample.faults.fail(call, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    }
    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    for subject in [WatchRecordPresenter.Subject.history(of: "a", in: id, .price), .updates(id)] {
      let (presenter, view, _) = makePresenter(sample, subject)
      await presenter.show()
      XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(sentence, canRetry: true))])
    }
  }

  func testItLeadsElsewhere() async {
    let (presenter, _, router) = makePresenter(SampleObservatory(), .sources)
    await presenter.go(to: .watches)
    XCTAssertEqual(router.routes, [.watches])
  }

  /// Returns a watch of two listings after two updates, in which the first one changed and the second left and returned.
  private func observed() async throws -> (SampleObservatory, Watch.ID) {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 1_500, isAvailable: false)))
    let last = Sample.listing("a", yen: nil, reviews: 11, average: 4_800, isAvailable: false)
    try await sample.update(id, finding: Sample.result(last, Sample.listing("b")))
    return (sample, id)
  }

  private func makePresenter(
    _ sample: SampleObservatory,
    _ subject: WatchRecordPresenter.Subject
  ) -> (WatchRecordPresenter, RecordingView<RecordScreen>, RecordingWatchRouter) {
    let presenter = WatchRecordPresenter(
      observatory: sample.observatory,
      subject: subject,
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<RecordScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<RecordScreen> {
  /// All tables of all screens.
  fileprivate var tables: [RecordScreen.Table] {
    screens.flatMap { if case .tables(let tables) = $0.content { tables } else { [] as [RecordScreen.Table] } }
  }
}
