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
    let cases: [(typed: String, nearest: String?)] = [
      ("MUGG", "MUG"), ("TSHRIT", "TSHIRT"), ("ZEBRA", nil), ("X", nil),
    ]
    for (typed, nearest) in cases {
      let code = try XCTUnwrap(Product.Code(typed))
      await expectThrows(ScanError.notSold(typed, nearest: nearest.flatMap(Product.Code.init))) {
        try await shop.shop.scanProduct(code)
      }
    }
  }

  func testAQuantityThatMakesNoSenseLeavesTheCartAsItWas() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let mug = try XCTUnwrap(Product.Code("MUG"))

    for quantity in [0, -1, 10_000, .min, .max] {
      await expectThrows(CartError.quantityOutOfRange(quantity)) {
        try await shop.shop.scanProduct(mug, quantity: .pieces(quantity))
      }
    }
    await expectThrows(CartError.lineFull(mug, held: 1)) { try await shop.shop.scanProduct(mug, quantity: 9_999) }

    try await expectEqual(shop.records.cart()?.pieces, 1)
  }

  func testACartInAnotherCurrencyTakesNothingButAnEmptyOneChangesItsCurrency() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 900, currency: .jpy))
    shop.catalog.replace(with: try Catalog([mug], currency: .jpy))

    await expectThrows(CartError.currenciesDiffer(.eur, .jpy)) { try await shop.shop.scanProduct(mug.code) }

    try await shop.records.save(Cart(currency: .eur))
    _ = try await shop.shop.scanProduct(mug.code)
    try await expectEqual(shop.records.cart()?.currency, .jpy)
  }

  func testTroubleLeavesTheCartAsItWas() async throws {
    for call in [ShopCall.catalog, .saveCart] {
      let shop = try await SampleShop(holding: "MUG")
      let mug = try XCTUnwrap(Product.Code("MUG"))
      shop.faults.fail(call, with: .diskFull)

      await expectThrows(RepositoryError.diskFull) { try await shop.shop.scanProduct(mug) }
      try await expectEqual(shop.records.cart()?.pieces, 1)
    }
  }
}
