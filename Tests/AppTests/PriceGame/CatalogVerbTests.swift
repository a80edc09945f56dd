import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The commands with a custom catalogue.
final class CatalogVerbTests: XCTestCase {
  func testACatalogueWithoutACurrencyLeadsToTheOptionInEveryLanguage() async throws {
    let run = try BareRun()
    let rows = (1...6).map { "p\($0),Thing \($0),\($0 * 10)\n" }.joined()
    let path = try run.write("id,name,price\n" + rows, to: "shop.csv")
    for verb in ["daily", "share", "categories"] {
      for (language, part) in [
        ("en", "does not say what its prices are in"), ("es", "no dice en qué moneda"), ("ja", "通貨がありません"),
      ] {
        let refused = await run(["prices", verb, "--catalog", path, "--lang", language])
        XCTAssertEqual(refused.exit, .usage, verb)
        expect(refused.complained, contains: part)
        expect(refused.complained, contains: "--currency EUR")
        expect(refused.complained, lacks: "currencyUndecided")
      }
    }
    await run.done(["prices", "daily", "--catalog", path, "--currency", "EUR"])
  }
}
