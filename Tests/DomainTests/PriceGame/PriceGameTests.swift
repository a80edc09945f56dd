import ArcadeDomain
import ArcadeTesting
import XCTest

final class PriceGameTests: XCTestCase {
  func testGamesUnderEachRuleKeepTheirScore() throws {
    var random = SplitMix64(seed: 1_000)
    for rule in ReachRules.all {
      for seed in 0..<FuzzShare.of(1_000) {
        var game = try makeGame(of: 1 + random.integer(below: 12), rule: rule, seed: UInt64(seed))
        var right = 0
        for _ in 0..<random.integer(below: 25) {
          let before = game.question
          switch random.integer(below: 4) {
          case 0: try game.skip()
          case 1: _ = game.cheat()
          default:
            let option = random.integer(below: 4)
            let round = try game.answer(option)
            XCTAssertEqual(round == nil, before.hidden.contains(option))
            if round?.outcome == .right { right += 1 }
            if round != nil { XCTAssertEqual(round?.outcome == .right, option == before.options.answer) }
          }
        }
        XCTAssertEqual(game.score.points, 10 * right)
        XCTAssertEqual(game.score.questions, game.rounds.count)
      }
    }
  }

  func testNoProductRepeatsBeforeAllWereAskedAndNoneComesTwiceInARow() throws {
    for count in [2, 3, 5, 12] {
      var game = try makeGame(of: count, seed: UInt64(count))
      var asked: [String] = []
      for _ in 0..<(count * 6) {
        asked.append(game.question.product.id)
        try game.skip()
      }
      for pass in 0..<6 { XCTAssertEqual(Set(asked[(pass * count)..<((pass + 1) * count)]).count, count) }
      XCTAssertFalse(zip(asked, asked.dropFirst()).contains { $0 == $1 })
    }
  }

  func testASingleProductIsAskedAgainAndAgain() throws {
    var game = try makeGame(of: 1)
    try game.skip()
    XCTAssertEqual(game.question.product.id, "P0")
  }

  func testTheSameSeedGivesTheSameGameWhateverOrderTheProductsComeIn() throws {
    let products = try makeProducts(9)
    var random = SplitMix64(seed: 4)
    let shuffled = products.inRandomOrder(using: &random)
    let games = try [products, shuffled].map { products in
      try PriceGame(of: products, from: [SamplePrices.trail], rule: AdaptiveReach(), random: SplitMix64(seed: 8))
    }
    XCTAssertEqual(games[0], games[1])
  }

  func testCheatingHidesTwoWrongPricesOnceAndIsMarked() throws {
    var game = try makeGame(of: 3)
    XCTAssertTrue(game.cheat())
    XCTAssertEqual(game.question.hidden.count, 2)
    XCTAssertFalse(game.question.hidden.contains(game.question.options.answer))
    XCTAssertFalse(game.cheat())
    let round = try XCTUnwrap(game.answer(game.question.options.answer))
    XCTAssertTrue(round.isCheated)
    XCTAssertEqual(round.outcome, .right)
    XCTAssertFalse(game.question.isCheated)
  }

  func testAnswersThatAreNotThereChangeNothing() throws {
    var game = try makeGame(of: 3)
    let before = game
    for option in [-1, 4, .max] { XCTAssertNil(try game.answer(option)) }
    XCTAssertEqual(game, before)
  }

  func testTheBetterThePlayerTheCloserTheOffset() throws {
    var game = try makeGame(of: 12)
    XCTAssertEqual(game.question.options.offset, 12)
    _ = try game.answer(game.question.options.answer)
    XCTAssertEqual(game.question.options.offset, 2)
    _ = try game.answer((game.question.options.answer + 1) % 4)
    XCTAssertEqual(game.question.options.offset, 8)
    try game.skip()
    XCTAssertEqual(game.question.options.offset, 8)
    XCTAssertEqual(game.score.longestStreak, 1)
  }

  func testAGameThatWasStoredGoesOnAsIfItHadNotBeen() throws {
    var game = try makeGame(of: 5)
    try game.skip()
    _ = game.cheat()
    var resumed = try PriceGame(
      resuming: game.id,
      of: game.products,
      from: game.trails,
      rule: game.rule,
      rounds: game.rounds,
      question: game.question,
      upcoming: game.upcoming,
      random: game.random
    )
    for _ in 0..<20 {
      XCTAssertEqual(resumed, game)
      try game.skip()
      try resumed.skip()
    }
  }

  func testAGameGoesOnUnderARuleOfOnesOwn() throws {
    var game = try makeGame(of: 4, rule: NarrowReach())
    for _ in 0..<12 {
      let prices = game.question.options.prices.map(\.minorUnits)
      let price = game.question.product.price.minorUnits
      XCTAssertTrue(prices.allSatisfy { abs($0 - price) <= 300 })
      _ = try game.answer(game.question.options.answer)
    }
    XCTAssertEqual(try game.again(random: SplitMix64(seed: 2)).ruleName, "narrow")
  }

