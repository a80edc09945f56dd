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
    let screen = await shown(ListingListPresenter(sample.actions(), of: id))
    XCTAssertEqual(screen.title, "tea")
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
    let read = await shown(ListingListPresenter(sample.actions(), of: id)).row("b")
    XCTAssertEqual(read?.address, "/observe/watches/\(id.number)/listing?id=b")
  }

  func testNamesAndPricesStandFirstWhereThereIsLittleRoom() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))

    let columns = await shown(ListingListPresenter(sample.actions(), of: id)).tables.first?.columns
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
      var list = ListingListPresenter(actions, of: id, page: page)
      let first = try XCTUnwrap(numbers[page - 1].min { $0.value < $1.value })
      try await expectEqual(list.perform("open", ["n": first.key]).route, .listing(first.key, of: id))
      let screen = await list.load()
      XCTAssertEqual(screen.offer("open")?.fields.first?.resolved(String(first.value), numbers: [:]), first.key)
      XCTAssertEqual(screen.layout, numbers[page - 1])
      XCTAssertEqual(screen.tables.map(\.title), [titles[page - 1]])
      XCTAssertEqual(screen.texts, ["Page \(page) of 3"])
      // The next page has the weight `main`, if there is one.
      XCTAssertEqual(screen.offer("next")?.weight, page < 3 ? .main : .other)
      for (word, other) in [("next", page + 1), ("previous", page - 1)] {
        if (1...3).contains(other) {
          try await expectEqual(list.perform(word).route, .listings(id, page: other))
        } else {
          await assertRefuses(word, by: list, "There is no further page in that direction.")
          XCTAssertNil(screen.offer(word)?.address)
        }
      }
    }
    // If the list became shorter, its last page is shown.
    await expectEqual(shown(ListingListPresenter(actions, of: id, page: 9)).texts, ["Page 3 of 3"])
  }

  func testAPageThatIsFullNeedsNoNumber() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    for size in [2, 3, 0] {
      let page = await shown(ListingListPresenter(sample.actions(pageSize: size), of: id))
      XCTAssertEqual(page.texts, size == 0 ? ["Page 1 of 2"] : [])
    }
  }

  func testTheyAreArrangedFromTheFirstPageAndOpenedInThatOrder() async throws {
    let sample = SampleObservatory(
      Sample.listing("a", yen: 300, reviews: 1),
      Sample.listing("b", yen: 100, reviews: 9),
      Sample.listing("c", yen: 200, reviews: 5)
    )
    let id = try await sample.watch()
    var list = ListingListPresenter(sample.actions(pageSize: 2), of: id, page: 2)
    let sentence = "“best” is not one of them. Use rank, name, price, reviews, change, drop."
    await assertRefuses("sort", ["order": "best"], by: list, sentence)

    for (sorting, layout) in [
      (ListingArrangement.Sorting.price, ["b": 1, "c": 2]), (.reviews, ["b": 1, "c": 2]), (.name, ["a": 1, "b": 2]),
    ] {
      let arrangement = ListingArrangement(by: sorting)
      try await expectEqual(list.perform("sort", ["order": sorting.rawValue]), .go(.listings(id, arrangement)))
      var list = ListingListPresenter(sample.actions(pageSize: 2), of: id, arrangement)
      let first = try XCTUnwrap(layout.min { $0.value < $1.value }?.key)
      try await expectEqual(list.perform("open", ["n": first]).route, .listing(first, of: id, in: arrangement))
      let page = await list.load()
      XCTAssertEqual(page.layout, layout)
      XCTAssertEqual(page.offer("sort")?.fields.first?.value, sorting.rawValue)
    }
  }

  func testOfTwoUpdatesAtOneMomentOnlyTheLatestCounts() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    for prices in [(900, 1_000), (900, 800)] as [(Int64, Int64)] {
      sample.source.answer(Sample.result(Sample.listing("a", yen: prices.0), Sample.listing("b", yen: prices.1)))
      _ = try await sample.observatory.updateWatch(id)
    }
    let changed = ListingArrangement(only: .changed)
    await expectEqual(
      shown(ListingListPresenter(sample.actions(), of: id, changed)).tables.flatMap(\.rows).map(\.id),
      ["b"]
    )
  }

  func testOnlyWhatChangedOrIsUnreadIsShown() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    var changed = ListingListPresenter(sample.actions(), of: id, ListingArrangement(only: .changed))
    var unread = ListingListPresenter(sample.actions(), of: id, ListingArrangement(only: .unread))
    var (seenChanged, seenUnread) = (await changed.load(), await unread.load())
    let summary = [Notice("Updated Nov 20, 2026 at 9:00 AM: 2 listings, 0 unread")]
    XCTAssertEqual([seenChanged.banners, seenUnread.banners], [summary, summary])
    XCTAssertEqual(seenChanged.content, .empty("The latest update found every listing as it was."))
    XCTAssertEqual(seenUnread.content, .empty("Every listing is read."))
    XCTAssertEqual(seenUnread.offer("only")?.weight, .main)
    try await sample.update(id, finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c")))
    try await expectEqual(changed.perform("only", ["filter": "all"]).route, .listings(id))
    await assertRefuses("only", ["filter": "best"], by: changed, "“best” is not one of them. Use all, changed, unread.")
    (seenChanged, seenUnread) = (await changed.load(), await unread.load())
    XCTAssertEqual(seenUnread.layout, ["c": 1, "b": 2, "a": 3])
    XCTAssertEqual(seenChanged.layout, ["b": 1])
  }

  func testAllAreMarkedAsRead() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 900)))
    var list = ListingListPresenter(sample.actions(), of: id)
    await expectEqual(list.load().column("Name"), ["● Name of a"])
    try await expectEqual(list.perform("mark all read"), .stay("All listings are marked as read.", .good))
    await expectEqual(list.load().column("Name"), ["Name of a"])
    try await expectEqual(sample.watches.watch(id)?.unread, 0)
  }

  func testMarksThatCannotBeKeptAreSaidAndTriedAgainWhenAsked() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: 900)))
    sample.faults.fail(.markRead, with: RepositoryError(.full, subject: "/data/arcade.sqlite", canRetry: true))
    var list = ListingListPresenter(sample.actions(), of: id)
    let before = await list.load()
    await expectEqual(list.failure(of: "mark all read"), Failure(Failure.diskFull.text, canRetry: true))
    await expectEqual(list.load(), before)
    sample.faults.mend()
    try await list.perform("mark all read")
    try await expectEqual(sample.watches.watch(id)?.unread, 0)
  }

  func testAnUpdateLeadsToTheFirstPageWithWhatItBrought() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    let arrangement = ListingArrangement(by: .name)
    var list = ListingListPresenter(sample.actions(pageSize: 2), of: id, arrangement, page: 2)
    sample.source.answer(Sample.result(Sample.listing("c", yen: 1), Sample.listing("b"), Sample.listing("d")))

    var waits: [String] = []
    let next = try await list.perform("update") { waits.append($0) }
    XCTAssertEqual(next, .go(.listings(id, arrangement), "Updated: 1 changed, 1 new, 1 out of sight", .good))
    XCTAssertEqual(waits, [], "a source that answers at once needs no word about waiting")
  }

  func testAnUpdateThatFailsLeavesTheListingsAsTheyWere() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    let id = try await sample.watch()
    var list = ListingListPresenter(sample.actions(), of: id)
    let before = await list.load().content

    sample.source.fail(with: RepositoryError(.serverError, subject: "shop.example", status: 503))
    let failure = await list.failure(of: "update")
    XCTAssertEqual(failure?.text.contains("503"), true)
    XCTAssertEqual(failure?.canRetry, true)
    await expectEqual(list.load().content, before)
    sample.source.answer(Sample.result([]))
    sample.faults.fail(.update, with: .diskFull)
    await expectEqual(list.failure(of: "update")?.text, Failure.diskFull.text)
    await expectEqual(list.load().content, before)
    sample.faults.mend()
    try await expectEqual(list.perform("update").route, .listings(id))
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    var list = ListingListPresenter(sample.actions(), of: id)
    let before = await list.load { _ in }
    try await sample.watches.delete(id)
    await expectEqual(list.failure(of: "update", on: before), Failure(gone, canRetry: false))
    await expectEqual(list.load().failure, Failure(gone, canRetry: false))
  }

  func testAWatchThatFoundNothingSaysHowToGoOn() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    var list = ListingListPresenter(sample.actions(), of: id)
    let page = await list.load()
    XCTAssertEqual(page.banners, [Notice("Updated Nov 20, 2026 at 9:00 AM: 0 listings, 0 unread")])
    XCTAssertEqual(page.content, .empty("The search has found nothing yet; an update searches again."))
    XCTAssertNil(page.offer("open"))
    await assertRefuses("next", by: list, "There is no further page in that direction.")
  }

  func testItLeadsElsewhere() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    var list = ListingListPresenter(sample.actions(), of: id)
    try await expectEqual(list.perform("updates").route, .updates(id))
  }
}

extension Screen<Page> {
  /// The listings by row number.
  fileprivate var layout: [String: Int] {
    Dictionary(uniqueKeysWithValues: (content.value?.numberedRows ?? [:]).map { ($1, $0) })
  }
}
