import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Paying from every screen of the shop, such as the list of products and the cart.
final class PayingTests: XCTestCase {
  func testAPaymentIsInProgressThenCompletedThenAReceipt() async throws {
    let shop = try await makeShop()
    var products = ProductListPresenter(shop.actions())
    var waits: [String] = []
    let next = try await products.perform(.pay(shown: nil)) { waits.append($0) }
    XCTAssertEqual(next, .go(.order(1), "Payment completed: €25.00. Thank you!", .good))
    XCTAssertEqual(waits, ["Paying €25.00…"])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    try await expectEqual(shop.records.cart()?.isEmpty, true)
  }

  func testADeclinedPaymentKeepsTheCartAndCanBeTriedAgain() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    var products = ProductListPresenter(shop.actions())

    let sentence = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    try await expectEqual(products.perform(.pay(shown: nil)), .stay(sentence, .bad))

    let page = await products.load()
    XCTAssertEqual(page.rows.count, 3)
    XCTAssertEqual(page.offer("pay")?.weight, .main)
    try await expectEqual(shop.records.cart()?.pieces, 3)

    shop.gateway.behave(.approve)
    try await expectEqual(products.perform(.pay(shown: nil)).route, .order(1))
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testAnAnswerThatIsLostIsAskedForAndNeverChargedTwice() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.pay(shown: nil)), .stay(unconfirmed, .bad))
    try await expectEqual(shop.records.cart()?.pieces, 3)

    let next = try await products.perform(.pay(shown: nil))
    XCTAssertEqual(next, .go(.order(1), "The earlier payment of €25.00 was completed. It is order 1 now.", .good))
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    try await expectEqual(shop.records.orders().count, 1)
  }

  func testARefreshAsksAboutAPaymentThatIsNotConfirmed() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    var products = ProductListPresenter(shop.actions())
    try await products.perform(.pay(shown: nil))
    let next = try await products.perform(.refresh)
    XCTAssertEqual(next, .go(.order(1), "The earlier payment of €25.00 was completed. It is order 1 now.", .good))
    await expectEqual(products.load().texts, [])
  }

  func testAChargeThatNeverArrivedIsPaidAnew() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.neverArrive)
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.pay(shown: nil)), .stay(unconfirmed, .bad))
    shop.gateway.behave(.approve)
    let sentence = "The earlier payment of €25.00 never arrived. Nothing was charged, and the cart is as it was."
    let paid = Notice("Payment completed: €25.00. Thank you!", .good)
    try await expectEqual(products.perform(.pay(shown: nil)), .go(.order(1), [Notice(sentence, .warning), paid]))

    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testPricesThatAreNotThoseLastShownAreAskedAboutFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.pay(shown: nil)), .go(.payment(.usual)))

    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatCannotBePaidIsSaid() async throws {
    let gone = try await makeShop()
    gone.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    for (shop, sentence, pieces) in [
      (gone, "Cabify T-Shirt is no longer sold. Remove it from the cart, then pay.", 3),
      (try SampleShop(), "The cart is empty, so there is nothing to pay.", nil),
    ] {
      var products = ProductListPresenter(shop.actions())
      try await expectEqual(products.perform(.pay(shown: nil)), .stay(sentence, .bad))

      XCTAssertEqual(shop.gateway.charged, [])
      try await expectEqual(shop.records.cart()?.pieces, pieces)
    }
  }

  func testWhoeverComesTooLateForADiscountIsAskedAnew() async throws {
    let expected: [(Language, String)] = [
      (
        .english,
        "A discount of this cart has just been used up at another till. Nothing was charged; look at the new total."
      ),
      (.spanish, "Un descuento de este carro se acaba de agotar en otra caja. No se cobró nada; mira el nuevo total."),
      (.japanese, "このカートの割引は、たった今ほかのレジで上限に達しました。請求はしていません。新しい合計を確認してください。"),
    ]
    for (language, sentence) in expected {
      let shop = try await makeShop()
      shop.faults.fail(.begin, with: RepositoryError(.discountUsedUp, subject: "voucher-2-for-1"))
      var products = ProductListPresenter(shop.actions(in: language))
      try await expectEqual(products.perform(.pay(shown: nil)), .go(.payment(.usual), sentence, .warning))

      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testTroubleStopsThePaymentBeforeAnythingIsChargedAndIsSaidOnce() async throws {
    for call in [ShopCall.pending, .catalog, .cart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      var products = ProductListPresenter(shop.actions())
      try await expectEqual(products.perform(.pay(shown: nil)), .stay(Failure.badRow.text, .bad), "\(call)")
      XCTAssertEqual(shop.gateway.charged, [], "\(call)")
    }
  }

  func testEveryOtherScreenPaysToo() async throws {
    let shop = try await makeShop()
    var discounts = DiscountListPresenter(shop.actions())
    try await expectEqual(discounts.perform(.pay(shown: nil)).route, .order(1))

    try await shop.scan("MUG")
    var orders = OrderListPresenter(shop.actions())
    try await expectEqual(orders.perform(.pay(shown: nil)).route, .order(2))

    var receipt = ReceiptPresenter(shop.actions(), of: 2)
    let next = try await receipt.perform(.pay(shown: nil))
    XCTAssertEqual(next, .stay("The cart is empty, so there is nothing to pay.", .bad))
    await expectEqual(receipt.load().rows.count, 1)
  }

  private let unconfirmed =
    "The payment of €25.00 is not confirmed yet. It will be asked about again and never charged twice; "
    + "the cart stays until then."

  private func makeShop() async throws -> SampleShop {
    try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER")
  }
}
