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

  func testAColumnThatIsMissingIsNamedWithThoseThatAreThere() async throws {
    let run = try BareRun()
    try run.folder.write(Data("Clave;Name;Coste\nTOM;Tomatoes;2,50\n".utf8), to: "stall.csv")

    let outcome = await run(["shop", "products", "check", run.folder.path("stall.csv")])

    XCTAssertEqual(outcome.exit, .badData)
    XCTAssertTrue(
      outcome.complained.contains("has no column or key “code”, but “Clave”, “Name”, and “Coste”."),
      outcome.complained
    )
    XCTAssertTrue(outcome.complained.contains("--columns code=Clave"), outcome.complained)
  }

  func testTheDecimalSignAndTheCurrencyAreSaidWhereTheListDoesNot() async throws {
    let run = try BareRun()
    let path = try run.folder.write(Data("Ref;Nombre;PVP\nTV;Televisor;1.400\nOLD;Viejo;2.350\n".utf8), to: "stall.csv")
    let products = ["shop", "products", "--json", "--catalog", path]

    let undecided = await run(products)
    XCTAssertEqual(undecided.exit, .badData)
    XCTAssertTrue(undecided.complained.contains("stall.csv:2"), undecided.complained)
    XCTAssertTrue(undecided.complained.contains("--decimal comma"), undecided.complained)
    let comma = await run(products + ["--decimal", "comma"])
    XCTAssertTrue(comma.printed.contains(#""1400.00""#), comma.printed)
    let point = await run(products + ["--decimal", "."])
    XCTAssertTrue(point.printed.contains(#""1.40""#), point.printed)
    let yen = await run(products + ["--currency", "jpy"])
    XCTAssertTrue(yen.printed.contains(#""1400""#) && yen.printed.contains("JPY"), yen.printed)

    let saved = await run(["settings", "set", "shop.decimal", "comma"])
    XCTAssertEqual(saved.exit, .done)
    let usual = await run(products)
    XCTAssertTrue(usual.printed.contains(#""1400.00""#), usual.printed)
    _ = await run(["settings", "set", "shop.currency", "JPY"])
    let usualYen = await run(products)
    XCTAssertTrue(usualYen.printed.contains(#""1400""#), usualYen.printed)
    let wrong = await run(["settings", "set", "shop.currency", "EURO"])
    XCTAssertEqual(wrong.exit, .usage)
  }

  func testUnitsThatMeanAPieceAreSaid() async throws {
    let run = try BareRun()
    let path = try run.folder.write(
      Data("code;name;price;unit\nA;a;1,50;ud\nB;b;2,50;kg\nC;c;2,50;Uds.\n".utf8),
      to: "s.csv"
    )
    let outcome = await run(["shop", "products", "check", path])
    XCTAssertEqual(outcome.exit, .done)
    XCTAssertTrue(outcome.printed.contains("mean a piece, so that nothing is weighed: ud, Uds."), outcome.printed)
  }
}
