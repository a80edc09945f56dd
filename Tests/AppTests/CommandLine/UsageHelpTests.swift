import ArcadePresentation
import XCTest

@testable import ArcadeApp

/// What a mistake on the command line leads to: the help of the command that was meant, with an example.
final class UsageHelpTests: XCTestCase {
  func testAMistakeLeadsToTheHelpOfTheCommandThatWasMeant() async throws {
    let run = try BareRun()
    let cases = [
      ("shop price", "shop price"), ("shop orders 1", "shop orders"), ("shop price MUG --jsno", "shop price"),
      ("shop products --on 2026-12-24", "shop products"), ("--lang fr shop orders", "shop orders"),
      ("shop prise MUG", "shop price"), ("shop zzzzzz", "shop"), ("shpo", "shop"),
      ("completion bash zsh", "completion"),
      ("completion fihs", "completion"), ("prices options --price x", "prices options"),
      ("restore file --no-input", "restore"), ("observe search --count 2x tea", "observe search"),
      ("shop --json", "shop"), ("help shop prise", "shop price"), ("shop order 1 --lang", "shop order"),
    ]
    for (line, command) in cases {
      let outcome = await run(line.split(separator: " ").map(String.init))
      XCTAssertEqual(outcome.exit, .usage, line)
      let message = outcome.complained.replacing(#""}}"#, with: "")
      XCTAssertTrue(message.hasSuffix("See: arcade help \(command)\n"), outcome.complained)
    }
  }

  func testAMistakeThatBelongsToNoCommandLeadsToTheHelpOfAll() async throws {
    let run = try BareRun()
    for line in ["--jsno", "zzzzzz", "--lang", "--seed x", "-x"] {
      let complained = await run(line.split(separator: " ").map(String.init)).complained
      XCTAssertTrue(complained.hasSuffix("See: arcade help\n"), complained)
    }
  }

  func testTheHelpOfEveryCommandHasAnExampleThatIsThatCommand() async throws {
    let run = try BareRun()
    for language in Language.allCases {
      let label = language.consolePhrases.forExample("arcade ")
      for command in CommandTable.arcade.commands {
        let page = await run(["help"] + command.words + ["--lang", language.rawValue]).printed
        let examples = page.split(separator: "\n").filter { $0.hasPrefix(label) }
        XCTAssertFalse(examples.isEmpty, "\(language) \(command.name)")
        for example in examples {
          let words = example.dropFirst(label.count).split(separator: " ").map(String.init)
          let invocation = try ArgumentParser(.arcade).parse(words)
          XCTAssertEqual(invocation.command, command, "\(example)")
          XCTAssertTrue(command.operands.isEmpty || !invocation.operands.isEmpty, "\(example): shows no operand")
          XCTAssertNoThrow(try GlobalOptions(invocation), "\(example)")
        }
      }
    }
  }
}
