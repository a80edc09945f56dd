import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Paying, which every screen of the shop offers, from the list of products and from the cart.
final class PayingTests: XCTestCase {
  func testAPaymentIsInProgressThenCompletedThenAReceipt() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(view.screens.map(\.content), [.loading("Paying €25.00…")])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Payment completed: €25.00. Thank you!", .good)]])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    try await expectEqual(shop.records.cart()?.isEmpty, true)
  }

  func testADeclinedPaymentKeepsTheCartAndCanBeTriedAgain() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))

    let sentence = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)])
    XCTAssertEqual(view.last?.rows.count, 3)
    XCTAssertEqual(view.last?.offer("pay")?.weight, .main)
    try await expectEqual(shop.records.cart()?.pieces, 3)
    XCTAssertEqual(router.routes, [])

    shop.gateway.behave(.approve)
    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testAnAnswerThatIsLostIsAskedForAndNeverChargedTwice() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(view.last?.news, [Notice(unconfirmed, .bad)])
    try await expectEqual(shop.records.cart()?.pieces, 3)

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    try await expectEqual(shop.records.orders().count, 1)
  }

  func testARefreshAsksAboutAPaymentThatIsNotConfirmed() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])

    XCTAssertEqual(view.last?.news, [Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)])
    XCTAssertEqual(view.last?.texts, [])
  }

  func testAChargeThatNeverArrivedIsPaidAnew() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.neverArrive)
    let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(view.last?.news, [Notice(unconfirmed, .bad)])
    shop.gateway.behave(.approve)
    await presenter.perform(.pay(shown: nil))

    let sentence = "The earlier payment of €25.00 never arrived. Nothing was charged, and the cart is as it was."
    let paid = Notice("Payment completed: €25.00. Thank you!", .good)
    XCTAssertEqual(router.news, [[Notice(sentence, .warning), paid]])
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testPricesThatAreNotThoseLastShownAreAskedAboutFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, _, router) = watched(PageModule(ProductListPresenter(shop.actions())))

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(router.routes, [.payment(.usual)])
    XCTAssertEqual(router.news, [[]])
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatCannotBePaidIsSaid() async throws {
    let gone = try await makeShop()
    gone.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    for (shop, sentence, pieces) in [
      (gone, "Cabify T-Shirt is no longer sold. Remove it from the cart, then pay.", 3),
      (try SampleShop(), "The cart is empty, so there is nothing to pay.", nil),
    ] {
      let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

      await presenter.perform(.pay(shown: nil))

      XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)])
      XCTAssertEqual(router.routes, [])
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
      let (presenter, _, router) = watched(PageModule(ProductListPresenter(shop.actions(in: language))))

      await presenter.perform(.pay(shown: nil))

      XCTAssertEqual(router.routes, [.payment(.usual)])
      XCTAssertEqual(router.news, [[Notice(sentence, .warning)]])
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testTroubleStopsThePaymentBeforeAnythingIsChargedAndIsSaidOnce() async throws {
    for call in [ShopCall.pending, .catalog, .cart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      let (presenter, view, router) = watched(PageModule(ProductListPresenter(shop.actions())))

      await presenter.perform(.pay(shown: nil))

      let screen = try XCTUnwrap(view.last)
      let said = (screen.news + screen.banners).map(\.text) + [screen.failure?.text].compactMap { $0 }
      XCTAssertEqual(said, [Failure.badRow.text], "\(call)")
      XCTAssertEqual(shop.gateway.charged, [], "\(call)")
      XCTAssertEqual(router.routes, [])
    }
  }

  func testEveryOtherScreenPaysToo() async throws {
    let shop = try await makeShop()
    let (discounts, _, discountsRouter) = watched(PageModule(DiscountListPresenter(shop.actions())))
    await discounts.perform(.pay(shown: nil))
    XCTAssertEqual(discountsRouter.routes, [.order(Order.ID(number: 1))])

    try await shop.scan("MUG")
    let (orders, _, ordersRouter) = watched(PageModule(OrderListPresenter(shop.actions())))
    await orders.perform(.pay(shown: nil))
    XCTAssertEqual(ordersRouter.routes, [.order(Order.ID(number: 2))])

    let (receipt, view, receiptRouter) = watched(PageModule(ReceiptPresenter(shop.actions(), of: Order.ID(number: 2))))
    await receipt.perform(.pay(shown: nil))
    XCTAssertEqual(receiptRouter.routes, [])
    XCTAssertEqual(view.last?.news, [Notice("The cart is empty, so there is nothing to pay.", .bad)])
    XCTAssertEqual(view.last?.rows.count, 1)
  }

  private let unconfirmed =
    "The payment of €25.00 is not confirmed yet. It will be asked about again and never charged twice; "
    + "the cart stays until then."

  private func makeShop() async throws -> SampleShop {
    try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER")
  }
}
