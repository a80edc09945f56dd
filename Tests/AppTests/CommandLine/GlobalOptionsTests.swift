import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class GlobalOptionsTests: XCTestCase {
  func testWithoutOptionsEverythingIsAsUsual() throws {
    let options = try GlobalOptions(Invocation(command: .menu))

    XCTAssertNil(options.dataFolder)
    XCTAssertNil(options.language)
    XCTAssertNil(options.seed)
    XCTAssertNil(options.now)
    XCTAssertEqual(options.color, .auto)
    XCTAssertEqual(options.answers, .ask)
    XCTAssertFalse(
      options.isOffline || options.isAccessible || options.isJSON || options.isQuiet || options.isVerbose
    )
  }

  func testEveryOptionIsRead() throws {
    let options = try GlobalOptions(
      Invocation(
        command: .menu,
        options: [
          .dataDir: "d", .lang: "ja", .seed: "18446744073709551615", .now: "2026-12-01T09:00:00Z", .color: "never",
          .offline: "", .accessible: "", .json: "", .quiet: "", .verbose: "",
        ]
      )
    )

    XCTAssertEqual(options.dataFolder, "d")
    XCTAssertEqual(options.language, .japanese)
    XCTAssertEqual(options.seed, .max)
    XCTAssertEqual(options.now?.isoText, "2026-12-01T09:00:00Z")
    XCTAssertEqual(options.color, .never)
    XCTAssertTrue(options.isOffline && options.isAccessible && options.isJSON && options.isQuiet && options.isVerbose)
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
