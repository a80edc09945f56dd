import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingCategoryPresenterTests: XCTestCase {
  private let kitchen = ListingCategory(id: "k", name: "Kitchen")
  private let drinks = ListingCategory(id: "d", name: "Café & Tee")
  private let pans = ListingCategory(id: "p", name: "Pans")
  private let top = "These are the categories at the top already."

  func testItGoesDownToACategoryWithoutOthersBelow() async {
    let (presenter, view, router, _) = makePresenter()

    await presenter.show()
    await presenter.choose("1")
    await presenter.choose("1")

    XCTAssertEqual(view.screens.map(\.title), ["Categories of demo", "Categories of demo: Kitchen"])
    XCTAssertEqual(view.screens.map(\.names), [["Kitchen", "Café & Tee"], ["Pans"]])
    XCTAssertEqual(router.routes, [.chosen(pans)])
  }

  func testACategoryIsTakenAsAWhole() async {
    let (presenter, view, router, _) = makePresenter()

    await presenter.show()
    await presenter.take(nil)
    await presenter.take("2")
    await presenter.choose("1")
    await presenter.take(nil)

    XCTAssertEqual(router.routes, [.chosen(drinks), .chosen(kitchen)])
    XCTAssertEqual(view.screens.flatMap(\.notices), [Notice(top, .warning)])
  }

  func testUpGoesBackOneLevel() async {
    let (presenter, view, _, _) = makePresenter()

    await presenter.show()
    await presenter.choose("1")
    await presenter.up()
    await presenter.up()

    XCTAssertEqual(
      view.screens.map(\.names),
      [["Kitchen", "Café & Tee"], ["Pans"], ["Kitchen", "Café & Tee"], ["Kitchen", "Café & Tee"]]
    )
    XCTAssertEqual(view.screens.last?.notices, [Notice(top, .warning)])
    XCTAssertEqual(view.screens.map(\.isUpdate), [false, false, false, true])
  }

  func testAFilterNumbersWhatItLeaves() async {
    let (presenter, view, router, _) = makePresenter()

    await presenter.filter("CAFE")
    await presenter.take("1")
    await presenter.take("2")
    await presenter.filter("toys")
    await presenter.filter("")

    XCTAssertEqual(view.screens.map(\.names), [["Café & Tee"], ["Café & Tee"], [], ["Kitchen", "Café & Tee"]])
    XCTAssertEqual(
      view.screens.map { $0.notices.map(\.text) },
      [[], ["There is no “2” here. Type one of the numbers shown."], [], []]
    )
    XCTAssertEqual(view.screens[2].content, .empty("No category here has “toys” in its name."))
    XCTAssertEqual(router.routes, [.chosen(drinks)])
  }

  func testAFilterEndsWithItsLevel() async {
    let (presenter, view, _, _) = makePresenter()

    await presenter.filter("kit")
    await presenter.choose("1")
    await presenter.up()

    XCTAssertEqual(view.screens.map(\.names), [["Kitchen"], ["Pans"], ["Kitchen", "Café & Tee"]])
  }

  func testANumberThatIsNotThereChangesNothing() async {
    let (presenter, view, router, _) = makePresenter()
    await presenter.show()

    for text in ["0", "3", "-1", "99999999999999999999", "pans"] {
      await presenter.choose(text)
      await presenter.take(text)
      XCTAssertEqual(
        view.screens.suffix(2).flatMap(\.notices).map(\.text),
        Array(repeating: "There is no “\(text)” here. Type one of the numbers shown.", count: 2)
      )
    }

    XCTAssertEqual(view.screens.last?.names, ["Kitchen", "Café & Tee"])
    XCTAssertEqual(router.routes, [])
  }

  func testASlowSourceSaysThatItIsLoading() async {
    let (presenter, view, _, _) = makePresenter(isInstant: false)

    await presenter.show()
    await presenter.choose("1")

    let loading = RecordScreen.Content.loading("Loading the categories…")
    XCTAssertEqual(view.screens.map { $0.content == loading }, [true, false, true, false])
  }

  func testASourceWithoutCategoriesSaysSo() async {
    let presenter = ListingCategoryPresenter(
      sources: ScriptedListings(),
      source: "demo",
      phrases: Language.english.sampleWatchPhrases
    )
    let view = RecordingView<RecordScreen>()
    presenter.view = view

    await presenter.show()

    XCTAssertEqual(view.screens.last?.content, .empty("There are no categories here."))
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async {
    let (presenter, view, _, source) = makePresenter()
    await presenter.show()
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))

    await presenter.choose("1")
    await presenter.choose("7")
    let failed = view.screens.suffix(2).map(\.content)
    source.answer(SearchResult(ListingSnapshot()))
    await presenter.retry()

    let sentence = "shop.example did not answer in time. It may be busy; try again in a moment."
    XCTAssertEqual(failed, [.failed(Failure(sentence, canRetry: true)), .failed(Failure(sentence, canRetry: true))])
    XCTAssertEqual(view.screens.last?.title, "Categories of demo: Kitchen")
  }

  func testUpLeavesALevelThatCouldNotBeLoaded() async {
    let (presenter, view, _, source) = makePresenter()
    await presenter.show()
    await presenter.choose("1")
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    await presenter.choose("1")
    source.answer(SearchResult(ListingSnapshot()))

    await presenter.up()
    await presenter.retry()
    await presenter.up()

    XCTAssertEqual(view.screens.suffix(3).map(\.names), [["Pans"], ["Pans"], ["Kitchen", "Café & Tee"]])
  }

  func testATopThatCouldNotBeLoadedIsNotSaidToBeEmpty() async {
    let (presenter, view, _, source) = makePresenter()
    source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))

    await presenter.show()
    await presenter.choose("1")
    await presenter.up()
    source.answer(SearchResult(ListingSnapshot()))
    await presenter.retry()

    XCTAssertEqual(view.screens.dropLast().map(\.isFailure), [true, true, true])
    XCTAssertEqual(view.screens.last?.names, ["Kitchen", "Café & Tee"])
    XCTAssertFalse(view.screens.flatMap(\.notices).map(\.text).contains("There are no categories here."))
  }

  func testASourceThatIsNotThereIsSaid() async {
    let presenter = ListingCategoryPresenter(
      sources: ScriptedListings(),
      source: "nowhere",
      phrases: Language.english.sampleWatchPhrases
    )
    let view = RecordingView<RecordScreen>()
    presenter.view = view

    await presenter.show()

    let sentence = "There is no source “nowhere”. Use demo, rakuten, or file: with a path."
    XCTAssertEqual(view.screens.last?.content, .failed(Failure(sentence, canRetry: false)))
  }

  private func makePresenter(
    isInstant: Bool = true
  ) -> (
    ListingCategoryPresenter, RecordingView<RecordScreen>, RecordingWatchRouter, ScriptedListings
  ) {
    let source = ScriptedListings(profiles: [ListingSourceProfile(name: "demo", isInstant: isInstant)])
    source.hold([kitchen, drinks])
    source.hold([pans], below: kitchen.id)
    let presenter = ListingCategoryPresenter(
      sources: source,
      source: "demo",
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<RecordScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router, source)
  }
}

extension RecordScreen {
  /// The names of the categories that it shows.
  fileprivate var names: [String] {
    if case .tables(let tables) = content { tables.flatMap { $0.rows.map { $0[1] } } } else { [] }
  }

  fileprivate var isFailure: Bool { if case .failed = content { true } else { false } }
}
