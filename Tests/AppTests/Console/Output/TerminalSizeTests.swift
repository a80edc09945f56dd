import XCTest

@testable import ArcadeApp

final class TerminalSizeTests: XCTestCase {
  func testTheEnvironmentThenTheTerminalThenEightyDecide() throws {
    let terminal = try PseudoTerminal(columns: 132)

    let cases: [(String?, Int32, Int)] = [
      ("100", terminal.slave, 100), (nil, terminal.slave, 132), ("", terminal.slave, 132), ("0", terminal.slave, 132),
      ("-5", terminal.slave, 132), ("wide", terminal.slave, 132), ("5", terminal.slave, 20),
      ("9999", terminal.slave, 500),
      (nil, -1, 80), ("40", -1, 40),
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
