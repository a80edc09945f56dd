import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingCategoriesTests: XCTestCase {
  private let kitchen = ListingCategory(id: "k", name: "Kitchen")
  private let drinks = ListingCategory(id: "d", name: "Café & Tee")
  private let pans = ListingCategory(id: "p", name: "Pans")
  private let tea = WatchSearchDraft(keyword: "tea")
  private let top = "These are the categories at the top already."

  func testItGoesDownToACategoryWithoutOthersBelow() async throws {
    let sample = makeSample()
    var list = ListingCategoriesPresenter(sample.actions(), for: tea)
    var below = ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen])
    try await expectEqual(list.perform("open", ["n": "k"]).route, .categories(for: tea, below: [kitchen]))
    let next = try await below.perform("open", ["n": "p"])
    XCTAssertEqual(next.route, .search(WatchSearchDraft(keyword: "tea", category: pans)))

    let page = await list.load()
    let viewBelow = await below.load()
    XCTAssertEqual([page.title, viewBelow.title], ["Categories of demo", "Categories of demo: Kitchen"])
    XCTAssertEqual([page.rows, viewBelow.rows], [[["Kitchen"], ["Café & Tee"]], [["Pans"]]])
    XCTAssertEqual(page.row("k")?.address, WatchRoute.categories(for: tea, below: [kitchen]).address)
  }

  func testACategoryIsTakenAsAWhole() async throws {
    let sample = makeSample()
    var list = ListingCategoriesPresenter(sample.actions(), for: tea)
    var below = ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen])

    var next = try await list.perform("take", ["n": "d"])
    XCTAssertEqual(next.route, .search(WatchSearchDraft(keyword: "tea", category: drinks)))
    next = try await below.perform("take")
    XCTAssertEqual(next.route, .search(WatchSearchDraft(keyword: "tea", category: kitchen)))
    next = try await below.perform("take", ["n": "p"])
    XCTAssertEqual(next.route, .search(WatchSearchDraft(keyword: "tea", category: pans)))
    await expectEqual(list.load().offer("take")?.fields.map(\.isOptional), [false])
  }

  func testUpLeadsBackOneLevelAndIsClosedAtTheTop() async throws {
    let sample = makeSample()
    let list = ListingCategoriesPresenter(sample.actions(), for: tea)
    var below = ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen])
    await assertRefuses("up", by: list, top)
    try await expectEqual(below.perform("up").route, .categories(for: tea))

    await expectEqual(below.load().offer("up")?.address, WatchRoute.categories(for: tea).address)
  }

  func testAFilterLeavesOnlySomeAndEndsWithItsLevel() async throws {
    let sample = makeSample()
    var list = ListingCategoriesPresenter(sample.actions(), for: tea, matching: "CAFE")
    var toys = ListingCategoriesPresenter(sample.actions(), for: tea, matching: "toys")
    let next = try await list.perform("take", ["n": "d"])
    XCTAssertEqual(next.route, .search(WatchSearchDraft(keyword: "tea", category: drinks)))
    await assertRefuses("take", ["n": "k"], by: list, "There is no “k” here. Choose one of those shown.")
    await assertRefuses("take", by: toys, top)
    try await expectEqual(toys.perform("filter", ["text": "kit"]), .go(.categories(for: tea, matching: "kit")))
    try await expectEqual(toys.perform("filter"), .go(.categories(for: tea)))
    await expectEqual(list.load().rows, [["Café & Tee"]])
    await expectEqual(toys.load().content, .empty("No category here has “toys” in its name."))
  }

  func testASlowSourceSaysThatItIsLoadingAndIsAskedOnce() async throws {
    let sample = makeSample(isInstant: false)
    let actions = sample.actions()
    var list = ListingCategoriesPresenter(actions, for: tea)
    await expectEqual(list.waits(), ["Loading the categories…"])
    var waits: [String] = []
    _ = try await list.perform(.enter([kitchen], for: tea)) { waits.append($0) }
    XCTAssertEqual(waits, ["Loading the categories…"])
    sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))
    let viewBelow = await shown(ListingCategoriesPresenter(actions, for: tea, below: [kitchen]))
    let viewFiltered = await shown(ListingCategoriesPresenter(actions, for: tea, matching: "kit"))
    XCTAssertEqual(viewBelow.rows, [["Pans"]])
    XCTAssertEqual(viewFiltered.rows, [["Kitchen"]])
  }

  func testASourceWithoutCategoriesSaysSo() async throws {
    let page = await shown(ListingCategoriesPresenter(SampleObservatory().actions(), for: tea))
    XCTAssertEqual(page.content, .empty("There are no categories here."))
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async throws {
    let sample = makeSample(isInstant: false)
    var list = ListingCategoriesPresenter(sample.actions(), for: tea)
    await expectEqual(list.load().rows, [["Kitchen"], ["Café & Tee"]])
    sample.source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))

    await expectEqual(list.failure(of: "open", ["n": "k"]), .timedOut)
    await expectEqual(list.load().rows, [["Kitchen"], ["Café & Tee"]], "the level stays")
    sample.source.answer(SearchResult(ListingSnapshot()))
    try await expectEqual(list.perform("open", ["n": "k"]).route, .categories(for: tea, below: [kitchen]))
  }

  func testALevelThatCouldNotBeLoadedIsNotSaidToBeEmptyAndCanBeLeft() async throws {
    for path in [[], [kitchen]] {
      let sample = makeSample()
      var list = ListingCategoriesPresenter(sample.actions(), for: tea, below: path)
      sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))

      await expectEqual(list.load().failure?.canRetry, true)
      let failed = await list.load { _ in }
      if path.isEmpty {
        await assertRefuses("up", by: list, top)
      } else {
        try await expectEqual(list.perform("up"), .go(.categories(for: tea)))
      }
      sample.source.answer(SearchResult(ListingSnapshot()))
      try await expectEqual(list.perform("retry", on: failed), .stay())
      await expectEqual(list.load().rows.count, path.isEmpty ? 2 : 1)
    }
  }

  func testASourceThatIsNotThereIsSaid() async throws {
    let screen = await shown(
      ListingCategoriesPresenter(SampleObservatory().actions(), for: WatchSearchDraft(source: "nowhere"))
    )
    let sentence =
      "There is no source “nowhere”. Use demo, rakuten, file: with a path, or shopify:, woo: and page: with an address."
    XCTAssertEqual(screen.failure, Failure(sentence, canRetry: false))
  }

  private func makeSample(isInstant: Bool = true) -> SampleObservatory {
    let sample = SampleObservatory(isInstant: isInstant)
    sample.source.hold([kitchen, drinks])
    sample.source.hold([pans], below: kitchen.id)
    return sample
  }
}

