import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchSearchPresenterTests: XCTestCase {
  private typealias Sample = SampleListings

  func testItShowsWhatIsUsualUntilSomethingIsSet() async {
    let (presenter, view, _) = makePresenter(SampleObservatory())

    await presenter.begin()

    XCTAssertEqual(
      view.setting,
      [
        Fact("Source", "demo"), Fact("Keyword", "any"), Fact("Category", "any"), Fact("Order", "popularity"),
        Fact("Prices", "any"), Fact("Results", "30"),
      ]
    )
    XCTAssertEqual(view.screens.map(\.title), ["New search"])
  }

  func testEverythingThatIsSetIsShownAndSearchedFor() async throws {
    let sample = SampleObservatory()
    sample.source.hold([ListingCategory(id: "7", name: "Kitchen")])
    let (presenter, view, _) = makePresenter(sample)

    for (field, text) in [
      (WatchSearchField.source, "demo"), (.keyword, "kettle"), (.category, "kitchen"), (.order, "PRICE-UP"),
      (.prices, "1000 2500"), (.count, "3000"), (.name, "Kettles"),
    ] { await presenter.set(field, to: text) }
    await presenter.search()

    XCTAssertEqual(
      view.setting,
      [
        Fact("Source", "demo"), Fact("Keyword", "kettle"), Fact("Category", "Kitchen"),
        Fact("Order", "price, lowest first"), Fact("Prices", "¥1,000 to ¥2,500"), Fact("Results", "3,000"),
        Fact("Name", "Kettles"),
      ]
    )
    let prices = try PriceRange(
      from: Money(minorUnits: 1_000, currency: .jpy),
      to: Money(minorUnits: 2_500, currency: .jpy)
    )
    let query = try WatchQuery(
      keyword: "kettle",
      category: ListingCategory(id: "7", name: "Kitchen"),
      order: .priceUp,
      prices: prices,
      count: 3_000
    )
    XCTAssertEqual(sample.source.queries, [query])
    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["Kettles"])
  }

  func testTheNameIsTheKeywordElseTheCategory() async {
    let (presenter, view, _) = makePresenter(SampleObservatory())

    await presenter.choose(ListingCategory(id: "1", name: "Tea & Coffee"))
    await presenter.set(.keyword, to: "green tea")
    await presenter.set(.name, to: "Mine")

    XCTAssertEqual(
      view.screens.map { $0.facts.last?.value },
      ["Tea & Coffee", "green tea", "Mine"]
    )
  }

  func testWhatMakesNoSenseChangesNothingAndIsSaid() async {
    let refusals: [(WatchSearchField, String, String)] = [
      (.source, "nowhere", "There is no source “nowhere”. Use demo, rakuten, or file: with a path."),
      (.order, "best", "“best” is not an order. Use popularity, price-up, price-down, reviews."),
      (.count, "0", "“0” is not a number from 1 to 3,000."),
      (.count, "3001", "“3001” is not a number from 1 to 3,000."),
      (.count, "99999999999999999999", "“99999999999999999999” is not a number from 1 to 3,000."),
      (.count, "many", "“many” is not a number from 1 to 3,000."),
      (.category, "tea", "There is no category “tea” there. categories shows those that are."),
      (.prices, "cheap", "“cheap” is not an amount (write digits with at most one point, such as 1234.50)"),
    ]
    for (field, text, sentence) in refusals {
      let (presenter, view, _) = makePresenter(SampleObservatory())
      await presenter.show()
      let before = view.setting

      await presenter.set(field, to: text)

      XCTAssertEqual(view.screens.last?.isUpdate, true, text)
      XCTAssertEqual(view.screens.last?.notices, [Notice(sentence, .bad)])
      XCTAssertEqual(view.setting, before, text)
    }
  }

  func testADraftThatSaysWhatToSearchForIsSearchedAtOnce() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea"))

    await presenter.begin()

    let watches = try await sample.watches.watches()
    XCTAssertEqual(view.screens, [])
    XCTAssertEqual(router.routes, [.found(try XCTUnwrap(watches.first).id, [Notice("Found 1 listing.", .good)])])
  }

  func testNothingFoundIsAWatchAndNoError() async throws {
    let (presenter, _, router) = makePresenter(SampleObservatory(), WatchSearchDraft(keyword: "tea"))

    await presenter.begin()

    guard case .found(_, let notices)? = router.routes.first else { return XCTFail("nothing was made") }
    XCTAssertEqual(
      notices,
      [Notice("Nothing found for “tea”. The watch is kept; an update searches again.")]
    )
  }

  func testASlowSourceSaysHowFarItIs() async {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 60, of: 90)])
    let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea"))

    await presenter.begin()

    XCTAssertEqual(
      view.screens.map(\.content),
      [.loading("Searching for “tea” at demo…"), .loading("30 of 90"), .loading("60 of 90")]
    )
    XCTAssertEqual(router.routes.count, 1)
  }

  func testASearchThatFailsKeepsWhatIsSetAndSavesNothing() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let down = RepositoryError(.unreachable, subject: "shop.example")
    sample.source.fail(with: down)
    let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea", count: 90))

    await presenter.begin()
    let failed = view.screens.last?.content
    await presenter.show()
    let facts = view.setting
    let before = try await sample.watches.watches()
    sample.source.answer(Sample.result(Sample.listing("a")))
    await presenter.search()

    guard case .failed(let failure) = failed else { return XCTFail("no failure") }
    XCTAssertTrue(failure.canRetry)
    XCTAssertTrue(failure.text.contains("shop.example"))
    XCTAssertEqual(facts?.map(\.value), ["demo", "tea", "any", "popularity", "any", "90", "tea"])
    XCTAssertEqual(before, [])
    let after = try await sample.watches.watches()
    XCTAssertEqual(after.map(\.watch.query.count), [90])
    XCTAssertEqual(router.routes.count, 1)
  }

  func testASearchThatCannotBeKeptLeavesNoWatch() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.faults.fail(.add, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea"))

    await presenter.begin()
    sample.faults.mend()
    let before = try await sample.watches.watches()
    await presenter.search()

    XCTAssertEqual(before, [])
    XCTAssertEqual(view.failure?.text.contains("the disk is full"), true)
    XCTAssertEqual(router.routes.count, 1)
  }

  func testANameThatIsTakenIsSaidBeforeTheSourceIsAsked() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea"))

    await presenter.begin()
    let asked = sample.source.queries.count
    let failure = view.failure
    await presenter.set(.name, to: "More tea")
    await presenter.search()

    let sentence = "There is a watch “tea” already, and it was left as it is. Choose another name, or update that one."
    XCTAssertEqual(failure, Failure(sentence, canRetry: false))
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(router.routes.count, 1)
  }

  func testOneLetterIsRefusedAndOneKanjiIsNot() async {
    for (keyword, refusal) in [
      ("a", "“a” is too short to search for. Give at least two letters."),
      ("ｱ", "“ｱ” is too short to search for. Give at least two letters."),
      (" ", "Nothing to search for. Give a keyword, a category, or both."),
      (String(repeating: "x", count: 129), "The keyword is too long. Use at most 128 letters."),
    ] {
      let sample = SampleObservatory(isInstant: false)
      let (presenter, view, router) = makePresenter(sample, WatchSearchDraft(keyword: keyword))
      await presenter.begin()
      XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(refusal, canRetry: false))])
      XCTAssertEqual(router.routes, [])
    }
    for keyword in ["茶", "ア", "te"] {
      let (presenter, _, router) = makePresenter(SampleObservatory(), WatchSearchDraft(keyword: keyword))
      await presenter.begin()
      XCTAssertEqual(router.routes.count, 1, keyword)
    }
  }

  func testWithNeitherKeywordNorCategoryNothingIsSearchedFor() async {
    let (presenter, view, _) = makePresenter(SampleObservatory())

    await presenter.search()

    let sentence = "Nothing to search for. Give a keyword, a category, or both."
    XCTAssertEqual(view.failure, Failure(sentence, canRetry: false))
  }

  func testASearchBeginsInTheCategoryThatItWasCalledWith() async {
    let sample = SampleObservatory()
    sample.source.hold([ListingCategory(id: "7", name: "Kitchen")])
    let (presenter, _, router) = makePresenter(sample, WatchSearchDraft(keyword: "tea"), category: "kit")
    let (other, view, elsewhere) = makePresenter(sample, WatchSearchDraft(keyword: "tea"), category: "Toys")

    await presenter.begin()
    await other.begin()

    XCTAssertEqual(sample.source.queries.map(\.category?.name), ["Kitchen"])
    XCTAssertEqual(router.routes.count, 1)
    XCTAssertEqual(elsewhere.routes, [])
    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("There is no category “Toys” there. categories shows those that are.", .bad)]
    )
    XCTAssertEqual(view.screens.last?.isUpdate, false)
  }

  func testACategoryIsForgottenWithItsSource() async {
    let sample = SampleObservatory()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.choose(ListingCategory(id: "7", name: "Kitchen"))

    await presenter.set(.source, to: "demo")
    let same = view.setting
    await presenter.set(.source, to: "file:/tmp/feed.csv")
    await presenter.browse()

    XCTAssertEqual(same?[2].value, "Kitchen")
    XCTAssertEqual(view.setting?[2].value, "any")
    XCTAssertEqual(router.routes, [.categories(source: "file:/tmp/feed.csv")])
  }

  func testACategoryIsTakenBackByAny() async {
    let (presenter, view, _) = makePresenter(SampleObservatory())
    await presenter.choose(ListingCategory(id: "7", name: "Kitchen"))

    await presenter.set(.category, to: "Any")

    XCTAssertEqual(view.screens.map { $0.facts[2].value }, ["Kitchen", "any"])
  }

  func testASettingThatIsMissingIsNamed() async {
    let sample = SampleObservatory()
    sample.source.fail(with: RepositoryError(.configuration, subject: "observe.rakuten.applicationId"))
    let (presenter, view, _) = makePresenter(sample, WatchSearchDraft(keyword: "tea"))

    await presenter.begin()

    let key = "observe.rakuten.applicationId"
    let sentence =
      "The setting \(key) is missing, or the server does not accept it. Set it with: arcade settings set \(key) VALUE"
    XCTAssertEqual(view.failure, Failure(sentence, canRetry: false))
  }

  private func makePresenter(
    _ sample: SampleObservatory,
    _ draft: WatchSearchDraft = WatchSearchDraft(),
    category: String? = nil
  ) -> (WatchSearchPresenter, RecordingView<WatchSearchScreen>, RecordingWatchRouter) {
    let presenter = WatchSearchPresenter(
      observatory: sample.observatory,
      draft: draft,
      category: category,
      phrases: Language.english.sampleWatchPhrases
    )
    let (view, router) = (RecordingView<WatchSearchScreen>(), RecordingWatchRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension WatchSearchScreen {
  fileprivate var facts: [Fact] { if case .setting(let facts) = content { facts } else { [] } }
}

extension RecordingView<WatchSearchScreen> {
  /// What is set, as the last screen has it.
  fileprivate var setting: [Fact]? { screens.last?.facts }

  /// Why the last search failed.
  fileprivate var failure: Failure? {
    if case .failed(let failure)? = screens.last?.content { failure } else { nil }
  }
}
