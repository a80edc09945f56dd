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
    var top = PriceCategoriesPresenter(sample.actions)
    var below = PriceCategoriesPresenter(sample.actions, at: [kitchen])
    try await expectEqual(top.perform("open", ["n": "\(kitchen)"]).route, .categories([kitchen]))
    try await expectEqual(below.perform("open", ["n": "\(blenders)"]).route, .game(3))

    let page = await top.load()
    XCTAssertEqual(page.title, "Categories")
    XCTAssertEqual(page.rows, [["Kitchen"]])
    XCTAssertEqual(page.row("\(kitchen)")?.address, "/prices/categories/\(kitchen)")
    let viewBelow = await below.load()
    XCTAssertEqual(viewBelow.title, "Categories of Kitchen")
    XCTAssertEqual(viewBelow.rows, [["Blenders"], ["Juicers"]])
    try await expectEqual(sample.games.current()?.trails, [SamplePrices.trail])
  }

  func testWhatIsLoadedIsSaid() async throws {
    let list = PriceCategoriesPresenter(SampleQuiz().actions)
    var waits: [String] = []
    _ = try await list.perform(.open([kitchen, blenders])) { waits.append($0) }
    XCTAssertEqual(waits, ["Loading the category…", "Loading products…"])
  }

  func testACategoryThatIsNotAtHandIsSaidToBeLoadedFirst() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: blenders, with: nil)
    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen, blenders])
    await expectEqual(list.waits().count, 1)
    await expectEqual(list.load().failure?.canRetry, true)
  }

  func testUpLeadsBackOneLevelAndIsClosedAtTheTop() async throws {
    var top = PriceCategoriesPresenter(SampleQuiz().actions)
    var below = PriceCategoriesPresenter(SampleQuiz().actions, at: [kitchen])
    await assertRefuses("up", by: top, "These are the categories at the top already.")
    for word in ["up", "reset"] { try await expectEqual(below.perform(word), .go(.categories([]))) }
    await expectEqual(top.load().offer("up")?.address, nil)
    await expectEqual(below.load().offer("up")?.address, "/prices/categories")
  }

  func testACategoryThatIsNotThereChangesNothing() async {
    let list = PriceCategoriesPresenter(SampleQuiz().actions)
    for text in ["2", "0", "-1", "99999999999999999999"] {
      await assertRefuses("open", ["n": text], by: list, "There is no “\(text)” here. Choose one of those shown.")
    }
  }

  func testACategoryWithNothingToGuessIsSaidAndLeavesTheListAsItWas() async throws {
    let sample = SampleQuiz()
    for (content, sentence) in [
      (CategoryContent.products([]), "No product here has a known price."),
      (.subcategories([]), "There is nothing below “Kitchen”. Choose another category."),
    ] {
      sample.catalog.replace(contentOf: kitchen, with: content)
      var list = PriceCategoriesPresenter(sample.actions)
      try await expectEqual(list.perform(.open([kitchen])), .stay(sentence, .warning))

      await expectEqual(list.load().rows, [["Kitchen"]])
    }
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async throws {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    var list = PriceCategoriesPresenter(sample.actions)
    let sentence = "prices.example did not answer in time. It may be busy; try again in a moment."
    await expectEqual(list.failure(of: "open", ["n": "\(kitchen)"]), Failure(sentence, canRetry: true))
    await expectEqual(list.load().rows, [["Kitchen"]], "the list stays")
    sample.catalogFaults.mend()
    try await expectEqual(list.perform("open", ["n": "\(kitchen)"]), .go(.categories([kitchen])))
  }

  func testACategoryThatNobodyKnowsIsSaid() async {
    for path in [[9], [kitchen, 9], [kitchen, blenders, 9]] {
      let page = await shown(PriceCategoriesPresenter(SampleQuiz().actions, at: path))
      XCTAssertEqual(page.failure?.text, "9 was not found. Check the path or the address.")
    }
  }

  func testARetryIsOfferedWhereItCanHelp() async {
    for (code, canRetry) in [(RepositoryError.Code.corrupt, true), (.unavailable, false)] {
      for flag in [true, false] {
        let sample = SampleQuiz()
        sample.catalogFaults.fail(.content, with: RepositoryError(code, subject: "prices.example", canRetry: flag))
        var list = PriceCategoriesPresenter(sample.actions)
        await expectEqual(list.failure(of: "open", ["n": "\(kitchen)"])?.canRetry, canRetry, code.rawValue)
      }
    }
  }

  func testAnAddressThatLeadsToProductsSaysHowManyAndPlaysThem() async throws {
    let sample = SampleQuiz()
    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen, blenders])
    let page = await list.load()
    XCTAssertEqual(page.title, "Categories of Kitchen > Blenders")
    XCTAssertEqual(page.texts, ["5 products to guess."])
    XCTAssertEqual(page.offer("play")?.label, "begin with Blenders")
    try await expectEqual(sample.games.current(), nil, "showing it begins nothing")
    try await expectEqual(list.perform("play").route, .game(3))
    try await expectEqual(sample.games.current()?.trails, [SamplePrices.trail])
  }

  func testACategoryWithOneCategoryBelowItIsPassedThroughDownAndUp() async throws {
    let sample = SampleQuiz()
    let (room, shelf) = (PriceCategory(id: 11, name: "Room"), PriceCategory(id: 12, name: "Shelves"))
    sample.catalog.replace(contentOf: kitchen, with: .subcategories([room, .blenders]))
    sample.catalog.replace(contentOf: room.id, with: .subcategories([shelf]))
    let below = [PriceCategory.blenders, SamplePrices.juicers]
    sample.catalog.replace(contentOf: shelf.id, with: .subcategories(below))
    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen])
    try await expectEqual(list.perform("open", ["n": "11"]).route, .categories([kitchen, 11, 12]))

    for path in [[kitchen, 11], [kitchen, 11, 12]] {
      let page = await shown(PriceCategoriesPresenter(sample.actions, at: path))
      XCTAssertEqual(page.title, "Categories of Kitchen > Room > Shelves")
      XCTAssertEqual(page.row("\(blenders)")?.address, "/prices/categories/\(kitchen)/11/12/\(blenders)")
      XCTAssertEqual(page.offer("up")?.address, "/prices/categories/\(kitchen)")
    }
    sample.catalog.replace(contentOf: room.id, with: .subcategories([.blenders]))
    var again = PriceCategoriesPresenter(sample.actions, at: [kitchen])
    try await expectEqual(again.perform("open", ["n": "11"]).route, .game(3))
  }

  func testACategoryStaysWhereTheOneBelowItCannotBeHad() async throws {
    let sample = SampleQuiz()
    let (room, shelf) = (PriceCategory(id: 11, name: "Room"), PriceCategory(id: 12, name: "Shelves"))
    sample.catalog.replace(contentOf: kitchen, with: .subcategories([room, .blenders]))
    sample.catalog.replace(contentOf: room.id, with: .subcategories([shelf]))

    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen, room.id])
    let page = await list.load()
    XCTAssertEqual(page.title, "Categories of Kitchen > Room")
    XCTAssertEqual(page.row("12")?.address, "/prices/categories/\(kitchen)/11/12")
    let next = try await list.perform("open", ["n": "12"])
    XCTAssertNotNil(next.news.first, "whoever goes there is told why")
  }
}

