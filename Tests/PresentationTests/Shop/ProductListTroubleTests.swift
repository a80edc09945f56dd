import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The list of products where prices are old, wrong, or not to be had.
final class ProductListTroubleTests: XCTestCase {
  func testPricesThatWereKeptSayHowOldTheyAreAndWhy() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: .noConnection))
    let (presenter, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))

    let said = [Failure.noConnection.text, "Prices as of Nov 20, 2026 at 9:00 AM."]
    XCTAssertEqual(view.last?.banners, said.map { Notice($0, .warning) })
    XCTAssertEqual(view.last?.news, [])
    XCTAssertEqual(view.last?.rows.count, 3)
    XCTAssertEqual(view.last?.offer("refresh")?.weight, .main)
    let placed = view.last.map { ($0.layout.controls + $0.layout.besides).flatMap(\.offers).map(\.word) } ?? []
    XCTAssertEqual(placed.count { $0 == "refresh" }, 1, "it stands in one place")

    await presenter.perform(.add(Scan("MUG")))
    XCTAssertEqual(view.last?.banners.count, 2)
    XCTAssertEqual(view.last?.news.map(\.tone), [.good])
  }

  func testPricesThatWereKeptOnPurposeNeedNoReason() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: nil))
    let (_, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))

    XCTAssertEqual(view.last?.banners, [Notice("Prices as of Nov 20, 2026 at 9:00 AM.", .warning)])
    XCTAssertEqual(view.last?.news, [])
    XCTAssertEqual(view.last?.offer("refresh")?.weight, .other)
  }

  func testDiscountsThatWereKeptSayHowOldTheyAreAndAReasonIsSaidOnce() async throws {
    let shop = try SampleShop()
    let cached = Freshness.cached(since: .november20, because: .noConnection)
    shop.discounts.replace(with: try .sample(), freshness: cached)
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    XCTAssertEqual(view.last?.banners.map(\.tone), [.warning, .warning])
    XCTAssertEqual(view.last?.banners.last?.text, "Discounts as of Nov 20, 2026 at 9:00 AM.")
    XCTAssertEqual(view.last?.offer("refresh")?.weight, .main)

    shop.catalog.replace(with: try .sample(), freshness: cached)
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])
    XCTAssertEqual(view.last?.banners.filter { $0.text.hasPrefix("shop.example") }.count, 1)

    shop.catalog.replace(with: try .sample())
    shop.discounts.replace(with: try .sample())
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])
    XCTAssertEqual(view.last?.banners, [])
    XCTAssertEqual(view.last?.offer("refresh")?.weight, .other)
  }

  func testWhatWasLeftOutIsCountedAsLongAsItIs() async throws {
    let shop = try SampleShop()
    let problem = ShopProblem(at: "$.products[3]", .negativePrice("-1"))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products, problems: [problem]))
    shop.discounts.replace(with: PromotionBook([], problems: [problem, problem]))
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    await presenter.perform(.add(Scan("MUG")))

    for screen in view.screens.dropFirst() {
      let texts = [
        "1 entry of the price list could not be read and was left out. The discounts say why.",
        "The discounts have 2 mistakes. The list of discounts shows them.",
      ]
      XCTAssertEqual(screen.banners.map(\.text), texts)
    }
    shop.catalog.replace(with: try .sample())
    shop.discounts.replace(with: try .sample())
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])
    XCTAssertEqual(view.last?.banners, [])
  }

  func testAPriceListThatCannotBeReachedIsAFailureUntilARefresh() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.catalog, with: .noConnection)
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    await presenter.perform(.add(Scan("1")))

    XCTAssertEqual(view.last?.content, .failed(.noConnection))
    XCTAssertEqual(view.last?.news, [])
    XCTAssertEqual(view.last?.offer("retry")?.weight, .main)
    shop.faults.mend()
    await presenter.perform(.refresh)
    XCTAssertEqual(view.last?.content, .loading("Loading the price list…"))
    XCTAssertEqual(router.routes, [.home])
    await presenter.show(router.news.last ?? [])
    XCTAssertEqual(view.last?.rows.count, 3)
  }

  func testARefreshThatFailsSaysSoAndTheListAtHandStays() async throws {
    let shop = try SampleShop()
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))

    let sentence =
      "shop.example has prices in more than one currency, which cannot be added. Use one currency; nothing was changed."
    for call in [ShopCall.refreshCatalog, .refreshBook] {
      shop.faults.fail(call, with: RepositoryError(.severalCurrencies, subject: "shop.example"))
      await presenter.perform(.refresh)
      await presenter.show(router.news.last ?? [])
      XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)], "\(call)")
      XCTAssertEqual(view.last?.rows.count, 3)
      shop.faults.mend()
    }
  }

  func testARefreshOfAListThatIsNotThereSaysWhyOnce() async throws {
    let shop = try SampleShop()
    for call in [ShopCall.catalog, .refreshCatalog] { shop.faults.fail(call, with: .noConnection) }
    let (presenter, view, router) = await opened(PageModule(ProductListPresenter(shop.actions())))
    await presenter.perform(.refresh)
    await presenter.show(router.news.last ?? [])

    XCTAssertEqual(view.last?.failure, .noConnection)
    XCTAssertEqual(view.last?.news, [])
  }

  func testWithoutDiscountsTheProductsAreStillListedAndLoadedAgainWhereThatCanHelp() async throws {
    let offline = RepositoryError(.unavailable, subject: "shop.example", canRetry: false)
    for (trouble, weight) in [(RepositoryError.noConnection, Offer.Weight.main), (offline, .other)] {
      let shop = try SampleShop()
      shop.faults.fail(.book, with: trouble)
      let (_, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))
      XCTAssertEqual(view.last?.column("Offer"), [])
      XCTAssertEqual(view.last?.banners.map(\.tone), [.bad])
      XCTAssertEqual(view.last?.offer("refresh")?.weight, weight)
    }
  }

  func testACartThatCannotBeSavedIsAsItWasAndTheReasonIsShown() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    let (presenter, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))

    for intent in [ShopIntent.add(Scan("TSHIRT")), .remove(code: "MUG", nil)] {
      await presenter.perform(intent)
      XCTAssertEqual(view.last?.news, [Notice(Failure.diskFull.text, .bad)])
    }
    XCTAssertEqual(view.last?.column("In cart"), ["", "", "1"])
  }

  func testAnOpenPaymentThatCannotBeReadIsNoReasonToHideTheProducts() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.pending, with: .badRow)
    let screen = try await shown(PageModule(ProductListPresenter(shop.actions())))

    XCTAssertEqual(screen.news, [Notice(Failure.badRow.text, .bad)])
    XCTAssertEqual(screen.rows.count, 3)
  }
}