final class CategorySearchTests: XCTestCase {
  func testACategoryIsFoundByItsNameAPartOfItOrItsID() async throws {
    let cases = [
      ("Kitchen", "k"), ("kitchen", "k"), ("ＫＩＴＣＨＥＮ", "k"), ("kitch", "k"), ("k", "k"), ("Café", "c"), ("cafe", "c"),
      ("Pan", "p"), ("green", "g"), ("お茶", "j"), ("g", "g"),
    ]
    for (text, id) in cases {
      try await expectEqual(search(text, isInstant: true), .success(id), text)
    }
  }

  func testTheNameItselfComesBeforeNamesThatHaveItInThem() async throws {
    try await expectEqual(search("pan", isInstant: true), .success("p"), "there is also Pantry")
  }

  func testSeveralAreNamedAndNoneIsSaid() async throws {
    try await expectEqual(search("an", isInstant: true), .failure(.severalCategories("an", ["Pan", "Pantry"])))
    for text in ["Toys", "99", "", "\u{301}"] {
      try await expectEqual(search(text, isInstant: true), .failure(.noSuchCategory(text)), text)
    }
  }

  func testASlowSourceIsSearchedOnlyAtItsTopAndTakesAnIDOnTrust() async throws {
    for (text, expected) in [
      ("Kitchen", Result.success("k")), ("Pan", .failure(.noSuchCategory("Pan"))), ("100227", .success("100227")),
      ("", .failure(.noSuchCategory(""))), ("-7", .failure(.noSuchCategory("-7"))),
      ("٧", .failure(.noSuchCategory("٧"))),
    ] as [(String, Result<String, WatchSearchMistake>)] {
      try await expectEqual(search(text, isInstant: false), expected, text)
    }
  }

  func testASourceThatIsNotThereOrFailsIsSaid() async throws {
    let source = ScriptedListings()
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    let unknown = await repositoryFailure { try await CategorySearch(in: "nowhere", of: source)(for: "tea") }
    let slow = await repositoryFailure { try await CategorySearch(in: "demo", of: source)(for: "tea") }
    XCTAssertEqual([unknown?.code, slow?.code], [.noSuchSource, .timedOut])
  }

  private func search(_ text: String, isInstant: Bool) async throws -> Result<String, WatchSearchMistake> {
    let source = ScriptedListings(profiles: [ListingSourceProfile(name: "demo", isInstant: isInstant)])
    source.hold([ListingCategory(id: "k", name: "Kitchen"), ListingCategory(id: "d", name: "Drinks")])
    source.hold([ListingCategory(id: "p", name: "Pan"), ListingCategory(id: "y", name: "Pantry")], below: "k")
    source.hold([ListingCategory(id: "c", name: "Café"), ListingCategory(id: "j", name: "お茶")], below: "d")
    source.hold([ListingCategory(id: "g", name: "Green tea")], below: "j")
    do {
      return .success(try await CategorySearch(in: "demo", of: source)(for: text).id)
    } catch let mistake as WatchSearchMistake {
      return .failure(mistake)
    }
  }
}
