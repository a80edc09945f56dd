import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingPresenterTests: XCTestCase {
  private typealias Sample = SampleListings
  private let gone = "It is not there any more: it was deleted elsewhere. Type watches for those that are."

  func testAListingShowsAllThatIsKnownAboutIt() async throws {
    let sample = SampleObservatory(Sample.listing("item"), terms: "By Demo")
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("item", yen: 1_500, average: nil)))
    try await sample.update(
      id,
      finding: Sample.result(Sample.listing("item", yen: 900, average: nil, isAvailable: false))
    )
    let (presenter, view, _) = try makePresenter(sample, ["item"], of: id)

    await presenter.show()

    let card = ListingScreen.Card(
      facts: [
        Fact("State", "Observing"), Fact("Rank", "1"), Fact("ID", "item"), Fact("Category", "100227"),
        Fact("Page", "https://shop.example/item"),
      ],
      attributes: [
        .init(
          label: "Price",
          value: "¥900",
          change: ChangeMark(direction: .down, attribute: "price", words: "price fell"),
          before: "¥1,500 before Nov 20, 2026 at 11:00 AM"
        ),
        .init(label: "Reviews", value: "12"),
        .init(
          label: "Review average",
          value: "not given",
          change: ChangeMark(direction: nil, attribute: "average", words: "average changed"),
          before: "4.25 before Nov 20, 2026 at 10:00 AM"
        ),
        .init(
          label: "Stock",
          value: "sold out",
          change: ChangeMark(direction: .down, attribute: "stock", words: "sold out"),
          before: "in stock before Nov 20, 2026 at 11:00 AM"
        ),
      ],
      trend: .init(
        label: "Price over time",
        levels: [1, 7, 0],
        figures: [
          Fact("Lowest", "¥900"), Fact("Highest", "¥1,500"), Fact("Median", "¥1,000"), Fact("Last", "¥900"),
        ]
      ),
      terms: "By Demo"
    )
    XCTAssertEqual(view.screens, [ListingScreen(title: "Name of item", content: .listing(card))])
  }

  func testAListingThatSaysLittleShowsLittle() async throws {
    let bare = Listing(id: "x", name: "Bare", figures: ListingFigures(), rank: 1)
    let sample = SampleObservatory(bare)
    let id = try await sample.watch()
    let (presenter, view, _) = try makePresenter(sample, ["x"], of: id)

    await presenter.show()

    let card = try XCTUnwrap(view.card)
    XCTAssertEqual(card.facts, [Fact("State", "New"), Fact("Rank", "1"), Fact("ID", "x")])
    XCTAssertEqual(card.attributes.map(\.value), Array(repeating: "not given", count: 4))
    XCTAssertNil(card.trend)
    XCTAssertNil(card.terms)
  }

  func testAListingThatCameBackSaysSo() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result([]))
    try await sample.update(id, finding: Sample.result(Sample.listing("a")))
    let (presenter, view, _) = try makePresenter(sample, ["a"], of: id)

    await presenter.show()

    XCTAssertEqual(view.card?.facts.first, Fact("State", "Observing, returned"))
  }

  func testOpeningMarksItAsRead() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result([]))
    let (presenter, _, _) = try makePresenter(sample, ["a", "b"], of: id)

    await presenter.show()

    let listings = try await sample.watches.listings(of: id)
    XCTAssertEqual(listings.map(\.watched.isUnread), [false, true])
  }

  func testAMarkThatCannotBeKeptIsSaidBelowTheListing() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result([]))
    sample.faults.fail(.markRead, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = try makePresenter(sample, ["a"], of: id)

    await presenter.show()

    XCTAssertNotNil(view.card)
    XCTAssertEqual(view.screens.map(\.isUpdate), [false, true])
    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.notices.first?.text.contains("the disk is full"), true)
  }

  func testWhatIsReadAlreadyIsNotMarkedAgain() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    sample.faults.fail(.markRead, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = try makePresenter(sample, ["a"], of: id)

    await presenter.show()

    XCTAssertEqual(view.screens.count, 1)
  }

  func testItMovesAlongTheListAsItWasShown() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    let (presenter, view, _) = try makePresenter(sample, ["c", "a", "b"], at: 1, of: id)

    await presenter.show()
    for step in [1, 1, -1, -1, -1] { await presenter.move(by: step) }

    XCTAssertEqual(view.screens.map(\.title.last), ["a", "b", "b", "a", "c", "c"])
    let end = Notice("There is no further listing in that direction.")
    XCTAssertEqual(view.screens.map(\.notices), [[], [], [end], [], [], [end]])
  }

  func testItLeadsToHistoriesPageAndPictures() async throws {
    let sample = SampleObservatory(Sample.listing("item"), Sample.listing("ab"), Sample.listing("a"))
    let id = try await sample.watch()
    let (presenter, view, router) = try makePresenter(sample, ["item", "ab", "a"], of: id)

    await presenter.show()
    await presenter.showPage()
    await presenter.openPage()
    await presenter.showHistory(.reviews)
    await presenter.showPicture()
    await presenter.move(by: 1)
    await presenter.showPicture()
    await presenter.move(by: 1)
    await presenter.showPicture()
    await presenter.go(to: .watches)

    XCTAssertEqual(
      router.routes,
      [
        .page("https://shop.example/item"), .history(of: "item", in: id, .reviews),
        .picture(["https://shop.example/item.jpg", "https://shop.example/large/item.jpg"]),
        .picture(["https://shop.example/ab.jpg"]), .watches,
      ]
    )
    XCTAssertEqual(
      view.screens.flatMap(\.notices).map(\.text),
      ["https://shop.example/item", "The source gives no picture of this listing."]
    )
  }

  func testAListingWithoutAPageSaysSo() async throws {
    let sample = SampleObservatory(Listing(id: "x", name: "Bare", figures: ListingFigures(), rank: 1))
    let id = try await sample.watch()
    let (presenter, view, router) = try makePresenter(sample, ["x"], of: id)
    await presenter.show()

    await presenter.showPage()
    await presenter.openPage()

    XCTAssertEqual(
      view.screens.flatMap(\.notices).map(\.text),
      Array(repeating: "The source gives no page for this listing.", count: 2)
    )
    XCTAssertEqual(router.routes, [])
  }

  func testAListingThatIsNotThereAnyMoreIsSaid() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    let (presenter, view, _) = try makePresenter(sample, ["a", "zebra"], of: id)

    await presenter.show()
    await presenter.move(by: 1)
    try await sample.watches.delete(id)
    await presenter.move(by: -1)

    let failed = ListingScreen.Content.failed(Failure(gone, canRetry: false))
    XCTAssertEqual(view.screens.dropFirst().map(\.content), [failed, failed])
    XCTAssertEqual(view.screens.map(\.title), ["Name of a", "zebra", "a"])
  }

  func testWhatCannotBeReadCanBeTriedAgain() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    for call in [WatchCall.watches, .listings, .history] {
      sample.faults.fail(call, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
      let (presenter, view, _) = try makePresenter(sample, ["a"], of: id)

      await presenter.show()
      guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("no failure") }
      sample.faults.mend()
      await presenter.show()

      XCTAssertTrue(failure.canRetry)
      XCTAssertNotNil(view.card)
    }
  }

  func testATrailPointsOnlyAtListingsThatItHas() {
    let id = Watch.ID(number: 1)
    XCTAssertEqual([-1, 0, 1, 2].map { ListingTrail(["a", "b"], at: $0, of: id)?.listing }, [nil, "a", "b", nil])
    XCTAssertNil(ListingTrail([], at: 0, of: id))
    XCTAssertNil(ListingTrail(["a"], at: 0, of: id)?.moved(by: 1))
  }

  private func makePresenter(
    _ sample: SampleObservatory,
    _ ids: [Listing.ID],
    at position: Int = 0,
    of id: Watch.ID
  ) throws -> (ListingPresenter, RecordingView<ListingScreen>, RecordingWatchRouter) {
    let presenter = ListingPresenter(
      observatory: sample.observatory,
      trail: try XCTUnwrap(ListingTrail(ids, at: position, of: id)),
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<ListingScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<ListingScreen> {
  /// The listing that the last screen shows.
  fileprivate var card: ListingScreen.Card? {
    if case .listing(let card)? = screens.last?.content { card } else { nil }
  }
}
