import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// How cards are taken is asked once, for all tills.
final class CardQuestionTests: XCTestCase {
  func testTheFirstCardOfAShopWithPricesOfItsOwnIsAskedAbout() async throws {
    let question =
      "Are cards taken at a terminal of the shop's own? If not, paying by card is practice, and nothing is charged. The answer holds for all tills."
    for request in [RequestedPayment.usual, RequestedPayment(.card), RequestedPayment(.cash, "5", restByCard: true)] {
      let shop = try await makeShop()
      var payment = try await asked(shop, request)
      let page = await payment.load()
      XCTAssertEqual(page.question, question)
      XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
      XCTAssertEqual(shop.gateway.charged, [])

      let next = try await payment.perform("no", ["total": "7.50 EUR"])
      XCTAssertEqual(next.route, .order(1))
      let sentence = "Kept for all tills: cards are practice. The setting shop.card changes that."
      XCTAssertEqual(next.news.first, Notice(sentence, .good))
      try await expectEqual(shop.records.cardReader(), .gateway)
      XCTAssertEqual(shop.gateway.charged.count, 1)

      try await expectEqual(paidAgain(shop, request), .order(2), "it is asked once")
    }
  }

  func testAYesLeadsToTheQuestionWhatTheTerminalDid() async throws {
    let shop = try await makeShop()
    var payment = try await asked(shop, .usual)
    try await expectEqual(payment.perform("yes", ["total": "7.50 EUR"]).route, .payment(.usual))
    try await expectEqual(shop.records.cardReader(), .terminal)
    await expectEqual(shown(PaymentPresenter(shop.actions())).question, "Did the terminal take €7.50?")
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAnAnswerFromBeforeChangesNothing() async throws {
    let shop = try await makeShop()
    var payment = try await asked(shop, .usual)
    try await shop.records.keep(.gateway)
    try await payment.perform(.take(.terminal, euro(750)))
    try await expectEqual(shop.records.cardReader(), .gateway)
  }

  func testNobodyIsAskedAboutCashNorWithThePricesThatCameWithArcade() async throws {
    let shop = try await makeShop()
    try await expectEqual(paidAgain(shop, RequestedPayment(.cash)), .order(1))

    var starter = try SampleShop()
    starter.cards = nil
    starter.ownList = EditablePriceList(InMemoryEditablePriceList())
    try await expectEqual(paidAgain(starter, .usual), .order(1))
  }

  func testWhereNobodyCanBeAskedItIsRefusedWithTheNameOfTheSetting() async throws {
    for (language, sentence) in [
      (
        Language.english,
        "Nothing was paid, as nobody has said yet how this shop takes cards. Set shop.card to practice, by which nothing is charged, or to terminal."
      ),
      (
        .spanish,
        "No se pagó nada, porque falta decir cómo cobra esta tienda las tarjetas. Pon shop.card en practice, con lo que no se cobra nada, o en terminal (datáfono)."
      ),
      (.japanese, "支払いは行われていません。カードの受け付け方がまだ決まっていません。設定 shop.card を practice（練習、請求なし）か terminal（決済端末）にしてください。"),
    ] {
      var shop = try await makeShop()
      shop.canAsk = false
      var cart = CartPresenter(shop.actions(in: language))
      try await expectEqual(cart.perform(.shop(.pay(shown: nil))), .stay(sentence, .bad))

      XCTAssertEqual(shop.gateway.charged, [])
      try await expectEqual(shop.records.pending(), [])
    }
  }

  private func paidAgain(_ shop: SampleShop, _ request: RequestedPayment) async throws -> ShopRoute? {
    try await shop.scan("MUG")
    var cart = CartPresenter(shop.actions())
    return try await cart.perform(.shop(.pay(shown: nil, by: request))).route
  }

  /// Returns a shop with a configured price list and a mug in the cart; how it takes cards is not set.
  private func makeShop() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.cards = nil
    shop.ownList = EditablePriceList(InMemoryEditablePriceList(), named: "prices.csv")
    try await shop.scan("MUG")
    return shop
  }
}

/// Card payments for practice: the notices tell that nothing was charged.
final class PracticeTests: XCTestCase {
  func testAReceiptSaysThatNothingWasCharged() throws {
    for (language, sentence, way, money) in [
      (Language.english, "Practice: nothing was charged to the card.", "Card (practice)", "€7.50"),
      (.spanish, "Práctica: no se cobró nada en la tarjeta.", "Tarjeta (práctica)", "7,50 €"),
      (.japanese, "練習：カードへの請求はありません。", "カード（練習）", "€7.50"),
    ] {
      let page = Page(try order(1, "practice-1-a"), phrases: language.samplePhrases)
      XCTAssertEqual(page.blocks.dropFirst().first, .text(sentence, .warning))
      XCTAssertEqual(tables(page).first?.rows.last?.texts, ["", way, "", "", money])
    }
    let page = Page(try order(1, "visa-1"), phrases: Language.english.samplePhrases)
    XCTAssertEqual(tables(page).first?.rows.last?.texts, ["", "Card", "", "", "€7.50"])
  }

  func testADayTellsPracticeFromWhatWasCharged() throws {
    let (moment, day) = (Moment(milliseconds: 1_764_500_000_000), try XCTUnwrap(CalendarDay(iso: "2026-12-01")))
    let orders = [try order(1, "visa-1"), try order(2, "practice-2-a"), try order(3, "practice-3-b")]
    let record = DayRecord(day: day, start: moment, end: moment, totals: try TradeSums(orders: orders).totals)

    let page = Page(record, phrases: Language.english.samplePhrases)

    let rows = [["Card", "€7.50", "€0.00", "€7.50"], ["Card (practice)", "€15.00", "€0.00", "€15.00"]]
    XCTAssertEqual(tables(page).first?.rows.map(\.texts), rows)
    XCTAssertTrue(page.blocks.contains(.text("Practice: nothing was charged to the card.", .warning)))
  }

  private func tables(_ page: Page) -> [Table] { Screen(title: "", content: .ready(page)).tables }

  /// Returns an order of a mug, paid by card.
  private func order(_ number: Int64, _ reference: String) throws -> Order {
    let cart = try Cart.scanning(["MUG"], from: .sample())
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000)).asSold()
    return Order.sample(number, quote, reference: reference)
  }
}
