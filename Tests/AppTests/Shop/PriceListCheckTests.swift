import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// `arcade shop products check`.
final class PriceListCheckTests: XCTestCase {
  func testWhatWouldBeLeftOutIsSaidAndFails() async throws {
    let run = try BareRun()
    try run.folder.write(Data("Ref;Name;PVP\nTOM;Tomatoes;2,50\nCAL;Squash;free\n".utf8), to: "stall.csv")
    let check = ["shop", "products", "check", run.folder.path("stall.csv"), "--columns", "code=Ref,price=PVP"]

    let outcome = await run(check)
    XCTAssertEqual(outcome.exit, .badData)
    XCTAssertTrue(outcome.printed.contains("stall.csv:3, price: “free” is not an amount"), outcome.printed)
    XCTAssertTrue(outcome.complained.contains("1 product that is left out"), outcome.complained)

    let document = await run(check + ["--json"])
    XCTAssertEqual(document.exit, .badData)
    let start = #"{"schema":"arcade.productsCheck/1","currency":"EUR","products":1,"problems":[{"path":"stall.csv:3""#
    XCTAssertTrue(document.printed.hasPrefix(start), document.printed)
    XCTAssertTrue(document.complained.hasPrefix(#"{"error":{"code":"mistakes","#), document.complained)
  }

  func testAColumnThatIsMissingIsNamed() async throws {
    let run = try BareRun()
    try run.folder.write(Data("Ref;Name;PVP\nTOM;Tomatoes;2,50\n".utf8), to: "stall.csv")

    let outcome = await run(["shop", "products", "check", run.folder.path("stall.csv")])

    XCTAssertEqual(outcome.exit, .badData)
    XCTAssertTrue(outcome.complained.contains("has no column or key “code”"), outcome.complained)
  }
}