/// A shop whose discounts are out of reach.
final class ListPriceTests: XCTestCase {
  private let sentence = Failure.noConnection.text + " Meanwhile everything can be sold at list prices."

  // Two vouchers would cost 5.00 with the discount, and cost 10.00 without.
  func testACartIsSoldAtListPricesAfterOneQuestion() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    let (cart, view, router) = await opened(PageModule(CartPresenter(shop.actions())))
    XCTAssertEqual(view.last?.sums, [["Total", "€10.00"]])
    XCTAssertEqual(view.last?.banners.first, Notice(sentence, .bad))

    let total = euro(1_000)
    await cart.perform(.shop(.pay(shown: total)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    try await expectEqual(shop.records.orders(), [])

    let (payment, question, after) = await opened(PageModule(PaymentPresenter(shop.actions())))
    XCTAssertEqual(question.last?.question, "Pay €10.00 at these prices?")
    XCTAssertEqual(question.last?.banners, [Notice(sentence, .bad)])
    await payment.perform(.agree(total))
    XCTAssertEqual(after.routes, [.order(Order.ID(number: 1))])
    let order = try await shop.records.orders().first
    XCTAssertEqual(order?.quote.total, total)
    XCTAssertEqual(order?.quote.applied, [])
  }

  func testWhereTheDiscountsAreBackMeanwhileTheirTotalIsAskedAbout() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    let (payment, view, router) = watched(PageModule(PaymentPresenter(shop.actions())))
    shop.faults.fail(.book, with: .noConnection)
    await payment.show()
    shop.faults.mend()

    await payment.perform(.agree(euro(1_000)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    await payment.show()
    XCTAssertEqual(view.last?.question, "Pay €5.00 at these prices?")
  }

  func testTheReasonsSayThatTheDiscountsAreMissing() async throws {
    let shop = try await SampleShop(holding: "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    try await expectEqual(shown(PageModule(ReasonsPresenter(shop.actions()))).banners, [Notice(sentence, .bad)])
  }
}
