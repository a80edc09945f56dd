import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Paying in cash, by card, or with both.
final class CashTests: XCTestCase {
  /// The change for a cart of 12.40, three bread rolls and a loaf: 50.00 − 37.60, and 10.00 + 2.40.
  private static let change =
    "Change: €37.60, such as 1 × €20.00, 1 × €10.00, 1 × €5.00, 1 × €2.00, 1 × €0.50, and 1 × €0.10."

  func testCashFarAboveTheTotalIsAskedAboutOnce() async throws {
    // A mug is 7.50; two notes of 200.00 are 400.00.
    for (cash, isAsked) in [("407.50", false), ("407.51", true), ("5000", true)] {
      let shop = try await SampleShop(holding: "MUG")
      let request = RequestedPayment(.cash, cash)
      var cart = CartPresenter(shop.actions())
      let next = try await cart.perform(.shop(.pay(shown: nil, by: request)))
      XCTAssertEqual(next.route, isAsked ? .payment(request) : .order(1), cash)

      guard cash == "5000" else { continue }
      var payment = PaymentPresenter(shop.actions(), request)
      let page = await payment.load()
      XCTAssertEqual(page.question, "It costs €7.50, so €4,992.50 would be change. Was that really handed over?")
      XCTAssertEqual(page.offer("no")?.weight, .usual)
      try await expectEqual(payment.perform("yes", ["total": "7.50 EUR"]).route, .order(1))
    }
  }

  func testEachWayOfPayingSellsAndSaysTheChange() async throws {
    let table: [(texts: [String: String], tenders: [String], news: [String], charged: [String])] = [
      ([:], ["card 12.40"], [], ["12.40"]),
      (["with": "card"], ["card 12.40"], [], ["12.40"]),
      (["with": "cash"], ["cash 12.40"], [], []),
      (["with": "cash", "amount": "50"], ["cash 12.40 of 50.00"], [Self.change], []),
      (["with": "cash", "amount": "50,00"], ["cash 12.40 of 50.00"], [Self.change], []),
      (["with": "cash", "amount": "12.4"], ["cash 12.40"], [], []),
      (["amount": " 12,50 "], ["cash 12.40 of 12.50"], ["Change: €0.10, such as 1 × €0.10."], []),
      (["with": "cash", "amount": "10", "rest": "card"], ["cash 10.00", "card 2.40"], [], ["2.40"]),
      (["with": "cash", "amount": "12.40", "rest": "card"], ["cash 12.40"], [], []),
      (["rest": "card"], ["card 12.40"], [], ["12.40"]),
    ]
    for row in table {
      let shop = try await makeShop()
      var cart = CartPresenter(shop.actions())
      let next = try await cart.perform("pay", row.texts.merging(["total": "12.40 EUR"]) { $1 })

      let news = ["Payment completed: €12.40. Thank you!"] + row.news
      XCTAssertEqual(next.route, .order(1), "\(row.texts)")
      XCTAssertEqual(next.said, news, "\(row.texts)")
      let order = try await shop.records.orders().first
      XCTAssertEqual(order?.tenders.map(\.summary), row.tenders, "\(row.texts)")
      XCTAssertEqual(shop.gateway.charged.map(\.decimalText), row.charged, "\(row.texts)")
      if row.charged.isEmpty { XCTAssertEqual(order?.reference, "cash") }
    }
  }

  func testWhatDoesNotPayIsRefusedAndSellsNothing() async throws {
    let table: [(texts: [String: String], sentence: String)] = [
      (["with": "cash", "amount": "10"], "That is too little cash: €2.40 is missing. Nothing was paid."),
      (["with": "cash", "amount": "0"], "That is too little cash: €12.40 is missing. Nothing was paid."),
      (["with": "cash", "amount": "ten"], "“ten” is not an amount."),
      (["with": "cash", "amount": "-50"], "“-50” is not an amount."),
      (["with": "cash", "amount": "0.400"], "“0.400” has more than 2 decimals. "),
      (["with": "cash", "amount": "12.4055"], "“12.4055” has more than 2 decimals. "),
      (["with": "cash", "amount": "99999999999999"], "“99999999999999” is larger than an amount can be. "),
      (["with": "card", "amount": "10"], "An amount is said for cash only. Nothing was paid."),
      (["with": "cash", "rest": "card"], "Say how much of it is paid in cash. Nothing was paid."),
    ]
    for (texts, sentence) in table {
      let shop = try await makeShop()
      var cart = CartPresenter(shop.actions())
      let next = try await cart.perform("pay", texts.merging(["total": "12.40 EUR"]) { $1 })
      XCTAssertEqual(next.news.count, 1, "\(texts)")
      XCTAssertEqual(next.news.first?.text.hasPrefix(sentence), true, "\(next.news)")
      XCTAssertEqual(next.route, nil, "\(texts)")
      try await expectEqual(shop.records.orders().count, 0)
      try await expectEqual(shop.records.cart()?.pieces, 4)
      XCTAssertEqual(shop.gateway.charged, [])
    }
  }

