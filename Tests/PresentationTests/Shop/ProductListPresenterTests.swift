import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ProductListPresenterTests: XCTestCase {
  func testItLoadsThenShowsEveryProductWithItsOffer() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.show()

    XCTAssertEqual(view.screens.count, 2)
    XCTAssertEqual(view.screens.first?.content, .loading("Loading the price list…"))
    let screen = try XCTUnwrap(view.screens.last)
    XCTAssertEqual(screen.title, "Shop")
    XCTAssertEqual(screen.tables.map { $0.columns.map(\.title) }, [["Code", "Name", "Price", "Offer"]])
    XCTAssertEqual(
      screen.rows,
      [
        ["VOUCHER", "Cabify Voucher", "€5.00", "2-for-1"],
        ["TSHIRT", "Cabify T-Shirt", "€20.00", "3 or more: 19.00 each"],
        ["MUG", "Cabify Coffee Mug", "€7.50", ""],
      ]
    )
    XCTAssertEqual(screen.content.value?.numberedRows, [1: "VOUCHER", 2: "TSHIRT", 3: "MUG"])
    XCTAssertEqual(screen.texts, [])
    XCTAssertEqual(screen.banners, [])
    XCTAssertEqual(screen.news, [])
  }

  func testACodeInAnyCasePutsPiecesIntoTheCart() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.show()
    await presenter.perform(.add(Scan("voucher")))
    await presenter.perform(.add(Scan("Voucher", pieces: 2)))

    XCTAssertEqual(view.screens.last?.news, [Notice("Added: 2 × Cabify Voucher.", .good)])
    XCTAssertEqual(view.screens.last?.column("In cart"), ["3", "", ""])
    XCTAssertEqual(view.screens.last?.texts, ["In the cart: 3 pieces, €10.00"])
  }

  func testAFilteredListStaysFilteredWhenSomethingIsAdded() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop(), matching: "coffee")

    await presenter.show()
    await presenter.perform(.add(Scan("MUG")))
    await presenter.perform(.add(Scan("VOUCHER")))

    XCTAssertEqual(view.screens.last?.news, [Notice("Added: 1 × Cabify Voucher.", .good)])
    XCTAssertEqual(view.screens.last?.column("Code"), ["MUG"])
    XCTAssertEqual(view.screens.last?.texts, ["In the cart: 2 pieces, €12.50"])
  }

  func testANumberCanBeACode() async throws {
    let shop = try SampleShop()
    let numbered = try XCTUnwrap(Product.sample("1", name: "One", minorUnits: 100))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [numbered]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    await presenter.perform(.add(Scan("1")))
    XCTAssertEqual(view.screens.last?.news, [Notice("Added: 1 × One.", .good)])

    await presenter.perform(.remove(code: "1", nil))
    XCTAssertEqual(view.screens.last?.news, [Notice("Removed: One.", .good)])
  }

  func testAnUnknownCodeIsNamedWithTheOneThatMayBeMeant() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())
    let bad: [(typed: String, sentence: String)] = [
      ("VOUCHR", "No product here has the code “VOUCHR”. Did you mean “VOUCHER”?"),
      ("ZEBRA", "No product here has the code “ZEBRA”."),
      ("4", "No product here has the code “4”."),
      ("0", "No product here has the code “0”."),
      ("-1", "No product here has the code “-1”."),
      (String(Int.min), "No product here has the code “\(Int.min)”."),
      (String(Int.max), "No product here has the code “\(Int.max)”."),
      ("", "No product here has the code “”."),
    ]

    await presenter.show()
    for (typed, sentence) in bad {
      await presenter.perform(.add(Scan(typed)))
      XCTAssertEqual(view.screens.last?.news, [Notice(sentence, .bad)])
    }
    XCTAssertEqual(view.screens.last?.texts, [])
  }

  func testAQuantityBeforeACodeIsAnsweredWithHowItIsGiven() async throws {
    let sentences: [(Language, String)] = [
      (.english, "To add 2 of mug: 2*mug or mug 2."), (.spanish, "Para añadir 2 de mug: 2*mug o mug 2."),
      (.japanese, "mug を 2 追加するには、2*mug または mug 2 とします。"),
    ]
    for (language, sentence) in sentences {
      let (presenter, view, _) = watched(try SampleShop().actions(in: language).products())
      await presenter.show()
      for typed in ["2 mug", "mug*2"] {
        do {
          try await presenter.perform("add", ["code": typed])
          XCTFail("\(typed) was understood")
        } catch {
          XCTAssertEqual(error, .refused(sentence), typed)
        }
      }
      XCTAssertEqual(view.screens.last?.texts, [], "the cart is as it was")
    }
  }

  func testAQuantityOutsideOneToALineIsRefusedAndChangesNothing() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())
    await presenter.show()

    for quantity in [0, -1, 10_000, 99_999, .min, .max] {
      await presenter.perform(.add(Scan("MUG", pieces: quantity)))
      XCTAssertEqual(
        view.screens.last?.news,
        [Notice("“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999.", .bad)]
      )
    }
    await presenter.perform(.add(Scan("MUG", pieces: 9_999)))
    await presenter.perform(.add(Scan("MUG")))

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("A line holds at most 9,999 pieces, and there are 9,999 of MUG already. Add fewer.", .bad)]
    )
    XCTAssertEqual(view.screens.last?.column("In cart"), ["", "", "9,999"])
  }

  func testPiecesAreRemovedByCode() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG", "MUG", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop)
    await presenter.show()

    await presenter.perform(.remove(code: "mug", 2))
    XCTAssertEqual(view.screens.last?.news, [Notice("Removed; 1 × Cabify Coffee Mug left.", .good)])
    await presenter.perform(.remove(code: "MUG", nil))
    XCTAssertEqual(view.screens.last?.news, [Notice("Removed: Cabify Coffee Mug.", .good)])
    await presenter.perform(.remove(code: "MUG", nil))
    XCTAssertEqual(view.screens.last?.news, [Notice("MUG is not in the cart.", .bad)])
    await presenter.perform(.remove(code: String(Int.min), nil))
    XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad])

    XCTAssertEqual(view.screens.last?.column("In cart"), ["", "1", ""])
  }

  func testAFilterLooksAtCodesAndNamesWithoutRegardToCaseAndAccents() async throws {
    let shop = try SampleShop()
    let cafe = try XCTUnwrap(Product.sample("CAFE", name: "Café con leche", minorUnits: 180))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [cafe]))

    for (filter, codes) in [("shirt", ["TSHIRT"]), ("CABIFY C", ["MUG"]), ("cafe CON", ["CAFE"]), ("ｍｕｇ", ["MUG"])] {
      let (presenter, view, _) = makePresenter(shop, matching: filter)
      await presenter.show()
      XCTAssertEqual(view.screens.last?.column("Code"), codes, filter)
    }
    let (none, noneView, _) = makePresenter(shop, matching: "tea")
    await none.show()
    XCTAssertEqual(noneView.screens.last?.content, .empty("No product contains “tea”."))
    let (all, allView, _) = makePresenter(shop, matching: "")
    await all.show()
    XCTAssertEqual(allView.screens.last?.rows.count, 4)
  }

  func testWhatTheCartHoldsIsSaidAlsoWhereNothingIsFound() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG")
    let (presenter, view, _) = makePresenter(shop, matching: "tea")

    await presenter.show()

    XCTAssertEqual(view.screens.last?.content.isLoading, false)
    XCTAssertEqual(view.screens.last?.texts, ["No product contains “tea”.", "In the cart: 2 pieces, €15.00"])
  }

  func testAnEmptyPriceListIsShownAsOne() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.screens.last?.content, .empty("The price list has no products."))
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
    await presenter.show([Notice("Hello.")])

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("Hello."), Notice("The earlier payment of €27.50 was completed. It is order 1 now.", .good)]
    )
    XCTAssertEqual(view.screens.last?.texts, [])
    XCTAssertEqual(shop.gateway.charged.map(\.minorUnits), [2_750])

    await presenter.show()
    XCTAssertEqual(view.screens.last?.news, [])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, view, router) = makePresenter(try SampleShop())

    await presenter.show()
    await presenter.perform(.go(.cart))
    await presenter.perform(.go(.products(matching: "mug")))
    await presenter.perform(.go(.order(Order.ID(number: 7))))

    XCTAssertEqual(router.routes, [.cart, .products(matching: "mug"), .order(Order.ID(number: 7))])
    XCTAssertEqual(router.news, [[], [], []])
    XCTAssertEqual(view.screens.last?.offer("add")?.fields.first?.choices.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testWhatTheCartHoldsIsOfferedFirstToBeTakenOut() async throws {
    let shop = try SampleShop()
    try await shop.scan("TSHIRT")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.screens.last?.offer("remove")?.fields.first?.choices.map(\.id), ["TSHIRT", "VOUCHER", "MUG"])
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try .translated())
    try await shop.scan("VOUCHER", "VOUCHER")
    let (spanish, spanishView, _) = makePresenter(shop, in: .spanish)
    let (japanese, japaneseView, _) = makePresenter(shop, in: .japanese)

    await spanish.show()
    await spanish.perform(.add(Scan("MUG", pieces: 1_000)))
    await japanese.show()
    await japanese.perform(.remove(code: "MUG", 998))

    XCTAssertEqual(spanishView.screens.last?.title, "Tienda")
    XCTAssertEqual(
      spanishView.screens.last?.row("VOUCHER")?.texts,
      ["VOUCHER", "Cabify Voucher", "5,00 €", "2", "2x1"]
    )
    XCTAssertEqual(spanishView.screens.last?.news.map(\.text), ["Añadido: 1000 × Cabify Coffee Mug."])
    XCTAssertEqual(spanishView.screens.last?.texts, ["En el carro: 1002 unidades, 7505,00 €"])
    XCTAssertEqual(japaneseView.screens.last?.title, "ショップ")
    XCTAssertEqual(japaneseView.screens.last?.column("価格").first, "€5.00")
    XCTAssertEqual(japaneseView.screens.last?.column("割引").first, "2個で1個分")
    XCTAssertEqual(japaneseView.screens.last?.news.map(\.text), ["減らしました：Cabify Coffee Mug は残り 2 個です。"])
    XCTAssertEqual(japaneseView.screens.last?.texts, ["カート：4 個、€20.00"])
  }

  private func makePresenter(
    _ shop: SampleShop,
    matching filter: String = "",
    in language: Language = .english
  ) -> (PagePresenter<ShopIntent, ShopRoute>, RecordingView<Page>, RecordingRouter<ShopRoute>) {
    watched(shop.actions(in: language).products(matching: filter))
  }
}
