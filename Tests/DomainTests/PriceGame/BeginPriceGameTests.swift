import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class BeginPriceGameTests: XCTestCase {
  private let toasters = CategoryTrail(id: 5, path: ["Kitchen", "Toasters"])

  func testAGameHasTheProductsOfAllCategoriesEachOnce() async throws {
    let quiz = makeQuiz()

    let begun = try await quiz.beginPriceGame(with: [SamplePrices.trail, toasters], random: SplitMix64(seed: 1))

    XCTAssertEqual(begun.game.products.map(\.id), ["SKU0", "SKU1", "SKU2", "SKU3", "SKU4", "TOAST"])
    XCTAssertEqual(begun.game.trails, [SamplePrices.trail, toasters])
    try await expectEqual(quiz.currentGame(), begun.game)
  }

  func testTheGameBeforeIsFinishedAndNotLost() async throws {
    let quiz = makeQuiz()
    var before = try await quiz.beginPriceGame(with: [toasters], random: SplitMix64(seed: 1)).game
    try before.skip()
    try await quiz.save(before)

    let begun = try await quiz.beginPriceGame(with: [SamplePrices.trail], random: SplitMix64(seed: 2))

    let history = try await quiz.pastGames(at: .newest).rows
    XCTAssertEqual(begun.finished?.trails, [toasters])
    XCTAssertEqual(history, [try XCTUnwrap(begun.finished)])
  }

  func testACategoryOfCategoriesBeginsNothing() async throws {
    let quiz = makeQuiz()

    await expectThrows(PriceGameError.holdsCategories("Kitchen")) {
      try await quiz.beginPriceGame(with: [CategoryTrail(SamplePrices.kitchen)], random: SplitMix64(seed: 1))
    }
    try await expectEqual(quiz.currentGame(), nil)
  }

  func testACategoryWithNothingBelowItBeginsNothing() async throws {
    let catalog = SamplePrices.catalog()
    catalog.replace(contentOf: toasters.id, with: .subcategories([]))
    let quiz = PriceQuiz(catalog: catalog, games: InMemoryPriceGameRepository(), time: HandDrivenTime())

    await expectThrows(PriceGameError.empty("Toasters")) {
      try await quiz.beginPriceGame(with: [toasters], random: SplitMix64(seed: 1))
    }
    await expectThrows(PriceGameError.empty("Toasters")) { try await quiz.collectMix([toasters]) }
  }

  func testCategoriesWithoutProductsBeginNothing() async throws {
    let quiz = makeQuiz(toasters: [])

    await expectThrows(PriceGameError.noProducts) {
      try await quiz.beginPriceGame(with: [toasters], random: SplitMix64(seed: 1))
    }
  }

  func testTheSameProductsAreAskedAgainFromTheStart() async throws {
    let quiz = makeQuiz()
    var game = try await quiz.beginPriceGame(with: [SamplePrices.trail], random: SplitMix64(seed: 1)).game
    _ = try game.answer(game.question.options.answer)

    let again = try await quiz.beginPriceGame(again: game, random: SplitMix64(seed: 2)).game

    XCTAssertEqual(again.products, game.products)
    XCTAssertEqual(again.trails, game.trails)
    XCTAssertEqual(again.score.points, 0)
    XCTAssertEqual(again.number, 1)
  }

  func testAMixHoldsEachCategoryOnce() async throws {
    let quiz = makeQuiz()

    _ = try await quiz.collectMix([SamplePrices.trail])
    let mix = try await quiz.collectMix([toasters, SamplePrices.trail, toasters])

    XCTAssertEqual(mix, [SamplePrices.trail, toasters])
    try await expectEqual(quiz.mix(), mix)
  }

  func testAMixTakesAllThatHasProductsBelowACategory() async throws {
    let quiz = makeQuiz()

    try await expectEqual(
      quiz.collectMix([toasters, CategoryTrail(SamplePrices.kitchen)]),
      [toasters, SamplePrices.trail]
    )
  }

  func testAMixTakesNoneWhereOneHasNoProducts() async throws {
    let quiz = makeQuiz()
    let juicers = CategoryTrail(SamplePrices.juicers)

    await expectThrows(PriceGameError.noProducts) { try await quiz.collectMix([toasters, juicers]) }
    try await expectEqual(quiz.mix(), [])
  }

  func testWhatWasNotRevealedComesFirstWhenItIsPlayedAgain() async throws {
    let games = InMemoryPriceGameRepository()
    let quiz = makeQuiz(games: games)
    for seed in 1...20 {
      var game = try SamplePrices.game(seed: UInt64(seed))
      for _ in 0..<3 { try game.skip() }
      let known = Set(game.rounds.map(\.product.id))
      _ = try await games.begin(game, at: .november20)
      try await expectEqual(quiz.lastRevealed(), known)
      _ = try await games.finish(game, at: .november20)
      try await expectEqual(quiz.lastRevealed(), known)
      let begun = try await quiz.beginPriceGame(
        with: [SamplePrices.trail],
        revealed: known,
        random: SplitMix64(seed: UInt64(seed))
      )
      for next in [begun.game, try game.again(random: SplitMix64(seed: UInt64(seed)))] {
        let first = [next.question.product.id] + next.upcoming.reversed()
        XCTAssertTrue(known.isDisjoint(with: first.prefix(2)), "seed \(seed)")
        XCTAssertEqual(Set(first.suffix(3)), known, "seed \(seed)")
      }
    }
  }

  private func makeQuiz(
    toasters count: [String] = ["TOAST"],
    games: InMemoryPriceGameRepository = InMemoryPriceGameRepository()
  ) -> PriceQuiz {
    let catalog = SamplePrices.catalog()
    let products = count.compactMap {
      QuizProduct(id: $0, name: "Toaster", price: Money(minorUnits: 4_000, currency: .usd))
    }
    catalog.replace(contentOf: toasters.id, with: .products(products + SamplePrices.products(count.isEmpty ? 0 : 1)))
    return PriceQuiz(catalog: catalog, games: games, time: HandDrivenTime())
  }
}
