import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchListTests: XCTestCase {
  private typealias Sample = SampleListings
  private let full = Failure.diskFull.text
  private let gone = "It is not there any more: it was deleted elsewhere. The list of the watches has those that are."

  func testWithoutAWatchItSaysHowToBegin() async throws {
    var list = WatchListPresenter(SampleObservatory().actions())
    try await expectEqual(list.perform(.update([])), .stay())
    let sentence =
      "Nothing is watched yet. A search makes a watch: tea, say, finds much in an invented market, offline."
    let page = await list.load()
    XCTAssertEqual(page.content, .empty(sentence))
    XCTAssertEqual(page.offer("search")?.weight, .main)
    XCTAssertNil(page.offer("open"))
  }

  func testTheTimeOfTheLastUpdateStandsBesideHowMuchTheLatestOnesBrought() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let tea = try await sample.watch()
    for (yen, other) in [(900, 900), (900, 900), (800, 900)] as [(Int64, Int64)] {
      let page = await shown(WatchListPresenter(sample.actions()))
      XCTAssertEqual(page.row("\(tea.number)")?.cells.compactMap(\.trend).count, yen == 800 ? 1 : 0)
      let found = Sample.result(Sample.listing("a", yen: yen), Sample.listing("b", yen: other))
      try await sample.update(tea, finding: found)
    }
    let expected = Trend("Changes with the latest updates: 2, 0, 1", levels: [7, 0, 3], figures: [])
    await expectEqual(shown(WatchListPresenter(sample.actions())).row("\(tea.number)")?.cells.last?.trend, expected)
  }

  func testWatchesHaveTheirCountsAndTheTimeOfTheirLastUpdate() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    try await sample.update(tea, finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c")))
    let page = await shown(WatchListPresenter(sample.actions()))
    XCTAssertEqual(page.title, "Watches")
    let titles = ["Watch", "New", "Observing", "Out of sight", "Unread", "Updated"]
    XCTAssertEqual(page.tables.first?.columns.map(\.title), titles)
    let rows = [
      ["tea", "1", "1", "1", "3", "Nov 20, 2026 at 10:00 AM"],
      ["lamp", "2", "0", "0", "0", "Nov 20, 2026 at 9:00 AM"],
    ]
    XCTAssertEqual(page.rows, rows)
    XCTAssertEqual(page.row("\(tea.number)")?.address, "/observe/watches/\(tea.number)")
  }

  func testARowIsOpenedByItsNumber() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    var list = WatchListPresenter(sample.actions())
    try await expectEqual(list.perform("open", ["n": "\(id.number)"]).route, .listings(id))
    for text in ["0", "2", "-1", "99999999999999999999", "tea"] {
      for word in ["open", "update", "rename", "delete"] {
        let sentence = "There is no “\(text)” here. Choose one of those shown."
        await assertRefuses(word, ["n": text, "name": "x"], by: list, sentence)
      }
    }
    XCTAssertEqual(sample.source.queries.count, 1)
  }

  func testAnUpdateNamesTheWatchAndShowsTheListAnew() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    try await sample.watch()
    let lamp = try await sample.watch("lamp")
    sample.source.answer(Sample.result(Sample.listing("a", yen: 900)))
    var list = WatchListPresenter(sample.actions())
    try await expectEqual(
      list.perform("update", ["n": "\(lamp.number)"]),
      .stay("lamp: Updated: 1 changed", .good)
    )
    let both = [Notice("tea: Updated: 1 changed", .good), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")]
    try await expectEqual(list.perform("update"), .stay(both))
    await expectEqual(list.load().column("Unread"), ["1", "1"])
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 1_200, of: 3_000)])
    try await sample.watch()
    var list = WatchListPresenter(sample.actions())
    var waits: [String] = []
    _ = try await list.perform("update") { waits.append($0) }
    XCTAssertEqual(waits, ["Searching for “tea” at demo…", "30 of 90", "1,200 of 3,000"])
    await expectEqual(list.load().rows.count, 1)
  }

  func testAWatchThatFailsDoesNotKeepTheOthersBack() async throws {
    let sample = SampleObservatory()
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    var list = WatchListPresenter(sample.actions())
    let before = await list.load { _ in }
    try await sample.watches.delete(tea)

    let expected = [Notice("tea: \(gone)", .bad), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")]
    try await expectEqual(list.perform("update all", on: before), .stay(expected))
    await expectEqual(list.load().column("Watch"), ["lamp"])
  }

  func testASourceThatIsDownIsSaidForEachWatch() async throws {
    let sample = SampleObservatory(isInstant: false)
    try await sample.watch()
    try await sample.watch("lamp")
    sample.source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    var list = WatchListPresenter(sample.actions())

    let said = ["tea: ", "lamp: "].map { Notice($0 + Failure.timedOut.text, .bad) }
    try await expectEqual(list.perform("update"), .stay(said))

    await expectEqual(list.load().rows.count, 2)
  }

  func testAWatchGetsAnotherNameThatNoOtherHas() async throws {
    let sample = SampleObservatory()
    let (tea, lamp) = (try await sample.watch().number, try await sample.watch("lamp").number)
    var list = WatchListPresenter(sample.actions())
    var next = try await list.perform("rename", ["n": "\(tea)", "name": "  Green  tea "])
    XCTAssertEqual(next, .stay("“tea” is called “Green  tea” now.", .good))
    next = try await list.perform("rename", ["n": "\(lamp)", "name": "Green  tea"])
    let taken =
      "There is a watch “Green  tea” already, and it was left as it is. Choose another name, or update that one."
    XCTAssertEqual(next, .stay(taken, .bad))
    let nothing = "A watch needs a name, with something in it to read."
    await assertRefuses("rename", ["n": "\(lamp)", "name": " \u{3000}"], by: list, nothing)
    await expectEqual(list.load().column("Watch"), ["Green  tea", "lamp"])
  }

  func testDeletingAsksFirstAndSaysWhatIsLost() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    var list = WatchListPresenter(sample.actions())
    var question = WatchDeletionPresenter(sample.actions(), of: id)
    try await expectEqual(list.perform("delete", ["n": "\(id.number)"]).route, .deletion(of: id))
    let page = await question.load()
    XCTAssertEqual(page.title, "tea")
    XCTAssertEqual(page.question, "Delete the watch “tea”? Its 2 listings and their whole history are lost.")
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    try await expectEqual(question.perform("no"), .back(orTo: .watches, "Nothing was deleted."))
    try await expectEqual(sample.watches.watches().count, 1)
    try await expectEqual(question.perform("yes"), .go(.watches, "Deleted: “tea”.", .good))
    try await expectEqual(sample.watches.watches(), [])
  }

  func testAYesCountsOnlyWhereTheQuestionStands() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let list = WatchListPresenter(sample.actions())
    await assertRefuses("yes", by: list, as: .notOffered("yes"))
  }

  func testWhatCannotBeKeptIsSaidAndChangesNothing() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    for call in [WatchCall.rename, .delete, .update] { sample.faults.fail(call, with: .diskFull) }
    var list = WatchListPresenter(sample.actions())
    var question = WatchDeletionPresenter(sample.actions(), of: id)
    let before = await list.load().content

    await expectEqual(list.failure(of: "rename", ["n": "\(id.number)", "name": "x"])?.text, full)
    await expectEqual(question.failure(of: "yes")?.text, full)
    try await expectEqual(list.perform("update", ["n": "\(id.number)"]), .stay("tea: \(full)", .bad))
    await expectEqual(list.load().content, before)
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    var list = WatchListPresenter(sample.actions())
    var question = WatchDeletionPresenter(sample.actions(), of: id)
    let (listed, asked) = (await list.load { _ in }, await question.load { _ in })
    try await sample.watches.delete(id)

    let deleted = Failure(gone, canRetry: false)
    await expectEqual(list.failure(of: "rename", ["n": "\(id.number)", "name": "x"], on: listed), deleted)
    await expectEqual(question.failure(of: "yes", on: asked), deleted)
    let unasked = await question.load()
    XCTAssertEqual(unasked.failure, deleted)
    XCTAssertNil(unasked.question)
  }

  func testItLeadsElsewhere() async throws {
    var list = WatchListPresenter(SampleObservatory().actions())
    for (word, route) in [("sources", WatchRoute.sources), ("watches", .watches), ("search", .search(.init()))] {
      try await expectEqual(list.perform(word), .go(route))
    }
    await expectEqual(list.load().offer("sources")?.address, "/observe/sources")
  }
}
