import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceCategoriesTests: XCTestCase {
  private let kitchen = SamplePrices.kitchen.id
  private let blenders = PriceCategory.blenders.id

  func testItLeadsDownToTheProductsAndPlaysThem() async throws {
    let sample = SampleQuiz()
    let (top, view, router) = await opened(PageModule(PriceCategoriesPresenter(sample.actions)))
    let (below, viewBelow, routerBelow) = watched(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen])))
    try await top.perform("open", ["n": "\(kitchen)"])
    await below.show()
    try await below.perform("open", ["n": "\(blenders)"])

    XCTAssertEqual(view.last?.title, "Categories")
    XCTAssertEqual(view.screens.first?.rows, [["Kitchen"]])
    XCTAssertEqual(view.screens.first?.row("\(kitchen)")?.address, "/prices/categories/\(kitchen)")
    XCTAssertEqual(router.routes, [.categories([kitchen])])
    XCTAssertEqual(viewBelow.screens.first { !$0.content.isLoading }?.title, "Categories of Kitchen")
    XCTAssertEqual(viewBelow.screens.first { !$0.content.isLoading }?.rows, [["Blenders"], ["Juicers"]])
    XCTAssertEqual(routerBelow.routes, [.game(3)])
    try await expectEqual(sample.games.current()?.trails, [SamplePrices.trail])
  }

  func testWhatIsLoadedIsSaid() async {
    let (list, view, _) = await opened(PageModule(PriceCategoriesPresenter(SampleQuiz().actions)))
    await list.perform(.open([kitchen, blenders]))

    XCTAssertEqual(
      view.screens.map(\.content).filter(\.isLoading),
      [.loading("Loading the category…"), .loading("Loading products…")]
    )
  }

  func testACategoryThatIsNotAtHandIsSaidToBeLoadedFirst() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: blenders, with: nil)
    let (_, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen, blenders])))

    XCTAssertEqual(view.screens.map(\.content.isLoading), [true, false])
    XCTAssertEqual(view.last?.failure?.canRetry, true)
  }

  func testUpLeadsBackOneLevelAndIsClosedAtTheTop() async throws {
    let (top, view, _) = await opened(PageModule(PriceCategoriesPresenter(SampleQuiz().actions)))
    let (below, viewBelow, router) = await opened(
      PageModule(PriceCategoriesPresenter(SampleQuiz().actions, at: [kitchen]))
    )

    await assertRefuses("up", by: top, "These are the categories at the top already.")
    for word in ["up", "reset"] { try await below.perform(word) }

    XCTAssertNil(view.last?.offer("up")?.address)
    XCTAssertEqual(viewBelow.last?.offer("up")?.address, "/prices/categories")
    XCTAssertEqual(router.routes, [.categories([]), .categories([])])
  }

  func testACategoryThatIsNotThereChangesNothing() async {
    let (list, view, router) = await opened(PageModule(PriceCategoriesPresenter(SampleQuiz().actions)))

    for text in ["2", "0", "-1", "99999999999999999999"] {
      await assertRefuses("open", ["n": text], by: list, "There is no “\(text)” here. Choose one of those shown.")
    }

    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(router.routes, [])
  }

  func testACategoryWithNothingToGuessIsSaidAndLeavesTheListAsItWas() async {
    let sample = SampleQuiz()
    for (content, sentence) in [
      (CategoryContent.products([]), "No product here has a known price."),
      (.subcategories([]), "There is nothing below “Kitchen”. Choose another category."),
    ] {
      sample.catalog.replace(contentOf: kitchen, with: content)
      let (list, view, router) = await opened(PageModule(PriceCategoriesPresenter(sample.actions)))
      await list.perform(.open([kitchen]))

      XCTAssertEqual(view.last?.news, [Notice(sentence, .warning)])
      XCTAssertEqual(view.last?.rows, [["Kitchen"]])
      XCTAssertEqual(router.routes, [])
    }
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async throws {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    let (list, view, router) = await opened(PageModule(PriceCategoriesPresenter(sample.actions)))
    await list.perform(.open([kitchen]))
    let failed = try XCTUnwrap(view.last)
    sample.catalogFaults.mend()
    try await list.perform("retry")

    let sentence = "prices.example did not answer in time. It may be busy; try again in a moment."
    XCTAssertEqual(failed.news, [Notice(sentence, .bad)])
    XCTAssertEqual(failed.rows, [["Kitchen"]], "the list stays")
    XCTAssertEqual(failed.offer("retry")?.weight, .main)
    XCTAssertEqual(router.routes, [.categories([kitchen])])
  }

  func testACategoryThatNobodyKnowsIsSaid() async {
    for path in [[9], [kitchen, 9], [kitchen, blenders, 9]] {
      let (_, view, _) = await opened(PageModule(PriceCategoriesPresenter(SampleQuiz().actions, at: path)))

      XCTAssertEqual(view.last?.failure?.text, "9 was not found. Check the path or the address.")
    }
  }

  func testARetryIsOfferedWhereItCanHelp() async {
    for (code, canRetry) in [(RepositoryError.Code.corrupt, true), (.unavailable, false)] {
      for flag in [true, false] {
        let sample = SampleQuiz()
        sample.catalogFaults.fail(.content, with: RepositoryError(code, subject: "prices.example", canRetry: flag))
        let (list, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions)))
        await list.perform(.open([kitchen]))

        XCTAssertEqual(view.last?.news.map(\.tone), [.bad], code.rawValue)
        XCTAssertEqual(view.last?.offer("retry")?.weight, canRetry ? .main : nil, code.rawValue)
      }
    }
  }

  func testAnAddressThatLeadsToProductsSaysHowManyAndPlaysThem() async throws {
    let sample = SampleQuiz()
    let (list, view, router) = await opened(
      PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen, blenders]))
    )
    let game = try await sample.games.current()
    try await list.perform("play")

    XCTAssertEqual(view.screens.first?.title, "Categories of Kitchen > Blenders")
    XCTAssertEqual(view.screens.first?.texts, ["5 products to guess."])
    XCTAssertEqual(view.screens.first?.offer("play")?.label, "begin with Blenders")
    XCTAssertNil(game, "showing it begins nothing")
    XCTAssertEqual(router.routes, [.game(3)])
    try await expectEqual(sample.games.current()?.trails, [SamplePrices.trail])
  }

  func testACategoryWithOneCategoryBelowItIsPassedThroughDownAndUp() async throws {
    let sample = SampleQuiz()
    let (room, shelf) = (PriceCategory(id: 11, name: "Room"), PriceCategory(id: 12, name: "Shelves"))
    sample.catalog.replace(contentOf: kitchen, with: .subcategories([room, .blenders]))
    sample.catalog.replace(contentOf: room.id, with: .subcategories([shelf]))
    let below = [PriceCategory.blenders, SamplePrices.juicers]
    sample.catalog.replace(contentOf: shelf.id, with: .subcategories(below))
    let (list, _, router) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen])))
    try await list.perform("open", ["n": "11"])
    XCTAssertEqual(router.routes, [.categories([kitchen, 11, 12])])

    for path in [[kitchen, 11], [kitchen, 11, 12]] {
      let (passed, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: path)))
      XCTAssertEqual(view.last?.title, "Categories of Kitchen > Room > Shelves")
      XCTAssertEqual(view.last?.row("\(blenders)")?.address, "/prices/categories/\(kitchen)/11/12/\(blenders)")
      XCTAssertEqual(passed.actions.first { $0.offer.word == "up" }?.offer.address, "/prices/categories/\(kitchen)")
    }
    sample.catalog.replace(contentOf: room.id, with: .subcategories([.blenders]))
    let (again, _, game) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen])))
    try await again.perform("open", ["n": "11"])
    XCTAssertEqual(game.routes, [.game(3)])
  }

  func testACategoryStaysWhereTheOneBelowItCannotBeHad() async throws {
    let sample = SampleQuiz()
    let (room, shelf) = (PriceCategory(id: 11, name: "Room"), PriceCategory(id: 12, name: "Shelves"))
    sample.catalog.replace(contentOf: kitchen, with: .subcategories([room, .blenders]))
    sample.catalog.replace(contentOf: room.id, with: .subcategories([shelf]))

    let (list, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen, room.id])))
    XCTAssertEqual(view.last?.title, "Categories of Kitchen > Room")
    XCTAssertEqual(view.last?.row("12")?.address, "/prices/categories/\(kitchen)/11/12")
    try await list.perform("open", ["n": "12"])
    XCTAssertNotNil(view.last?.news.first, "whoever goes there is told why")
  }
}

