import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchSearchTests: XCTestCase {
  private typealias Sample = SampleListings
  private let kitchen = ListingCategory(id: "7", name: "Kitchen")
  private let tea = WatchSearchDraft(keyword: "tea")

  func testItShowsWhatIsUsualUntilSomethingIsSet() async {
    let page = await shown(WatchSearchPresenter(SampleObservatory().actions()))

    let facts = [
      Fact("Source", "demo"), Fact("Keyword", "any"), Fact("Category", "any"), Fact("Order", "popularity"),
      Fact("Prices", "any"), Fact("Results", "30"),
    ]
    XCTAssertEqual(page.facts, facts)
    XCTAssertEqual(page.title, "New search")
    XCTAssertEqual(page.mainWords, ["keyword", "categories"])
  }

  func testWhereTheNameIsTakenAnotherOneIsPutForward() async throws {
    let sample = SampleObservatory(SampleListings.listing("a"))
    _ = try await sample.watch()
    for (draft, words) in [(tea, ["name"]), (WatchSearchDraft(keyword: "tea", name: "Other"), ["go"])] {
      await expectEqual(shown(WatchSearchPresenter(sample.actions(), draft)).mainWords, words)
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
      var search = WatchSearchPresenter(sample.actions(), draft)
      let next = try await search.perform(word, [word: text])
      guard case .search(let changed)? = next.route else { return XCTFail("\(word) led nowhere") }
      draft = changed
    }
    var search = WatchSearchPresenter(sample.actions(), draft)
    let page = await search.load()
    let next = try await search.perform("go")

    let facts = [
      Fact("Source", "demo"), Fact("Keyword", "kettle"), Fact("Category", "Kitchen"),
      Fact("Order", "price, lowest first"), Fact("Prices", "¥1,000 to ¥2,500"), Fact("Results", "3,000"),
      Fact("Name", "Kettles"),
    ]
    XCTAssertEqual(page.facts, facts)
    let texts = ["kettle", "Kitchen", "price-up", "1000 2500 JPY", "3000", "demo", "Kettles"]
    XCTAssertEqual(page.offers.filter { $0.word != "go" }.flatMap(\.fields).compactMap(\.value), texts)
    try await assertKettlesAreWatched(in: sample, next)
  }

  func testASearchIsFilledInAtOnce() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.hold([kitchen])
    var search = WatchSearchPresenter(sample.actions(), tea)
    let next = try await search.perform(
      "go",
      [
        "keyword": "kettle", "category": "kitchen", "lowest": "1000", "highest": "2500", "order": "price-up",
        "count": "3000", "source": "demo", "name": "Kettles",
      ]
    )

    try await assertKettlesAreWatched(in: sample, next)
  }

  func testWhatIsLeftEmptyIsNotSearchedFor() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.hold([kitchen])
    let prices = try PriceRange(from: Money(minorUnits: 1_000, currency: .jpy))
    let draft = WatchSearchDraft(keyword: "tea", category: kitchen, prices: prices, name: "Mine")
    var search = WatchSearchPresenter(sample.actions(), draft)
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
      await expectEqual(
        shown(WatchSearchPresenter(SampleObservatory().actions(), draft)).facts.last,
        Fact("Name", name)
      )
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
      await assertRefuses(word, [word: text], by: WatchSearchPresenter(SampleObservatory().actions(), tea), sentence)
    }
  }

  func testACategoryThatIsNotThereIsSaid() async throws {
    var search = WatchSearchPresenter(SampleObservatory().actions(), tea)

    let sentence = "There is no category “toys” there. The list of the categories has those that are."
    let before = await search.load()
    try await expectEqual(search.perform("category", ["category": "toys"]), .stay(sentence, .bad))
    await expectEqual(search.load(), before)
  }

  func testWordsThatAreTypedAnywhereAreSearchedAtOnce() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    var list = WatchListPresenter(sample.actions())
    let next = try await list.perform("search", ["words": "green tea"])
    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["green tea"])
    XCTAssertEqual(next, .go(.listings(watches[0].id), "Found 1 listing.", .good))
  }

  func testAWatchTakesThePlaceOfTheSearchThatMadeIt() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    var (list, search) = (WatchListPresenter(sample.actions()), WatchSearchPresenter(sample.actions(), tea))
    let fromList = try await list.perform(.find("mugs"))
    let fromSearch = try await search.perform(.search(tea, in: nil))

    let (watches, found) = (try await sample.watches.watches(), [Notice("Found 1 listing.", .good)])
    XCTAssertEqual(watches.map(\.watch.name.text), ["mugs", "tea"])
    XCTAssertEqual(fromList, .go(.listings(watches[0].id), found))
    XCTAssertEqual(fromSearch, .replace(.listings(watches[1].id), found))
  }

  func testWhatFindsNothingIsWatchedOnlyForWhoSaysSo() async throws {
    let sample = SampleObservatory()
    var known = tea
    known.isKnownToBeEmpty = true
    let nothing = [Notice("Nothing found for “tea”, so nothing is watched.", .warning)]
    var (list, search) = (WatchListPresenter(sample.actions()), WatchSearchPresenter(sample.actions(), tea))
    try await expectEqual(list.perform("search", ["words": "tea"]), .go(.search(known), nothing))
    try await expectEqual(search.perform("go"), .replace(.search(known), nothing))
    try await expectEqual(sample.watches.watches(), [])
    search = WatchSearchPresenter(sample.actions(), known)
    await expectEqual(search.load().mainWords, ["keep", "go"])

    try await expectEqual(search.perform("go").route, .search(known))
    try await expectEqual(sample.watches.watches(), [], "another look finds nothing either")
    let other = try await search.perform("keyword", ["keyword": "coffee"])
    XCTAssertEqual(other.route, .search(WatchSearchDraft(keyword: "coffee")))
    let next = try await search.perform("keep")
    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["tea"])
    XCTAssertEqual(next.route, .listings(watches[0].id))
    XCTAssertEqual(next.said, ["Nothing found for “tea”. The watch is kept."])
  }

  func testWordsBehindInNameACategory() async throws {
    let sample = SampleObservatory()
    sample.source.hold([kitchen, ListingCategory(id: "8", name: "In the garden")])
    var list = WatchListPresenter(sample.actions())

    for words in ["tea in kitchen", "made in Japan IN in the garden", "in Kitchen", "tea in", "cup in 7"] {
      let next = try await list.perform("search", ["words": words])
      XCTAssertNotNil(next.route)
    }

    XCTAssertEqual(sample.source.queries.map(\.keyword), ["tea", "made in Japan", "", "tea in", "cup"])
    XCTAssertEqual(sample.source.queries.map(\.category?.id), ["7", "8", "7", nil, "7"])
  }

  func testWordsBehindInThatNameNoCategoryExactlyAreSearchedFor() async throws {
    let sample = SampleObservatory()
    sample.source.hold([kitchen])
    var list = WatchListPresenter(sample.actions())

    for words in ["made in japan", "tea in kit"] {
      let next = try await list.perform("search", ["words": words])
      XCTAssertNotNil(next.route)
      XCTAssertEqual(sample.source.queries.last, try WatchQuery(keyword: words))
    }
    XCTAssertEqual(sample.source.queries.count, 2)
  }

  func testASearchThatCannotBeMadeIsSetUpFirst() async throws {
    let sample = SampleObservatory()
    var list = WatchListPresenter(sample.actions())
    var next = try await list.perform("search", ["words": "a"])
    let draft = WatchSearchDraft(keyword: "a")
    XCTAssertEqual(next, .go(.search(draft), "“a” is too short to search for. Give at least two letters.", .bad))
    sample.source.fail(with: .noConnection)
    next = try await list.perform("search", ["words": "tea"])
    XCTAssertEqual(next, .go(.search(tea), Failure.noConnection.text, .bad))
    XCTAssertEqual(sample.source.queries.count, 1)
  }

  func testASlowSourceSaysHowFarItIs() async throws {
    let sample = SampleObservatory(Sample.listing("a"), isInstant: false)
    sample.source.tell([SearchProgress(found: 30, of: 90), SearchProgress(found: 60, of: 90)])
    var search = WatchSearchPresenter(sample.actions(), tea)
    var waits: [String] = []
    let next = try await search.perform("go") { waits.append($0) }
    XCTAssertEqual(waits, ["Searching for “tea” at demo…", "30 of 90", "60 of 90"])
    XCTAssertNotNil(next.route)
  }

  func testASearchThatFailsKeepsWhatIsSetAndSavesNothing() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))
    var search = WatchSearchPresenter(sample.actions(), WatchSearchDraft(keyword: "tea", count: 90))
    let failure = await search.failure(of: "go")
    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertEqual(failure?.text.contains("shop.example"), true)
    await expectEqual(
      search.load().facts.map(\.value),
      ["demo", "tea", "any", "popularity", "any", "90", "tea"]
    )
    try await expectEqual(sample.watches.watches(), [])
    sample.source.answer(Sample.result(Sample.listing("a")))
    let next = try await search.perform("go")
    XCTAssertNotNil(next.route)
    try await expectEqual(sample.watches.watches().map(\.watch.query.count), [90])
  }

  func testASearchThatCannotBeKeptLeavesNoWatch() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    sample.faults.fail(.add, with: .diskFull)
    var search = WatchSearchPresenter(sample.actions(), tea)
    await expectEqual(search.failure(of: "go")?.text.contains("the disk is full"), true)
    sample.faults.mend()
    try await expectEqual(sample.watches.watches(), [])
    let next = try await search.perform("go")
    XCTAssertNotNil(next.route)
  }

  func testANameThatIsTakenIsSaidBeforeTheSourceIsAsked() async throws {
    let sample = SampleObservatory()
    try await sample.watch()
    var search = WatchSearchPresenter(sample.actions(), tea)
    var other = WatchSearchPresenter(sample.actions(), WatchSearchDraft(keyword: "tea", name: "More tea"))

    let sentence = "There is a watch “tea” already, and it was left as it is. Choose another name, or update that one."
    try await expectEqual(search.perform("go"), .stay(sentence, .bad))
    let asked = sample.source.queries.count
    let next = try await other.perform("go")
    XCTAssertEqual(asked, 1)
    XCTAssertNotNil(next.route)
  }

  func testACategoryIsForgottenWithItsSource() async throws {
    var search = WatchSearchPresenter(SampleObservatory().actions(), WatchSearchDraft(category: kitchen))

    for (source, draft) in [
      ("demo", WatchSearchDraft(category: kitchen)),
      ("file:/tmp/feed.csv", WatchSearchDraft(source: "file:/tmp/feed.csv")),
    ] {
      try await expectEqual(search.perform("source", ["source": source]), .go(.search(draft)))
    }
  }

  func testWhatIsSetCanBeTakenBack() async throws {
    let draft = WatchSearchDraft(keyword: "tea", category: kitchen, name: "Mine")
    var search = WatchSearchPresenter(SampleObservatory().actions(), draft)
    for (word, texts, draft) in [
      ("category", ["category": "Any"], WatchSearchDraft(keyword: "tea", name: "Mine")),
      ("keyword", [:], WatchSearchDraft(category: kitchen, name: "Mine")),
      ("name", [:], WatchSearchDraft(keyword: "tea", category: kitchen)),
    ] {
      try await expectEqual(search.perform(word, texts), .go(.search(draft)))
    }
  }

  func testItLeadsToTheCategories() async throws {
    var search = WatchSearchPresenter(SampleObservatory().actions(), tea)
    for word in ["categories", "category"] {
      try await expectEqual(search.perform(word), .go(.categories(for: tea)))
    }
    await expectEqual(search.load().offer("categories")?.address, "/observe/search/categories?keyword=tea")
  }

  /// Checks that the one search had all properties, and led to its watch.
  private func assertKettlesAreWatched(in sample: SampleObservatory, _ next: Next<WatchRoute>) async throws {
    let (low, high) = (Money(minorUnits: 1_000, currency: .jpy), Money(minorUnits: 2_500, currency: .jpy))
    let prices = try PriceRange(from: low, to: high)
    let query = try WatchQuery(keyword: "kettle", category: kitchen, order: .priceUp, prices: prices, count: 3_000)
    XCTAssertEqual(sample.source.queries, [query])
    let watches = try await sample.watches.watches()
    XCTAssertEqual(watches.map(\.watch.name.text), ["Kettles"])
    XCTAssertEqual(next.route, .listings(watches[0].id))
  }
}
