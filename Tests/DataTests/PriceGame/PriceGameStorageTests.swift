import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class PriceGameStorageTests: XCTestCase {
  func testGamesInMemoryKeepTheContract() async throws {
    try await PriceGameRepositoryContract.check(InMemoryPriceGameRepository())
  }

  func testGamesInADatabaseKeepTheContract() async throws {
    try await onEveryEngine { try await PriceGameRepositoryContract.check(SQLPriceGameRepository(database: $0)) }
  }

  func testAGameThatIsStoredAfterEveryStepGoesOnAsTheSame() async throws {
    for (seed, rule) in zip(1..., ReachRules.all + ReachRules.all) {
      let database = try makeArcadeDatabase()
      let games = SQLPriceGameRepository(database: database)
      var random = SplitMix64(seed: UInt64(seed))
      var game = try PriceGame(of: hostileProducts(), from: [hostileTrail], rule: rule, random: random)
      _ = try await games.begin(game, at: Moment(milliseconds: 0))
      for step in 0..<40 {
        try await games.save(game)
        // Another connection, as the next process would have.
        let next = step.isMultiple(of: 8) ? SQLPriceGameRepository(database: reopened(database)) : games
        let stored = try await next.current()
        XCTAssertEqual(stored, game, "seed \(seed), step \(step)")
        game = try XCTUnwrap(stored)
        try game.playRandomly(using: &random)
      }
      let past = try await games.finish(game, at: Moment(milliseconds: 1))
      XCTAssertEqual(past?.rounds, game.rounds)
      XCTAssertEqual(past?.trails, [hostileTrail])
    }
  }

  func testAStepWritesOnlyWhatItChanged() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLPriceGameRepository(database: database)
    var game = try SamplePrices.game(products: 48)
    _ = try await games.begin(game, at: Moment(milliseconds: 0))
    let begun = try await changes(database)
    try game.skip()

    try await games.save(game)
    let stepped = try await changes(database)
    try await games.save(game)
    let again = try await changes(database)

    // The game, a round, a product less to come, and four prices for four.
    XCTAssertEqual(stepped - begun, 11)
    XCTAssertEqual(again, stepped)
  }

  func testAFinishedGameNeedsNoProducts() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLPriceGameRepository(database: database)
    var game = try SamplePrices.game()
    _ = try await games.begin(game, at: Moment(milliseconds: 0))
    _ = try game.answer(game.question.options.answer)
    try game.skip()
    _ = try await games.finish(game, at: Moment(milliseconds: 0))

    let left = try await database.read { connection in
      try ["price_products", "price_options", "price_upcoming"].map { table in
        try connection.row("SELECT count(*) AS n FROM \(table)") { try $0.integer("n") }
      }
    }
    let outcomes = try await database.read { connection in
      try connection.rows("SELECT outcome FROM price_rounds ORDER BY number") { try $0.text("outcome") }
    }
    XCTAssertEqual(left, [0, 0, 0])
    XCTAssertEqual(outcomes, ["right", "skipped"])
  }

  func testOfTwoCopiesOnOneFileNoneTakesTheAnswersOfTheOther() async throws {
    let database = try makeArcadeDatabase()
    let (one, other) = (
      SQLPriceGameRepository(database: database), SQLPriceGameRepository(database: reopened(database))
    )
    let begun = try SamplePrices.game()
    _ = try await one.begin(begun, at: Moment(milliseconds: 0))
    var (ahead, behind) = (begun, begun)
    try ahead.skip()
    try ahead.skip()
    _ = try behind.answer(0)
    try await one.save(ahead)

    let save = await repositoryFailure { try await other.save(behind) }
    let finish = await repositoryFailure { try await other.finish(behind, at: Moment(milliseconds: 1)) }
    let kept = try await other.current()
    let finished = try await other.finish(ahead, at: Moment(milliseconds: 2))
    let again = await repositoryFailure { try await one.finish(ahead, at: Moment(milliseconds: 3)) }
    let history = try await one.history()

    XCTAssertEqual([save, finish, again].map { $0?.code }, Array(repeating: .priceGameChanged, count: 3))
    XCTAssertEqual(kept, ahead)
    XCTAssertEqual(history, [try XCTUnwrap(finished)])
  }

  func testARuleOfOnesOwnIsFoundByItsName() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLPriceGameRepository(database: database, rules: [NoReach()])
    var game = try SamplePrices.game(rule: NoReach())

    _ = try await games.begin(game, at: Moment(milliseconds: 0))
    try game.skip()
    try await games.save(game)

    let kept = try await games.current()
    XCTAssertEqual(kept, game)
    XCTAssertTrue(kept?.rule is NoReach)
    let elsewhere = SQLPriceGameRepository(database: database)
    let unread = await repositoryFailure { try await elsewhere.current() }
    let refused = await repositoryFailure { try await elsewhere.begin(game, at: Moment(milliseconds: 0)) }
    XCTAssertEqual([unread, refused].map { $0?.code }, [.corrupt, .configuration])
    let history = try await elsewhere.history()
    XCTAssertEqual(history, [])
  }

  private let hostileTrail = CategoryTrail(
    id: .max,
    path: ["Small \"appliances\" / \\ [1]", "", "家電\u{0}\n", "é", "🧉"]
  )

  /// Products of several currencies whose texts hold what a careless store would lose.
  private func hostileProducts() -> [QuizProduct] {
    let texts = ["", "'", "a\u{0}b", "\u{1B}[31m", "e\u{301}", "セール", "\r\n", "NULL", "1"]
    let prices: [Int64] = [1, 2, 99, 100, 4_999, 40_000, 1_000_000_000, 3]
    let currencies: [Currency] = [.usd, .jpy, .kwd]
    return (0..<12).compactMap { number in
      QuizProduct(
        id: "\(number)\(texts[number % texts.count])",
        name: texts[(number + 1) % texts.count],
        maker: texts[(number + 2) % texts.count],
        price: Money(minorUnits: prices[number % prices.count], currency: currencies[number % 3]),
        isInStock: number.isMultiple(of: 2),
        page: number.isMultiple(of: 3) ? nil : texts[number % texts.count],
        picture: number.isMultiple(of: 4) ? "https://pictures.example/\(number)" : nil
      )
    }
  }

  private func changes(_ database: Database) async throws -> Int64 {
    try await database.write { connection in
      try connection.row("SELECT total_changes() AS n") { try $0.integer("n") } ?? 0
    }
  }

  private func reopened(_ database: Database) -> Database {
    Database(path: database.path, migrations: ArcadeSchema.migrations)
  }
}

extension PriceGame {
  /// Does one of the things that a player can do.
  fileprivate mutating func playRandomly(using random: inout SplitMix64) throws {
    switch random.integer(below: 4) {
    case 0: try skip()
    case 1: _ = cheat()
    default: _ = try answer(random.integer(below: 4))
    }
  }
}

/// A rule that no Arcade has.
private struct NoReach: ReachRule {
  let name = "none"

  func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 { 0 }
}
