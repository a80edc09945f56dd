import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class ScanProductTests: XCTestCase {
  func testPiecesJoinTheCartThatIsKept() async throws {
    let shop = try SampleShop()
    let mug = try XCTUnwrap(Product.Code("mug"))

    let line = try await shop.shop.scanProduct(mug)
    _ = try await shop.shop.scanProduct(mug, quantity: 2)

    XCTAssertEqual(line.product.name, "Cabify Coffee Mug")
    try await expectEqual(shop.records.cart()?.lines.map(\.quantity), [3])
  }

  func testAnUnknownCodeNamesTheNearest() async throws {
    let shop = try SampleShop()
    let cases: [(typed: String, nearest: String?)] = [("MUGG", "MUG"), ("TSHRIT", "TSHIRT"), ("ZEBRA", nil), ("X", nil)]
    for (typed, nearest) in cases {
      let code = try XCTUnwrap(Product.Code(typed))
      let error = await thrown { try await shop.shop.scanProduct(code) }
      XCTAssertEqual(error as? ScanError, .notSold(typed, nearest: nearest.flatMap(Product.Code.init)))
    }
  }

  func testAQuantityThatMakesNoSenseLeavesTheCartAsItWas() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let mug = try XCTUnwrap(Product.Code("MUG"))

    for quantity in [0, -1, 10_000, .min, .max] {
      let error = await thrown { try await shop.shop.scanProduct(mug, quantity: .pieces(quantity)) }
      XCTAssertEqual(error as? CartError, .quantityOutOfRange(quantity))
    }
    let full = await thrown { try await shop.shop.scanProduct(mug, quantity: 9_999) }
    XCTAssertEqual(full as? CartError, .lineFull(mug, held: 1))

    try await expectEqual(shop.records.cart()?.pieces, 1)
  }

  func testACartInAnotherCurrencyTakesNothingButAnEmptyOneChangesItsCurrency() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 900, currency: .jpy))
    shop.catalog.replace(with: try Catalog([mug], currency: .jpy))

    let error = await thrown { try await shop.shop.scanProduct(mug.code) }
    XCTAssertEqual(error as? CartError, .currenciesDiffer(.eur, .jpy))

    try await shop.records.save(Cart(currency: .eur))
    _ = try await shop.shop.scanProduct(mug.code)
    try await expectEqual(shop.records.cart()?.currency, .jpy)
  }

  func testTroubleLeavesTheCartAsItWas() async throws {
    for call in [ShopCall.catalog, .saveCart] {
      let shop = try await SampleShop(holding: "MUG")
      let mug = try XCTUnwrap(Product.Code("MUG"))
      shop.faults.fail(call, with: .diskFull)

      let error = await thrown { try await shop.shop.scanProduct(mug) }

      XCTAssertEqual(error as? RepositoryError, .diskFull)
      try await expectEqual(shop.records.cart()?.pieces, 1)
    }
  }

  private func thrown(_ body: () async throws -> Cart.Line) async -> (any Error)? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }
}
