import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Sources in the settings that were read once, and then broke or went away.
final class StaleDocumentTests: XCTestCase {
  private static let catalog = #"{"products":[{"code":"MUG","name":"Mug","price":7.5}]}"#
  private static let discounts = #"{"discounts":[]}"#
  private static let words = #"[{"text_eng":"school","text_spa":"escuela"},{"text_eng":"bread","text_spa":"pan"}]"#
  private static let people = "name,picture\nAda,https://a.example/1.jpg\nBo,https://a.example/2.jpg\n"

  func testADocumentSaysWhetherItRestsOnAKeptCopy() async throws {
    for (variable, text, commands) in Self.settings {
      let (run, environment, path) = try begin(variable, text)
      for command in commands {
        let fresh = await run.done(command + ["--json", "--fail-if-stale"], environment: environment)
        XCTAssertTrue(fresh.printed.contains(#""source":"fresh","asOf":null,"stale":false"#), fresh.printed)
        XCTAssertEqual(fresh.complained, "")
      }
      try Data("{".utf8).write(to: URL(filePath: path))
      for command in commands {
        let old = await run.done(command + ["--json"], environment: environment)
        let members = #""source":"cached","asOf":"2026-11-20T09:00:00Z","stale":true"#
        XCTAssertTrue(old.printed.contains(members), old.printed)
        XCTAssertTrue(old.complained.hasPrefix(#"{"warning":{"code":"stale","message":""#), old.complained)
        XCTAssertEqual(old.complained.filter { $0 == "\n" }.count, 1, old.complained)
      }
    }
  }

  func testAVerbWarnsOnStandardErrorWithTheReasonOrFailsBeforeAnythingIsPrinted() async throws {
    for (variable, text, commands) in Self.settings {
      let (run, environment, path) = try begin(variable, text)
      _ = await run(commands[0], environment: environment)
      try FileManager.default.removeItem(atPath: path)
      for command in commands {
        let old = await run.done(command + ["--quiet"], environment: environment)
        expect(old.complained, contains: "\(path) was not found.")
        expect(old.complained, contains: "as of Nov 20, 2026 at 9:00 AM")
        expect(old.printed, lacks: "as of")

        let text = await run(command + ["--fail-if-stale"], environment: environment)
        let json = await run(command + ["--fail-if-stale", "--json"], environment: environment)
        XCTAssertEqual([text.exit, json.exit], [.unavailable, .unavailable], "\(command)")
        XCTAssertEqual([text.printed, json.printed], ["", ""], "\(command)")
        expect(text.complained, contains: "\(path) was not found.")
        expect(json.complained, beginsWith: #"{"error":{"code":"stale","message":""#)
      }
    }
  }

  func testASimulationSaysWhatItRestsOn() async throws {
    let (run, environment, path) = try begin("ARCADE_SHOP_CATALOG", Self.catalog)
    try run.write(Self.discounts, to: "discounts.json")
    let command = ["shop", "simulate", "--discounts", run.folder.path("discounts.json"), "--json"]

    let fresh = await run(command, environment: environment)
    try FileManager.default.removeItem(atPath: path)
    let old = await run(command, environment: environment)

    XCTAssertTrue(fresh.printed.contains(#""source":"fresh","asOf":null,"stale":false"#), fresh.printed)
    XCTAssertTrue(old.printed.contains(#""source":"cached","asOf":"2026-11-20T09:00:00Z","stale":true"#), old.printed)
  }

  func testWhatShipsWithArcadeIsNeverStale() async throws {
    let run = try BareRun()
    let ofGames = [
      ["names", "people"], ["words", "export", "1"], ["prices", "categories"], ["prices", "products", "419247"],
    ]
    for command in Self.settings[0].commands + ofGames {
      let outcome = await run.done(command + ["--json", "--fail-if-stale"])
      XCTAssertTrue(outcome.printed.contains(#""source":"starter","asOf":null,"stale":false"#), outcome.printed)
    }
  }

  func testEveryScreenOfTheShopSaysWhyItsPricesAreOld() async throws {
    for (variable, screens) in [("ARCADE_SHOP_CATALOG", 5), ("ARCADE_SHOP_DISCOUNTS", 5)] {
      let text = variable == "ARCADE_SHOP_CATALOG" ? Self.catalog : Self.discounts
      let (run, environment, path) = try begin(variable, text)
      _ = await run(["shop", "price", "MUG"], environment: environment)
      try FileManager.default.removeItem(atPath: path)

      let session = await run(
        ["shop"],
        typing: ["MUG", "cart", "discounts", "list", "pay", "quit"],
        environment: environment.merging(["ARCADE_SHOP_CARD": "practice"]) { $1 }
      )

      XCTAssertTrue(session.printed.contains("Payment completed: €7.50."), session.printed)
      // In the list at first, in the cart, among the discounts, in the list again, and before paying.
      XCTAssertEqual(session.printed.components(separatedBy: path).count - 1, screens, session.printed)
      let age = session.printed.components(separatedBy: "as of Nov 20, 2026 at 9:00 AM").count - 1
      XCTAssertEqual(age, screens, session.printed)
    }
  }

  private static let settings: [(variable: String, text: String, commands: [[String]])] = [
    (
      "ARCADE_SHOP_CATALOG", catalog,
      [["shop", "products"], ["shop", "price", "MUG"], ["shop", "discounts"], ["shop", "products", "export"]]
    ),
    ("ARCADE_SHOP_DISCOUNTS", discounts, [["shop", "price", "MUG"], ["shop", "discounts"]]),
    ("ARCADE_NAMES_PROFILES", people, [["names", "people"]]),
    ("ARCADE_WORDS_DECK", words, [["words", "export", "4"]]),
  ]

  private func begin(_ variable: String, _ text: String) throws -> (BareRun, [String: String], path: String) {
    let run = try BareRun()
    let name = text.hasPrefix("name,") ? "source.csv" : "source.json"
    try run.write(text, to: name)
    return (run, [variable: run.folder.path(name)], run.folder.path(name))
  }
}
