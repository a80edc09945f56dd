import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

final class DailyPriceStorageTests: XCTestCase {
  func testDailiesKeepTheContract() async throws {
    try await DailyPriceContract.check(InMemoryPriceGameRepository())
    try await onEveryEngine { try await DailyPriceContract.check(SQLPriceGameRepository(database: $0)) }
  }

  func testOwnersKeepTheContract() async throws {
    let (anna, ben) = (try XCTUnwrap(Owner("Anna")), try XCTUnwrap(Owner("Ben")))
    try await onEveryEngine { database in
      let (one, other) = (
        SQLPriceGameRepository(database: database, owner: anna), SQLPriceGameRepository(database: database, owner: ben)
      )
      try await DailyPriceContract.check(one, of: anna, other, of: ben)
    }
  }

  // Worked out by a program of its own in another language, over what `arcade prices products` lists.
  func testTheDailyOfWhatShipsIsTheSameForAll() async throws {
    let pinned = [
      "2026-01-01": ["NLGT2140", "HMCK1020", "DOOR1670", "KETL1270", "ENDT1029"],
      "2026-12-01": ["COFT1307", "CLCK2068", "FLMP1091", "BLND4077", "BLND1230"],
      "2028-02-29": ["TOST1420", "ARMC1673", "ENDT2399", "BLND4663", "ARMC2024"],
    ]
    for language in ["en", "es", "ja"] {
      let time = HandDrivenTime()
      let catalog = SyncingPriceCatalog(store: InMemoryFeedStore(), time: time, language: language)
      let assortment = try await catalog.assortment()
      XCTAssertEqual(assortment.version, "1")
      XCTAssertEqual(assortment.products.count, 246)
      for (day, ids) in pinned {
        let daily = try DailyPrices(of: assortment, on: try XCTUnwrap(CalendarDay(iso: day)))
        XCTAssertEqual(daily.products.map(\.id), ids, day)
      }
    }
  }

  func testOfTwoWindowsOneGuesses() async throws {
    try await onEveryEngine { database in
      let daily = try SamplePrices.daily()
      let guesses = (0..<8).map { DailyPriceContract.guess(of: daily, at: 1, 1, giving: 1 + $0) }
      let kept = try await withThrowingTaskGroup(of: Bool.self) { group in
        for guess in guesses {
          group.addTask { try await SQLPriceGameRepository(database: database).keep(guess) }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      XCTAssertEqual(kept, 1)
      try await expectEqual(SQLPriceGameRepository(database: database).guesses(of: daily.id).count, 1)
    }
  }

  func testWhoTakesOverGuessesHasOneTry() async throws {
    let anna = try XCTUnwrap(Owner("Anna"))
    try await onEveryEngine { database in
      let (nobodys, annas) = (
        SQLPriceGameRepository(database: database), SQLPriceGameRepository(database: database, owner: anna)
      )
      let (one, other) = (try SamplePrices.daily(), try SamplePrices.daily(on: DailyPrices.firstDay))
      let own = DailyPriceContract.guess(of: one, at: 1, 1, giving: 7)
      _ = try await annas.keep(own)
      _ = try await nobodys.keep(DailyPriceContract.guess(of: one, at: 1, 1, giving: 8))
      _ = try await nobodys.keep(DailyPriceContract.guess(of: one, at: 2, 1, giving: 8))
      let taken = DailyPriceContract.guess(of: other, at: 1, 1, giving: 9)
      _ = try await nobodys.keep(taken)

      _ = try await SQLOwnerRepository(database: database).adopt(by: anna)

      try await expectEqual(annas.guesses(of: one.id), [own])
      try await expectEqual(annas.guesses(of: other.id), [taken])
      try await expectEqual(nobodys.dailyResults(), [])
    }
  }

  func testTheBestOfGamesBeforeIsThatOfTheirFirstTenQuestions() async throws {
    try await onEveryEngine(before: Migration(PriceGameSchema.bestOfTen)) { before, after in
      try await before.write { connection in
        // Of two categories, of one with twelve questions, of one with nine.
        for (id, categories, right) in [(1, [3, 5], 9), (2, [3], 12), (3, [3], 9), (4, [5, 3], 10)] {
          try connection.run(
            """
            INSERT INTO price_games (id, owner, state, rule, began_with, finished_at)
            VALUES (?, '', 'finished', 'adaptive', 1, ?)
            """,
            id,
            Moment.november20
          )
          for (position, category) in categories.enumerated() {
            try connection.run("INSERT INTO price_game_categories VALUES (?, ?, ?, '[\"A\"]')", id, position, category)
          }
          for number in 1...right {
            try connection.run(
              """
              INSERT INTO price_rounds (game_id, number, product_id, name, maker, price_minor, currency, is_in_stock,
                given_minor, is_cheated) VALUES (?, ?, 'p', 'P', '', 100, 'USD', TRUE, ?, FALSE)
              """,
              id,
              number,
              number == 1 ? 90 : 100
            )
          }
        }
        for (categories, latest) in [("3", 3), ("3,5", 4)] {
          try connection.run(
            "INSERT INTO price_totals VALUES ('', ?, 'adaptive', 2, 19, 2, 11, 11, ?)",
            categories,
            latest
          )
        }
      }
      await before.close()

      let best = try await SQLPriceGameRepository(database: after).ownBest()

      XCTAssertEqual(best.map { $0.trails.map(\.id) }.sorted { $0.count < $1.count }, [[3], [5, 3]])
      XCTAssertEqual(best.map(\.bestPoints), [90, 90])
      await after.close()
    }
  }

  func testGamesAreSummedUpAsTheyAreRead() async throws {
    try await onEveryEngine { database in
      let games = SQLPriceGameRepository(database: database)
      for (seed, answers) in zip(UInt64(1)..., ["rrrrrrrrrrr", "wwwwwwwwrrrrrrrrrrrrrr", "rr"]) {
        _ = try await games.begin(SamplePrices.game(seed: seed), at: .november20)
        _ = try await games.finish(SamplePrices.game(answering: answers, seed: seed), at: .november20)
      }
      let best = try await games.ownBest()
      XCTAssertEqual(best.map(\.bestPoints), [100])
      let history = try await games.history()
      XCTAssertEqual(best, BestPriceGames.summarising(history))
      try await expectEqual(games.everybodysBest().map(\.value), best)
    }
  }
}
