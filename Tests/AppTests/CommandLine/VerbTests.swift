import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Common behaviour of verbs of several systems: missing categories, languages, and high scores.
final class VerbTests: XCTestCase {
  func testACategoryThatIsNotThereIsNamed() async throws {
    let run = try BareRun()
    let feed = try run.write("id,name,category\na,Tea,tea\n", to: "shop.csv")
    let commands = [
      ["prices", "categories", "99"], ["prices", "products", "99"], ["prices", "categories", "nope"],
      ["observe", "categories", "nope"], ["observe", "categories", "nope", "--source", "file:\(feed)"],
    ]
    for command in commands {
      let outcome = await run(command)
      XCTAssertEqual(outcome.exit, .noInput, "\(command)")
      XCTAssertEqual(outcome.printed, "", "\(command)")
      XCTAssertTrue(outcome.complained.hasPrefix("There is no category \(command[2])."), outcome.complained)

      let document = await run(command + ["--json"])
      XCTAssertEqual(document.exit, .noInput, "\(command)")
      XCTAssertEqual(document.printed, "", "\(command)")
      let error = try JSONSerialization.jsonObject(with: Data(document.complained.utf8)) as? [String: [String: Any]]
      let message = error?["error"]?["message"] as? String
      XCTAssertEqual(message?.hasPrefix("There is no category \(command[2])."), true, document.complained)
    }
  }

  func testACategoryWithoutOthersBelowItIsThere() async throws {
    let run = try BareRun()
    let feed = try run.write("id,name,category\na,Tea,tea\n", to: "shop.csv")
    let listed = await run(["observe", "categories", "pantry", "--json"])
    let below = listed.printed.split(separator: "\"id\":\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    for command in [
      ["observe", "categories", below ?? ""], ["observe", "categories", "tea", "--source", "file:\(feed)"],
    ] {
      await run.done(command)
    }
  }

  func testWhatShipsWithArcadeSpeaksAndIsFoundInTheLanguageInUse() async throws {
    for (arguments, spanish, japanese) in [
      ("prices categories", "Cocina", "キッチン"), ("prices categories 419240", "Batidoras", "ミキサー"),
      ("prices products 419247", "Batidora de inmersión", "ハンドブレンダー"),
      ("names people", "Contable", "経理"), ("shop products", "Camiseta Cabify", "Cabify Tシャツ"),
      ("words decks", "1  Inglés–español", "1  英語–日本語"), ("words export eng-jpn", "|Animales", "|動物"),
      ("observe categories --source demo", "Despensa", "食料品"),
    ] {
      let words = arguments.split(separator: " ").map(String.init)
      for (language, text) in [("es", spanish), ("ja", japanese)] {
        let outcome = try await BareRun()(words + ["--lang", language])
        let printed = outcome.printed.replacing("\t", with: "|")
        XCTAssertTrue(printed.contains(text), "\(arguments) in \(language): \(printed.prefix(600))")
      }
    }
    let outcome = try await BareRun()(["words", "--lang", "es", "--topic", "animales"], typing: ["quit"])
    XCTAssertTrue(outcome.printed.contains("Animales"), outcome.printed)
  }

  private let commands = ["names", "prices", "words"]

  func testBestSaysNothingNewWhereThereIsOnlyOne() async throws {
    let run = try BareRun()
    try await play(run, as: .nobody, right: 2)
    for command in commands {
      let printed = await run([command, "best"]).printed
      XCTAssertFalse(printed.contains("Who"), printed)
      XCTAssertTrue(printed.hasPrefix("Best games\n"), printed)
      expect(await run([command, "best", "--json"]).printed, lacks: "\"who\"")
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
        let best = try await run([command, "best", "--json"], environment: environment).list("best")
        XCTAssertEqual(best.map { $0["who"] as? String }, ["Zoë", nil, "Ana"])
      }
      let own = try await run([command, "history", "--json"], environment: ["ARCADE_PERSON": "ana"]).list("games")
      XCTAssertEqual(own.count, 1)
      await run.done(["settings", "set", "person", " Zoë "])
      expect(await run([command], typing: ["quit"]).printed, beginsWith: "You are Zoë.\n")
      expect(await run([command, "--as", "Ana"], typing: ["quit"]).printed, beginsWith: "You are Ana.\n")
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

  /// Finishes one game of each kind with the given number of right answers of three.
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
