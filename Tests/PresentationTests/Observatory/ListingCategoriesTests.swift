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
    let (list, view, router) = await opened(PageModule(ListingCategoriesPresenter(sample.actions(), for: tea)))
    let (below, viewBelow, routerBelow) = watched(
      PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen]))
    )
    try await list.perform("open", ["n": "k"])
    await below.show()
    try await below.perform("open", ["n": "p"])

    XCTAssertEqual([view.last?.title, viewBelow.last?.title], ["Categories of demo", "Categories of demo: Kitchen"])
    XCTAssertEqual([view.last?.rows, viewBelow.last?.rows], [[["Kitchen"], ["Café & Tee"]], [["Pans"]]])
    XCTAssertEqual(view.last?.row("k")?.address, WatchRoute.categories(for: tea, below: [kitchen]).address)
    XCTAssertEqual(router.routes, [.categories(for: tea, below: [kitchen])])
    XCTAssertEqual(routerBelow.routes, [.search(WatchSearchDraft(keyword: "tea", category: pans))])
  }

  func testACategoryIsTakenAsAWhole() async throws {
    let sample = makeSample()
    let (list, view, router) = await opened(PageModule(ListingCategoriesPresenter(sample.actions(), for: tea)))
    let (below, _, routerBelow) = await opened(
      PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen]))
    )

    try await list.perform("take", ["n": "d"])
    try await below.perform("take")
    try await below.perform("take", ["n": "p"])

    XCTAssertEqual(view.last?.offer("take")?.fields.map(\.isOptional), [false])
    XCTAssertEqual(router.routes, [.search(WatchSearchDraft(keyword: "tea", category: drinks))])
    XCTAssertEqual(routerBelow.routes, [kitchen, pans].map { .search(WatchSearchDraft(keyword: "tea", category: $0)) })
  }

  func testUpLeadsBackOneLevelAndIsClosedAtTheTop() async throws {
    let sample = makeSample()
    let (list, _, _) = await opened(PageModule(ListingCategoriesPresenter(sample.actions(), for: tea)))
    let (below, view, router) = await opened(
      PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, below: [kitchen]))
    )

    await assertRefuses("up", by: list, top)
    try await below.perform("up")

    XCTAssertEqual(router.routes, [.categories(for: tea)])
    XCTAssertEqual(view.last?.offer("up")?.address, WatchRoute.categories(for: tea).address)
  }

  func testAFilterLeavesOnlySomeAndEndsWithItsLevel() async throws {
    let sample = makeSample()
    let (list, view, router) = await opened(
      PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, matching: "CAFE"))
    )
    let (toys, none, elsewhere) = watched(
      PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, matching: "toys"))
    )
    try await list.perform("take", ["n": "d"])
    await assertRefuses("take", ["n": "k"], by: list, "There is no “k” here. Choose one of those shown.")
    await toys.show()
    await assertRefuses("take", by: toys, top)
    try await toys.perform("filter", ["text": "kit"])
    try await toys.perform("filter")

    XCTAssertEqual(view.last?.rows, [["Café & Tee"]])
    XCTAssertEqual(router.routes, [.search(WatchSearchDraft(keyword: "tea", category: drinks))])
    XCTAssertEqual(none.last?.content, .empty("No category here has “toys” in its name."))
    XCTAssertEqual(elsewhere.routes, [.categories(for: tea, matching: "kit"), .categories(for: tea)])
  }

  func testASlowSourceSaysThatItIsLoadingAndIsAskedOnce() async throws {
    let sample = makeSample(isInstant: false)
    let actions = sample.actions()
    let (list, view, _) = await opened(PageModule(ListingCategoriesPresenter(actions, for: tea)))
    try await list.perform("open", ["n": "k"])
    sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))
    let (_, viewBelow, _) = await opened(PageModule(ListingCategoriesPresenter(actions, for: tea, below: [kitchen])))
    let (_, viewFiltered, _) = await opened(PageModule(ListingCategoriesPresenter(actions, for: tea, matching: "kit")))

    let loading = Loadable<Page>.loading("Loading the categories…")
    XCTAssertEqual(view.screens.map { $0.content == loading }, [true, false, true])
    XCTAssertEqual(viewBelow.screens.map(\.rows), [[["Pans"]]])
    XCTAssertEqual(viewFiltered.screens.map(\.rows), [[["Kitchen"]]])
  }

  func testASourceWithoutCategoriesSaysSo() async throws {
    let content = try await shown(PageModule(ListingCategoriesPresenter(SampleObservatory().actions(), for: tea)))
      .content
    XCTAssertEqual(content, .empty("There are no categories here."))
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async throws {
    let sample = makeSample(isInstant: false)
    let (list, view, router) = await opened(PageModule(ListingCategoriesPresenter(sample.actions(), for: tea)))
    sample.source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))

    try await list.perform("open", ["n": "k"])
    let failed = view.last
    sample.source.answer(SearchResult(ListingSnapshot()))
    try await list.perform("retry")

    XCTAssertEqual(failed?.news, [Notice(Failure.timedOut.text, .bad)])
    XCTAssertEqual(failed?.rows, [["Kitchen"], ["Café & Tee"]], "the level stays")
    XCTAssertEqual(failed?.offer("retry")?.weight, .main)
    XCTAssertEqual(router.routes, [.categories(for: tea, below: [kitchen])])
  }

  func testALevelThatCouldNotBeLoadedIsNotSaidToBeEmptyAndCanBeLeft() async throws {
    for path in [[], [kitchen]] {
      let sample = makeSample()
      let (list, view, router) = watched(
        PageModule(ListingCategoriesPresenter(sample.actions(), for: tea, below: path))
      )
      sample.source.fail(with: RepositoryError(.unreachable, subject: "shop.example"))

      await list.show()
      if path.isEmpty { await assertRefuses("up", by: list, top) } else { try await list.perform("up") }
      sample.source.answer(SearchResult(ListingSnapshot()))
      try await list.perform("retry")

      XCTAssertEqual(view.screens.first?.failure?.canRetry, true)
      XCTAssertEqual(view.last?.rows.count, path.isEmpty ? 2 : 1)
      XCTAssertEqual(router.routes, path.isEmpty ? [] : [.categories(for: tea)])
    }
  }

  func testASourceThatIsNotThereIsSaid() async throws {
    let screen = try await shown(
      PageModule(ListingCategoriesPresenter(SampleObservatory().actions(), for: WatchSearchDraft(source: "nowhere")))
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
