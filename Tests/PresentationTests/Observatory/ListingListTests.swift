import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingListTests: XCTestCase {
  private typealias Sample = SampleListings
  private let gone = "It is not there any more: it was deleted elsewhere. The list of the watches has those that are."

  func testListingsStandGroupByGroupWithWhatChanged() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), terms: "By Demo")
    let id = try await sample.watch()
    let bare = Sample.listing("c", yen: nil, reviews: nil, average: nil, isAvailable: nil)
    try await sample.update(id, finding: Sample.result(bare, Sample.listing("b", yen: 900)))
    let (_, view, _) = await opened(
      PageModule(ListingListPresenter(sample.actions(), of: id)),
      saying: [Notice("Found 2 listings.")]
    )

    let screen = try XCTUnwrap(view.screens.first)
    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(screen.title, "tea")
    XCTAssertEqual(screen.news, [Notice("Found 2 listings.")])
    XCTAssertEqual(screen.banners, [Notice("Updated Nov 20, 2026 at 10:00 AM: 3 listings, 3 unread")])
    XCTAssertEqual(screen.texts, ["By Demo"])
    XCTAssertEqual(screen.tables.map(\.title), ["New (1)", "Observing (1)", "Out of sight (1)"])
    XCTAssertEqual(screen.tables.map(\.firstNumber), [1, 2, 3])
    XCTAssertEqual(
      screen.tables.map { $0.columns.map(\.title) },
      Array(repeating: ["Rank", "Name", "Price", "Reviews", "Stock", "Last change"], count: 3)
    )
    let rows = [
      ["1", "● Name of c", "", "", "", ""],
      ["2", "● Name of b", "¥900", "★ 4.25 (12)", "in stock", "¥1,000 → ¥900, −10%"],
      ["1", "● Name of a", "¥1,000", "★ 4.25 (12)", "in stock", ""],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(
      screen.row("b")?.cells.map(\.spoken),
      [nil, "Name of b (unread)", nil, "4.25 of 5, 12 reviews", nil, "price fell from ¥1,000 to ¥900, 10%"]
    )
    let figures = [Fact("Lowest", "¥900"), Fact("Highest", "¥1,000")]
    let trend = Trend("Price over time", levels: [7, 7, 7, 7, 7, 7, 7, 0], figures: figures)
    XCTAssertEqual(screen.row("b")?.cells.map(\.trend), [nil, nil, trend, nil, nil, nil])
    XCTAssertEqual(screen.row("a")?.cells.compactMap(\.trend), [], "one price is no line")
    XCTAssertNil(screen.row("b")?.address, "a link would not mark it as read")
    try await sample.watches.markRead("b", of: id)
    let read = try await shown(PageModule(ListingListPresenter(sample.actions(), of: id))).row("b")
    XCTAssertEqual(read?.address, "/observe/watches/\(id.number)/listing?id=b")
  }

  func testNamesAndPricesStandFirstWhereThereIsLittleRoom() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))

    let columns = try await shown(PageModule(ListingListPresenter(sample.actions(), of: id))).tables.first?.columns
    XCTAssertEqual(columns?.map(\.title), ["Rank", "Name", "Price", "Reviews", "Stock"], "nothing has changed")
    XCTAssertEqual(columns?.filter { !$0.isSecondary }.map(\.title), ["Name", "Price"])
  }

  func testNumbersCountOverAllPagesAndGroups() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("d"), Sample.listing("e")))
    let actions = sample.actions(pageSize: 2)
    let numbers = [["d": 1, "e": 2], ["a": 3, "b": 4], ["c": 5]]
    let titles = ["New (2)", "Out of sight (3)", "Out of sight (3)"]

    for page in 1...3 {
      let (list, view, router) = await opened(PageModule(ListingListPresenter(actions, of: id, page: page)))
      let first = try XCTUnwrap(numbers[page - 1].min { $0.value < $1.value })
      try await list.perform("open", ["n": first.key])
      let screen = try XCTUnwrap(view.last)
      XCTAssertEqual(screen.offer("open")?.fields.first?.resolved(String(first.value), numbers: [:]), first.key)
      XCTAssertEqual(screen.layout, numbers[page - 1])
      XCTAssertEqual(screen.tables.map(\.title), [titles[page - 1]])
      XCTAssertEqual(screen.texts, ["Page \(page) of 3"])
      XCTAssertEqual(router.routes, [.listing(first.key, of: id)])
      // The next page is put forward, as long as there is one.
      XCTAssertEqual(screen.offer("next")?.weight, page < 3 ? .main : .other)
      for (word, other) in [("next", page + 1), ("previous", page - 1)] {
        if (1...3).contains(other) {
          try await list.perform(word)
          XCTAssertEqual(router.routes.last, .listings(id, page: other))
        } else {
          await assertRefuses(word, by: list, "There is no further page in that direction.")
          XCTAssertNil(screen.offer(word)?.address)
        }
      }
    }
    // What has become fewer since an address was noted is shown to its end.
    try await expectEqual(shown(PageModule(ListingListPresenter(actions, of: id, page: 9))).texts, ["Page 3 of 3"])
  }

  func testAPageThatIsFullNeedsNoNumber() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    for size in [2, 3, 0] {
      let (_, view, _) = await opened(PageModule(ListingListPresenter(sample.actions(pageSize: size), of: id)))
      XCTAssertEqual(view.screens.map(\.texts), [size == 0 ? ["Page 1 of 2"] : []])
    }
  }

  func testTheyAreArrangedFromTheFirstPageAndOpenedInThatOrder() async throws {
    let sample = SampleObservatory(
      Sample.listing("a", yen: 300, reviews: 1),
      Sample.listing("b", yen: 100, reviews: 9),
      Sample.listing("c", yen: 200, reviews: 5)
    )
    let id = try await sample.watch()
    let (list, _, router) = await opened(PageModule(ListingListPresenter(sample.actions(pageSize: 2), of: id, page: 2)))

    for word in ["price", "reviews", "name"] { try await list.perform("sort", ["order": word]) }
    let sentence = "“best” is not one of them. Use rank, name, price, reviews, change, drop."
    await assertRefuses("sort", ["order": "best"], by: list, sentence)

    let sorted = [.price, .reviews, .name].map { ListingArrangement(by: $0) }
    XCTAssertEqual(router.routes, sorted.map { .listings(id, $0) })
    let layouts = [["b": 1, "c": 2], ["b": 1, "c": 2], ["a": 1, "b": 2]]
    for (arrangement, layout) in zip(sorted, layouts) {
      let (list, view, router) = await opened(
        PageModule(ListingListPresenter(sample.actions(pageSize: 2), of: id, arrangement))
      )
      let first = try XCTUnwrap(layout.min { $0.value < $1.value }?.key)
      try await list.perform("open", ["n": first])
      XCTAssertEqual(view.last?.layout, layout)
      XCTAssertEqual(router.routes, [.listing(first, of: id, in: arrangement)])
      let field = view.last?.offer("sort")?.fields.first
      XCTAssertEqual(field?.value, arrangement.sorting.rawValue)
    }
  }

  func testOfTwoUpdatesAtOneMomentOnlyTheLatestCounts() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    for prices in [(900, 1_000), (900, 800)] as [(Int64, Int64)] {
      sample.source.answer(Sample.result(Sample.listing("a", yen: prices.0), Sample.listing("b", yen: prices.1)))
      _ = try await sample.observatory.updateWatch(id)
    }
    let changed = ListingArrangement(only: .changed)
    try await expectEqual(
      shown(PageModule(ListingListPresenter(sample.actions(), of: id, changed))).tables.flatMap(\.rows).map(\.id),
      ["b"]
    )
  }

  func testOnlyWhatChangedOrIsUnreadIsShown() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    let (changed, seenChanged, router) = await opened(
      PageModule(ListingListPresenter(sample.actions(), of: id, ListingArrangement(only: .changed)))
    )
    let (unread, seenUnread, _) = await opened(
      PageModule(ListingListPresenter(sample.actions(), of: id, ListingArrangement(only: .unread)))
    )
    try await sample.update(id, finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c")))
    await changed.show()
    await unread.show()
    try await changed.perform("only", ["filter": "all"])
    await assertRefuses("only", ["filter": "best"], by: changed, "“best” is not one of them. Use all, changed, unread.")

    let summary = [Notice("Updated Nov 20, 2026 at 9:00 AM: 2 listings, 0 unread")]
    XCTAssertEqual([seenChanged.screens.first?.banners, seenUnread.screens.first?.banners], [summary, summary])
    XCTAssertEqual(seenChanged.screens.first?.content, .empty("The latest update found every listing as it was."))
    XCTAssertEqual(seenUnread.screens.first?.content, .empty("Every listing is read."))
    XCTAssertEqual(seenUnread.screens.first?.offer("only")?.weight, .main)
    XCTAssertEqual(seenUnread.last?.layout, ["c": 1, "b": 2, "a": 3])
    XCTAssertEqual(seenChanged.last?.layout, ["b": 1])
    XCTAssertEqual(router.routes, [.listings(id)])
  }

  func testAllAreMarkedAsRead() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 900)))
    let (list, view, _) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))

    try await list.perform("mark all read")

    XCTAssertEqual(view.screens.map { $0.column("Name") }, [["● Name of a"], ["Name of a"]])
    XCTAssertEqual(view.last?.news, [Notice("All listings are marked as read.", .good)])
    try await expectEqual(sample.watches.watch(id)?.unread, 0)
  }

  func testMarksThatCannotBeKeptAreSaidAndTriedAgainWhenAsked() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 900)))
    sample.faults.fail(.markRead, with: RepositoryError(.full, subject: "/data/arcade.sqlite", canRetry: true))
    let (list, view, _) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))

    try await list.perform("mark all read")
    XCTAssertEqual(view.last?.news, [Notice(Failure.diskFull.text, .bad)])
    XCTAssertEqual(view.last?.content, view.screens.first?.content)
    sample.faults.mend()
    try await list.perform("retry")

    try await expectEqual(sample.watches.watch(id)?.unread, 0)
  }

  func testAnUpdateLeadsToTheFirstPageWithWhatItBrought() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    let arrangement = ListingArrangement(by: .name)
    let (list, view, router) = await opened(
      PageModule(ListingListPresenter(sample.actions(pageSize: 2), of: id, arrangement, page: 2))
    )
    sample.source.answer(Sample.result(Sample.listing("c", yen: 1), Sample.listing("b"), Sample.listing("d")))

    try await list.perform("update")

    XCTAssertEqual(view.screens.count, 1, "a source that answers at once needs no word about waiting")
    XCTAssertEqual(router.routes, [.listings(id, arrangement)])
    XCTAssertEqual(router.news, [[Notice("Updated: 1 changed, 1 new, 1 out of sight", .good)]])
  }

  func testAnUpdateThatFailsLeavesTheListingsAsTheyWere() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    let id = try await sample.watch()
    let (list, view, router) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))
    let before = view.last?.content

    sample.source.fail(with: RepositoryError(.serverError, subject: "shop.example", status: 503))
    try await list.perform("update")
    XCTAssertEqual(view.said.map { $0.contains("503") }, [true])
    XCTAssertEqual(view.last?.offer("retry")?.weight, .main)
    XCTAssertEqual(view.last?.content, before)
    sample.source.answer(Sample.result([]))
    sample.faults.fail(.update, with: .diskFull)
    try await list.perform("retry")
    XCTAssertEqual(view.said, [Failure.diskFull.text])
    XCTAssertEqual(view.last?.content, before)
    sample.faults.mend()
    try await list.perform("update")

    XCTAssertEqual(router.routes, [.listings(id)])
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    let (list, view, router) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))
    try await sample.watches.delete(id)

    try await list.perform("update")
    await list.show()

    XCTAssertEqual(view.screens.dropFirst().map(\.failure), Array(repeating: Failure(gone, canRetry: false), count: 2))
    XCTAssertEqual(router.routes, [])
  }

  func testAWatchThatFoundNothingSaysHowToGoOn() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    let (list, view, _) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))

    XCTAssertEqual(view.last?.banners, [Notice("Updated Nov 20, 2026 at 9:00 AM: 0 listings, 0 unread")])
    XCTAssertEqual(view.last?.content, .empty("The search has found nothing yet; an update searches again."))
    XCTAssertNil(view.last?.offer("open"))
    await assertRefuses("next", by: list, "There is no further page in that direction.")
  }

  func testItLeadsElsewhere() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    let (list, _, router) = await opened(PageModule(ListingListPresenter(sample.actions(), of: id)))
    try await list.perform("updates")
    XCTAssertEqual(router.routes, [.updates(id)])
  }
}

extension Screen<Page> {
  /// The listings by the numbers that choose them.
  fileprivate var layout: [String: Int] {
    Dictionary(uniqueKeysWithValues: (content.value?.numberedRows ?? [:]).map { ($1, $0) })
  }
}
