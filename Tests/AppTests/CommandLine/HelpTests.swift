import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The help of every command, and how a mistake on the command line leads to it, with an example.
final class HelpTests: XCTestCase {
  func testEveryCommandAndEveryOptionIsExplainedInEveryLanguageInItsOwnWords() {
    for language in Language.allCases {
      let summaries = CommandTable.arcade.commands.map { $0.summary(language) }
      XCTAssertEqual(Set(summaries).count, summaries.count, "\(language): two commands are explained alike")
      let named = CommandTable.arcade.commands.map { ($0.name, $0.summary(language), $0.summary(.english)) }
      let options = CommandTable.arcade.options.map { ($0.name, $0.summary(language), $0.summary(.english)) }
      for (name, summary, english) in named + options {
        XCTAssertFalse(summary.isEmpty, "\(language) \(name)")
        XCTAssertEqual(summary == english, language == .english, "\(language) \(name)")
      }
      for command in CommandTable.arcade.commands {
        XCTAssertTrue(page(command, language).contains("arcade \(command.name)"), "\(language) \(command.name)")
      }
      for width in [40, 80] {
        for line in page(.menu, language, width: width).split(separator: "\n") {
          XCTAssertLessThanOrEqual(DisplayWidth.columns(of: String(line)), width, "\(line)")
        }
      }
    }
  }

  func testACommandIsFoundByItsWords() throws {
    XCTAssertEqual(try CommandTable.arcade.command(helpWords: []), .menu)
    XCTAssertEqual(try CommandTable.arcade.command(helpWords: ["Shop", "PRICE"]), .shopPrice)
    XCTAssertThrowsError(try CommandTable.arcade.command(helpWords: ["shop", "prise"])) {
      XCTAssertEqual($0 as? UsageError, .unknownCommand("shop prise", nearest: "shop price"))
    }
  }

  private func page(_ command: Command, _ language: Language, width: Int = 100) -> String {
    let sink = RecordingSink()
    let output = ConsoleOutput(sink: sink, width: width, theme: Theme())
    HelpPage(table: .arcade, introduction: ConsoleApp.arcade.introduction, language: language, output: output).show(
      command
    )
    output.flush()
    return sink.text
  }

  func testAMistakeLeadsToTheHelpOfTheCommandThatWasMeantOrOfAll() async throws {
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
