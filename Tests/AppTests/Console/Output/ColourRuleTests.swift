import XCTest

@testable import ArcadeApp

final class ColourRuleTests: XCTestCase {
  func testTheChoiceThenTheEnvironmentThenTheTerminalDecide() {
    let cases: [(ShowChoice, Bool, [String: String], Bool)] = [
      (.auto, true, [:], true), (.auto, false, [:], false), (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": ""], false), (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["CLICOLOR": "0"], false), (.auto, true, ["CLICOLOR": "1"], true),
      (.auto, false, ["CLICOLOR": "1"], false),
      (.auto, true, ["TERM": "xterm-256color"], true),
    ]

    for (choice, isTerminal, environment, expected) in cases {
      XCTAssertEqual(
        ColourRule.allowsColour(choice, isTerminal: isTerminal, environment: environment),
        expected,
        "\(choice) \(isTerminal) \(environment)"
      )
    }
  }

  func testAccessibleOutputIsNeverColoured() {
    XCTAssertFalse(
      ColourRule.allowsColour(.always, isTerminal: true, isAccessible: true, environment: ["CLICOLOR_FORCE": "1"])
    )
  }
}
