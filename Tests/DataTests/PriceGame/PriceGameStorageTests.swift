import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
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
    try await expectEqual(elsewhere.history(), [])
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
}

private func reopened(_ database: Database) -> Database {
  Database(path: database.path, migrations: ArcadeSchema.migrations)
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

/// What is left of a game when the disk, another process or a person interferes.
final class PriceGameTroubleTests: XCTestCase {
  private static let tables = [
    "price_games", "price_game_categories", "price_products", "price_options", "price_upcoming", "price_rounds",
  ]

  func testAFullDiskLeavesTheOldGameWhole() async throws {
    let (database, games, old) = try await makeGame()
    let large = try SamplePrices.game(products: 2_000, seed: 9)
    try await database.write { try $0.run("PRAGMA max_page_count = 1") }

    let begin = await repositoryFailure { try await games.begin(large, at: Moment(milliseconds: 0)) }

    XCTAssertEqual(begin?.code, .full)
    XCTAssertEqual(begin?.canRetry, true)
    let (kept, history) = (try await games.current(), try await games.history())
    XCTAssertEqual(kept, old)
    XCTAssertEqual(history, [])
    try await database.write { try $0.run("PRAGMA max_page_count = 1000000") }
    _ = try await games.begin(large, at: Moment(milliseconds: 0))
    try await expectEqual(games.current(), large)
  }

  func testACallThatIsCutOffAnywhereLeavesTheOldGameWhole() async throws {
    var cuts = 0
    for table in Self.tables {
      for action in ["INSERT", "UPDATE", "DELETE"] {
        for finishes in [false, true] {
          let (database, games, old) = try await makeGame()
          try await cutOff(after: action, on: table, in: database)
          var step = old
          _ = try step.answer(step.question.options.answer)
          let (next, other) = (step, try SamplePrices.game(products: 3, seed: 7))

          let failure = await repositoryFailure { () async throws -> Void in
            if finishes {
              _ = try await games.finish(next, at: Moment(milliseconds: 0))
            } else {
              _ = try await games.begin(other, at: Moment(milliseconds: 0))
            }
          }

          guard failure != nil else { continue }
          cuts += 1
          let after = SQLPriceGameRepository(database: reopened(database))
          let (kept, history) = (try await after.current(), try await after.history())
          XCTAssertEqual(kept, old, "\(action) \(table)")
          XCTAssertEqual(history, [], "\(action) \(table)")
        }
      }
    }
    XCTAssertGreaterThanOrEqual(cuts, 15)
  }

  func testAnotherProcessSeesAGameBeforeOrAfterAStepAndNeverBetween() async throws {
    let (database, games, begun) = try await makeGame()
    var steps = [begun]
    for _ in 0..<60 {
      guard var next = steps.last else { break }
      try next.skip()
      steps.append(next)
    }
    let (written, reader) = (steps, SQLPriceGameRepository(database: reopened(database)))

    let isWritten = Atomic(false)
    async let writing: Void = {
      defer { isWritten.store(true, ordering: .releasing) }
      for game in written { try await games.save(game) }
    }()
    var last = 0
    while !isWritten.load(ordering: .acquiring) {
      let seen = try await reader.current()
      let index = try XCTUnwrap(written.lastIndex { $0 == seen })
      XCTAssertGreaterThanOrEqual(index, last)
      last = index
    }
    try await writing
    try await expectEqual(reader.current(), written.last)
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
      "UPDATE price_rounds SET price_minor = 0", "UPDATE price_rounds SET currency = ''",
      "DROP TABLE price_rounds",
    ]
    for edit in edits {
      let (database, games, game) = try await makeGame()
      try await database.change(edit)

      await expectFailure(.corrupt, subject: database.path, canRetry: false, edit) { try await games.current() }
      guard !edit.hasPrefix("DROP") else { continue }
      await expectFailure(.corrupt, edit) { try await games.save(game) }
      // Whoever begins anew is not kept from it.
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

  /// Lets the first change of a kind fail once it is made; FAIL undoes nothing by itself.
  private func cutOff(after action: String, on table: String, in database: Database) async throws {
    try await database.write { connection in
      try connection.run("CREATE TRIGGER cut AFTER \(action) ON \(table) BEGIN SELECT RAISE(FAIL, 'cut off'); END")
    }
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
