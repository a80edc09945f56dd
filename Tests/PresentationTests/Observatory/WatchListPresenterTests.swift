import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchListPresenterTests: XCTestCase {
  private typealias Sample = SampleListings
  private let full = RepositoryError(.full, subject: "/data/arcade.sqlite")
  private let fullText =
    "/data/arcade.sqlite could not be written: the disk is full. Free some space, then try again."
  private let gone = "It is not there any more: it was deleted elsewhere. Type watches for those that are."

  func testWithoutAWatchItSaysHowToBegin() async {
    let (presenter, view, _) = makePresenter(SampleObservatory())

    await presenter.show()
    await presenter.update()

    let empty = RecordScreen.Content.empty(
      "Nothing is watched yet. Type search tea to begin: it searches an invented market, offline."
    )
    XCTAssertEqual(view.screens, [RecordScreen(title: "Watches", content: empty)].repeated(2))
  }

  func testWatchesHaveTheirCountsAndTheTimeOfTheirLastUpdate() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    try await sample.update(
      tea,
      finding: Sample.result(Sample.listing("b", yen: 900), Sample.listing("c"))
    )
    let (presenter, view, _) = makePresenter(sample)

    await presenter.show()

    XCTAssertEqual(
      view.table?.columns.map(\.title),
      ["No.", "Watch", "New", "Observing", "Out of sight", "Unread", "Updated"]
    )
    XCTAssertEqual(
      view.table?.rows,
      [
        ["1", "tea", "1", "1", "1", "3", "Nov 20, 2026 at 10:00 AM"],
        ["2", "lamp", "2", "0", "0", "0", "Nov 20, 2026 at 9:00 AM"],
      ]
    )
  }

  func testARowIsOpenedByItsNumber() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.show()

    await presenter.open("1")
    for text in ["0", "2", "-1", "99999999999999999999", "tea"] {
      await presenter.open(text)
      let sentence = "There is no “\(text)” here. Type one of the numbers shown."
      XCTAssertEqual(view.screens.last?.notices, [Notice(sentence, .warning)])
      XCTAssertEqual(view.screens.last?.isUpdate, true)
    }

    XCTAssertEqual(router.routes, [.listings(id)])
  }

  func testNoIntentTakesARowThatIsNotThere() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.update("9")
    await presenter.rename("9", to: "x")
    await presenter.delete("99999999999999999999")

    let refused = view.screens.dropFirst()
    XCTAssertEqual(refused.flatMap(\.notices).map(\.tone), [.warning, .warning, .warning])
    XCTAssertEqual(refused.map(\.question), [nil, nil, nil])
    XCTAssertEqual(sample.source.queries.count, 1)
  }

  func testAnUpdateNamesTheWatchAndShowsTheListAnew() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    try await sample.watch()
    try await sample.watch("lamp")
    sample.source.answer(Sample.result(Sample.listing("a", yen: 900)))
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.update("2")
    await presenter.update()

    XCTAssertEqual(
      view.screens.map(\.notices),
      [
        [], [Notice("lamp: Updated: 1 changed", .good)],
        [Notice("tea: Updated: 1 changed", .good), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")],
      ]
    )
    XCTAssertEqual(view.table?.rows.map { $0[5] }, ["1", "1"])
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 1_200, of: 3_000)])
    try await sample.watch()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.update("1")

    XCTAssertEqual(
      view.screens.dropFirst().dropLast().map(\.content),
      [.loading("Searching for “tea” at demo…"), .loading("30 of 90"), .loading("1,200 of 3,000")]
    )
    XCTAssertNotNil(view.table)
  }

  func testAWatchThatFailsDoesNotKeepTheOthersBack() async throws {
    let sample = SampleObservatory()
    let tea = try await sample.watch()
    try await sample.watch("lamp")
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()
    try await sample.watches.delete(tea)

    await presenter.update()

    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("tea: \(gone)", .bad), Notice("lamp: No changes since Nov 20, 2026 at 9:00 AM")]
    )
    XCTAssertEqual(view.table?.rows.map { $0[1] }, ["lamp"])
  }

  func testASourceThatIsDownIsSaidForEachWatch() async throws {
    let sample = SampleObservatory(isInstant: false)
    try await sample.watch()
    try await sample.watch("lamp")
    sample.source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.update()

    let sentence = "shop.example did not answer in time. It may be busy; try again in a moment."
    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("tea: \(sentence)", .bad), Notice("lamp: \(sentence)", .bad)]
    )
    XCTAssertEqual(view.table?.rows.count, 2)
  }

  func testAWatchGetsAnotherNameThatNoOtherHas() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    try await sample.watch("lamp")
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.rename("1", to: "  Green  tea ")
    await presenter.rename("2", to: "Green  tea")
    await presenter.rename("2", to: " \u{3000}")

    XCTAssertEqual(
      view.screens.dropFirst().flatMap(\.notices),
      [
        Notice("“tea” is called “Green  tea” now.", .good),
        Notice(
          "There is a watch “Green  tea” already, and it was left as it is. Choose another name, or update that one.",
          .bad
        ),
        Notice("A watch needs a name. Type one after its number.", .warning),
      ]
    )
    XCTAssertEqual(view.table?.rows.map { $0[1] }, ["Green  tea", "lamp"])
  }

  func testDeletingAsksFirstAndSaysWhatIsLost() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    try await sample.watch()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    await presenter.delete("1")
    await presenter.answerToDelete(false)
    await presenter.delete("1")
    await presenter.answerToDelete(true)
    await presenter.answerToDelete(true)

    let question = "Delete the watch “tea”? Its 2 listings and their whole history are lost."
    XCTAssertEqual(view.screens.map(\.question), [nil, question, nil, question, nil, nil])
    XCTAssertEqual(
      view.screens.flatMap(\.notices),
      [Notice("Nothing was deleted."), Notice("Deleted: “tea”.", .good)]
    )
    let left = try await sample.watches.watches()
    XCTAssertEqual(left, [])
  }

  func testAYesCountsOnlyWhereTheQuestionStillStands() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()

    for otherwise in [{ await presenter.delete("7") }, { await presenter.show() }, { await presenter.update("1") }] {
      await presenter.delete("1")
      await otherwise()
      await presenter.answerToDelete(true)
      XCTAssertEqual(view.table?.rows.count, 1)
    }
  }

  func testWhatCannotBeKeptIsSaidAndChangesNothing() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    for call in [WatchCall.rename, .delete, .update] { sample.faults.fail(call, with: full) }
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()
    let before = view.table

    await presenter.rename("1", to: "x")
    await presenter.delete("1")
    await presenter.answerToDelete(true)
    await presenter.update("1")

    XCTAssertEqual(
      view.screens.flatMap(\.notices),
      [Notice(fullText, .bad), Notice(fullText, .bad), Notice("tea: \(fullText)", .bad)]
    )
    XCTAssertEqual(view.table, before)
  }

  func testAWatchThatWasDeletedElsewhereIsSaid() async throws {
    let sample = SampleObservatory()
    let id = try await sample.watch()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.show()
    try await sample.watches.delete(id)

    await presenter.rename("1", to: "x")
    await presenter.delete("1")
    await presenter.answerToDelete(true)

    XCTAssertEqual(view.screens.flatMap(\.notices), [Notice(gone, .bad), Notice(gone, .bad)])
  }

  func testWhatCannotBeReadIsNotSaidToBeEmpty() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    sample.faults.fail(.watches, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.show()
    await presenter.open("1")

    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    let failed = RecordScreen.Content.failed(Failure(sentence, canRetry: true))
    XCTAssertEqual(view.screens.map(\.content), [failed, failed])

    sample.faults.mend()
    await presenter.show()
    XCTAssertEqual(view.table?.rows.count, 1)
  }

  func testItLeadsElsewhere() async {
    let (presenter, _, router) = makePresenter(SampleObservatory())
    await presenter.go(to: .sources)
    XCTAssertEqual(router.routes, [.sources])
  }

  private func makePresenter(
    _ sample: SampleObservatory
  ) -> (WatchListPresenter, RecordingView<RecordScreen>, RecordingWatchRouter) {
    let presenter = WatchListPresenter(
      observatory: sample.observatory,
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<RecordScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension Array {
  fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}

extension RecordingView<RecordScreen> {
  /// The watches that the last screen shows.
  fileprivate var table: RecordScreen.Table? {
    if case .tables(let tables)? = screens.last?.content { tables.first } else { nil }
  }
}
