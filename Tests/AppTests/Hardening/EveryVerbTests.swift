import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Rules for every one-shot verb of every system.
final class EveryVerbTests: XCTestCase {
  func testEveryCommandOfTheTableIsSweptHere() async throws {
    // A server ends only by a signal; it has its own tests.
    let verbs = CommandTable.arcade.commands.filter { !$0.isSession && $0 != .web }.map(\.name)
    let swept = try await EveryVerb().operands.map(\.name)
    XCTAssertEqual(Set(verbs), Set(swept))
  }

  func testEveryVerbPrintsOneDocumentWithItsSchema() async throws {
    let verbs = try await EveryVerb()
    let listed = try MarkdownFile(path: "Documentation/Scripts.md").rows(below: "JSON").flatMap { zip($0[0], $0[1]) }
    for (name, _, arguments) in verbs.operands {
      let outcome = await verbs.run.done(arguments + ["--json"])
      XCTAssertEqual(outcome.complained, "", name)
      // A repeated update prints a document for each change, on a separate line.
      let documents =
        name == "observe every" ? outcome.printed.split(separator: "\n").map(String.init) : [outcome.printed]
      for document in documents {
        let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
        let schema = try XCTUnwrap(object?["schema"] as? String, name)
        XCTAssertNotNil(schema.wholeMatch(of: /arcade\.[a-zA-Z]+\/[0-9]+/), "\(name): \(schema)")
        let isListed = listed.contains { verb, said in "\(verb) ".hasPrefix("\(name) ") && said == schema }
        XCTAssertTrue(isListed, "the manual does not say that \(name) prints \(schema)")
      }
    }
  }

