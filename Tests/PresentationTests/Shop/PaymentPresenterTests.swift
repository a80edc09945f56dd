import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The question before a payment if the prices have changed.
final class PaymentPresenterTests: XCTestCase {
  func testItAsksAndNeverPaysByBeingShown() async throws {
    let shop = try await makeShop()
    let page = await shown(PaymentPresenter(shop.actions()))
    XCTAssertEqual(page.question, "Pay €25.00 at these prices?")
    XCTAssertEqual(page.title, "Payment")
    XCTAssertEqual(page.column("Code"), ["VOUCHER", "TSHIRT"])
    XCTAssertEqual(page.sums.last, ["Total", "€25.00"])
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(page.offer("yes")?.fields.map(\.kind), [.fixed("25.00 EUR")])
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAPriceThatChangedIsConfirmedFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    var payment = PaymentPresenter(shop.actions())
    let page = await payment.load()
    XCTAssertEqual(page.question, "Pay €26.00 at these prices?")
    let sentence = "Cabify T-Shirt was €20.00 when it was added and is €21.00 now."
    XCTAssertEqual(page.banners, [Notice(sentence, .warning)])
    XCTAssertEqual(shop.gateway.charged, [])

    var waits: [String] = []
    let next = try await payment.perform(.agree(euro(2_600))) { waits.append($0) }
    XCTAssertEqual(next, .go(.order(1), "Payment completed: €26.00. Thank you!", .good))
    XCTAssertEqual(waits, ["Paying €26.00…"])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
  }

  func testATotalThatIsNotTheOneOnTheScreenIsAskedAbout() async throws {
    let changes: [(now: String, change: (SampleShop) async throws -> Void)] = [
      ("€30.00", { $0.discounts.replace(with: PromotionBook([])) }),
      ("€32.50", { _ = try await $0.shop.scanProduct(XCTUnwrap(Product.Code("MUG"))) }),
      ("€26.00", { $0.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100)) }),
    ]
    for (now, change) in changes {
      let shop = try await makeShop()
      var cart = CartPresenter(shop.actions())
      var list = ProductListPresenter(shop.actions())
      try await change(shop)
      let asked = Next<ShopRoute>.go(.payment(.usual), "The cart was shown at €25.00 and costs \(now) now.", .warning)
      try await expectEqual(cart.perform("pay", ["total": "25.00 EUR"]), asked)
      try await expectEqual(list.perform("pay", ["total": "25.00 EUR"]), asked)
      await expectEqual(shown(PaymentPresenter(shop.actions())).question, "Pay \(now) at these prices?")
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testAPriceThatChangesAgainBehindTheCartIsAskedAboutEvenIfItIsAsBefore() async throws {
    for price in [2_200, 2_000] as [Int64] {
      let shop = try await makeShop()
      shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
      var cart = CartPresenter(shop.actions())
      shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: price))
      try await expectEqual(cart.perform("pay", ["total": "26.00 EUR"]).route, .payment(.usual))
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testShowingTheCartWritesNothingAndSilencesNoChange() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let before = try await shop.records.cart()
    for _ in 1...2 {
      let screen = await shown(CartPresenter(shop.actions()))
      XCTAssertEqual(screen.banners.map(\.tone), [.warning], "the price changed")
    }
    try await expectEqual(shop.records.cart(), before)

    var list = ProductListPresenter(shop.actions())
    try await expectEqual(list.perform("pay", ["total": "26.00 EUR"]), .go(.payment(.usual)))
    var orders = OrderListPresenter(shop.actions())
    try await expectEqual(orders.perform(.pay(shown: nil)), .go(.payment(.usual)))
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatTheCartShowedAtANewPriceIsPaidWithoutAQuestion() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    var cart = CartPresenter(shop.actions())
    try await expectEqual(cart.perform("pay", ["total": "26.00 EUR"]).route, .order(1))
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
  }

  func testANoAtChangedPricesLeavesWithoutPaying() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    var payment = PaymentPresenter(shop.actions())
    let next = try await payment.perform("no", ["total": "25.00 EUR"])
    XCTAssertEqual(next, .stay("That question is from before. This is how it stands now.", .warning))
    await expectEqual(payment.load().question, "Pay €26.00 at these prices?")

    try await expectEqual(payment.perform("no", ["total": "26.00 EUR"]), .back(orTo: .cart, "Nothing was paid."))
    XCTAssertEqual(shop.gateway.charged, [])
    try await expectEqual(shop.records.cart()?.pieces, 3)
  }

  func testAPriceThatChangesWhileItAsksIsAskedAboutAgain() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    var payment = PaymentPresenter(shop.actions())
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 9_900))
    try await expectEqual(payment.perform(.agree(euro(2_600))).route, .payment(.usual))
    await expectEqual(payment.load().question, "Pay €104.00 at these prices?")
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAYesThatIsSentTwicePaysOnce() async throws {
    let shop = try await makeShop()
    var payment = PaymentPresenter(shop.actions())
    try await payment.perform(.agree(euro(2_500)))
    let next = try await payment.perform(.agree(euro(2_500)))
    XCTAssertEqual(next, .back(orTo: .cart, "The cart is empty, so there is nothing to pay.", .bad))

    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testAYesToAnotherAmountIsNoIntentHere() async throws {
    let shop = try await makeShop()
    var payment = PaymentPresenter(shop.actions())

    for stale in ["25.00 XXXX", "25.00", "", nil] {
      await assertRefuses("yes", stale.map { ["total": $0] } ?? [:], by: payment, as: .stale)
    }
    for other in ["26.00 EUR", "2500 JPY"] { try await payment.perform("yes", ["total": other]) }
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatWentWrongIsSaidWhereTheShopperCameFrom() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    var payment = PaymentPresenter(shop.actions())
    let sentence = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    try await expectEqual(payment.perform(.agree(euro(2_500))), .back(orTo: .cart, sentence, .bad))
  }

  func testWhileNobodyKnowsItAsksTheGatewayAndNotTheShopper() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.charge, with: .noConnection, stage: .after)
    shop.faults.fail(.answer, with: .noConnection)
    var payment = PaymentPresenter(shop.actions())
    try await payment.perform(.agree(euro(2_500)))

    let page = await payment.load()
    XCTAssertEqual(page.failure?.canRetry, true)
    XCTAssertNil(page.question)
    try await payment.perform(.agree(euro(2_500)))
    try await expectEqual(shop.records.pending().count, 1)

    shop.faults.mend()
    let next = try await payment.perform(.shop(.refresh))
    XCTAssertEqual(next.route, .order(1))
    XCTAssertEqual(next.said, ["The earlier payment of €25.00 was completed. It is order 1 now."])
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testWhatCannotBePaidIsShownInPlaceOfTheQuestion() async throws {
    let gone = try await makeShop()
    gone.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    let sentence = "Cabify T-Shirt is no longer sold. Remove it from the cart, then pay."
    var cases: [(SampleShop, Loadable<Page>)] = [
      (gone, .failed(Failure(sentence, canRetry: false))),
      (try SampleShop(), .empty("The cart is empty, so there is nothing to pay.")),
    ]
    for call in [ShopCall.pending, .catalog, .cart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      cases.append((shop, .failed(.badRow)))
    }
    for (shop, content) in cases {
      let page = await shown(PaymentPresenter(shop.actions()))
      XCTAssertEqual(page.content, content)
      XCTAssertEqual(page.question, nil)
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  private func makeShop() async throws -> SampleShop {
    try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER")
  }
}
