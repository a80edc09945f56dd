import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingListPresenterTests: XCTestCase {
  private typealias Sample = SampleListings
  private let gone = "It is not there any more: it was deleted elsewhere. Type watches for those that are."

  func testListingsStandGroupByGroupWithWhatChanged() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), terms: "By Demo")
    let id = try await sample.watch()
    let bare = Sample.listing("c", yen: nil, reviews: nil, average: nil, isAvailable: nil)
    try await sample.update(id, finding: Sample.result(bare, Sample.listing("b", yen: 900)))
    let (presenter, view, _) = makePresenter(sample, id)

    await presenter.show([Notice("Found 2 listings.")])

    let columns = ListingListScreen.Columns(
      number: "No.",
      rank: "Rank",
      name: "Name",
      price: "Price",
      reviews: "Reviews",
      stock: "Stock",
      change: "Last change"
    )
    let reviews = Stars(short: "4.25 (12)", words: "4.25 of 5, 12 reviews")
    let page = ListingListScreen.Page(
      summary: "Updated Nov 20, 2026 at 10:00 AM: 3 listings, 3 unread",
      columns: columns,
      groups: [
        .init(
          title: "New (1)",
          rows: [
            .init(
              number: "1",
              rank: "1",
              name: "Name of c",
              price: "",
              reviews: Stars(short: "", words: ""),
              stock: "",
              unread: "unread"
            )
          ]
        ),
        .init(
          title: "Observing (1)",
          rows: [
            .init(
              number: "2",
              rank: "2",
              name: "Name of b",
              price: "¥900",
              reviews: reviews,
              stock: "in stock",
              change: ChangeMark(direction: .down, attribute: "price", words: "price fell"),
              unread: "unread"
            )
          ]
        ),
        .init(
          title: "Out of sight (1)",
          rows: [
            .init(
              number: "3",
              rank: "1",
              name: "Name of a",
              price: "¥1,000",
              reviews: reviews,
              stock: "in stock",
              unread: "unread"
            )
          ]
        ),
      ],
      terms: "By Demo"
    )
    let screen = ListingListScreen(
      title: "tea",
      content: .listings(page),
      notices: [Notice("Found 2 listings.")]
    )
    XCTAssertEqual(view.screens, [screen])
  }

  func testNumbersCountOverAllPagesAndGroups() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("d"), Sample.listing("e")))
    let (presenter, view, router) = makePresenter(sample, id, pageSize: 2)

    await presenter.show()
    for _ in 0..<3 { await presenter.turn(by: 1) }
    await presenter.open("1")
    for _ in 0..<3 { await presenter.turn(by: -1) }

    XCTAssertEqual(
      view.pages.map(\.layout),
      [
        ["New (2)", "1 d", "2 e"], ["Out of sight (3)", "3 a", "4 b"], ["Out of sight (3)", "5 c"],
        ["Out of sight (3)", "5 c"], ["Out of sight (3)", "3 a", "4 b"], ["New (2)", "1 d", "2 e"],
        ["New (2)", "1 d", "2 e"],
      ]
    )
    XCTAssertEqual(
      view.pages.map(\.position),
      [1, 2, 3, 3, 2, 1, 1].map { "Page \($0) of 3" }
    )
    let further = Notice("There is no further page in that direction.", .warning)
    XCTAssertEqual(view.screens.map(\.notices), [[], [], [], [further], [], [], [further]])
    XCTAssertEqual(router.routes, [.listing(try trail(["d", "e", "a", "b", "c"], at: 0, of: id))])
  }

  func testAPageThatIsFullNeedsNoNumber() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    for size in [2, 3, 0] {
      let (presenter, view, _) = makePresenter(sample, id, pageSize: size)
      await presenter.show()
      XCTAssertEqual(view.pages.map(\.position), [size == 0 ? "Page 1 of 2" : nil])
    }
  }

  func testANumberThatIsNotThereOpensNothing() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    let (presenter, view, router) = makePresenter(sample, id)
    await presenter.show()

    for text in ["0", "2", "-1", "99999999999999999999", "a"] {
      await presenter.open(text)
      let sentence = "There is no “\(text)” here. Type one of the numbers shown."
      XCTAssertEqual(view.screens.last?.notices, [Notice(sentence, .warning)])
      XCTAssertEqual(view.screens.last?.isUpdate, true)
    }
    XCTAssertEqual(router.routes, [])
  }

  func testTheyAreArrangedFromTheFirstPageAndOpenedInThatOrder() async throws {
    let listings = [
      Sample.listing("a", yen: 300, reviews: 1), Sample.listing("b", yen: 100, reviews: 9),
      Sample.listing("c", yen: 200, reviews: 5),
    ]
    let sample = SampleObservatory(listings[0], listings[1], listings[2])
    let id = try await sample.watch()
    let (presenter, view, router) = makePresenter(sample, id, pageSize: 2)
    await presenter.show()
    await presenter.turn(by: 1)

    await presenter.arrange { $0.sorting = .price }
    await presenter.open("3")
    await presenter.arrange { $0.sorting = .reviews }
    await presenter.arrange { $0.sorting = .name }

    XCTAssertEqual(
      view.pages.suffix(3).map(\.layout),
      [["New (3)", "1 b", "2 c"], ["New (3)", "1 b", "2 c"], ["New (3)", "1 a", "2 b"]]
    )
    XCTAssertEqual(router.routes, [.listing(try trail(["b", "c", "a"], at: 2, of: id))])
  }

  func testOnlyWhatChangedOrIsUnreadIsShown() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()
    await presenter.arrange { $0.filter = .changed }
    let unchanged = view.screens.last?.content
    await presenter.arrange { $0.filter = .unread }
    let read = view.screens.last?.content
    try await sample.update(
      id,
      finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c"))
    )
    await presenter.show()
    let unread = view.pages.last?.layout
    await presenter.arrange { $0.filter = .changed }

    let summary = "Updated Nov 20, 2026 at 9:00 AM: 2 listings, 0 unread"
    XCTAssertEqual(
      unchanged,
      .empty(summary: summary, "The latest update found every listing as it was. Type only all to see all of them.")
    )
    XCTAssertEqual(read, .empty(summary: summary, "Every listing is read. Type only all to see all of them."))
    XCTAssertEqual(unread, ["New (1)", "1 c", "Observing (1)", "2 b", "Out of sight (1)", "3 a"])
    XCTAssertEqual(view.pages.last?.layout, ["Observing (1)", "1 b"])
  }

  func testAllAreMarkedAsRead() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 900)))
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()

    await presenter.markAllRead()

    XCTAssertEqual(view.pages.map { $0.groups[0].rows[0].unread }, ["unread", nil])
    XCTAssertEqual(view.screens.last?.notices, [Notice("All listings are marked as read.", .good)])
    let left = try await sample.watches.watch(id)
    XCTAssertEqual(left?.unread, 0)
  }

  func testMarksThatCannotBeKeptAreSaid() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    sample.faults.fail(.markRead, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()

    await presenter.markAllRead()

    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.notices.first?.text.contains("the disk is full"), true)
    XCTAssertEqual(view.screens.map(\.isUpdate), [false, true])
  }

  func testAnUpdateShowsWhatItBroughtFromTheFirstPage() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample, id, pageSize: 2)
    await presenter.show()
    await presenter.turn(by: 1)
    sample.source.answer(Sample.result(Sample.listing("c", yen: 1), Sample.listing("b"), Sample.listing("d")))

    await presenter.update()

    XCTAssertEqual(view.screens.count, 3, "a source that answers at once needs no word about waiting")
    XCTAssertEqual(view.screens.last?.notices, [Notice("Updated: 1 changed, 1 new, 1 out of sight", .good)])
    XCTAssertEqual(view.pages.last?.layout, ["New (1)", "1 d", "Observing (2)", "2 c"])
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    let id = try await sample.watch()
    sample.source.tell([SearchProgress(found: 30, of: 90)])
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()

    await presenter.update()

    XCTAssertEqual(
      view.screens.dropFirst().prefix(2).map(\.content),
      [.loading("Searching for “tea” at demo…"), .loading("30 of 90")]
    )
    XCTAssertEqual(view.screens.last?.notices, [Notice("No changes since Nov 20, 2026 at 9:00 AM")])
  }

  func testAnUpdateThatFailsLeavesTheListingsAsTheyWere() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()
    let before = view.screens.last?.content

    sample.source.fail(with: RepositoryError(.serverError, subject: "shop.example", status: 503))
    await presenter.update()
    let down = view.screens.last
    sample.source.answer(Sample.result([]))
    sample.faults.fail(.update, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    await presenter.update()

    XCTAssertEqual(down?.notices.first?.text.contains("503"), true)
    XCTAssertEqual(view.screens.last?.notices.first?.text.contains("the disk is full"), true)
    XCTAssertEqual([down?.content, view.screens.last?.content], [before, before])
    XCTAssertEqual([down?.isUpdate, view.screens.last?.isUpdate], [true, true])
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample, id)
    await presenter.show()
    try await sample.watches.delete(id)

    await presenter.update()
    await presenter.markAllRead()
    await presenter.show()

    XCTAssertEqual(view.screens[1].notices, [Notice(gone, .bad)])
    XCTAssertEqual(view.screens.last?.content, .failed(Failure(gone, canRetry: false)))
  }

  func testAWatchThatFoundNothingSaysHowToGoOn() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample, id)

    await presenter.show()
    await presenter.turn(by: 1)

    let empty = ListingListScreen.Content.empty(
      summary: "Updated Nov 20, 2026 at 9:00 AM: 0 listings, 0 unread",
      "The search has found nothing yet; an update searches again."
    )
    XCTAssertEqual(view.screens.map(\.content), [empty, empty])
    XCTAssertEqual(view.screens.last?.notices, [Notice("There is no further page in that direction.", .warning)])
  }

  func testWhatCannotBeReadIsNotSaidToBeGone() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    for call in [WatchCall.watches, .listings] {
      sample.faults.fail(call, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
      let (presenter, view, _) = makePresenter(sample, id)

      await presenter.show()
      await presenter.open("1")
      sample.faults.mend()
      await presenter.show()

      let failed = ListingListScreen.Content.failed(Failure(sentence, canRetry: true))
      XCTAssertEqual(view.screens.prefix(2).map(\.content), [failed, failed])
      XCTAssertEqual(view.pages.last?.layout, ["New (1)", "1 a"])
    }
  }

  func testItLeadsElsewhere() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    let (presenter, _, router) = makePresenter(sample, id)
    await presenter.go(to: .updates(id))
    XCTAssertEqual(router.routes, [.updates(id)])
  }

  private func trail(_ ids: [Listing.ID], at position: Int, of id: Watch.ID) throws -> ListingTrail {
    try XCTUnwrap(ListingTrail(ids, at: position, of: id))
  }

  private func makePresenter(
    _ sample: SampleObservatory,
    _ id: Watch.ID,
    pageSize: Int = 15
  ) -> (ListingListPresenter, RecordingView<ListingListScreen>, RecordingWatchRouter) {
    let presenter = ListingListPresenter(
      observatory: sample.observatory,
      watch: id,
      pageSize: pageSize,
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<ListingListScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension ListingListScreen.Page {
  /// The titles of the groups, each before its rows: the number, and what the name of a sample ends with.
  fileprivate var layout: [String] {
    groups.flatMap { group in [group.title] + group.rows.map { "\($0.number) \($0.name.suffix(1))" } }
  }
}

extension RecordingView<ListingListScreen> {
  /// The listings of the screens that show some.
  fileprivate var pages: [ListingListScreen.Page] {
    screens.compactMap { if case .listings(let page) = $0.content { page } else { nil } }
  }
}
