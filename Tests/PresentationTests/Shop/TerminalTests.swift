import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Cards that go through the stall's own terminal, of which somebody says what it did.
final class TerminalTests: XCTestCase {
  func testItIsAskedAndAYesSells() async throws {
    let shop = try await makeShop()
    let (payment, view, router) = try await asked(shop, .usual)
    XCTAssertEqual(view.last?.question, "Did the terminal take €25.00?")
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no", "later"])
    XCTAssertEqual(view.last?.sums.last, ["Card", "€25.00"])
    XCTAssertEqual(shop.gateway.charged, [])

    try await payment.perform("yes", ["payment": "1"])

    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Payment completed: €25.00. Thank you!", .good)]])
    try await expectEqual(shop.records.orders().first?.reference, "terminal")
    try await expectEqual(shop.records.cart()?.isEmpty, true)
    XCTAssertEqual(shop.gateway.charged, [], "the practice gateway has no part in it")

    try await payment.perform("yes", ["payment": "1"])
    XCTAssertEqual(view.last?.news.map(\.tone), [.warning], "it was answered")
    try await expectEqual(shop.records.orders().count, 1)
  }

  func testANoSellsNothingAndTheCashIsGivenBack() async throws {
    let shop = try await makeShop()
    let (payment, view, router) = try await asked(shop, RequestedPayment(.cash, "10", restByCard: true))
    XCTAssertEqual(view.last?.question, "Did the terminal take €15.00?")
    XCTAssertEqual(view.last?.sums.suffix(2), [["Cash", "€10.00"], ["Card", "€15.00"]])

    try await payment.perform("no", ["payment": "1"])

    let declined = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    let back = Notice("Give back the €10.00 in cash.", .warning)
    XCTAssertEqual(router.newsOnGoingBack, [[Notice(declined, .bad), back]])
    try await expectEqual(shop.records.orders().count, 0)
    try await expectEqual(shop.records.cart()?.pieces, 3)
  }

  func testCashNeedsNoTerminal() async throws {
    let shop = try await makeShop()
    let (cart, _, router) = await opened(PageModule(CartPresenter(shop.actions())))

    await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash))))

    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testTheNextStartAsksAgain() async throws {
    let shop = try await makeShop()
    _ = try await asked(shop, .usual)

    let (products, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    XCTAssertEqual(view.last?.question, "Did the terminal take €25.00?")
    try await products.perform("yes", ["payment": "1"])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  func testWhoPaysAgainIsAskedAgainAndNothingElseIsPaid() async throws {
    let shop = try await makeShop()
    _ = try await asked(shop, .usual)
    let (cart, _, router) = await opened(PageModule(CartPresenter(shop.actions())))

    await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "50"))))

    XCTAssertEqual(router.routes, [.payment(RequestedPayment(.cash, "50"))])
    try await expectEqual(shop.records.pending().count, 1)
    try await expectEqual(shop.records.orders().count, 0)
    await cart.perform(.shop(.refresh))
    let sentence = "Nobody has said yet whether the terminal took the card for €25.00. Pay again, and it will be asked."
    XCTAssertEqual(router.news.last?.map(\.text), [sentence])
  }

  func testAnAnswerThatCannotBeStoredIsAskedForAgain() async throws {
    let shop = try await makeShop()
    let (payment, view, _) = try await asked(shop, .usual)
    shop.faults.fail(.settle, with: .diskFull)

    try await payment.perform("yes", ["payment": "1"])

    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.last?.question, "Did the terminal take €25.00?")
  }

  private func makeShop() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.cards = .terminal
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER")
    return shop
  }
}

extension XCTestCase {
  /// Pays, where that is asked about, and shows the question.
  func asked(
    _ shop: SampleShop,
    _ request: RequestedPayment
  ) async throws -> (PageModule<PaymentPresenter>, RecordingView<Page>, RecordingRouter<ShopRoute>) {
    let (cart, _, router) = await opened(PageModule(CartPresenter(shop.actions())))
    await cart.perform(.shop(.pay(shown: nil, by: request)))
    XCTAssertEqual(router.routes, [.payment(request)])
    return await opened(PageModule(PaymentPresenter(shop.actions(), request)))
  }
}
