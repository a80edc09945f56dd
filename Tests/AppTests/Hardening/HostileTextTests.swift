import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Hostile text in every source of every module causes no control character in any output.
final class HostileTextTests: XCTestCase {
  func testNothingHostileReachesTheTerminal() async throws {
    let run = try BareRun()
    let files = try HostileSources(in: run.folder).folder
    let server = try HostileSources.server()
    let environment = [
      "ARCADE_PRICES_BASE": server.address.absoluteString, "ARCADE_OBSERVE_RAKUTEN_BASE": server.address.absoluteString,
      "ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID": "some-id",
      "ARCADE_SHOP_CATALOG": files.path("catalog.json"), "ARCADE_SHOP_DISCOUNTS": files.path("discounts.json"),
      "ARCADE_SHOP_CARD": "practice",
      "ARCADE_NAMES_PROFILES": files.path("people.json"), "ARCADE_WORDS_DECK": files.path("words.json"),
    ]
    let listings = "file:\(files.path("listings.jsonl"))"
    let sessions: [(arguments: [String], lines: [String])] = [
      (["shop"], ["list", "BAD 2", "cart", "discounts", "pay", "orders", "order 1", HostileSources.text]),
      (["prices"], ["play", "1", "link", "skip", "finish", "answers", "stats", "history", "categories", "1"]),
      (["names"], ["people", "person 1", "back", "practice", "1", "1", "stats", "history"]),
      (["words"], ["decks", "words", "play", "r", "w", "stats", "history"]),
      (
        ["observe"],
        [
          "search", "source \(listings)", "keyword evil", "name \(HostileSources.text)", "go", "1", "link",
          "picture", "history price", "watches", "update", "rename 1 \(HostileSources.text) 2", "delete 1", "n",
        ]
      ),
    ]
    let verbs = [
      ["shop", "products"], ["shop", "discounts"], ["shop", "price", "BAD"], ["names", "people"], ["words", "decks"],
      ["observe", "search", "evil", "--source", listings, "--name", "w\(HostileSources.text)"], ["observe", "list"],
      ["observe", "list", "w\(HostileSources.text)"], ["observe", "update"],
      ["observe", "export", "w\(HostileSources.text)"],
      ["observe", "export", "w\(HostileSources.text)", "--format", "jsonl"],
      ["observe", "diff", files.path("listings.jsonl"), files.path("newer.jsonl")],
      ["words", "check", files.path("words.json")], ["words", "import", files.path("words.json"), "--name", "evil"],
      ["prices", "products", "419247"], ["prices", "categories", "45667"],
      ["observe", "search", "evil", "--source", "rakuten", "--name", "far"], ["observe", "list", "far"],
      ["observe", "categories", "--source", "rakuten"],
      ["observe", "categories", "--source", listings], ["observe", "sources"], ["shop", "order", HostileSources.text],
      ["words", "export", HostileSources.text], [HostileSources.text], ["help", HostileSources.text],
    ]
    var seen = 0
    for (arguments, lines) in sessions {
      for extra in [[], ["--accessible"], ["--lang", "ja"]] {
        let outcome = await run.done(arguments + extra, typing: lines, environment: environment)
        seen += outcome.printed.components(separatedBy: "evil").count - 1
        expectNoHarm(outcome, "\(arguments + extra)")
      }
    }
    for verb in verbs {
      for extra in [[], ["--json"], ["--verbose"]] {
        let isCSV = verb.contains("export") && extra != ["--json"]
        let outcome = await run(verb + extra, environment: environment)
        expectNoHarm(outcome, "\(verb + extra)", isCSV: isCSV)
        guard extra == ["--json"] else { continue }
        let hidden = outcome.printed.unicodeScalars.filter { $0.properties.isDefaultIgnorableCodePoint }
        XCTAssertTrue(hidden.isEmpty, "\(verb): \(hidden.prefix(3).map { String($0.value, radix: 16) })")
      }
    }
    XCTAssertGreaterThan(seen, 40, "what is hostile was not shown at all")
  }

  /// The lines of CSV end with a carriage return as well.
  private func expectNoHarm(_ outcome: BareRun.Outcome, _ what: String, isCSV: Bool = false) {
    for text in [outcome.printed, outcome.complained] {
      let harmful = text.unicodeScalars.filter { scalar in
        guard scalar != "\n", !(scalar == "\r" && isCSV) else { return false }
        return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
          || [.lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      }
      XCTAssertTrue(harmful.isEmpty, "\(what): \(harmful.prefix(3).map { String($0.value, radix: 16) })")
    }
  }
}