  func testThereIsNoGameWithoutAProduct() {
    XCTAssertThrowsError(try PriceGame(of: [], from: [], rule: AdaptiveReach(), random: SplitMix64(seed: 1))) {
      XCTAssertEqual($0 as? PriceGameError, .noProducts)
    }
  }

  private func makeGame(of count: Int, rule: any ReachRule = AdaptiveReach(), seed: UInt64 = 1) throws -> PriceGame {
    try PriceGame(
      of: makeProducts(count),
      from: [CategoryTrail(id: 1, path: ["Kitchen"])],
      rule: rule,
      random: SplitMix64(seed: seed)
    )
  }

  private func makeProducts(_ count: Int) throws -> [QuizProduct] {
    try (0..<count).map { number in
      let price = Money(minorUnits: Int64(499 + number * 1_301), currency: .usd)
      return try XCTUnwrap(QuizProduct(id: "P\(number)", name: "Product \(number)", price: price))
    }
  }
}

/// The narrowest reach allowed.
private struct NarrowReach: ReachRule {
  let name = "narrow"

  func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 { 1 }
}

final class BestPriceGamesTests: XCTestCase {
  func testGamesAreSummedUpByCategoryAndRuleTheBestFirst() throws {
    let games = try [
      game(1, "Rugs", "adaptive", "rrw"), game(2, "Lamps", "adaptive", "rrrs"), game(3, "Rugs", "adaptive", "wrs"),
      game(4, "Rugs", "classic", "w"),
    ]

    let best = BestPriceGames.summarising(games)

    let rows = [["Lamps", "adaptive"], ["Rugs", "adaptive"], ["Rugs", "classic"]]
    XCTAssertEqual(best.map { $0.trails.map(\.name) + [$0.ruleName] }, rows)
    XCTAssertEqual(best.map(\.games), [1, 2, 1])
    XCTAssertEqual(best.map(\.bestPoints), [30, 20, 0])
    XCTAssertEqual(best.map(\.totalPoints), [30, 30, 0])
    XCTAssertEqual(best.map(\.longestStreak), [3, 2, 0])
    XCTAssertEqual(best.map(\.accuracy.percent), [100, 60, 0])
    XCTAssertEqual(BestPriceGames.summarising(games.reversed()), best)
    XCTAssertEqual(BestPriceGames.summarising([]), [])
  }

  func testSeveralAreComparedWithinEachCategoryAndRuleTheBestFirst() throws {
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")))
    let games = try [
      Owned(game(5, "Rugs", "adaptive", "r"), of: bob), Owned(game(4, "Rugs", "adaptive", "rr"), of: ana),
      Owned(game(3, "Lamps", "adaptive", "rrrr"), of: bob), Owned(game(2, "Rugs", "adaptive", "w"), of: bob),
      Owned(game(1, "Rugs", "adaptive", "r"), of: .nobody),
    ]

    let best = BestPriceGames.ranking(games.summedUp(BestPriceGames.summarising))

    XCTAssertEqual(best.map(\.owner), [bob, ana, .nobody, bob])
    XCTAssertEqual(best.map { $0.value.trails.map(\.name) }, [["Lamps"], ["Rugs"], ["Rugs"], ["Rugs"]])
    XCTAssertEqual(best.map(\.value.games), [1, 1, 1, 2])
  }

  func testGamesAreComparedByTheirFirstTenQuestions() throws {
    let random = String(repeating: "rwww", count: 15)
    let games = try [
      game(1, "Rugs", "adaptive", random), game(2, "Rugs", "adaptive", "wrrrrrrrrrwwww"),
      game(3, "Rugs", "adaptive", "rrrrrrrrr", isPadded: false), game(4, "Lamps", "adaptive", "rrr", isPadded: false),
    ]

    let best = BestPriceGames.summarising(games)

    XCTAssertEqual(games.map { $0.scoreOfTen?.right }, [3, 9, nil, nil])
    XCTAssertEqual(best.map { $0.trails.map(\.name) }, [["Rugs"], ["Lamps"]])
    XCTAssertEqual(best.map(\.bestPoints), [90, nil])
    XCTAssertEqual(best.map(\.totalPoints), [330, 30])
  }

  /// Returns a game with right (`r`), wrong (`w`) and skipped (`s`) answers, padded to ten with skipped ones.
  private func game(_ number: Int64, _ category: String, _ rule: String, _ given: String, isPadded: Bool = true) throws
    -> PastPriceGame
  {
    let answers = given + String(repeating: "s", count: isPadded ? max(0, 10 - given.count) : 0)
    let price = Money(minorUnits: 500, currency: .usd)
    let product = try XCTUnwrap(QuizProduct(id: "P", name: "Product", price: price))
    let rounds = answers.map { answer in
      let given = answer == "s" ? nil : answer == "r" ? price : Money(minorUnits: 1, currency: .usd)
      return PriceRound(product: product, given: given, isCheated: false)
    }
    return PastPriceGame(
      id: PastPriceGame.ID(number: number),
      trails: [CategoryTrail(id: category.count, path: [category])],
      ruleName: rule,
      finishedAt: Moment(milliseconds: number),
      rounds: rounds
    )
  }
}
