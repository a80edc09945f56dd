import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The list of products if prices are old, invalid or unavailable.
final class ProductListTroubleTests: XCTestCase {
  func testPricesThatWereKeptSayHowOldTheyAreAndWhy() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: .noConnection))
    var products = ProductListPresenter(shop.actions())

    let said = [Failure.noConnection.text, "Prices as of Nov 20, 2026 at 9:00 AM."]
    let page = await products.load()
    XCTAssertEqual(page.banners, said.map { Notice($0, .warning) })
    XCTAssertEqual(page.news, [])
    XCTAssertEqual(page.rows.count, 3)
    XCTAssertEqual(page.offer("refresh")?.weight, .main)
    let placed = (page.layout.controls + page.layout.besides).flatMap(\.offers)
    XCTAssertEqual(placed.count { $0.word == "refresh" }, 1, "it stands in one place")

    try await expectEqual(products.perform(.add(Scan("MUG"))).tones, [.good])
    await expectEqual(products.load().banners.count, 2)
  }

  func testPricesThatWereKeptOnPurposeNeedNoReason() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: nil))
    let page = await shown(ProductListPresenter(shop.actions()))
    XCTAssertEqual(page.banners, [Notice("Prices as of Nov 20, 2026 at 9:00 AM.", .warning)])
    XCTAssertEqual(page.news, [])
    XCTAssertEqual(page.offer("refresh")?.weight, .other)
  }

  func testDiscountsThatWereKeptSayHowOldTheyAreAndAReasonIsSaidOnce() async throws {
    let shop = try SampleShop()
    let cached = Freshness.cached(since: .november20, because: .noConnection)
    shop.discounts.replace(with: try .sample(), freshness: cached)
    var products = ProductListPresenter(shop.actions())
    var page = await products.load()
    XCTAssertEqual(page.banners.map(\.tone), [.warning, .warning])
    XCTAssertEqual(page.banners.last?.text, "Discounts as of Nov 20, 2026 at 9:00 AM.")
    XCTAssertEqual(page.offer("refresh")?.weight, .main)

    shop.catalog.replace(with: try .sample(), freshness: cached)
    try await products.perform(.refresh)
    await expectEqual(products.load().banners.filter { $0.text.hasPrefix("shop.example") }.count, 1)

    shop.catalog.replace(with: try .sample())
    shop.discounts.replace(with: try .sample())
    try await products.perform(.refresh)
    page = await products.load()
    XCTAssertEqual(page.banners, [])
    XCTAssertEqual(page.offer("refresh")?.weight, .other)
  }

  func testWhatWasLeftOutIsCountedAsLongAsItIs() async throws {
    let shop = try SampleShop()
    let problem = ShopProblem(at: "$.products[3]", .negativePrice("-1"))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products, problems: [problem]))
    shop.discounts.replace(with: PromotionBook([], problems: [problem, problem]))
    var products = ProductListPresenter(shop.actions())
    await expectEqual(products.load().banners.count, 2)
    try await products.perform(.add(Scan("MUG")))

    let texts = [
      "1 entry of the price list could not be read and was left out. The discounts say why.",
      "The discounts have 2 mistakes. The list of discounts shows them.",
    ]
    await expectEqual(products.load().banners.map(\.text), texts)
    shop.catalog.replace(with: try .sample())
    shop.discounts.replace(with: try .sample())
    try await products.perform(.refresh)
    await expectEqual(products.load().banners, [])
  }

  func testAPriceListThatCannotBeReachedIsAFailureUntilARefresh() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.catalog, with: .noConnection)
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.add(Scan("1"))), .stay(Failure.noConnection.text, .bad))

    let page = await products.load()
    XCTAssertEqual(page.content, .failed(.noConnection))
    XCTAssertEqual(page.offer("retry")?.weight, .main)
    shop.faults.mend()
    var waits: [String] = []
    try await expectEqual(products.perform(.refresh) { waits.append($0) }.route, .home)
    XCTAssertEqual(waits, ["Loading the price list…"])
    await expectEqual(products.load().rows.count, 3)
  }

  func testARefreshThatFailsSaysSoAndTheListAtHandStays() async throws {
    let shop = try SampleShop()
    var products = ProductListPresenter(shop.actions())

    let sentence =
      "shop.example has prices in more than one currency, which cannot be added. Use one currency; nothing was changed."
    for call in [ShopCall.refreshCatalog, .refreshBook] {
      shop.faults.fail(call, with: RepositoryError(.severalCurrencies, subject: "shop.example"))
      try await expectEqual(products.perform(.refresh), .go(.home, sentence, .bad), "\(call)")
      await expectEqual(products.load().rows.count, 3)
      shop.faults.mend()
    }
  }

  func testARefreshOfAListThatIsNotThereSaysWhyOnce() async throws {
    let shop = try SampleShop()
    for call in [ShopCall.catalog, .refreshCatalog] { shop.faults.fail(call, with: .noConnection) }
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.refresh), .go(.home, Failure.noConnection.text, .bad))
    await expectEqual(products.load().failure, .noConnection)
  }

  func testWithoutDiscountsTheProductsAreStillListedAndLoadedAgainWhereThatCanHelp() async throws {
    let offline = RepositoryError(.unavailable, subject: "shop.example", canRetry: false)
    for (trouble, weight) in [(RepositoryError.noConnection, Offer.Weight.main), (offline, .other)] {
      let shop = try SampleShop()
      shop.faults.fail(.book, with: trouble)
      let page = await shown(ProductListPresenter(shop.actions()))
      XCTAssertEqual(page.column("Offer"), [])
      XCTAssertEqual(page.banners.map(\.tone), [.bad])
      XCTAssertEqual(page.offer("refresh")?.weight, weight)
    }
  }

  func testACartThatCannotBeSavedIsAsItWasAndTheReasonIsShown() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    var products = ProductListPresenter(shop.actions())

    for intent in [ShopIntent.add(Scan("TSHIRT")), .remove(code: "MUG", nil)] {
      try await expectEqual(products.perform(intent), .stay(Failure.diskFull.text, .bad))
    }
    await expectEqual(products.load().column("In cart"), ["", "", "1"])
  }

  func testAnOpenPaymentThatCannotBeReadIsNoReasonToHideTheProducts() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.pending, with: .badRow)
    let screen = await shown(ProductListPresenter(shop.actions()))
    XCTAssertEqual(screen.news, [Notice(Failure.badRow.text, .bad)])
    XCTAssertEqual(screen.rows.count, 3)
  }
}

