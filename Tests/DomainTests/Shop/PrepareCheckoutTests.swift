import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class PrepareCheckoutTests: XCTestCase {
  func testAnUnchangedCartIsPaidAtOnce() async throws {
    let shop = try await SampleShop(holding: "MUG")
    guard case .pay(let quote) = try await shop.shop.prepareCheckout().next else { return XCTFail("not paid") }
    XCTAssertEqual(quote.total.minorUnits, 750)
  }

  func testAChangedPriceIsAskedAboutUntilItsTotalIsAgreedTo() async throws {
    let shop = try await SampleShop(holding: "MUG")
    try shop.catalog.replace(with: Catalog([XCTUnwrap(Product.sample("MUG", minorUnits: 900))]))
    guard case .ask(let asked, let changes) = try await shop.shop.prepareCheckout().next else {
      return XCTFail("not asked")
    }
    XCTAssertEqual(changes.repriced.map(\.before.minorUnits), [750])

    try shop.catalog.replace(with: Catalog([XCTUnwrap(Product.sample("MUG", minorUnits: 950))]))
    guard case .ask(let again, _) = try await shop.shop.prepareCheckout(agreed: asked.total).next else {
      return XCTFail("charged a total that nobody saw")
    }
    guard case .pay(let quote) = try await shop.shop.prepareCheckout(agreed: again.total).next else {
      return XCTFail("asked twice")
    }
    XCTAssertEqual(quote.total.minorUnits, 950)
  }

  func testATotalThatIsNotTheOneThatWasShownIsAskedAbout() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    guard case .pay = try await shop.shop.prepareCheckout(shown: .total(euro(500))).next else {
      return XCTFail("asked about the total that was shown")
    }
    shop.discounts.replace(with: PromotionBook([]))
    for shown in [CartShown.total(euro(500)), .prices(euro(500))] {
      guard case .ask(let quote, _) = try await shop.shop.prepareCheckout(shown: shown).next else {
        return XCTFail("charged a total that nobody saw")
      }
      XCTAssertEqual(quote.total.minorUnits, 1_000)
    }
  }

  func testOnlyPricesThatWereShownCountAsSeen() async throws {
    let shop = try await SampleShop(holding: "MUG")
    try shop.catalog.replace(with: Catalog([XCTUnwrap(Product.sample("MUG", minorUnits: 900))]))
    for shown in [nil, CartShown.total(euro(900)), .prices(euro(750))] {
      guard case .ask = try await shop.shop.prepareCheckout(shown: shown).next else {
        return XCTFail("charged a price that nobody saw: \(String(describing: shown))")
      }
    }
    guard case .pay = try await shop.shop.prepareCheckout(shown: .prices(euro(900))).next else {
      return XCTFail("asked about the price that was shown")
    }
  }

  func testAGoneProductAndAnEmptyCartStopIt() async throws {
    let shop = try SampleShop()
    guard case .nothingToPay = try await shop.shop.prepareCheckout().next else { return XCTFail("paid nothing") }
    try await shop.scan("MUG")
    try shop.catalog.replace(with: Catalog([XCTUnwrap(Product.sample("TSHIRT", minorUnits: 900))]))
    guard case .removeFirst(let gone) = try await shop.shop.prepareCheckout().next else { return XCTFail("sold it") }
    XCTAssertEqual(gone.map(\.product.code.text), ["MUG"])
  }

  func testAPaymentNobodyKnowsAboutComesFirst() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let quote = try PromotionBook([]).quote(for: .scanning(["MUG"], from: .sample()), on: shop.time.today())
    shop.faults.fail(.charge, with: .noConnection)
    shop.faults.fail(.answer, with: .noConnection)
    _ = try await shop.shop.payForCart(quote, nonce: 1)

    guard case .wait = try await shop.shop.prepareCheckout().next else { return XCTFail("did not wait") }
    shop.faults.mend()
    let checkout = try await shop.shop.prepareCheckout()
    XCTAssertEqual(checkout.settled.count, 1)
    guard case .pay = checkout.next else { return XCTFail("did not go on") }
  }

  func testWhatIsLeftAfterAnEarlierPaymentIsAskedAbout() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let quote = try PromotionBook([]).quote(for: .scanning(["MUG"], from: .sample()), on: shop.time.today())
    shop.gateway.behave(.loseAnswer)
    _ = try await shop.shop.payForCart(quote, nonce: 1)
    try await shop.shop.scanProduct(XCTUnwrap(Product.Code("TSHIRT")))
    shop.gateway.behave(.approve)

    guard case .ask(let rest, let changes) = try await shop.shop.prepareCheckout().next else {
      return XCTFail("charged a total that nobody saw")
    }
    XCTAssertEqual(rest.lines.map(\.product.code.text), ["TSHIRT"])
    XCTAssertEqual(changes.repriced, [])
  }

  func testScansAtTheSameTimeAllCount() async throws {
    let shop = try SampleShop()
    let (scan, mug) = (shop.shop.scanProduct, try XCTUnwrap(Product.Code("MUG")))
    try await withThrowingTaskGroup { group in
      for _ in 0..<50 { group.addTask { _ = try await scan(mug) } }
      try await group.waitForAll()
    }
    try await expectEqual(shop.records.cart()?.pieces, 50)
  }
}
