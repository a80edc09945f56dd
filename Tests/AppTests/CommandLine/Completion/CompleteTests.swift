import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The output of `arcade complete` for shells.
final class CompleteTests: XCTestCase {
  func testEachWordIsALineWithWhatItDoesBehindATab() async throws {
    let run = try BareRun()
    _ = await run(["observe", "search", "tea", "--name", "green tea"])
    _ = await run(["observe", "search", "cup", "--name", "cups"])
    try run.write("#columns:English\tSpanish\nto run\tcorrer\n", to: "verbs.txt")
    _ = await run(["words", "import", run.folder.path("verbs.txt"), "--name", "Verbs"])
    let decks = ["English–Spanish", "English–Japanese", "English–French", "Verbs"]
    let cases: [(words: [String], lines: [String])] = [
      (["sho"], ["shop\tscan products, see the discounts, pay"]),
      (["--lang", "es", "sho"], ["shop\tescanea productos, mira los descuentos, paga"]),
      (["shop", "products", "--of"], ["--offline\tnever open a connection"]),
      (["prices", "options", "--rule="], ["--rule=adaptive", "--rule=classic"]),
      (["settings", "set", "pict"], ["pictures\twhether pictures are drawn"]),
      (["settings", "set", "language", ""], ["en", "es", "ja"]),
      (["settings", "set", "shop.catalog", ""], ["\tfiles"]),
      (["words", "check", ""], ["\tfiles"]),
      (["--data-dir", ""], ["\tfolders"]),
      (["--data-dir=x"], ["\tfolders"]),
      (["observe", "search", "--source", "file:x"], ["\tfiles"]),
      (["observe", "update", ""], ["green tea", "cups"]),
      (["observe", "update", "cups", ""], ["green tea"]),
      (["observe", "list", "cups", ""], []),
      (["observe", "rename", "g"], ["green tea"]),
      (["observe", "rename", "cups", ""], []),
      (["observe", "every", ""], []),
      (["observe", "every", "1h", "c"], ["cups"]),
      (["words", "export", ""], decks),
      (["words", "rename", "Verbs", ""], []),
      (["--as", "nobody", "observe", "export", "gr"], ["green tea"]),
      (["observe", "search", "--name", ""], []),
      (["complete", ""], []),
      (["nothing", ""], []),
      (["--seed"], ["--seed\tthe same number draws the same random choices"]),
      (["--lang", "xx", "--seed", "x", "sho"], ["shop\tscan products, see the discounts, pay"]),
    ]
    for (words, lines) in cases {
      let outcome = await run(["complete"] + words)
      XCTAssertEqual(outcome.printed.split(separator: "\n").map(String.init), lines, "\(words)")
      XCTAssertEqual(outcome.complained, "", "\(words)")
      XCTAssertEqual(outcome.exit, .done, "\(words)")
    }
  }

  func testWhatCanFollowIsOffered() async throws {
    let verbs = ["products", "discounts", "price", "why", "simulate", "day", "export", "orders", "order"]
    let first = CommandTable.arcade.commands.filter { $0.words.count == 1 }.map(\.name)
    let everywhere = CommandOption.everywhere.map(\.flag)
    let settings = SettingEntry.all.map(\.setting.name)
    let cases: [(line: String, words: [String])] = [
      ("", first),
      ("zzz ", []),
      ("shop ", verbs),
      ("shop or", ["orders", "order"]),
      ("shop orders ", []),
      ("shop price MUG ", []),
      ("--", everywhere),
      ("--col", ["--color"]),
      ("shop --", everywhere),
      (
        "shop price --",
        everywhere + [
          "--on", "--catalog", "--columns", "--decimal", "--currency", "--discounts", "--misc", "--code",
          "--customer-group", "--shipping", "--fail-if-stale", "--off", "--at",
        ]
      ),
      ("shop price MUG TSHIRT --o", ["--on", "--off", "--offline"]),
      ("words import x --d", ["--dry-run", "--data-dir"]),
      ("--color ", ["auto", "always", "never"]),
      ("--color=", ["auto", "always", "never"]),
      ("--lang e", ["en", "es"]),
      ("--seed ", []),
      ("prices options --rule ", ["adaptive", "classic"]),
      ("-- sh", ["shop"]),
      ("-- --", []),
      ("--data-dir -- sh", ["shop"]),
      ("--offline sh", ["shop"]),
      ("--color never sh", ["shop"]),
      ("--color=never sh", ["shop"]),
      ("--now 2026-12-01T09:00:00Z sh", ["shop"]),
      ("--now=2026-12-01T09:00:00Z shop ", verbs),
      ("shop --json or", ["orders", "order"]),
      ("--seed shop sh", ["shop"]),
      ("--offline --off", []),
      ("--color=never --co", []),
      ("--color never --color ", ["auto", "always", "never"]),
      ("shop -- ", verbs),
      ("help sh", ["shop"]),
      ("help ", first),
      ("help shop ", verbs),
      ("help shop price ", []),
      ("help backup ", []),
      ("completion ", ["bash", "zsh", "fish"]),
      ("settings ", ["set", "unset", "erase", "token", "browsers", "sign-out", "who", "adopt"]),
      ("settings set ", settings),
      ("settings set language en ", []),
      ("settings unset lan", ["language"]),
      ("settings unset language ", []),
      ("observe search --source ", ["demo", "rakuten", "file:"]),
      ("observe search --source f", ["file:"]),
    ]
    let run = try BareRun()
    for (line, words) in cases {
      let typed = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let lines = await run(["complete"] + typed).printed.split(separator: "\n")
      let offered = lines.map { line in
        let word = line.prefix { $0 != "\t" }
        return word.hasPrefix("--") ? word.split(separator: "=").last ?? "" : word
      }
      XCTAssertEqual(offered.map(String.init).sorted(), words.sorted(), line)
    }
  }