/// A shop whose discounts are unavailable.
final class ListPriceTests: XCTestCase {
  private let sentence = Failure.noConnection.text + " Meanwhile everything can be sold at list prices."

  // Two vouchers would cost 5.00 with the discount, and cost 10.00 without it.
  func testACartIsSoldAtListPricesAfterOneQuestion() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    var cart = CartPresenter(shop.actions())
    let page = await cart.load()
    XCTAssertEqual(page.sums, [["Total", "€10.00"]])
    XCTAssertEqual(page.banners.first, Notice(sentence, .bad))

    let total = euro(1_000)
    try await expectEqual(cart.perform(.shop(.pay(shown: total))).route, .payment(.usual))
    try await expectEqual(shop.records.orders(), [])

    var payment = PaymentPresenter(shop.actions())
    let question = await payment.load()
    XCTAssertEqual(question.question, "Pay €10.00 at these prices?")
    XCTAssertEqual(question.banners, [Notice(sentence, .bad)])
    try await expectEqual(payment.perform(.agree(total)).route, .order(1))
    let order = try await shop.records.orders().first
    XCTAssertEqual(order?.quote.total, total)
    XCTAssertEqual(order?.quote.applied, [])
  }

  func testWhereTheDiscountsAreBackMeanwhileTheirTotalIsAskedAbout() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    var payment = PaymentPresenter(shop.actions())
    shop.faults.fail(.book, with: .noConnection)
    shop.faults.mend()

    try await expectEqual(payment.perform(.agree(euro(1_000))).route, .payment(.usual))
    await expectEqual(payment.load().question, "Pay €5.00 at these prices?")
  }

  func testTheReasonsSayThatTheDiscountsAreMissing() async throws {
    let shop = try await SampleShop(holding: "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    await expectEqual(shown(ReasonsPresenter(shop.actions())).banners, [Notice(sentence, .bad)])
  }
}
