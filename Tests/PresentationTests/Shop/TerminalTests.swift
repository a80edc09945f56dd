import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Card payments on the shop's own terminal, whose result the user enters.
final class TerminalTests: XCTestCase {
  func testItIsAskedAndAYesSells() async throws {
    let shop = try await makeShop()
    var payment = try await asked(shop, .usual)
    let page = await payment.load()
    XCTAssertEqual(page.question, "Did the terminal take €25.00?")
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no", "later"])
    XCTAssertEqual(page.sums.last, ["Card", "€25.00"])
    XCTAssertEqual(shop.gateway.charged, [])

    let next = try await payment.perform("yes", ["payment": "1"])
    XCTAssertEqual(next, .replace(.order(1), [Notice("Payment completed: €25.00. Thank you!", .good)]))
    try await expectEqual(shop.records.orders().first?.reference, "terminal")
    try await expectEqual(shop.records.cart()?.isEmpty, true)
    XCTAssertEqual(shop.gateway.charged, [], "the practice gateway has no part in it")

    try await expectEqual(payment.perform(.shop(.terminal(1, tookCard: true))).tones, [.warning], "it was answered")
    try await expectEqual(shop.records.orders().count, 1)
  }

  func testANoSellsNothingAndTheCashIsGivenBack() async throws {
    let shop = try await makeShop()
    var payment = try await asked(shop, RequestedPayment(.cash, "10", restByCard: true))
    let page = await payment.load()
    XCTAssertEqual(page.question, "Did the terminal take €15.00?")
    XCTAssertEqual(page.sums.suffix(2), [["Cash", "€10.00"], ["Card", "€15.00"]])

    let declined = "The payment of €25.00 was declined. Nothing was charged, and the cart is as it was."
    let back = Notice("Give back the €10.00 in cash.", .warning)
    let next = try await payment.perform("no", ["payment": "1"])
    XCTAssertEqual(next, .back(orTo: .cart, [Notice(declined, .bad), back]))
    try await expectEqual(shop.records.orders().count, 0)
    try await expectEqual(shop.records.cart()?.pieces, 3)
  }

  func testCashNeedsNoTerminal() async throws {
    let shop = try await makeShop()
    var cart = CartPresenter(shop.actions())
    try await expectEqual(cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash)))).route, .order(1))
  }

  func testTheNextStartAsksAgain() async throws {
    let shop = try await makeShop()
    _ = try await asked(shop, .usual)

    var products = ProductListPresenter(shop.actions())
    let page = await products.load { _ in }
    XCTAssertEqual(page.question, "Did the terminal take €25.00?")
    try await expectEqual(products.perform("yes", ["payment": "1"], on: page).route, .order(1))
  }

  func testWhoPaysAgainIsAskedAgainAndNothingElseIsPaid() async throws {
    let shop = try await makeShop()
    _ = try await asked(shop, .usual)
    var cart = CartPresenter(shop.actions())
    let next = try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "50"))))
    XCTAssertEqual(next.route, .payment(RequestedPayment(.cash, "50")))

    try await expectEqual(shop.records.pending().count, 1)
    try await expectEqual(shop.records.orders().count, 0)
    let sentence = "Nobody has said yet whether the terminal took the card for €25.00. Pay again, and it will be asked."
    try await expectEqual(cart.perform(.shop(.refresh)).said, [sentence])
  }

  func testAnAnswerThatCannotBeStoredIsAskedForAgain() async throws {
    let shop = try await makeShop()
    var payment = try await asked(shop, .usual)
    shop.faults.fail(.settle, with: .diskFull)
    try await expectEqual(payment.perform("yes", ["payment": "1"]).tones, [.bad])
    await expectEqual(payment.load().question, "Did the terminal take €25.00?")
  }

  private func makeShop() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.cards = .terminal
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER")
    return shop
  }
}

/// Pays and returns the question about the terminal.
func asked(_ shop: SampleShop, _ request: RequestedPayment) async throws -> PaymentPresenter {
  var cart = CartPresenter(shop.actions())
  try await expectEqual(cart.perform(.shop(.pay(shown: nil, by: request))).route, .payment(request))
  return PaymentPresenter(shop.actions(), request)
}
