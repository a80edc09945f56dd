import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The colours and the size of a terminal.
final class TerminalChoiceTests: XCTestCase {
  func testTheChoiceThenTheEnvironmentThenTheTerminalDecideOnColourUnlessOutputIsAccessible() {
    let cases: [(ShowChoice, Bool, [String: String], Bool)] = [
      (.auto, true, [:], true), (.auto, false, [:], false), (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": ""], false), (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["CLICOLOR": "0"], false), (.auto, true, ["CLICOLOR": "1"], true),
      (.auto, false, ["CLICOLOR": "1"], false), (.auto, true, ["TERM": "xterm-256color"], true),
    ]

    for (choice, isTerminal, environment, expected) in cases {
      XCTAssertEqual(
        ColourRule.allowsColour(choice, isTerminal: isTerminal, environment: environment),
        expected,
        "\(choice) \(isTerminal) \(environment)"
      )
    }
    XCTAssertFalse(
      ColourRule.allowsColour(.always, isTerminal: true, isAccessible: true, environment: ["CLICOLOR_FORCE": "1"])
    )
  }

  private let spans: [Span] = ["Tea ", Span("-€5.00", .good), Span("", .bad), Span("\u{1B}[5mx", .strong)]

  func testColourWrapsEachStyledSpanAndWithoutItOnlyTheTextIsLeft() {
    XCTAssertEqual(text(Theme(isColoured: true)), "Tea \u{1B}[32m-€5.00\u{1B}[0m\u{1B}[1mx\u{1B}[0m")
    XCTAssertEqual(text(Theme()), "Tea -€5.00x")
    XCTAssertEqual(text(Theme(isColoured: true, isAccessible: true)), "Tea -€5.00x")
  }

  private func text(_ theme: Theme) -> String { String(decoding: theme.bytes(for: spans), as: UTF8.self) }

  func testTheEnvironmentThenTheTerminalThenEightyDecide() throws {
    let terminal = try PseudoTerminal(columns: 132)

    let cases: [(String?, Int32, Int)] = [
      ("100", terminal.slave, 100), (nil, terminal.slave, 132), ("", terminal.slave, 132), ("0", terminal.slave, 132),
      ("-5", terminal.slave, 132), ("wide", terminal.slave, 132), ("5", terminal.slave, 20),
      ("9999", terminal.slave, 500), (nil, -1, 80), ("40", -1, 40),
    ]
    for (columns, descriptor, expected) in cases {
      let environment = columns.map { ["COLUMNS": $0] } ?? [:]
      XCTAssertEqual(
        TerminalSize.columns(environment: environment, descriptor: descriptor),
        expected,
        columns ?? "none"
      )
    }
  }

  func testTheRowsAreThoseOfTheEnvironmentTheTerminalOrTwentyFour() throws {
    let terminal = try PseudoTerminal(rows: 43)
    let cases: [(String?, Int)] = [("30", 30), (nil, 24), ("", 24), ("0", 24), ("tall", 24), ("1", 5), ("9999", 500)]
    for (lines, rows) in cases {
      let environment = lines.map { ["LINES": $0] } ?? [:]
      XCTAssertEqual(TerminalSize.rows(environment: environment, descriptor: -1), rows, lines ?? "none")
    }
    XCTAssertEqual(TerminalSize.rows(environment: [:], descriptor: terminal.slave), 43)
  }
}
