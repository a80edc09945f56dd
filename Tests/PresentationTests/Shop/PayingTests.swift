import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Paying, which every screen of the shop offers, from the list of products and from the cart.
final class PayingTests: XCTestCase {
  func testAPaymentIsInProgressThenCompletedThenAReceipt() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(view.screens.map(\.content), [.loading("Paying €25.00…")])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Payment completed: €25.00. Thank you!", .good)]])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.isEmpty, true)
  }

  func testADeclinedPaymentKeepsTheCartAndCanBeTriedAgain() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("The payment of €25.00 was declined. Nothing was charged, and the cart is as it was.", .bad)]
    )
    XCTAssertEqual(view.screens.last?.rows.count, 3)
    XCTAssertEqual(view.screens.last?.offer("pay")?.weight, .main)
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
    XCTAssertEqual(router.routes, [])

    shop.gateway.behave(.approve)
    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testAnAnswerThatIsLostIsAskedForAndNeverChargedTwice() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(view.screens.last?.news, [Notice(unconfirmed, .bad)])
    let held = try await shop.records.cart()
    XCTAssertEqual(held?.pieces, 3)

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(
      router.news,
      [[Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]]
    )
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    let orders = try await shop.records.orders()
    XCTAssertEqual(orders.count, 1)
  }

  func testWhileNobodyKnowsNothingElseIsPaid() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.charge, with: .noConnection, stage: .after)
    shop.faults.fail(.answer, with: .noConnection)
    let (presenter, view, router) = makePresenter(shop)

    for _ in 0..<3 {
      await presenter.perform(.pay(shown: nil))
      XCTAssertEqual(view.screens.last?.news, [Notice(unconfirmed, .bad)])
    }
    let pending = try await shop.records.pending()
    XCTAssertEqual(pending.count, 1)

    shop.faults.mend()
    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testARefreshAsksAboutAPaymentThatIsNotConfirmed() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    let (presenter, view, router) = makePresenter(shop)
    await presenter.show()

    await presenter.perform(.pay(shown: nil))
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]
    )
    XCTAssertEqual(view.screens.last?.texts, [])
  }

  func testAChargeThatNeverArrivedIsPaidAnew() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.neverArrive)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))
    XCTAssertEqual(view.screens.last?.news, [Notice(unconfirmed, .bad)])
    shop.gateway.behave(.approve)
    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(
      router.news,
      [
        [
          Notice(
            "The earlier payment of €25.00 never arrived. Nothing was charged, and the cart is as it was.",
            .warning
          ), Notice("Payment completed: €25.00. Thank you!", .good),
        ]
      ]
    )
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testAProcessThatDiedAfterTheChargeFindsItsOrder() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.settle, with: .diskFull)
    let (first, firstView, firstRouter) = makePresenter(shop)
    await first.perform(.pay(shown: nil))
    XCTAssertEqual(firstView.screens.last?.news, [Notice(unconfirmed, .bad)])
    XCTAssertEqual(firstRouter.routes, [])
    shop.faults.mend()

    let (second, _, router) = makePresenter(shop)
    await second.perform(.pay(shown: nil))

    XCTAssertEqual(
      router.news,
      [[Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]]
    )
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testAProcessThatDiedBeforeTheChargePaysOnce() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.begin, with: .diskFull, stage: .after)
    let (first, _, _) = makePresenter(shop)
    await first.perform(.pay(shown: nil))
    XCTAssertEqual(shop.gateway.charged, [])
    shop.faults.mend()

    let (second, _, router) = makePresenter(shop)
    await second.perform(.pay(shown: nil))

    XCTAssertEqual(router.news.map { $0.map(\.tone) }, [[.warning, .good]])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testNothingIsChargedWhereTheAttemptCannotBeStored() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.begin, with: .diskFull)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(view.screens.last?.news.first?.text.contains("the disk is full"), true)
    XCTAssertEqual(shop.gateway.charged, [])
    XCTAssertEqual(router.routes, [])
  }

  func testPricesThatAreNotThoseLastShownAreAskedAboutFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, _, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(router.routes, [.payment(.usual)])
    XCTAssertEqual(router.news, [[]])
    XCTAssertEqual(shop.gateway.charged, [])
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
      let (presenter, _, router) = makePresenter(shop, in: language)

      await presenter.perform(.pay(shown: nil))

      XCTAssertEqual(router.routes, [.payment(.usual)])
      XCTAssertEqual(router.news, [[Notice(sentence, .warning)]])
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testAProductThatIsGoneBlocksThePayment() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    let (presenter, view, router) = makePresenter(shop)

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("Cabify T-Shirt is no longer sold. Remove it from the cart, then pay.", .bad)]
    )
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(shop.gateway.charged, [])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
  }

  func testAnEmptyCartHasNothingToPay() async throws {
    let (presenter, view, router) = makePresenter(try SampleShop())

    await presenter.perform(.pay(shown: nil))

    XCTAssertEqual(view.screens.last?.news, [Notice("The cart is empty, so there is nothing to pay.", .bad)])
    XCTAssertEqual(router.routes, [])
  }

  func testTroubleStopsThePaymentBeforeAnythingIsChargedAndIsSaidOnce() async throws {
    for call in [ShopCall.pending, .catalog, .cart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      let (presenter, view, router) = makePresenter(shop)

      await presenter.perform(.pay(shown: nil))

      let screen = try XCTUnwrap(view.screens.last)
      let said = screen.news.map(\.text) + screen.banners.map(\.text) + [screen.failure?.text].compactMap { $0 }
      XCTAssertEqual(
        said,
        ["/data/arcade.sqlite was read, but it is not what it should be. Nothing was changed."],
        "\(call)"
      )
      XCTAssertEqual(shop.gateway.charged, [], "\(call)")
      XCTAssertEqual(router.routes, [])
    }
  }

  func testTheCartPaysInTheSameWay() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, view, router) = watched(shop.actions().cart())

    await presenter.show()
    await presenter.perform(.shop(.pay(shown: nil)))
    XCTAssertEqual(view.screens.dropFirst().map(\.content.isLoading), [true, false])
    XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.rows.count, 2)

    shop.gateway.behave(.approve)
    await presenter.perform(.shop(.pay(shown: nil)))
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testEveryOtherScreenPaysToo() async throws {
    let shop = try await makeShop()
    let (discounts, _, discountsRouter) = watched(shop.actions().discountList())
    await discounts.perform(.pay(shown: nil))
    XCTAssertEqual(discountsRouter.routes, [.order(Order.ID(number: 1))])

    try await shop.scan("MUG")
    let (orders, _, ordersRouter) = watched(shop.actions().orderList())
    await orders.perform(.pay(shown: nil))
    XCTAssertEqual(ordersRouter.routes, [.order(Order.ID(number: 2))])

    let (receipt, view, receiptRouter) = watched(shop.actions().receipt(of: Order.ID(number: 2)))
    await receipt.perform(.pay(shown: nil))
    XCTAssertEqual(receiptRouter.routes, [])
    XCTAssertEqual(view.screens.last?.news, [Notice("The cart is empty, so there is nothing to pay.", .bad)])
    XCTAssertEqual(view.screens.last?.rows.count, 1)
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let expected: [(Language, String)] = [
      (.spanish, "Pago completado: 25,00 €. ¡Gracias!"), (.japanese, "支払いが完了しました：€25.00。ありがとうございます。"),
    ]
    for (language, sentence) in expected {
      let (presenter, _, router) = makePresenter(try await makeShop(), in: language)
      await presenter.perform(.pay(shown: nil))
      XCTAssertEqual(router.news.map { $0.map(\.text) }, [[sentence]])
    }
  }

  private let unconfirmed =
    "The payment of €25.00 is not confirmed yet. It will be asked about again and never charged twice; "
    + "the cart stays until then."

  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER")
    return shop
  }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) -> (PagePresenter<ShopIntent, ShopRoute>, RecordingView<Page>, RecordingRouter<ShopRoute>) {
    watched(shop.actions(in: language).products())
  }
}
