import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class DifferenceSecretTests: XCTestCase {
  func testWhatMayBeAKeyInAnAddressInPlaceOfAFileIsNotPrinted() async throws {
    let run = try BareRun()
    let file = try run.folder.write(Data("id,price\n1,2\n".utf8), to: "b.csv")
    let address = "http://me:planted@h.example/a.csv?token=planted#planted"
    for operands in [[address, file], [file, address]] {
      for extra in [[], ["--json"]] {
        let outcome = await run(["observe", "diff"] + operands + extra)
        XCTAssertEqual(outcome.exit.rawValue, 66, "a file that is not there")
        XCTAssertTrue(outcome.complained.contains("http://h.example/a.csv "), outcome.complained)
        XCTAssertFalse((outcome.printed + outcome.complained).contains("planted"), outcome.complained)
      }
    }
  }
}
