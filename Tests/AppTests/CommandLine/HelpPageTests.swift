import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class HelpPageTests: XCTestCase {
  func testEveryCommandAndEveryOptionIsExplainedInEveryLanguage() {
    for language in Language.allCases {
      let summaries = CommandTable.arcade.commands.map { $0.summary(language) }
      XCTAssertEqual(Set(summaries).count, summaries.count, "\(language): two commands are explained alike")
      for command in CommandTable.arcade.commands {
        XCTAssertFalse(command.summary(language).isEmpty, "\(language) \(command.name)")
        XCTAssertTrue(page(command, language).contains("arcade \(command.name)"), "\(language) \(command.name)")
      }
      for option in CommandTable.arcade.options {
        XCTAssertFalse(option.summary(language).isEmpty, "\(language) \(option.name)")
      }
    }
  }

  func testOtherLanguagesDoNotRepeatTheEnglish() {
    for language in Language.allCases where language != .english {
      for command in CommandTable.arcade.commands {
        XCTAssertNotEqual(command.summary(language), command.summary(.english), "\(language) \(command.name)")
      }
      for option in CommandTable.arcade.options {
        XCTAssertNotEqual(option.summary(language), option.summary(.english), "\(language) \(option.name)")
      }
    }
  }

  func testNoLineIsWiderThanTheTerminal() {
    for language in Language.allCases {
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
    HelpPage(table: .arcade, language: language, output: output).show(command)
    output.flush()
    return sink.text
  }
}
