import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What holds for every one-shot verb of every system.
final class EveryVerbTests: XCTestCase {
  func testEveryCommandOfTheTableIsSweptHere() async throws {
    // A server only ends by a signal; it has tests of its own.
    let verbs = CommandTable.arcade.commands.filter { !$0.isSession && $0 != .web }.map(\.name)
    let swept = try await EveryVerb().operands.map(\.name)
    XCTAssertEqual(Set(verbs), Set(swept))
  }

  func testEveryVerbPrintsOneDocumentWithItsSchema() async throws {
    let verbs = try await EveryVerb()
    let listed = try MarkdownFile(path: "Documentation/Scripts.md").rows(below: "JSON").flatMap { zip($0[0], $0[1]) }
    for (name, words) in verbs.operands {
      let outcome = await verbs.run(name.split(separator: " ").map(String.init) + words + ["--json"])
      XCTAssertEqual(outcome.exit, .done, "\(name): \(outcome.complained)")
      XCTAssertEqual(outcome.complained, "", name)
      // Updates that go on and on print a document for each change, on a line of its own.
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
    XCTAssertEqual(version.printed, #"{"schema":"arcade.version/1","version":"\#(arcadeVersion)"}"# + "\n")
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
    for (name, words) in verbs.operands {
      let program = try ArcadeProcess(on: verbs.run.folder).start(
        name.split(separator: " ").map(String.init) + words.filter { $0 != "--yes" } + ["--no-input"],
        streams: .init(input: .closed)
      )
      let ending = try program.ending()
      let asks = words.contains("--yes")
      XCTAssertEqual(ending, .exit(asks ? ExitCode.usage.rawValue : 0), "\(name): \(program.complained)")
    }
  }

  func testNoVerbSendsADumbTerminalWhatItCannotRead() async throws {
    let verbs = try await EveryVerb()
    var coloured = 0
    for (name, words) in verbs.operands where name != "settings erase" {
      for terminal in ["dumb", "xterm-256color"] {
        let program = try ArcadeProcess(on: verbs.run.folder).start(
          name.split(separator: " ").map(String.init) + words + ["--yes"],
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
    for (name, words) in verbs.operands {
      let program = try ArcadeProcess(on: verbs.run.folder).start(
        name.split(separator: " ").map(String.init) + words,
        streams: .init(output: .file("/dev/full"))
      )
      program.closeInput()
      // Where nothing changed there is no line to write.
      let silent: Set = ["observe every"]
      let ending = try program.ending()
      XCTAssertTrue(ending == .exit(ExitCode.io.rawValue) || silent.contains(name), "\(name): \(ending)")
    }
  }
}
