import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchListTests: XCTestCase {
  private typealias Sample = SampleListings
  private let full = Failure.diskFull.text
  private let gone = "It is not there any more: it was deleted elsewhere. The list of the watches has those that are."

  func testWithoutAWatchItSaysHowToBegin() async {
    let (list, view, _) = await opened(PageModule(WatchListPresenter(SampleObservatory().actions())))
    await list.perform(.update([]))

    let sentence =
      "Nothing is watched yet. A search makes a watch: tea, say, finds much in an invented market, offline."
    XCTAssertEqual(view.screens.map(\.content), [.empty(sentence), .empty(sentence)])
    XCTAssertEqual(view.last?.offer("search")?.weight, .main)
    XCTAssertNil(view.last?.offer("open"))
  }

  func testTheTimeOfTheLastUpdateStandsBesideHowMuchTheLatestOnesBrought() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let tea = try await sample.watch()
    for (yen, other) in [(900, 900), (900, 900), (800, 900)] as [(Int64, Int64)] {
      let (_, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))
      XCTAssertEqual(view.last?.row("\(tea.number)")?.cells.compactMap(\.trend).count, yen == 800 ? 1 : 0)
      let found = Sample.result(Sample.listing("a", yen: yen), Sample.listing("b", yen: other))
      try await sample.update(tea, finding: found)
    }
    let expected = Trend("Changes with the latest updates: 2, 0, 1", levels: [7, 0, 3], figures: [])
    try await expectEqual(
      shown(PageModule(WatchListPresenter(sample.actions()))).row("\(tea.number)")?.cells.last?.trend,
      expected
    )
  }

  func testWatchesHaveTheirCountsAndTheTimeOfTheirLastUpdate() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    try await sample.update(tea, finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c")))
    let (_, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    XCTAssertEqual(view.screens.map(\.title), ["Watches"])
    let titles = ["Watch", "New", "Observing", "Out of sight", "Unread", "Updated"]
    XCTAssertEqual(view.last?.tables.first?.columns.map(\.title), titles)
    let rows = [
      ["tea", "1", "1", "1", "3", "Nov 20, 2026 at 10:00 AM"],
      ["lamp", "2", "0", "0", "0", "Nov 20, 2026 at 9:00 AM"],
    ]
    XCTAssertEqual(view.last?.rows, rows)
    XCTAssertEqual(view.last?.row("\(tea.number)")?.address, "/observe/watches/\(tea.number)")
  }

  func testARowIsOpenedByItsNumber() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    let (list, view, router) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("open", ["n": "\(id.number)"])
    for text in ["0", "2", "-1", "99999999999999999999", "tea"] {
      for word in ["open", "update", "rename", "delete"] {
        let sentence = "There is no “\(text)” here. Choose one of those shown."
        await assertRefuses(word, ["n": text, "name": "x"], by: list, sentence)
      }
    }

    XCTAssertEqual(router.routes, [.listings(id)])
    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(sample.source.queries.count, 1)
  }

  func testAnUpdateNamesTheWatchAndShowsTheListAnew() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    try await sample.watch()
    let lamp = try await sample.watch("lamp")
    sample.source.answer(Sample.result(Sample.listing("a", yen: 900)))
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("update", ["n": "\(lamp.number)"])
    try await list.perform("update")

    XCTAssertEqual(
      view.screens.map(\.news),
      [
        [], [Notice("lamp: Updated: 1 changed", .good)],
        [Notice("tea: Updated: 1 changed", .good), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")],
      ]
    )
    XCTAssertEqual(view.last?.column("Unread"), ["1", "1"])
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 1_200, of: 3_000)])
    try await sample.watch()
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("update")

    XCTAssertEqual(
      view.screens.dropFirst().dropLast().map(\.content),
      [.loading("Searching for “tea” at demo…"), .loading("30 of 90"), .loading("1,200 of 3,000")]
    )
    XCTAssertEqual(view.last?.rows.count, 1)
  }

  func testAWatchThatFailsDoesNotKeepTheOthersBack() async throws {
    let sample = SampleObservatory()
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))
    try await sample.watches.delete(tea)

    try await list.perform("update all")

    let expected = [Notice("tea: \(gone)", .bad), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")]
    XCTAssertEqual(view.last?.news, expected)
    XCTAssertEqual(view.last?.column("Watch"), ["lamp"])
  }

  func testASourceThatIsDownIsSaidForEachWatch() async throws {
    let sample = SampleObservatory(isInstant: false)
    try await sample.watch()
    try await sample.watch("lamp")
    sample.source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("update")

    let said = ["tea: ", "lamp: "].map { Notice($0 + Failure.timedOut.text, .bad) }
    XCTAssertEqual(view.last?.news, said)
    XCTAssertEqual(view.last?.rows.count, 2)
  }

  func testAWatchGetsAnotherNameThatNoOtherHas() async throws {
    let sample = SampleObservatory()
    let (tea, lamp) = (try await sample.watch().number, try await sample.watch("lamp").number)
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("rename", ["n": "\(tea)", "name": "  Green  tea "])
    try await list.perform("rename", ["n": "\(lamp)", "name": "Green  tea"])
    let nothing = "A watch needs a name, with something in it to read."
    await assertRefuses("rename", ["n": "\(lamp)", "name": " \u{3000}"], by: list, nothing)

    let taken =
      "There is a watch “Green  tea” already, and it was left as it is. Choose another name, or update that one."
    let expected = [Notice("“tea” is called “Green  tea” now.", .good), Notice(taken, .bad)]
    XCTAssertEqual(view.screens.flatMap(\.news), expected)
    XCTAssertEqual(view.last?.column("Watch"), ["Green  tea", "lamp"])
  }

  func testDeletingAsksFirstAndSaysWhatIsLost() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    let (list, _, router) = await opened(PageModule(WatchListPresenter(sample.actions())))
    let (question, view, answer) = watched(PageModule(WatchDeletionPresenter(sample.actions(), of: id)))

    try await list.perform("delete", ["n": "\(id.number)"])
    await question.show()
    try await question.perform("no")
    let kept = try await sample.watches.watches()
    try await question.perform("yes")

    XCTAssertEqual(router.routes, [.deletion(of: id)])
    XCTAssertEqual(view.screens.map(\.title), ["tea"])
    let sentence = "Delete the watch “tea”? Its 2 listings and their whole history are lost."
    XCTAssertEqual(view.screens.map(\.question), [sentence])
    XCTAssertEqual(view.screens.first?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(answer.newsOnGoingBack, [[Notice("Nothing was deleted.")]])
    XCTAssertEqual(kept.count, 1)
    XCTAssertEqual(answer.routes, [.watches])
    XCTAssertEqual(answer.news, [[Notice("Deleted: “tea”.", .good)]])
    try await expectEqual(sample.watches.watches(), [])
  }

  func testAYesCountsOnlyWhereTheQuestionStands() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let (list, _, _) = await opened(PageModule(WatchListPresenter(sample.actions())))

    await assertRefuses("yes", by: list, as: .notOffered("yes"))
  }

  func testWhatCannotBeKeptIsSaidAndChangesNothing() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    for call in [WatchCall.rename, .delete, .update] { sample.faults.fail(call, with: .diskFull) }
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))
    let (question, asked, answer) = await opened(PageModule(WatchDeletionPresenter(sample.actions(), of: id)))
    let before = view.last?.content

    try await list.perform("rename", ["n": "\(id.number)", "name": "x"])
    try await question.perform("yes")
    try await list.perform("update", ["n": "\(id.number)"])

    XCTAssertEqual(view.screens.flatMap(\.news), [Notice(full, .bad), Notice("tea: \(full)", .bad)])
    XCTAssertEqual(asked.last?.news, [Notice(full, .bad)])
    XCTAssertEqual(answer.routes, [])
    XCTAssertEqual(view.last?.content, before)
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    let (list, view, _) = await opened(PageModule(WatchListPresenter(sample.actions())))
    let (question, asked, _) = await opened(PageModule(WatchDeletionPresenter(sample.actions(), of: id)))
    let (late, unasked, _) = watched(PageModule(WatchDeletionPresenter(sample.actions(), of: id)))
    try await sample.watches.delete(id)

    try await list.perform("rename", ["n": "\(id.number)", "name": "x"])
    try await question.perform("yes")
    await late.show()

    XCTAssertEqual(view.last?.news, [Notice(gone, .bad)])
    XCTAssertEqual(asked.last?.failure, Failure(gone, canRetry: false))
    XCTAssertEqual(unasked.last?.failure, Failure(gone, canRetry: false))
    XCTAssertNil(unasked.last?.question)
  }

  func testItLeadsElsewhere() async throws {
    let (list, view, router) = await opened(PageModule(WatchListPresenter(SampleObservatory().actions())))

    for word in ["sources", "watches", "search"] { try await list.perform(word) }

    XCTAssertEqual(router.routes, [.sources, .watches, .search(WatchSearchDraft())])
    XCTAssertEqual(view.last?.offer("sources")?.address, "/observe/sources")
  }
}