  func testTheVersionAndTheHelpOfASessionAreDocuments() async throws {
    let run = try BareRun()
    let version = await run(["--version", "--json"])
    XCTAssertEqual(version.printed, #"{"schema":"arcade.version/1","version":"\#(Program.version)"}"# + "\n")
    let help = await run(["help", "observe", "--json"]).printed
    XCTAssertTrue(help.hasPrefix(#"{"schema":"arcade.help/1","command":"observe","summary":"#), help)
    XCTAssertTrue(help.contains(#""command":"observe diff""#), help)
  }

  func testEveryFailureIsADocumentToo() async throws {
    let run = try BareRun()
    for command in CommandTable.arcade.commands where !command.isSession && command != .help {
      let outcome = await run(command.words + ["--no-such-option", "--json"])
      XCTAssertEqual(outcome.exit, .usage, command.name)
      XCTAssertEqual(outcome.printed, "", command.name)
      let object = try JSONSerialization.jsonObject(with: Data(outcome.complained.utf8)) as? [String: Any]
      let error = try XCTUnwrap(object?["error"] as? [String: Any], command.name)
      XCTAssertEqual(error["code"] as? String, "usage", command.name)
      XCTAssertNotEqual(error["message"] as? String ?? "", "", command.name)
    }
  }

  func testNoVerbWaitsForAnythingOnceItMayNotAsk() async throws {
    let verbs = try await EveryVerb()
    let arcade = ArcadeProcess(on: verbs.run.folder)
    for (_, words, arguments) in verbs.operands {
      let exit = words.contains("--yes") ? ExitCode.usage.rawValue : 0
      try arcade.run(arguments.filter { $0 != "--yes" } + ["--no-input"], streams: .init(input: .closed), exit: exit)
    }
  }

  func testNoVerbSendsADumbTerminalWhatItCannotRead() async throws {
    let verbs = try await EveryVerb()
    var coloured = 0
    for (name, _, arguments) in verbs.operands where name != "settings erase" {
      for terminal in ["dumb", "xterm-256color"] {
        let program = try ArcadeProcess(on: verbs.run.folder).start(
          arguments + ["--yes"],
          environment: ["TERM": terminal],
          streams: .terminal
        )
        _ = try program.ending()
        if terminal == "dumb" {
          XCTAssertFalse(program.printed.contains("\u{1B}"), name)
        } else if program.printed.contains("\u{1B}") {
          coloured += 1
        }
      }
    }
    XCTAssertGreaterThan(coloured, 10, "no terminal gets colour, so that this shows nothing")
  }

  func testEveryVerbSaysThatItsOutputCannotBeWritten() async throws {
    let verbs = try await EveryVerb()
    for (name, _, arguments) in verbs.operands {
      let full = ProgramStreams(output: .file("/dev/full"))
      let program = try ArcadeProcess(on: verbs.run.folder).start(arguments, streams: full)
      program.closeInput()
      // If nothing has changed, there is no line to write.
      let silent: Set = ["observe every"]
      let ending = try program.ending()
      XCTAssertTrue(ending == .exit(ExitCode.io.rawValue) || silent.contains(name), "\(name): \(ending)")
    }
  }
}

/// A data folder with contents for every one-shot verb, and a command line for each.
struct EveryVerb {
  let run: BareRun

  /// Buys and watches items, imports a deck and plays a round of each game.
  init(in run: BareRun? = nil) async throws {
    let run = try run ?? BareRun()
    self.run = run
    try run.write("#columns:English\tSpanish\nto run\tcorrer\nred\trojo\n", to: "verbs.txt")
    try run.write("code,name,price\nA,a,\"1,50\"\n", to: "prices.csv")
    try run.write("name,description\nAda One,in green\n", to: "people.csv")
    try run.write("id,name,price\na,A,1\n", to: "old.csv")
    try run.write("id,name,price\na,A,2\nb,B,1\n", to: "new.csv")
    let deals = #"{"discounts":[{"id":"x","name":"n","rule":{"type":"orderAmountOff","amount":1}}]}"#
    try run.write(deals, to: "deals.json")
    _ = await run(["shop"], typing: ["MUG", "pay"])
    _ = await run(["observe", "search", "tea"])
    _ = await run(
      ["prices", "--seed", "1"],
      typing: ["play", "1", "finish", "daily"] + Array(repeating: "1", count: 20)
    )
    _ = await run(["names", "--seed", "1"], typing: ["practice", "1", "2", "3", "4", "5", "6"])
    _ = await run(["words", "--seed", "1", "--rounds", "1"], typing: ["play", "r"])
    _ = await run(["words", "import", run.folder.path("verbs.txt"), "--name", "Verbs"])
    _ = await run(["backup", run.folder.path("copy.sqlite")])
  }

  /// The words after each command, by its name.
  ///
  /// Verbs that change or delete data are ordered so that the others still find what they need.
  var operands: [(name: String, words: [String], arguments: [String])] {
    let operands = [
      ("help", []), ("completion", ["bash"]), ("prices daily", []), ("prices share", ["2026-11-20"]), ("settings", []),
      ("settings set", ["language", "en"]),
      ("settings unset", ["language"]), ("settings token", []), ("settings browsers", []),
      ("settings sign-out", ["all"]), ("settings who", []),
      ("settings adopt", ["Ana", "--yes"]), ("store", []), ("store check", []),
      ("store copy", [run.folder.path("copy.sqlite"), run.folder.path("other.sqlite")]), ("shop products", []),
      ("shop products export", []), ("shop products check", [run.folder.path("prices.csv")]),
      ("shop discounts", []), ("shop discounts check", [run.folder.path("deals.json")]),
      ("shop simulate", ["--discounts", run.folder.path("deals.json")]), ("shop why", ["MUG=2"]),
      ("shop price", ["MUG=2"]), ("shop orders", []), ("shop order", ["1"]),
      ("shop day", []), ("shop export", []), ("prices options", ["--price", "9.99"]), ("prices categories", []),
      ("prices products", ["419247"]), ("prices history", []), ("prices best", []), ("names people", []),
      ("names person", ["Ingrid"]),
      ("names check", [run.folder.path("people.csv")]), ("names template", []), ("names history", []),
      ("names best", []), ("names progress", []), ("names due", []), ("words due", []), ("words words", ["red"]),
      ("words decks", []), ("words check", [run.folder.path("verbs.txt")]),
      ("words import", [run.folder.path("verbs.txt"), "--name", "Other"]), ("words export", ["Verbs"]),
      ("words rename", ["Other", "More"]), ("words delete", ["More", "--yes"]), ("words history", []),
      ("words best", []), ("words progress", []), ("words schedule", ["3"]), ("observe search", ["coffee"]),
      ("observe add", [run.folder.path("old.csv"), "--currency", "EUR"]), ("observe update", []),
      ("observe list", ["tea"]),
      ("observe history", ["tea", "tea-012"]), ("observe rename", ["coffee", "beans"]),
      ("observe delete", ["beans", "--yes"]), ("observe sources", []), ("observe categories", []),
      ("observe diff", [run.folder.path("old.csv"), run.folder.path("new.csv")]), ("observe export", ["tea"]),
      ("observe every", ["1h", "--times", "1"]), ("observe target", ["tea", "below", "1"]), ("observe targets", []),
      ("observe targets try", ["tea"]), ("observe chart", ["tea", "tea-012"]), ("observe feed", []),
      ("backup", [run.folder.path("again.sqlite")]),
      ("restore", [run.folder.path("copy.sqlite"), "--yes"]), ("settings erase", ["--yes"]),
    ]
    return operands.map { ($0, $1, $0.split(separator: " ").map(String.init) + $1) }
  }
}
