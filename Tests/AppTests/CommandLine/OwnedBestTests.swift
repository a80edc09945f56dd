import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// The best games of everybody at one store.
final class OwnedBestTests: XCTestCase {
  private let commands = ["names", "prices", "words"]

  func testBestSaysNothingNewWhereThereIsOnlyOne() async throws {
    let run = try BareRun()
    try await play(run, as: .nobody, right: 2)
    for command in commands {
      let printed = await run([command, "best"]).printed
      XCTAssertFalse(printed.contains("Who"), printed)
      XCTAssertTrue(printed.hasPrefix("Best games\n"), printed)
      let document = await run([command, "best", "--json"]).printed
      XCTAssertFalse(document.contains("\"who\""), document)
    }
  }

  func testBestComparesEverybodyAndHistoryShowsOnesOwn() async throws {
    let run = try BareRun()
    for (name, right) in [("Ana", 1), ("Zoë", 3), ("", 2)] {
      try await play(run, as: Owner(name) ?? .nobody, right: right)
    }
    for command in commands {
      for environment in [[:], ["ARCADE_PERSON": "ana"]] {
        let printed = await run([command, "best"], environment: environment).printed
        XCTAssertTrue(printed.hasPrefix("Best games of all\n"), printed)
        let names = try ["Who", "Zoë", "no name", "Ana"].map { try XCTUnwrap(printed.range(of: $0), printed) }
        XCTAssertEqual(names.map(\.lowerBound), names.map(\.lowerBound).sorted(), printed)
        let best = try await list("best", of: run([command, "best", "--json"], environment: environment))
        XCTAssertEqual(best.map { $0["who"] as? String }, ["Zoë", nil, "Ana"])
      }
      let own = try await list("games", of: run([command, "history", "--json"], environment: ["ARCADE_PERSON": "ana"]))
      XCTAssertEqual(own.count, 1)
      let stored = await run(["settings", "set", "person", " Zoë "])
      XCTAssertEqual(stored.exit, .done)
      let session = await run([command], typing: ["quit"])
      XCTAssertTrue(session.printed.hasPrefix("You are Zoë.\n"), session.printed)
      let overruled = await run([command, "--as", "Ana"], typing: ["quit"])
      XCTAssertTrue(overruled.printed.hasPrefix("You are Ana.\n"), overruled.printed)
      _ = await run(["settings", "unset", "person"])
    }
  }

  func testASessionShowsTheBestOfEverybody() async throws {
    let run = try BareRun()
    try await play(run, as: XCTUnwrap(Owner("Zoë")), right: 3)
    for command in commands {
      let printed = await run([command], typing: ["best", "quit"]).printed
      XCTAssertTrue(printed.contains("Best games of all"), printed)
      XCTAssertTrue(printed.contains("Zoë"), printed)
    }
  }

  private func list(_ key: String, of outcome: BareRun.Outcome) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(outcome.printed.utf8)) as? [String: Any]
    return try XCTUnwrap(document?[key] as? [[String: Any]], outcome.printed)
  }

  /// Finishes one game of each kind with so many right answers of three.
  private func play(_ run: BareRun, as owner: Owner, right: Int) async throws {
    let database = Database(path: run.folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    try await SQLNameGameRepository(database: database, owner: owner).finish(
      NameGameResult(mode: .timed, right: right, wrong: 3 - right, duration: .seconds(60), finishedAt: .november20)
    )
    let answers = String(repeating: "r", count: right) + String(repeating: "w", count: 3 - right)
    try await SampleWords.play(answers, in: SQLWordGameRepository(database: database, owner: owner))
    let prices = SQLPriceGameRepository(database: database, owner: owner)
    let game = try SamplePrices.game(answering: answers)
    _ = try await prices.begin(game, at: .november20)
    _ = try await prices.finish(game, at: .november20)
    await database.close()
  }
}
