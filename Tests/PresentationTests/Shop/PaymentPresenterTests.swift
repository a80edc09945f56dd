import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The question whether to pay, where prices are not those last shown.
final class PaymentPresenterTests: XCTestCase {
  func testItAsksAndNeverPaysByBeingShown() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = makePresenter(shop)

    await presenter.show()
    await presenter.show()

    XCTAssertEqual(view.screens.map(\.question), ["Pay €25.00 at these prices?", "Pay €25.00 at these prices?"])
    XCTAssertEqual(view.screens.last?.title, "Payment")
    XCTAssertEqual(view.screens.last?.column("Code"), ["VOUCHER", "TSHIRT"])
    XCTAssertEqual(view.screens.last?.sums.last, ["Total", "€25.00"])
    XCTAssertEqual(view.screens.last?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(view.screens.last?.offer("yes")?.fields.map(\.kind), [.fixed("25.00 EUR")])
    XCTAssertEqual(shop.gateway.charged, [])
    XCTAssertEqual(router.routes, [])
  }

  func testAPriceThatChangedIsConfirmedFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = makePresenter(shop)

    await presenter.show()
    XCTAssertEqual(view.screens.map(\.question), ["Pay €26.00 at these prices?"])
    XCTAssertEqual(
      view.screens.first?.banners,
      [Notice("Cabify T-Shirt was €20.00 when the cart was last shown and is €21.00 now.", .warning)]
    )
    XCTAssertEqual(shop.gateway.charged, [])

    await presenter.perform(.agree(euros(2_600)))
    XCTAssertEqual(view.screens.last?.content, .loading("Paying €26.00…"))
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Payment completed: €26.00. Thank you!", .good)]])
  }

  func testADiscountThatHasEndedIsSaid() async throws {
    let shop = try await makeShop()
    let (cart, _, _) = watched(shop.actions().cart())
    await cart.show()
    shop.discounts.replace(with: PromotionBook([]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(
      view.screens.last?.banners.map(\.text),
      ["The cart cost €25.00 when it was last shown and costs €30.00 now, because the discounts have changed."]
    )
    XCTAssertEqual(view.screens.last?.question, "Pay €30.00 at these prices?")
  }

  func testANoAtChangedPricesLeavesWithoutPaying() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, _, router) = makePresenter(shop)

    await presenter.show()
    try await presenter.perform("no", ["total": "26.00 EUR"])

    XCTAssertEqual(router.newsOnGoingBack, [[Notice("Nothing was paid.")]])
    XCTAssertEqual(shop.gateway.charged, [])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
  }

  func testAPriceThatChangesWhileItAsksIsAskedAboutAgain() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = makePresenter(shop)

    await presenter.show()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 9_900))
    await presenter.perform(.agree(euros(2_600)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    await presenter.show(router.news.last ?? [])

    XCTAssertEqual(view.screens.last?.question, "Pay €104.00 at these prices?")
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAYesThatIsSentTwicePaysOnce() async throws {
    let shop = try await makeShop()
    let (presenter, _, router) = makePresenter(shop)

    await presenter.show()
    await presenter.perform(.agree(euros(2_500)))
    await presenter.perform(.agree(euros(2_500)))

    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(
      router.newsOnGoingBack,
      [[Notice("The cart is empty, so there is nothing to pay.", .bad)]]
    )
  }

  func testAYesToAnotherAmountIsNoIntentHere() async throws {
    let shop = try await makeShop()
    let (presenter, _, _) = makePresenter(shop)
    await presenter.show()

    for stale in ["25.00 XXXX", "25.00", "", nil] {
      do {
        try await presenter.perform("yes", stale.map { ["total": $0] } ?? [:])
        XCTFail("\(stale ?? "nothing") was taken")
      } catch {
        XCTAssertEqual(error, .stale)
      }
    }
    for other in ["26.00 EUR", "2500 JPY"] { try await presenter.perform("yes", ["total": other]) }
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testWhatWentWrongIsSaidWhereTheShopperCameFrom() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, _, router) = makePresenter(shop)

    await presenter.show()
    await presenter.perform(.agree(euros(2_500)))

    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(
      router.newsOnGoingBack.map { $0.map(\.text) },
      [["The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."]]
    )
  }

  func testAProductThatIsGoneBlocksThePayment() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(
      view.screens.map(\.content),
      [.failed(Failure("Cabify T-Shirt is no longer sold. Remove it from the cart, then pay.", canRetry: false))]
    )
    XCTAssertNil(view.screens.last?.question)
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAnEmptyCartHasNothingToPay() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.show()

    XCTAssertEqual(view.screens.map(\.content), [.empty("The cart is empty, so there is nothing to pay.")])
  }

  func testWhileNobodyKnowsItAsksTheGatewayAndNotTheShopper() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.charge, with: .noConnection, stage: .after)
    shop.faults.fail(.answer, with: .noConnection)
    let (presenter, view, router) = makePresenter(shop)
    await presenter.show()
    await presenter.perform(.agree(euros(2_500)))

    await presenter.show()
    XCTAssertEqual(view.screens.last?.failure?.canRetry, true)
    XCTAssertNil(view.screens.last?.question)
    await presenter.perform(.agree(euros(2_500)))
    let pending = try await shop.records.pending()
    XCTAssertEqual(pending.count, 1)

    shop.faults.mend()
    await presenter.perform(.shop(.refresh))
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(
      router.news.last?.map(\.text),
      ["The earlier payment of €25.00 was completed. It is order 1 now."]
    )
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testTroubleIsShownInPlaceOfTheQuestion() async throws {
    for call in [ShopCall.pending, .catalog, .cart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      let (presenter, view, router) = makePresenter(shop)

      await presenter.show()

      XCTAssertEqual(view.screens.last?.failure?.canRetry, false, "\(call)")
      XCTAssertNil(view.screens.last?.question, "\(call)")
      XCTAssertEqual(shop.gateway.charged, [], "\(call)")
      XCTAssertEqual(router.routes, [])
    }
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let expected: [(Language, title: String, question: String)] = [
      (.spanish, "Pago", "¿Pagar 25,00 € a estos precios?"), (.japanese, "支払い", "この価格で €25.00 を支払いますか？"),
    ]
    for (language, title, question) in expected {
      let (presenter, view, _) = makePresenter(try await makeShop(), in: language)
      await presenter.show()
      XCTAssertEqual(view.screens.last?.title, title)
      XCTAssertEqual(view.screens.last?.question, question)
    }
  }

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER")
    return shop
  }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) -> (PagePresenter<PaymentIntent, ShopRoute>, RecordingView<Page>, RecordingRouter<ShopRoute>) {
    watched(shop.actions(in: language).payment())
  }

  func testANoToWhatIsNotAskedAnyMoreSaysSoAndShowsWhatIs() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = makePresenter(shop)
    await presenter.show()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))

    try await presenter.perform("no", ["total": "25.00 EUR"])

    XCTAssertEqual(router.newsOnGoingBack, [])
    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("That question is from before. This is how it stands now.", .warning)]
    )
    XCTAssertEqual(view.screens.last?.question, "Pay €26.00 at these prices?")
  }
}
