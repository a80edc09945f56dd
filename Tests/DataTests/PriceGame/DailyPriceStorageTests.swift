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

  // Computed by an independent program in another language, from the list of `arcade prices products`.
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

      _ = try await SQLOwnerRepository(database: database).claim(by: anna)

      try await expectEqual(annas.guesses(of: one.id), [own])
      try await expectEqual(annas.guesses(of: other.id), [taken])
      try await expectEqual(nobodys.dailyResults(), [])
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
