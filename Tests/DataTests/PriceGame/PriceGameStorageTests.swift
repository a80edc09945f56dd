import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

final class PriceGameStorageTests: XCTestCase {
  func testGamesKeepTheContract() async throws {
    try await PriceGameRepositoryContract.check(InMemoryPriceGameRepository())
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
        let next = step.isMultiple(of: 8) ? SQLPriceGameRepository(database: database.reopened) : games
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
    let begun = try await database.changes()
    try game.skip()

    try await games.save(game)
    let stepped = try await database.changes()
    try await games.save(game)
    let again = try await database.changes()

    // The game, a round, one upcoming product less, and four prices for four.
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

    for table in ["price_products", "price_options", "price_upcoming"] {
      try await expectEqual(database.count(table), 0, table)
    }
    let outcomes = try await database.read { connection in
      try connection.rows("SELECT outcome FROM price_rounds ORDER BY number") { try $0.text("outcome") }
    }
    XCTAssertEqual(outcomes, ["right", "skipped"])
  }

  func testOfTwoCopiesOnOneFileNoneTakesTheAnswersOfTheOther() async throws {
    let database = try makeArcadeDatabase()
    let (one, other) = (
      SQLPriceGameRepository(database: database), SQLPriceGameRepository(database: database.reopened)
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
    try await expectEqual(elsewhere.history(), [])
  }

  private let hostileTrail = CategoryTrail(
    id: .max,
    path: ["Small \"appliances\" / \\ [1]", "", "家電\u{0}\n", "é", "🧉"]
  )

  /// Products of several currencies, with texts that a careless store would damage.
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
}

extension PriceGame {
  /// Does a random action of a player.
  fileprivate mutating func playRandomly(using random: inout SplitMix64) throws {
    switch random.integer(below: 4) {
    case 0: try skip()
    case 1: _ = cheat()
    default: _ = try answer(random.integer(below: 4))
    }
  }
}

/// A rule that Arcade does not have.
private struct NoReach: ReachRule {
  let name = "none"

  func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 { 0 }
}

/// What remains of a game after disk errors, changes by other processes, or edits by hand.
final class PriceGameTroubleTests: XCTestCase {
  private static let tables = [
    "price_games", "price_game_categories", "price_products", "price_options", "price_upcoming", "price_rounds",
  ]

  func testACallThatIsCutOffAnywhereLeavesTheOldGameWhole() async throws {
    typealias Call = (SQLPriceGameRepository, PriceGame) async throws -> Void
    let calls: [Call] = [
      { games, next in _ = try await games.finish(next, at: Moment(milliseconds: 0)) },
      { games, _ in _ = try await games.begin(SamplePrices.game(products: 3, seed: 7), at: Moment(milliseconds: 0)) },
      { games, next in try await games.save(next) },
    ]
    var cuts = 0
    for (table, action) in Self.tables.flatMap({ table in ["INSERT", "UPDATE", "DELETE"].map { (table, $0) } }) {
      for call in calls {
        let (database, games, old) = try await makeGame()
        try await database.cutOff(after: action, on: table)
        var next = old
        _ = try next.answer(next.question.options.answer)

        guard await repositoryFailure(of: { [next] in try await call(games, next) }) != nil else { continue }
        cuts += 1
        let after = SQLPriceGameRepository(database: database.reopened)
        try await expectEqual(after.current(), old, "\(action) \(table)")
        try await expectEqual(after.history(), [], "\(action) \(table)")
      }
    }
    XCTAssertGreaterThanOrEqual(cuts, 20)
  }

  func testRowsOfAnOpenGameThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE price_games SET rule = 'guess'", "UPDATE price_games SET random_state = NULL",
      "UPDATE price_game_categories SET path = 'Kitchen'", "UPDATE price_game_categories SET path = '[1]'",
      "DELETE FROM price_game_categories", "UPDATE price_game_categories SET position = 7",
      "UPDATE price_games SET question_product_id = 'SKU99'", "UPDATE price_games SET question_product_id = NULL",
      "UPDATE price_games SET question_offset = 9223372036854775807, rule = 'classic'",
      "UPDATE price_games SET question_offset = -9223372036854775808", "UPDATE price_games SET question_offset = 0",
      "DELETE FROM price_products", "UPDATE price_products SET price_minor = 9223372036854775807",
      "UPDATE price_products SET price_minor = price_minor + 1", "UPDATE price_products SET currency = 'dollars'",
      "UPDATE price_products SET price_minor = 0", "UPDATE price_products SET price_minor = -9223372036854775808",
      "DELETE FROM price_options", "DELETE FROM price_options WHERE position = 0",
      "UPDATE price_options SET price_minor = 5", "UPDATE price_options SET is_right = 0",
      "UPDATE price_options SET is_right = 1", "UPDATE price_options SET is_hidden = 1",
      "UPDATE price_options SET is_right = 1 - is_right", "UPDATE price_options SET price_minor = -price_minor",
      "UPDATE price_upcoming SET product_id = 'SKU99'", "UPDATE price_upcoming SET position = position + 100",
      "UPDATE price_rounds SET number = number + 100", "UPDATE price_rounds SET given_minor = -1",
      "UPDATE price_rounds SET price_minor = 0", "UPDATE price_rounds SET currency = ''", "DROP TABLE price_rounds",
    ]
    for edit in edits {
      let (database, games, game) = try await makeGame()
      try await database.change(edit)

      await expectFailure(.corrupt, subject: database.path, canRetry: false, edit) { try await games.current() }
      guard !edit.hasPrefix("DROP") else { continue }
      await expectFailure(.corrupt, edit) { try await games.save(game) }
      // A new game can still be started.
      _ = try await games.begin(game, at: Moment(milliseconds: 0))
      try await expectEqual(games.current(), game, edit)
    }
  }

  func testRowsOfAFinishedGameThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE price_games SET finished_at = 'noon'", "UPDATE price_game_categories SET path = '{}'",
      "UPDATE price_games SET state = 'open', finished_at = NULL", "DELETE FROM price_rounds WHERE number = 1",
      "UPDATE price_rounds SET price_minor = -1", "UPDATE price_rounds SET currency = 'XXXX'",
    ]
    for edit in edits {
      let (database, games, game) = try await makeGame()
      let finished = try await games.finish(game, at: Moment(milliseconds: 0))
      let past = try XCTUnwrap(finished)
      try await database.change(edit)

      let failures = [
        await repositoryFailure { () async throws -> Void in
          _ = try await games.history()
          _ = try await games.current()
        },
        await repositoryFailure { () async throws -> Void in
          _ = try await games.game(past.id)
          _ = try await games.current()
        },
      ]

      XCTAssertEqual(failures.map { $0?.code }, [.corrupt, .corrupt], edit)
    }
  }

  func testRowsThatADeletedGameLeftBehindAreNobodysRounds() async throws {
    let (database, games, _) = try await makeGame()
    _ = try await games.begin(try SamplePrices.game(products: 2), at: Moment(milliseconds: 0))
    let shell = try SQLiteShell(database.path)
    let printed = try shell.run("PRAGMA foreign_keys = OFF; DELETE FROM price_games;")
    shell.close()
    XCTAssertEqual(printed, "")

    let game = try SamplePrices.game(products: 6)
    _ = try await games.begin(game, at: Moment(milliseconds: 0))

    try await expectEqual(games.current(), game)
  }

  private func makeGame() async throws -> (Database, SQLPriceGameRepository, PriceGame) {
    let database = try makeArcadeDatabase()
    let games = SQLPriceGameRepository(database: database)
    var game = try SamplePrices.game()
    _ = try await games.begin(game, at: Moment(milliseconds: 0))
    _ = try game.answer(0)
    try game.skip()
    _ = game.cheat()
    try await games.save(game)
    return (database, games, game)
  }
}
