import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchSearchTests: XCTestCase {
  private typealias Sample = SampleListings
  private let kitchen = ListingCategory(id: "7", name: "Kitchen")
  private let tea = WatchSearchDraft(keyword: "tea")

  func testItShowsWhatIsUsualUntilSomethingIsSet() async {
    let (_, view, _) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions())))

    let facts = [
      Fact("Source", "demo"), Fact("Keyword", "any"), Fact("Category", "any"), Fact("Order", "popularity"),
      Fact("Prices", "any"), Fact("Results", "30"),
    ]
    XCTAssertEqual(view.setting, facts)
    XCTAssertEqual(view.screens.map(\.title), ["New search"])
    XCTAssertEqual(view.screens.first?.mainWords, ["keyword", "categories"])
  }

  func testWhereTheNameIsTakenAnotherOneIsPutForward() async throws {
    let sample = SampleObservatory(SampleListings.listing("a"))
    _ = try await sample.watch()
    for (draft, words) in [(tea, ["name"]), (WatchSearchDraft(keyword: "tea", name: "Other"), ["go"])] {
      try await expectEqual(shown(PageModule(WatchSearchPresenter(sample.actions(), draft))).mainWords, words)
    }
  }

  func testEverythingThatIsSetIsShownAndSearchedFor() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.hold([kitchen])
    var draft = WatchSearchDraft()
    for (word, text) in [
      ("source", "demo"), ("keyword", "kettle"), ("category", "kitchen"), ("order", "price-up"),
      ("prices", "1000 2500"), ("count", "3000"), ("name", "Kettles"),
    ] {
      let (search, _, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), draft)))
      try await search.perform(word, [word: text])
      guard case .search(let changed)? = router.routes.last else { return XCTFail("\(word) led nowhere") }
      draft = changed
    }
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), draft)))
    try await search.perform("go")

    let facts = [
      Fact("Source", "demo"), Fact("Keyword", "kettle"), Fact("Category", "Kitchen"),
      Fact("Order", "price, lowest first"), Fact("Prices", "¥1,000 to ¥2,500"), Fact("Results", "3,000"),
      Fact("Name", "Kettles"),
    ]
    XCTAssertEqual(view.setting, facts)
    let texts = ["kettle", "Kitchen", "price-up", "1000 2500 JPY", "3000", "demo", "Kettles"]
    XCTAssertEqual(view.last?.offers.filter { $0.word != "go" }.flatMap(\.fields).compactMap(\.value), texts)
    try await assertKettlesAreWatched(in: sample, router)
  }

  func testASearchIsFilledInAtOnce() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.hold([kitchen])
    let (search, _, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), tea)))

    try await search.perform(
      "go",
      [
        "keyword": "kettle", "category": "kitchen", "lowest": "1000", "highest": "2500", "order": "price-up",
        "count": "3000", "source": "demo", "name": "Kettles",
      ]
    )

    try await assertKettlesAreWatched(in: sample, router)
  }

  func testWhatIsLeftEmptyIsNotSearchedFor() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.hold([kitchen])
    let prices = try PriceRange(from: Money(minorUnits: 1_000, currency: .jpy))
    let draft = WatchSearchDraft(keyword: "tea", category: kitchen, prices: prices, name: "Mine")
    let (search, _, _) = await opened(PageModule(WatchSearchPresenter(sample.actions(), draft)))

    try await search.perform("go", ["keyword": "", "lowest": "", "highest": "2500", "name": ""])

    let cheap = try PriceRange(to: Money(minorUnits: 2_500, currency: .jpy))
    XCTAssertEqual(sample.source.queries, [try WatchQuery(keyword: "", category: kitchen, prices: cheap)])
    try await expectEqual(sample.watches.watches().map(\.watch.name.text), ["Kitchen"])
  }

  func testTheNameIsTheKeywordElseTheCategory() async {
    for (draft, name) in [
      (WatchSearchDraft(category: ListingCategory(id: "1", name: "Tea & Coffee")), "Tea & Coffee"),
      (WatchSearchDraft(keyword: "green tea", category: kitchen), "green tea"),
      (WatchSearchDraft(keyword: "green tea", name: "Mine"), "Mine"),
    ] {
      let (_, view, _) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions(), draft)))
      XCTAssertEqual(view.setting?.last, Fact("Name", name))
    }
  }

  func testWhatMakesNoSenseChangesNothingAndIsSaid() async {
    let refusals: [(String, String, String)] = [
      (
        "source", "nowhere",
        "There is no source “nowhere”. Use demo, rakuten, file: with a path, or shopify:, woo: and page: with an address."
      ),
      ("keyword", "a", "“a” is too short to search for. Give at least two letters."),
      ("order", "best", "“best” is not one of them. Use popularity, price-up, price-down, reviews."),
      ("count", "0", "“0” is not a number from 1 to 3,000."),
      ("count", "3001", "“3001” is not a number from 1 to 3,000."),
      ("count", "99999999999999999999", "“99999999999999999999” is not a number from 1 to 3,000."),
      ("count", "many", "“many” is not a number from 1 to 3,000."),
      ("prices", "cheap", "“cheap” is no range of prices. Write it like 10 20, or 10, or to 20, or any."),
    ]
    for (word, text, sentence) in refusals {
      let (search, view, router) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions(), tea)))

      await assertRefuses(word, [word: text], by: search, sentence)

      XCTAssertEqual(view.screens.count, 1, text)
      XCTAssertEqual(router.routes, [], text)
    }
  }

  func testACategoryThatIsNotThereIsSaid() async throws {
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions(), tea)))

    try await search.perform("category", ["category": "toys"])

    let sentence = "There is no category “toys” there. The list of the categories has those that are."
    XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)])
    XCTAssertEqual(view.last?.content, view.screens.first?.content)
    XCTAssertEqual(router.routes, [])
  }

  func testWordsThatAreTypedAnywhereAreSearchedAtOnce() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let (list, view, router) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("search", ["words": "green tea"])

    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["green tea"])
    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(router.routes, watches.map { .listings($0.id) })
    XCTAssertEqual(router.news, [[Notice("Found 1 listing.", .good)]])
  }

  func testAWatchTakesThePlaceOfTheSearchThatMadeIt() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let (list, search) = (WatchListPresenter(sample.actions()), WatchSearchPresenter(sample.actions(), tea))
    let fromList = try await list.perform(.find("mugs")) { _ in }
    let fromSearch = try await search.perform(.search(tea, in: nil)) { _ in }

    let (watches, found) = (try await sample.watches.watches(), [Notice("Found 1 listing.", .good)])
    XCTAssertEqual(watches.map(\.watch.name.text), ["mugs", "tea"])
    XCTAssertEqual(fromList, .go(.listings(watches[0].id), found))
    XCTAssertEqual(fromSearch, .replace(.listings(watches[1].id), found))
  }

  func testWhatFindsNothingIsWatchedOnlyForWhoSaysSo() async throws {
    let sample = SampleObservatory()
    var known = tea
    known.isKnownToBeEmpty = true
    let said = [Notice("Nothing found for “tea”, so nothing is watched.", .warning)]
    func assertFindsNothing(
      _ presenter: some PagePresenter<WatchScreens>,
      _ word: String,
      _ texts: [String: String] = [:]
    ) async throws {
      let (page, _, router) = await opened(PageModule(presenter))
      try await page.perform(word, texts)
      XCTAssertEqual(router.routes, [.search(known)])
      XCTAssertEqual(router.news, [said])
    }
    try await assertFindsNothing(WatchListPresenter(sample.actions()), "search", ["words": "tea"])
    try await assertFindsNothing(WatchSearchPresenter(sample.actions(), tea), "go")
    try await expectEqual(sample.watches.watches(), [])
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), known)))
    XCTAssertEqual(view.last?.mainWords, ["keep", "go"])

    try await search.perform("go")
    try await expectEqual(sample.watches.watches(), [], "another look finds nothing either")
    try await search.perform("keyword", ["keyword": "coffee"])
    try await search.perform("keep")

    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["tea"])
    let other = WatchRoute.search(WatchSearchDraft(keyword: "coffee"))
    XCTAssertEqual(router.routes, [.search(known), other] + watches.map { .listings($0.id) })
    XCTAssertEqual(router.news.last, [Notice("Nothing found for “tea”. The watch is kept.")])
  }

  func testWordsBehindInNameACategory() async throws {
    let sample = SampleObservatory()
    sample.source.hold([kitchen, ListingCategory(id: "8", name: "In the garden")])
    let (list, _, router) = await opened(PageModule(WatchListPresenter(sample.actions())))

    for words in ["tea in kitchen", "made in Japan IN in the garden", "in Kitchen", "tea in", "cup in 7"] {
      try await list.perform("search", ["words": words])
    }

    XCTAssertEqual(sample.source.queries.map(\.keyword), ["tea", "made in Japan", "", "tea in", "cup"])
    XCTAssertEqual(sample.source.queries.map(\.category?.id), ["7", "8", "7", nil, "7"])
    XCTAssertEqual(router.routes.count, 5)
  }

  func testWordsBehindInThatNameNoCategoryExactlyAreSearchedFor() async throws {
    let sample = SampleObservatory()
    sample.source.hold([kitchen])
    let (list, _, router) = await opened(PageModule(WatchListPresenter(sample.actions())))

    for words in ["made in japan", "tea in kit"] { try await list.perform("search", ["words": words]) }

    XCTAssertEqual(
      sample.source.queries,
      [try WatchQuery(keyword: "made in japan"), try WatchQuery(keyword: "tea in kit")]
    )
    XCTAssertEqual(router.routes.count, 2)
  }

  func testASearchThatCannotBeMadeIsSetUpFirst() async throws {
    let sample = SampleObservatory()
    let (list, _, router) = await opened(PageModule(WatchListPresenter(sample.actions())))

    try await list.perform("search", ["words": "a"])
    sample.source.fail(with: .noConnection)
    try await list.perform("search", ["words": "tea"])

    XCTAssertEqual(router.routes, [.search(WatchSearchDraft(keyword: "a")), .search(tea)])
    let said = [
      "“a” is too short to search for. Give at least two letters.", Failure.noConnection.text,
    ]
    XCTAssertEqual(router.news, said.map { [Notice($0, .bad)] })
    XCTAssertEqual(sample.source.queries.count, 1)
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 60, of: 90)])
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), tea)))

    try await search.perform("go")

    XCTAssertEqual(
      view.screens.dropFirst().map(\.content),
      [.loading("Searching for “tea” at demo…"), .loading("30 of 90"), .loading("60 of 90")]
    )
    XCTAssertEqual(router.routes.count, 1)
  }

  func testASearchThatFailsKeepsWhatIsSetAndSavesNothing() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))
    let (search, view, router) = await opened(
      PageModule(WatchSearchPresenter(sample.actions(), WatchSearchDraft(keyword: "tea", count: 90)))
    )
    try await search.perform("go")
    let before = try await sample.watches.watches()
    sample.source.answer(Sample.result(Sample.listing("a")))
    try await search.perform("retry")

    XCTAssertEqual(view.last?.offer("retry")?.weight, .main)
    XCTAssertEqual(view.last?.news.first?.text.contains("shop.example"), true)
    XCTAssertEqual(view.setting?.map(\.value), ["demo", "tea", "any", "popularity", "any", "90", "tea"])
    XCTAssertEqual(before, [])
    try await expectEqual(sample.watches.watches().map(\.watch.query.count), [90])
    XCTAssertEqual(router.routes.count, 1)
  }

  func testASearchThatCannotBeKeptLeavesNoWatch() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.faults.fail(.add, with: .diskFull)
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(sample.actions(), tea)))
    try await search.perform("go")
    sample.faults.mend()
    let before = try await sample.watches.watches()
    try await search.perform("retry")

    XCTAssertEqual(before, [])
    XCTAssertEqual(view.last?.news.first?.text.contains("the disk is full"), true)
    XCTAssertEqual(router.routes.count, 1)
  }

  func testANameThatIsTakenIsSaidBeforeTheSourceIsAsked() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    let (search, view, router) = watched(PageModule(WatchSearchPresenter(sample.actions(), tea)))
    let (other, _, routerOfOther) = watched(
      PageModule(WatchSearchPresenter(sample.actions(), WatchSearchDraft(keyword: "tea", name: "More tea")))
    )

    await search.show()
    try await search.perform("go")
    let asked = sample.source.queries.count
    await other.show()
    try await other.perform("go")

    let sentence = "There is a watch “tea” already, and it was left as it is. Choose another name, or update that one."
    XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)])
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(routerOfOther.routes.count, 1)
  }

  func testACategoryIsForgottenWithItsSource() async throws {
    let (search, _, router) = await opened(
      PageModule(WatchSearchPresenter(SampleObservatory().actions(), WatchSearchDraft(category: kitchen)))
    )

    for source in ["demo", "file:/tmp/feed.csv"] { try await search.perform("source", ["source": source]) }

    let drafts = [WatchSearchDraft(category: kitchen), WatchSearchDraft(source: "file:/tmp/feed.csv")]
    XCTAssertEqual(router.routes, drafts.map { .search($0) })
  }

  func testWhatIsSetCanBeTakenBack() async throws {
    let draft = WatchSearchDraft(keyword: "tea", category: kitchen, name: "Mine")
    let (search, _, router) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions(), draft)))

    try await search.perform("category", ["category": "Any"])
    for word in ["keyword", "name"] { try await search.perform(word) }

    let drafts = [
      WatchSearchDraft(keyword: "tea", name: "Mine"), WatchSearchDraft(category: kitchen, name: "Mine"),
      WatchSearchDraft(keyword: "tea", category: kitchen),
    ]
    XCTAssertEqual(router.routes, drafts.map { .search($0) })
  }

  func testItLeadsToTheCategories() async throws {
    let (search, view, router) = await opened(PageModule(WatchSearchPresenter(SampleObservatory().actions(), tea)))

    try await search.perform("categories")
    try await search.perform("category")

    XCTAssertEqual(router.routes, [.categories(for: tea), .categories(for: tea)])
    XCTAssertEqual(view.last?.offer("categories")?.address, "/observe/search/categories?keyword=tea")
  }

  /// Checks that the one search was for all that can be set, and led to its watch.
  private func assertKettlesAreWatched(in sample: SampleObservatory, _ router: RecordingRouter<WatchRoute>) async throws
  {
    let (low, high) = (Money(minorUnits: 1_000, currency: .jpy), Money(minorUnits: 2_500, currency: .jpy))
    let prices = try PriceRange(from: low, to: high)
    let query = try WatchQuery(keyword: "kettle", category: kitchen, order: .priceUp, prices: prices, count: 3_000)
    XCTAssertEqual(sample.source.queries, [query])
    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["Kettles"])
    XCTAssertEqual(router.routes, watches.map { .listings($0.id) })
  }
}

extension RecordingView<Page> {
  /// What is set, as the last screen that shows it has it.
  fileprivate var setting: [Fact]? { screens.map(\.facts).last { !$0.isEmpty } }
}
