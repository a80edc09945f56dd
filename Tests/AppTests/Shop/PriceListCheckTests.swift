import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// `arcade shop products check`.
final class PriceListCheckTests: XCTestCase {
  func testWhatWouldBeLeftOutIsSaidAndFails() async throws {
    let run = try BareRun()
    try run.write("Ref;Name;PVP\nTOM;Tomatoes;2,50\nCAL;Squash;free\n", to: "stall.csv")
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
    try run.write("Clave;Name;Coste\nTOM;Tomatoes;2,50\n", to: "stall.csv")

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
    let path = try run.write("Ref;Nombre;PVP\nTV;Televisor;1.400\nOLD;Viejo;2.350\n", to: "stall.csv")
    let products = ["shop", "products", "--json", "--catalog", path]

    let undecided = await run(products)
    XCTAssertEqual(undecided.exit, .badData)
    XCTAssertTrue(undecided.complained.contains("stall.csv:2"), undecided.complained)
    XCTAssertTrue(undecided.complained.contains("--decimal comma"), undecided.complained)
    expect(await run(products + ["--decimal", "comma"]).printed, contains: #""1400.00""#)
    expect(await run(products + ["--decimal", "."]).printed, contains: #""1.40""#)
    let yen = await run(products + ["--currency", "jpy"])
    XCTAssertTrue(yen.printed.contains(#""1400""#) && yen.printed.contains("JPY"), yen.printed)

    await run.done(["settings", "set", "shop.decimal", "comma"])
    expect(await run(products).printed, contains: #""1400.00""#)
    _ = await run(["settings", "set", "shop.currency", "JPY"])
    expect(await run(products).printed, contains: #""1400""#)
    expectEqual(await run(["settings", "set", "shop.currency", "EURO"]).exit, .usage)
  }

  func testUnitsThatMeanAPieceAreSaid() async throws {
    let run = try BareRun()
    let path = try run.write("code;name;price;unit\nA;a;1,50;ud\nB;b;2,50;kg\nC;c;2,50;Uds.\n", to: "s.csv")
    let outcome = await run.done(["shop", "products", "check", path])
    XCTAssertTrue(outcome.printed.contains("mean a piece, so that nothing is weighed: ud, Uds."), outcome.printed)
  }

  func testTheOptionThatIsNamedIsAboutTheRightColumn() async throws {
    let cases = [
      ("Clave;Nombre;Coste\nTOM;Tomatoes;2,50\n", "--columns code=Clave"),
      ("Nombre;Clave;PVP\nRed tomatoes;TOM;2,50\n", "--columns code=Clave"),
      ("Ref;Nombre;Fila;Tarifa\nTOM;Red tomatoes;A1;2,50\n", "--columns price=Tarifa"),
      ("Ref;Fila;Rótulo;PVP\nTOM;12;Red tomatoes;2,50\n", "--columns name=Rótulo"),
    ]
    for (table, option) in cases {
      let run = try BareRun()
      let outcome = await run(["shop", "products", "check", try run.write(table, to: "stall.csv")])
      XCTAssertEqual(outcome.exit, .badData, table)
      expect(outcome.complained, contains: option)
    }
  }

  func testEveryColumnThatIsNotUsedIsNamed() async throws {
    let run = try BareRun()
    let path = try run.write("Ref;Nombre;PVP;Stock;Proveedor\nTOM;Tomates;2,50;4;Huerta\n", to: "stall.csv")

    let check = ["shop", "products", "check", path]
    await expect(run.done(check).printed, contains: "Columns that are not used: Stock, Proveedor.")
    await expect(run.done(check + ["--json"]).printed, contains: #""unusedColumns":["Stock","Proveedor"]"#)
    // The first screen of a session has just loaded it.
    let session = await run.done(
      ["shop"],
      typing: ["cart", "list"],
      environment: ["ARCADE_SHOP_CATALOG": path]
    )
    XCTAssertEqual(session.printed.split(separator: "Columns that are not used: Stock, Proveedor.").count, 2)
    let all = try run.write("Ref;Nombre;PVP\nTOM;Tomates;2,50\n", to: "all.csv")
    let used = await run.done(["shop", "products", "check", all])
    XCTAssertFalse(used.printed.contains("not used"), used.printed)
  }
}
