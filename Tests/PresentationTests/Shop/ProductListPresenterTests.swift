import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ProductListPresenterTests: XCTestCase {
  func testItLoadsThenShowsEveryProductWithItsOffer() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.begin()

    XCTAssertEqual(view.screens.count, 2)
    XCTAssertEqual(view.screens.first?.content, .loading("Loading the price list…"))
    XCTAssertEqual(
      view.rows.map { [String($0.number), $0.code, $0.name, $0.price, $0.inCart, $0.offer] },
      [
        ["1", "VOUCHER", "Cabify Voucher", "€5.00", "", "2-for-1"],
        ["2", "TSHIRT", "Cabify T-Shirt", "€20.00", "", "3 or more: 19.00 each"],
        ["3", "MUG", "Cabify Coffee Mug", "€7.50", "", ""],
      ]
    )
    XCTAssertNil(view.screens.last?.cart)
    XCTAssertNil(view.screens.last?.freshness)
    XCTAssertEqual(view.notices, [])
  }

  func testACodeInAnyCasePutsPiecesIntoTheCart() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.begin()
    await presenter.add("voucher")
    await presenter.add("Voucher", quantity: 2)

    XCTAssertEqual(view.notices, [Notice("Added: 2 × Cabify Voucher.", .good)])
    XCTAssertEqual(view.rows.map(\.inCart), ["3", "", ""])
    XCTAssertEqual(view.screens.last?.cart, "In the cart: 3 pieces, €10.00")
    XCTAssertEqual(view.screens.map(\.isUpdate), [false, false, true, true])
  }

  func testANumberIsTheRowThatIsShown() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.begin()
    await presenter.list(matching: "coffee")
    await presenter.add("1")

    XCTAssertEqual(view.notices, [Notice("Added: 1 × Cabify Coffee Mug.", .good)])
    XCTAssertEqual(view.rows.map(\.code), ["MUG"])
  }

  func testANumberIsACodeFirst() async throws {
    let shop = try SampleShop()
    let numbered = try XCTUnwrap(Product.sample("1", name: "One", minorUnits: 100))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [numbered]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()
    await presenter.add("1")
    XCTAssertEqual(view.notices, [Notice("Added: 1 × One.", .good)])

    await presenter.remove("1")
    XCTAssertEqual(view.notices, [Notice("Removed: One.", .good)])
  }

  func testAnUnknownCodeIsNamedWithTheOneThatMayBeMeant() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())
    let bad: [(typed: String, sentence: String)] = [
      ("VOUCHR", "No product here has the code “VOUCHR”. Did you mean “VOUCHER”?"),
      ("ZEBRA", "No product here has the code “ZEBRA”."),
      ("4", "No product here has the code or the row “4”."),
      ("0", "No product here has the code or the row “0”."),
      ("-1", "No product here has the code or the row “-1”."),
      (String(Int.min), "No product here has the code or the row “\(Int.min)”."),
      (String(Int.max), "No product here has the code or the row “\(Int.max)”."),
      ("", "No product here has the code “”."),
    ]

    await presenter.begin()
    for (typed, sentence) in bad {
      await presenter.add(typed)
      XCTAssertEqual(view.notices, [Notice(sentence, .bad)])
    }
    XCTAssertNil(view.screens.last?.cart)
  }

  func testAQuantityOutsideOneToALineIsRefusedAndChangesNothing() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())
    await presenter.begin()

    for quantity in [0, -1, 10_000, 99_999, .min, .max] {
      await presenter.add("MUG", quantity: quantity)
      XCTAssertEqual(
        view.notices,
        [Notice("“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999.", .bad)]
      )
    }
    await presenter.add("MUG", quantity: 9_999)
    await presenter.add("MUG")

    XCTAssertEqual(
      view.notices,
      [Notice("A line holds at most 9,999 pieces, and there are 9,999 of MUG already. Add fewer.", .bad)]
    )
    XCTAssertEqual(view.rows.map(\.inCart), ["", "", "9,999"])
  }

  func testPiecesAreRemovedByCodeAndByRow() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG", "MUG", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop)
    await presenter.begin()

    await presenter.remove("mug", quantity: 2)
    XCTAssertEqual(view.notices, [Notice("Removed; 1 × Cabify Coffee Mug left.", .good)])
    await presenter.remove("3")
    XCTAssertEqual(view.notices, [Notice("Removed: Cabify Coffee Mug.", .good)])
    await presenter.remove("MUG")
    XCTAssertEqual(view.notices, [Notice("MUG is not in the cart.", .bad)])
    await presenter.remove(String(Int.min))
    XCTAssertEqual(view.notices.map(\.tone), [.bad])

    XCTAssertEqual(view.rows.map(\.inCart), ["", "1", ""])
  }

  func testAFilterLooksAtCodesAndNamesWithoutRegardToCaseAndAccents() async throws {
    let shop = try SampleShop()
    let cafe = try XCTUnwrap(Product.sample("CAFE", name: "Café con leche", minorUnits: 180))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [cafe]))
    let (presenter, view, _) = makePresenter(shop)
    await presenter.begin()

    for (filter, codes) in [("shirt", ["TSHIRT"]), ("CABIFY C", ["MUG"]), ("cafe CON", ["CAFE"]), ("ｍｕｇ", ["MUG"])] {
      await presenter.list(matching: filter)
      XCTAssertEqual(view.rows.map(\.code), codes, filter)
    }
    await presenter.list(matching: "tea")
    XCTAssertEqual(
      view.screens.last?.content,
      .empty("No product contains “tea”.")
    )
    await presenter.list(matching: "")
    XCTAssertEqual(view.rows.count, 4)
  }

  func testPricesThatWereKeptSayHowOldTheyAreAndWhy() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: .noConnection))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(view.screens.last?.freshness, "Prices as of Nov 20, 2026 at 9:00 AM")
    XCTAssertEqual(view.notices.map(\.tone), [.warning])
    XCTAssertTrue(view.notices.first?.text.hasPrefix("shop.example could not be reached") == true)
    XCTAssertEqual(view.rows.count, 3)

    await presenter.add("MUG")
    XCTAssertEqual(view.screens.last?.freshness, "Prices as of Nov 20, 2026 at 9:00 AM")
    XCTAssertEqual(view.notices.map(\.tone), [.good])
  }

  func testPricesThatWereKeptOnPurposeNeedNoReason() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: nil))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(view.screens.last?.freshness, "Prices as of Nov 20, 2026 at 9:00 AM")
    XCTAssertEqual(view.notices, [])
  }

  func testDiscountsThatWereKeptSayHowOldTheyAreAndAReasonIsSaidOnce() async throws {
    let shop = try SampleShop()
    let cached = Freshness.cached(since: .november20, because: .noConnection)
    shop.discounts.replace(with: try .sample(), freshness: cached)
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()
    XCTAssertEqual(view.notices.map(\.tone), [.warning, .warning])
    XCTAssertEqual(view.notices.last?.text, "Discounts as of Nov 20, 2026 at 9:00 AM.")
    XCTAssertEqual(view.screens.last?.canRetry, true)

    shop.catalog.replace(with: try .sample(), freshness: cached)
    await presenter.refresh()
    XCTAssertEqual(view.notices.filter { $0.text.hasPrefix("shop.example") }.count, 1)

    shop.catalog.replace(with: try .sample())
    shop.discounts.replace(with: try .sample())
    await presenter.refresh()
    XCTAssertEqual(view.notices, [])
    XCTAssertEqual(view.screens.last?.canRetry, false)
  }

  func testWhatWasLeftOutIsCountedOnceAndNotAtEveryStep() async throws {
    let shop = try SampleShop()
    let problem = ShopProblem(at: "products.json:5:3", .negativePrice("-1"))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products, problems: [problem]))
    shop.discounts.replace(with: DiscountBook([], problems: [problem, problem]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()
    XCTAssertEqual(
      view.notices.map(\.text),
      [
        "1 entry of the price list could not be read and was left out. The discounts say why.",
        "The discounts have 2 mistakes. The list of discounts shows them.",
      ]
    )
    await presenter.resume()
    XCTAssertEqual(view.notices, [])
    await presenter.refresh()
    XCTAssertEqual(view.notices.count, 2)
  }

  func testAPriceListThatCannotBeReachedIsAFailureUntilARefresh() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.catalog, with: .noConnection)
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()
    await presenter.add("1")

    guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("it did not fail") }
    XCTAssertTrue(failure.canRetry)
    XCTAssertEqual(
      failure.text,
      "shop.example could not be reached: there is no connection to it. Check the network or the address."
    )
    shop.faults.mend()
    await presenter.refresh()
    XCTAssertEqual(view.rows.count, 3)
  }

  func testARefreshThatFailsSaysSo() async throws {
    let shop = try SampleShop()
    let (presenter, view, _) = makePresenter(shop)
    await presenter.begin()

    let sentence =
      "shop.example has prices in more than one currency, which cannot be added. Use one currency; nothing was changed."
    shop.faults.fail(.refreshCatalog, with: RepositoryError(.severalCurrencies, subject: "shop.example"))
    await presenter.refresh()
    XCTAssertEqual(view.screens.last?.content, .failed(Failure(sentence, canRetry: true)))
    shop.faults.mend()

    shop.faults.fail(.refreshBook, with: RepositoryError(.severalCurrencies, subject: "shop.example"))
    await presenter.refresh()
    XCTAssertEqual(view.notices, [Notice(sentence, .bad)])
    XCTAssertEqual(view.rows.count, 3)
  }

  func testWithoutDiscountsTheProductsAreStillListed() async throws {
    let shop = try SampleShop()
    let (presenter, view, _) = makePresenter(shop)
    shop.faults.fail(.book, with: .noConnection)

    await presenter.begin()

    XCTAssertEqual(view.rows.map(\.offer), ["", "", ""])
    XCTAssertEqual(view.notices.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.canRetry, true)
  }

  func testAnEmptyPriceListIsShownAsOne() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(view.screens.last?.content, .empty("The price list has no products."))
  }

  func testACartThatCannotBeSavedIsAsItWasAndTheReasonIsShown() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    let (presenter, view, _) = makePresenter(shop)
    await presenter.begin()

    await presenter.add("TSHIRT")
    XCTAssertEqual(
      view.notices,
      [
        Notice("/data/arcade.sqlite could not be written: the disk is full. Free some space, then try again.", .bad)
      ]
    )
    await presenter.remove("MUG")
    XCTAssertEqual(view.notices.map(\.tone), [.bad])
    XCTAssertEqual(view.rows.map(\.inCart), ["", "", "1"])
  }

  func testAnOpenPaymentThatCannotBeReadIsNoReasonToHideTheProducts() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.pending, with: .badRow)
    let (presenter, view, _) = makePresenter(shop)

    await presenter.begin()

    XCTAssertEqual(
      view.notices,
      [Notice("/data/arcade.sqlite was read, but it is not what it should be. Nothing was changed.", .bad)]
    )
    XCTAssertEqual(view.rows.count, 3)
  }

  func testAPaymentThatWentThroughBeforeTheProcessDiedIsAnOrderAtTheNextStart() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "TSHIRT")
    shop.faults.fail(.settle, with: .diskFull)
    var random = SplitMix64(seed: 1)
    let review = try await shop.shop.openCart()
    let quote = try await shop.shop.applyDiscounts(to: review.cart, on: shop.time.today())
    let death = try await shop.shop.payForCart(quote, nonce: random.next())
    guard case .unconfirmed(_, .diskFull) = death else { return XCTFail("\(death)") }
    shop.faults.mend()

    let (presenter, view, _) = makePresenter(shop)
    await presenter.begin()

    XCTAssertEqual(
      view.notices,
      [Notice("The earlier payment of €27.50 was completed. It is order 1 now.", .good)]
    )
    XCTAssertNil(view.screens.last?.cart)
    XCTAssertEqual(shop.gateway.charged.map(\.minorUnits), [2_750])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, _, router) = makePresenter(try SampleShop())

    await presenter.go(to: .cart)
    await presenter.go(to: .back)
    let codes = await presenter.codes()

    XCTAssertEqual(router.routes, [.cart, .back])
    XCTAssertEqual(codes, ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try .translated())
    try await shop.scan("VOUCHER", "VOUCHER")
    let (spanish, spanishView, _) = makePresenter(shop, in: .spanish)
    let (japanese, japaneseView, _) = makePresenter(shop, in: .japanese)

    await spanish.begin()
    await spanish.add("MUG", quantity: 1_000)
    await japanese.begin()
    await japanese.remove("MUG", quantity: 998)

    XCTAssertEqual(spanishView.screens.last?.title, "Tienda")
    XCTAssertEqual(spanishView.rows.first?.price, "5,00 €")
    XCTAssertEqual(spanishView.rows.first?.offer, "2x1")
    XCTAssertEqual(spanishView.notices.map(\.text), ["Añadido: 1000 × Cabify Coffee Mug."])
    XCTAssertEqual(spanishView.screens.last?.cart, "En el carro: 1002 unidades, 7505,00 €")
    XCTAssertEqual(japaneseView.screens.last?.title, "ショップ")
    XCTAssertEqual(japaneseView.rows.first?.price, "€5.00")
    XCTAssertEqual(japaneseView.rows.first?.offer, "2個で1個分")
    XCTAssertEqual(japaneseView.notices.map(\.text), ["減らしました：Cabify Coffee Mug は残り 2 個です。"])
    XCTAssertEqual(japaneseView.screens.last?.cart, "カート：4 個、€20.00")
  }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) -> (ProductListPresenter, RecordingView<ProductListScreen>, RecordingShopRouter) {
    let presenter = ProductListPresenter(shop: shop.shop, phrases: language.samplePhrases)
    let (view, router) = (RecordingView<ProductListScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<ProductListScreen> {
  fileprivate var rows: [ProductListScreen.Row] {
    if case .products(_, let rows) = screens.last?.content { rows } else { [] }
  }

  fileprivate var notices: [Notice] { screens.last?.notices ?? [] }
}