  func testWhatIsNoWayOfPayingIsNoIntent() async throws {
    let shop = try await makeShop()
    let cart = CartPresenter(shop.actions())
    for texts in [["with": "no"], ["with": "cash", "amount": "1", "rest": "cash"]] {
      let sentence = "“\(texts["rest"] ?? "no")” is not a way of paying. It is cash or card."
      await assertRefuses("pay", texts.merging(["total": "12.40 EUR"]) { $1 }, by: cart, sentence)
    }
  }

  func testACardThatIsDeclinedSellsNothingAndTheCashIsGivenBack() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)
    var cart = CartPresenter(shop.actions())

    let declined = "The payment of €12.40 was declined. Nothing was charged, and the cart is as it was."
    let back = Notice("Give back the €10.00 in cash.", .warning)
    let next = try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "10", restByCard: true))))
    XCTAssertEqual(next, .stay([Notice(declined, .bad), back]))

    try await expectEqual(shop.records.orders().count, 0)
    try await expectEqual(shop.records.cart()?.pieces, 4)
  }

  func testThoseWhoMostlyTakeCashNeedNotSaySo() async throws {
    var shop = try await makeShop()
    shop.usualPayment = .cash
    var cart = CartPresenter(shop.actions())
    let omitted = await cart.load().offer("pay")?.openFields.map(\.omitted)
    XCTAssertEqual(omitted, ["as usual: cash", "exact", "none"])

    try await cart.perform(.shop(.pay(shown: nil)))

    try await expectEqual(shop.records.orders().first?.tenders.map(\.summary), ["cash 12.40"])
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testTheWayIsKeptWhereTheNewPriceIsAskedAbout() async throws {
    let shop = try await makeShop()
    var cart = CartPresenter(shop.actions())
    shop.catalog.replace(with: try bakery(loaf: 400))
    let next = try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "20"))))
    let route = try XCTUnwrap(next.route)
    XCTAssertEqual(route.address, "/shop/payment?by=cash%2020")
    XCTAssertEqual(ShopRoute(address: route.address), route)

    var payment = PaymentPresenter(shop.actions(), RequestedPayment(.cash, "20"))
    let page = await payment.load()
    XCTAssertEqual(page.question, "Pay €13.00 at these prices?")
    XCTAssertEqual(page.sums.suffix(2), [["Total", "€13.00"], ["Cash", "€20.00"]])
    try await expectEqual(payment.perform("yes", ["total": "13.00 EUR"]).route, .order(1))
    try await expectEqual(shop.records.orders().first?.tenders.map(\.summary), ["cash 13.00 of 20.00"])
  }

  func testTooLittleIsSaidBeforeANewPriceIsAskedAbout() async throws {
    let shop = try await makeShop()
    var cart = CartPresenter(shop.actions())
    shop.catalog.replace(with: try bakery(loaf: 400))

    let next = try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "12.40"))))
    XCTAssertEqual(next.route, nil)
    XCTAssertEqual(next.said, ["That is too little cash: €0.60 is missing. Nothing was paid."])
  }

  func testChangeIsSaidInEveryLanguageAndOfOtherCurrenciesOnlyTheAmount() async throws {
    let table: [(Language, Currency, Int64, String, String)] = [
      (.spanish, .eur, 1_240, "20,5", "Cambio: 8,10 €, por ejemplo 1 × 5,00 €, 1 × 2,00 €, 1 × 1,00 € y 1 × 0,10 €."),
      (.japanese, .jpy, 620, "1,000", "お釣り：¥380（例：¥100 × 3、¥50 × 1、¥10 × 3）"),
      (.english, .kwd, 1_240, "2", "Change: KWD 0.760."),
    ]
    for (language, currency, price, given, sentence) in table {
      let shop = try SampleShop()
      let product = try XCTUnwrap(Product.sample("A", minorUnits: price, currency: currency))
      shop.catalog.replace(with: try Catalog([product], currency: currency))
      shop.discounts.replace(with: PromotionBook([]))
      try await shop.scan("A")
      var cart = CartPresenter(shop.actions(in: language))
      let next = try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, given))))

      let said = next.news.last?.text.replacing("\u{A0}", with: " ")
      XCTAssertEqual(said?.replacing("￥", with: "¥"), sentence)
    }
  }

  func testAWishReadsAsItWasWritten() {
    for text in ["", "card", "cash", "cash 50", "cash 12,40", "cash 10 card"] {
      XCTAssertEqual(RequestedPayment(text)?.description, text)
    }
    for text in ["check", "cash 10 20", "50"] { XCTAssertNil(RequestedPayment(text)) }
  }

  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    shop.catalog.replace(with: try bakery(loaf: 340))
    shop.discounts.replace(with: PromotionBook([]))
    try await shop.scan("ROLL", "ROLL", "LOAF", "ROLL")
    return shop
  }

  private func bakery(loaf: Int64) throws -> Catalog {
    try Catalog([.sample("ROLL", minorUnits: 300), .sample("LOAF", minorUnits: loaf)].compactMap { $0 })
  }
}

extension Tender {
  /// The amount paid and, if it is more, the amount handed over.
  fileprivate var summary: String {
    "\(kind.rawValue) \(amount.decimalText)" + (given == amount ? "" : " of \(given.decimalText)")
  }
}
