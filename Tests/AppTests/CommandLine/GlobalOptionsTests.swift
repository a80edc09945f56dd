import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class GlobalOptionsTests: XCTestCase {
  func testEveryOptionIsReadAndWithoutOneEverythingIsAsUsual() throws {
    let given: [CommandOption: String] = [
      .dataDir: "d", .lang: "ja", .seed: "18446744073709551615", .now: "2026-12-01T09:00:00Z", .color: "never",
      .offline: "", .accessible: "", .json: "", .quiet: "", .verbose: "",
    ]
    for isGiven in [false, true] {
      let options = try GlobalOptions(Invocation(command: .menu, options: isGiven ? given : [:]))

      XCTAssertEqual(options.dataFolder, isGiven ? "d" : nil)
      XCTAssertEqual(options.language, isGiven ? .japanese : nil)
      XCTAssertEqual(options.seed, isGiven ? .max : nil)
      XCTAssertEqual(options.now?.isoText, isGiven ? "2026-12-01T09:00:00Z" : nil)
      XCTAssertEqual(options.color, isGiven ? .never : .auto)
      XCTAssertEqual(options.answers, .ask)
      let flags = [options.isOffline, options.isAccessible, options.isJSON, options.isQuiet, options.isVerbose]
      XCTAssertEqual(flags, Array(repeating: isGiven, count: 5))
    }
  }

  func testImpossibleValuesAreNamed() {
    let cases: [(CommandOption, String)] = [
      (.lang, "fr"), (.lang, "EN"), (.seed, "-1"), (.seed, "18446744073709551616"), (.seed, "x"), (.now, "yesterday"),
      (.now, "2026-13-01T09:00:00Z"), (.now, "2026-12-01"), (.color, "sometimes"),
    ]
    for (option, value) in cases {
      XCTAssertThrowsError(try GlobalOptions(Invocation(command: .menu, options: [option: value])), value) {
        XCTAssertEqual($0 as? UsageError, .badValue(value, for: option))
      }
    }
  }

  func testYesWinsOverNoInput() throws {
    let both: [CommandOption: String] = [.yes: "", .noInput: ""]
    XCTAssertEqual(try GlobalOptions(Invocation(command: .menu, options: both)).answers, .yes)
    XCTAssertEqual(try GlobalOptions(Invocation(command: .menu, options: [.noInput: ""])).answers, .refuse)
  }
}
