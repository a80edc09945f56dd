import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The question whether to pay, if prices are not those that were shown.
final class PaymentPresenterTests: XCTestCase {
  func testItAsksAndNeverPaysByBeingShown() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    await presenter.show()

    XCTAssertEqual(view.screens.map(\.question), ["Pay €25.00 at these prices?", "Pay €25.00 at these prices?"])
    XCTAssertEqual(view.last?.title, "Payment")
    XCTAssertEqual(view.last?.column("Code"), ["VOUCHER", "TSHIRT"])
    XCTAssertEqual(view.last?.sums.last, ["Total", "€25.00"])
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(view.last?.offer("yes")?.fields.map(\.kind), [.fixed("25.00 EUR")])
    XCTAssertEqual(shop.gateway.charged, [])
    XCTAssertEqual(router.routes, [])
  }

  func testAPriceThatChangedIsConfirmedFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    XCTAssertEqual(view.screens.map(\.question), ["Pay €26.00 at these prices?"])
    let sentence = "Cabify T-Shirt was €20.00 when it was added and is €21.00 now."
    XCTAssertEqual(view.screens.first?.banners, [Notice(sentence, .warning)])
    XCTAssertEqual(shop.gateway.charged, [])

    await presenter.perform(.agree(euro(2_600)))
    XCTAssertEqual(view.last?.content, .loading("Paying €26.00…"))
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Payment completed: €26.00. Thank you!", .good)]])
  }

  func testATotalThatIsNotTheOneOnTheScreenIsAskedAbout() async throws {
    let changes: [(now: String, change: (SampleShop) async throws -> Void)] = [
      ("€30.00", { $0.discounts.replace(with: PromotionBook([])) }),
      ("€32.50", { _ = try await $0.shop.scanProduct(XCTUnwrap(Product.Code("MUG"))) }),
      ("€26.00", { $0.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100)) }),
    ]
    for (now, change) in changes {
      let shop = try await makeShop()
      let (cart, _, cartRouter) = await opened(PageModule(CartPresenter(shop.actions())))
      let (list, _, listRouter) = await opened(PageModule(ProductListPresenter(shop.actions())))
      try await change(shop)
      try await cart.perform("pay", ["total": "25.00 EUR"])
      try await list.perform("pay", ["total": "25.00 EUR"])

      for router in [cartRouter, listRouter] {
        XCTAssertEqual(router.routes, [.payment(.usual)], now)
        let sentence = "The cart was shown at €25.00 and costs \(now) now."
        XCTAssertEqual(router.news.last, [Notice(sentence, .warning)])
      }
      let (_, view, _) = await opened(PageModule(PaymentPresenter(shop.actions())))
      XCTAssertEqual(view.last?.question, "Pay \(now) at these prices?")
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testAPriceThatChangesAgainBehindTheCartIsAskedAboutEvenIfItIsAsBefore() async throws {
    for price in [2_200, 2_000] as [Int64] {
      let shop = try await makeShop()
      shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
      let (cart, _, router) = await opened(PageModule(CartPresenter(shop.actions())))
      shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: price))
      try await cart.perform("pay", ["total": "26.00 EUR"])
      XCTAssertEqual(router.routes, [.payment(.usual)])
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testShowingTheCartWritesNothingAndSilencesNoChange() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let before = try await shop.records.cart()
    for _ in 1...2 {
      let screen = try await shown(PageModule(CartPresenter(shop.actions())))
      XCTAssertEqual(screen.banners.map(\.tone), [.warning], "the price changed")
    }
    try await expectEqual(shop.records.cart(), before)

    let (list, _, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    try await list.perform("pay", ["total": "26.00 EUR"])
    let (orders, _, others) = await opened(PageModule(OrderListPresenter(shop.actions())))
    await orders.perform(.pay(shown: nil))
    XCTAssertEqual(router.routes + others.routes, [.payment(.usual), .payment(.usual)])
    XCTAssertEqual(router.news + others.news, [[], []])
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatTheCartShowedAtANewPriceIsPaidWithoutAQuestion() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (cart, _, router) = await opened(PageModule(CartPresenter(shop.actions())))
    try await cart.perform("pay", ["total": "26.00 EUR"])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testANoAtChangedPricesLeavesWithoutPaying() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))

    try await presenter.perform("no", ["total": "25.00 EUR"])
    XCTAssertEqual(router.newsOnGoingBack, [])
    XCTAssertEqual(view.last?.news, [Notice("That question is from before. This is how it stands now.", .warning)])
    XCTAssertEqual(view.last?.question, "Pay €26.00 at these prices?")

    try await presenter.perform("no", ["total": "26.00 EUR"])
    XCTAssertEqual(router.newsOnGoingBack, [[Notice("Nothing was paid.")]])
    XCTAssertEqual(shop.gateway.charged, [])
    try await expectEqual(shop.records.cart()?.pieces, 3)
  }

  func testAPriceThatChangesWhileItAsksIsAskedAboutAgain() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 9_900))
    await presenter.perform(.agree(euro(2_600)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    await presenter.show(router.news.last ?? [])

    XCTAssertEqual(view.last?.question, "Pay €104.00 at these prices?")
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAYesThatIsSentTwicePaysOnce() async throws {
    let shop = try await makeShop()
    let (presenter, _, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    await presenter.perform(.agree(euro(2_500)))
    await presenter.perform(.agree(euro(2_500)))

    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.newsOnGoingBack, [[Notice("The cart is empty, so there is nothing to pay.", .bad)]])
  }

  func testAYesToAnotherAmountIsNoIntentHere() async throws {
    let shop = try await makeShop()
    let (presenter, _, _) = await opened(PageModule(PaymentPresenter(shop.actions())))

    for stale in ["25.00 XXXX", "25.00", "", nil] {
      await assertRefuses("yes", stale.map { ["total": $0] } ?? [:], by: presenter, as: .stale)
    }
    for other in ["26.00 EUR", "2500 JPY"] { try await presenter.perform("yes", ["total": other]) }
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatWentWrongIsSaidWhereTheShopperCameFrom() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, _, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    await presenter.perform(.agree(euro(2_500)))

    let sentence = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(router.newsOnGoingBack.map { $0.map(\.text) }, [[sentence]])
  }

  func testWhileNobodyKnowsItAsksTheGatewayAndNotTheShopper() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.charge, with: .noConnection, stage: .after)
    shop.faults.fail(.answer, with: .noConnection)
    let (presenter, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))
    await presenter.perform(.agree(euro(2_500)))

    await presenter.show()
    XCTAssertEqual(view.last?.failure?.canRetry, true)
    XCTAssertNil(view.last?.question)
    await presenter.perform(.agree(euro(2_500)))
    try await expectEqual(shop.records.pending().count, 1)

    shop.faults.mend()
    await presenter.perform(.shop(.refresh))
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news.last?.map(\.text), ["The earlier payment of €25.00 was completed. It is order 1 now."])
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
      let (_, view, router) = await opened(PageModule(PaymentPresenter(shop.actions())))

      XCTAssertEqual(view.screens.map(\.content), [content])
      XCTAssertEqual(view.screens.map(\.question), [nil])
      XCTAssertEqual(shop.gateway.charged, [])
      XCTAssertEqual(router.routes, [])
    }
  }

  private func makeShop() async throws -> SampleShop {
    try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER")
  }
}