  func testEveryCommandAndEveryOptionIsOffered() async throws {
    let run = try BareRun()
    for language in Language.allCases {
      let summaries = CommandTable.arcade.commands.map { $0.summary(language) }
      for text in summaries + CommandTable.arcade.options.map({ $0.summary(language) }) {
        XCTAssertFalse(text.contains { $0.isNewline || $0 == "\t" }, text)
      }
    }
    for command in CommandTable.arcade.commands where !command.words.isEmpty {
      let verbs = await run(["complete"] + command.words).printed
      let line = "\(command.words.last ?? "")\t\(command.summary(.english))"
      XCTAssertTrue(verbs.split(separator: "\n").contains { $0 == line }, command.name)
      let options = await run(["complete"] + command.words + ["--"]).printed
      XCTAssertEqual(
        options.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) },
        (CommandOption.everywhere + command.options).map(\.flag),
        command.name
      )
    }
  }

  func testASettingIsFollowedByItsValues() async throws {
    let run = try BareRun()
    for setting in Setting.all {
      let answer = await run(["complete", "settings", "set", setting.name, ""]).printed
      let values = (setting.allowedValues ?? []) + (setting.isPlace ? ["\tfiles"] : [])
      XCTAssertEqual(answer.split(separator: "\n").map(String.init), values, setting.name)
    }
  }

  func testNothingIsMadeOrChanged() async throws {
    let (fresh, run) = (try BareRun(), try BareRun())
    expectEqual(await fresh(["complete", "words", "export", "English–S"]).printed, "English–Spanish\n")
    XCTAssertEqual(try fresh.folder.contents(), [:])
    XCTAssertFalse(FileManager.default.fileExists(atPath: fresh.folder.path("data")))
    _ = await run(["observe", "search", "tea"])
    let before = try run.folder.contents()

    let names = await run(["complete", "observe", "update", ""])

    XCTAssertEqual(names.printed, "tea\n")
    XCTAssertEqual(try run.folder.contents(), before)
  }

  func testAStoreThatCannotBeReadOrIsElsewhereOffersNoNames() async throws {
    let run = try BareRun()
    _ = await run(["observe", "search", "tea"])
    let server = ["ARCADE_STORE": "postgresql://ana@127.0.0.1:1/arcade"]
    let elsewhere = await run(["complete", "observe", "update", ""], environment: server)
    XCTAssertEqual(elsewhere.printed + elsewhere.complained, "")
    try run.write("no database", to: "data/arcade.sqlite")
    let broken = await run(["complete", "observe", "update", ""])
    XCTAssertEqual(broken.printed + broken.complained, "")
    XCTAssertEqual(broken.exit, .done)
  }

  func testADocumentCarriesTheScriptAndMistakenSettingsKeepNoneBack() throws {
    let printed = try ArcadeProcess().print(["completion", "FISH", "--json"])

    let document = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: String]
    XCTAssertEqual(document?.keys.sorted(), ["schema", "script", "shell"])
    XCTAssertEqual(document?["schema"], "arcade.completion/1")
    XCTAssertEqual(document?["shell"], "fish")
    XCTAssertEqual(document?["script"], CompletionShell.fish.script)
    let arcade = try ArcadeProcess()
    try arcade.folder.write(Data(#"{"language": "xx"}"#.utf8), to: "data/config.json")

    XCTAssertEqual(try arcade.print(["completion", "bash"]), CompletionShell.bash.script)
  }
}
