import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PaymentPresenterTests: XCTestCase {
  func testAPaymentIsInProgressThenCompletedThenAReceipt() async throws {
    let shop = try await makeShop()
    let (presenter, view, router) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(
      view.screens.map(\.state),
      [.inProgress("Paying €25.00…"), .completed("Payment completed: €25.00. Thank you!")]
    )
    XCTAssertEqual(router.routes, [.receipt(Order.ID(number: 1))])
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.isEmpty, true)
  }

  func testADeclinedPaymentKeepsTheCartAndCanBeTriedAgain() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(
      view.screens.last?.state,
      .stopped(
        Failure(
          "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was.",
          canRetry: true
        )
      )
    )
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
    XCTAssertEqual(router.routes, [])

    shop.gateway.behave(.approve)
    await presenter.begin()
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.receipt(Order.ID(number: 1))])
  }

  func testAnAnswerThatIsLostIsAskedForAndNeverChargedTwice() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.loseAnswer)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.begin()
    XCTAssertEqual(view.screens.last?.state, .stopped(Failure(unconfirmed, canRetry: true)))
    let held = try await shop.records.cart()
    XCTAssertEqual(held?.pieces, 3)

    await presenter.begin()
    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]
    )
    XCTAssertEqual(
      view.screens.last?.state,
      .stopped(Failure("The cart is empty, so there is nothing to pay.", canRetry: false))
    )
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    XCTAssertEqual(router.routes, [])
    let orders = try await shop.records.orders()
    XCTAssertEqual(orders.count, 1)
  }

  func testWhileNobodyKnowsNothingElseIsPaid() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.charge, with: .noConnection, stage: .after)
    shop.faults.fail(.answer, with: .noConnection)
    let (presenter, view, _) = makePresenter(shop)

    for _ in 0..<3 {
      await presenter.begin()
      XCTAssertEqual(view.screens.last?.state, .stopped(Failure(unconfirmed, canRetry: true)))
    }
    await presenter.answer(true)
    let pending = try await shop.records.pending()
    XCTAssertEqual(pending.count, 1)

    shop.faults.mend()
    await presenter.begin()
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testAChargeThatNeverArrivedIsPaidAnew() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.neverArrive)
    let (presenter, view, router) = makePresenter(shop)

    await presenter.begin()
    XCTAssertEqual(view.screens.last?.state, .stopped(Failure(unconfirmed, canRetry: true)))
    shop.gateway.behave(.approve)
    await presenter.begin()

    XCTAssertEqual(
      view.screens.dropFirst(2).first?.notices,
      [
        Notice(
          "The earlier payment of €25.00 never arrived. Nothing was charged, and the cart is as it was.",
          .warning
        )
      ]
    )
    XCTAssertEqual(shop.gateway.charged.count, 1)
    XCTAssertEqual(router.routes, [.receipt(Order.ID(number: 1))])
  }

  func testAProcessThatDiedAfterTheChargeFindsItsOrder() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.settle, with: .diskFull)
    let (first, firstView, _) = makePresenter(shop)
    await first.begin()
    guard case .stopped(let failure) = firstView.screens.last?.state else { return XCTFail("it did not stop") }
    XCTAssertTrue(failure.canRetry)
    shop.faults.mend()

    let (second, view, _) = makePresenter(shop)
    await second.begin()

    XCTAssertEqual(
      view.screens.map(\.notices),
      [[Notice("The earlier payment of €25.00 was completed. It is order 1 now.", .good)]]
    )
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testAProcessThatDiedBeforeTheChargePaysOnce() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.begin, with: .diskFull, stage: .after)
    let (first, _, _) = makePresenter(shop)
    await first.begin()
    XCTAssertEqual(shop.gateway.charged, [])
    shop.faults.mend()

    let (second, view, router) = makePresenter(shop)
    await second.begin()

    XCTAssertEqual(view.screens.first?.notices.map(\.tone), [.warning])
    XCTAssertEqual(router.routes, [.receipt(Order.ID(number: 1))])
    XCTAssertEqual(shop.gateway.charged.count, 1)
  }

  func testNothingIsChargedWhereTheAttemptCannotBeStored() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.begin, with: .diskFull)
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    guard case .stopped(let failure) = view.screens.last?.state else { return XCTFail("it did not stop") }
    XCTAssertTrue(failure.text.contains("the disk is full"))
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAPriceThatChangedIsConfirmedFirst() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, router) = makePresenter(shop)

    await presenter.begin()
    XCTAssertEqual(view.screens.map(\.state), [.asking("Pay €26.00 at these prices?")])
    XCTAssertEqual(
      view.screens.first?.notices,
      [Notice("Cabify T-Shirt was €20.00 when the cart was last shown and is €21.00 now.", .warning)]
    )
    XCTAssertEqual(shop.gateway.charged, [])

    await presenter.answer(true)
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["26.00"])
    XCTAssertEqual(router.routes, [.receipt(Order.ID(number: 1))])
  }

  func testANoAtChangedPricesLeavesWithoutPaying() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, _, router) = makePresenter(shop)

    await presenter.begin()
    await presenter.answer(false)

    XCTAssertEqual(router.routes, [.back])
    XCTAssertEqual(shop.gateway.charged, [])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
  }

  func testAPriceThatChangesWhileItAsksIsAskedAboutAgain() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 2_100))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 9_900))
    await presenter.answer(true)

    XCTAssertEqual(view.screens.last?.state, .asking("Pay €104.00 at these prices?"))
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAProductThatIsGoneBlocksThePayment() async throws {
    let shop = try await makeShop()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(
      view.screens.map(\.state),
      [
        .stopped(
          Failure(
            "Cabify T-Shirt is no longer sold. Remove it from the cart, then pay.",
            canRetry: false
          )
        )
      ]
    )
    XCTAssertEqual(shop.gateway.charged, [])
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.pieces, 3)
  }

  func testAnEmptyCartHasNothingToPay() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.begin()

    XCTAssertEqual(
      view.screens.map(\.state),
      [.stopped(Failure("The cart is empty, so there is nothing to pay.", canRetry: false))]
    )
  }

  func testTroubleStopsThePaymentBeforeAnythingIsCharged() async throws {
    for call in [ShopCall.pending, .catalog, .book, .cart, .saveCart] {
      let shop = try await makeShop()
      shop.faults.fail(call, with: .badRow)
      let (presenter, view, router) = makePresenter(shop)

      await presenter.begin()

      guard case .stopped(let failure) = view.screens.last?.state else { return XCTFail("\(call) did not stop it") }
      XCTAssertFalse(failure.canRetry, "\(call)")
      XCTAssertEqual(shop.gateway.charged, [], "\(call)")
      XCTAssertEqual(router.routes, [])
    }
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let expected: [(Language, String)] = [
      (.spanish, "Pago completado: 25,00 €. ¡Gracias!"), (.japanese, "支払いが完了しました：€25.00。ありがとうございます。"),
    ]
    for (language, sentence) in expected {
      let (presenter, view, _) = makePresenter(try await makeShop(), in: language)
      await presenter.begin()
      XCTAssertEqual(view.screens.last?.state, .completed(sentence))
    }
  }

  private let unconfirmed =
    "Nobody confirmed the payment of €25.00 yet. It will be asked about again and never charged twice; "
    + "the cart stays until then."

  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER")
    return shop
  }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) -> (PaymentPresenter, RecordingView<PaymentScreen>, RecordingShopRouter) {
    let presenter = PaymentPresenter(shop: shop.shop, phrases: language.samplePhrases, random: SplitMix64(seed: 7))
    let (view, router) = (RecordingView<PaymentScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}