final class PriceMixTests: XCTestCase {
  private let kitchen = SamplePrices.kitchen.id

  func testCategoriesAreCollectedForAMixAndPlayed() async throws {
    let sample = SampleQuiz()
    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen])
    let blenders = "\(PriceCategory.blenders.id)"

    let nothing = ["Nothing is collected for a mix yet."]
    for word in ["mix", "mix play"] { try await expectEqual(list.perform(word).said, nothing) }
    try await list.perform("mix", ["n": "\(blenders) \(blenders)"])
    await expectEqual(list.load().texts, ["To mix: Blenders."])
    try await expectEqual(list.perform("mix").said, ["To mix: Blenders."])
    try await expectEqual(list.perform("mix play").route, .game(3))
    await assertRefuses("mix", ["n": "\(blenders) 7"], by: list, "There is no “7” here. Choose one of those shown.")
    try await expectEqual(list.perform("mix clear").said, nothing)
    await expectEqual(list.load().texts, [])
    let (mix, game) = (try await sample.games.mix(), try await sample.games.current())
    XCTAssertEqual(mix, [])
    XCTAssertEqual(game?.trails, [SamplePrices.trail])
  }

  func testACategoryAtTheTopIsMixedWithAllThatHasProductsBelowIt() async throws {
    let sample = SampleQuiz()
    var list = PriceCategoriesPresenter(sample.actions)
    try await list.perform("mix", ["n": "\(kitchen)"])

    await expectEqual(list.load().texts, ["To mix: Blenders."])
    try await expectEqual(sample.games.mix(), [SamplePrices.trail])
  }

  func testAMixThatCannotBeKeptIsSaid() async throws {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.keepMix, with: .diskFull)
    var list = PriceCategoriesPresenter(sample.actions, at: [kitchen])

    for intent in [PriceIntent.mix([SamplePrices.trail]), .clearMix] {
      try await expectEqual(list.perform(intent).said.map { $0.contains("the disk is full") }, [true])
    }
  }
}
