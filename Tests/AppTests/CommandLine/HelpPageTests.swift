import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class HelpPageTests: XCTestCase {
  func testEveryCommandIsExplainedInEveryLanguage() {
    for language in Language.allCases {
      let usage = language.consolePhrases.usage
      let summaries = CommandName.allCases.map { usage.summary(of: $0) }
      XCTAssertEqual(Set(summaries).count, summaries.count, "\(language): two commands are explained alike")
      for command in CommandName.allCases {
        XCTAssertFalse(usage.summary(of: command).isEmpty, "\(language) \(command)")
        XCTAssertTrue(page(command, language).contains("arcade \(command.rawValue)"), "\(language) \(command)")
      }
    }
  }

  func testEveryOptionIsExplainedInEveryLanguage() {
    for language in Language.allCases {
      let usage = language.consolePhrases.usage
      for option in CommandOption.allCases {
        XCTAssertFalse(usage.summary(of: option).isEmpty, "\(language) \(option)")
      }
    }
  }

  func testOtherLanguagesDoNotRepeatTheEnglish() {
    let english = Language.english.consolePhrases.usage
    for language in Language.allCases where language != .english {
      let usage = language.consolePhrases.usage
      for command in CommandName.allCases {
        XCTAssertNotEqual(usage.summary(of: command), english.summary(of: command), "\(language) \(command)")
      }
      for option in CommandOption.allCases {
        XCTAssertNotEqual(usage.summary(of: option), english.summary(of: option), "\(language) \(option)")
      }
    }
  }

  func testAPageShowsItsOperandsItsOptionsAndWhatIsBelow() {
    let price = page(.shopPrice, .english)
    XCTAssertTrue(price.contains("Usage: arcade shop price CODE[=N]… [OPTIONS]"))
    XCTAssertTrue(price.contains("--on 2026-12-24"))
    XCTAssertFalse(price.contains("Commands"))

    let shop = page(.shop, .english)
    XCTAssertTrue(shop.contains("shop order ID"))
    XCTAssertFalse(shop.contains("settings"))
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
    XCTAssertEqual(try CommandName(helpWords: []), .menu)
    XCTAssertEqual(try CommandName(helpWords: ["Shop", "PRICE"]), .shopPrice)
    XCTAssertThrowsError(try CommandName(helpWords: ["shop", "prise"])) {
      XCTAssertEqual($0 as? UsageError, .unknownCommand("shop prise", nearest: "shop price"))
    }
  }

  private func page(_ command: CommandName, _ language: Language, width: Int = 100) -> String {
    let sink = RecordingSink()
    let output = ConsoleOutput(sink: sink, width: width, theme: Theme())
    HelpPage(phrases: language.consolePhrases.usage, output: output).show(command)
    output.flush()
    return sink.text
  }
}