final class PriceMixTests: XCTestCase {
  private let kitchen = SamplePrices.kitchen.id

  func testCategoriesAreCollectedForAMixAndPlayed() async throws {
    let sample = SampleQuiz()
    let (list, view, router) = watched(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen])))
    let blenders = "\(PriceCategory.blenders.id)"
    await list.show()

    try await list.perform("mix")
    try await list.perform("mix play")
    try await list.perform("mix", ["n": "\(blenders) \(blenders)"])
    let collected = view.last?.texts
    try await list.perform("mix")
    try await list.perform("mix play")
    await assertRefuses("mix", ["n": "\(blenders) 7"], by: list, "There is no “7” here. Choose one of those shown.")
    try await list.perform("mix clear")

    XCTAssertEqual(collected, ["To mix: Blenders."])
    let texts = [
      "Nothing is collected for a mix yet.", "Nothing is collected for a mix yet.", "To mix: Blenders.",
      "Nothing is collected for a mix yet.",
    ]
    XCTAssertEqual(view.screens.flatMap(\.news).map(\.text), texts)
    XCTAssertEqual(router.routes, [.game(3)])
    XCTAssertEqual(view.last?.texts, [])
    let (mix, game) = (try await sample.games.mix(), try await sample.games.current())
    XCTAssertEqual(mix, [])
    XCTAssertEqual(game?.trails, [SamplePrices.trail])
  }

  func testACategoryAtTheTopIsMixedWithAllThatHasProductsBelowIt() async throws {
    let sample = SampleQuiz()
    let (list, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions)))
    try await list.perform("mix", ["n": "\(kitchen)"])

    XCTAssertEqual(view.last?.texts, ["To mix: Blenders."])
    try await expectEqual(sample.games.mix(), [SamplePrices.trail])
  }

  func testAMixThatCannotBeKeptIsSaid() async {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.keepMix, with: .diskFull)
    let (list, view, _) = await opened(PageModule(PriceCategoriesPresenter(sample.actions, at: [kitchen])))

    for intent in [PriceIntent.mix([SamplePrices.trail]), .clearMix] {
      await list.perform(intent)
      XCTAssertEqual(view.said.map { $0.contains("the disk is full") }, [true])
    }
  }
}
