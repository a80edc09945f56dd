import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ProductListPresenterTests: XCTestCase {
  func testItLoadsThenShowsEveryProductWithItsOffer() async throws {
    var products = try ProductListPresenter(SampleShop().actions())
    await expectEqual(products.waits(), ["Loading the price list…"])
    let screen = try await shown(ProductListPresenter(SampleShop().actions()))
    XCTAssertEqual(screen.title, "Shop")
    XCTAssertEqual(screen.tables.map { $0.columns.map(\.title) }, [["Code", "Name", "Price", "Offer"]])
    let rows = [
      ["VOUCHER", "Cabify Voucher", "€5.00", "2-for-1"],
      ["TSHIRT", "Cabify T-Shirt", "€20.00", "3 or more: 19.00 each"],
      ["MUG", "Cabify Coffee Mug", "€7.50", ""],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(screen.content.value?.numberedRows, [1: "VOUCHER", 2: "TSHIRT", 3: "MUG"])
    XCTAssertEqual(screen.texts, [])
    XCTAssertEqual(screen.banners, [])
    XCTAssertEqual(screen.news, [])
  }

  func testACodeInAnyCasePutsPiecesIntoTheCart() async throws {
    var products = try ProductListPresenter(SampleShop().actions())
    try await products.perform(.add(Scan("voucher")))
    let next = try await products.perform(.add(Scan("Voucher", pieces: 2)))
    XCTAssertEqual(next, .stay("Added: 2 × Cabify Voucher.", .good))

    let page = await products.load()
    XCTAssertEqual(page.column("In cart"), ["3", "", ""])
    XCTAssertEqual(page.texts, ["In the cart: 3 pieces, €10.00"])
  }

  func testAFilteredListStaysFilteredWhenSomethingIsAdded() async throws {
    var products = try ProductListPresenter(SampleShop().actions(), matching: "coffee")
    try await products.perform(.add(Scan("MUG")))
    try await expectEqual(products.perform(.add(Scan("VOUCHER"))), .stay("Added: 1 × Cabify Voucher.", .good))

    let page = await products.load()
    XCTAssertEqual(page.column("Code"), ["MUG"])
    XCTAssertEqual(page.texts, ["In the cart: 2 pieces, €12.50"])
  }

  func testAPartOfANameIsSearched() async throws {
    var products = try ProductListPresenter(SampleShop().actions())
    try await expectEqual(products.perform(.add(Scan("coff"))).route, .products(matching: "coff"))

    // An incomplete code is not a name, and a text with a quantity was meant as a sale.
    for scan in [Scan("400638"), Scan("coff", pieces: 2), Scan("c")] {
      try await expectEqual(products.perform(.add(scan)).tones, [.bad], scan.code)
    }
  }

  func testANumberCanBeACode() async throws {
    let shop = try SampleShop()
    let numbered = try XCTUnwrap(Product.sample("1", name: "One", minorUnits: 100))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [numbered]))
    var products = ProductListPresenter(shop.actions())
    try await expectEqual(products.perform(.add(Scan("1"))), .stay("Added: 1 × One.", .good))
    try await expectEqual(products.perform(.remove(code: "1", nil)), .stay("Removed: One.", .good))
  }

  func testAnUnknownCodeIsNamedWithTheOneThatMayBeMeant() async throws {
    var products = try ProductListPresenter(SampleShop().actions())

    for typed in ["VOUCHR", "ZEBRA", "4", "0", "-1", String(Int.min), String(Int.max), ""] {
      let meant = typed == "VOUCHR" ? " Did you mean “VOUCHER”?" : ""
      let next = try await products.perform(.add(Scan(typed)))
      XCTAssertEqual(next, .stay("No product here has the code “\(typed)”.\(meant)", .bad))
    }
    await expectEqual(products.load().texts, [])
  }

  func testAQuantityBeforeACodeIsAnsweredWithHowItIsGiven() async throws {
    let sentences: [(Language, String)] = [
      (.english, "To add 2 of mug: 2*mug or mug 2."), (.spanish, "Para añadir 2 de mug: 2*mug o mug 2."),
      (.japanese, "mug を 2 追加するには、2*mug または mug 2 とします。"),
    ]
    for (language, sentence) in sentences {
      var products = try ProductListPresenter(SampleShop().actions(in: language))
      for typed in ["2 mug", "mug*2"] {
        await assertRefuses("add", ["code": typed], by: products, sentence)
      }
      await expectEqual(products.load().texts, [], "the cart is as it was")
    }
  }

  func testAQuantityOutsideOneToALineIsRefusedAndChangesNothing() async throws {
    var products = try ProductListPresenter(SampleShop().actions())

    for quantity in [0, -1, 10_000, 99_999, .min, .max] {
      let sentence = "“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999."
      try await expectEqual(products.perform(.add(Scan("MUG", pieces: quantity))), .stay(sentence, .bad))
    }
    try await products.perform(.add(Scan("MUG", pieces: 9_999)))
    let text = "A line holds at most 9,999 pieces, and there are 9,999 of MUG already. Add fewer."
    try await expectEqual(products.perform(.add(Scan("MUG"))), .stay(text, .bad))

    await expectEqual(products.load().column("In cart"), ["", "", "9,999"])
  }

  func testPiecesAreRemovedByCode() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG", "MUG", "TSHIRT")
    var products = ProductListPresenter(shop.actions())

    for (code, pieces, news) in [
      ("mug", 2, Notice("Removed; 1 × Cabify Coffee Mug left.", .good)),
      ("MUG", nil, Notice("Removed: Cabify Coffee Mug.", .good)), ("MUG", nil, Notice("MUG is not in the cart.", .bad)),
    ] as [(String, TypedQuantity?, Notice)] {
      try await expectEqual(products.perform(.remove(code: code, pieces)), .stay([news]))
    }
    try await expectEqual(products.perform(.remove(code: String(Int.min), nil)).tones, [.bad])

    await expectEqual(products.load().column("In cart"), ["", "1", ""])
  }

  func testAFilterLooksAtCodesAndNamesWithoutRegardToCaseAndAccents() async throws {
    let shop = try SampleShop()
    let cafe = try XCTUnwrap(Product.sample("CAFE", name: "Café con leche", minorUnits: 180))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [cafe]))

    for (filter, codes) in [("shirt", ["TSHIRT"]), ("CABIFY C", ["MUG"]), ("cafe CON", ["CAFE"]), ("ｍｕｇ", ["MUG"])] {
      await expectEqual(shown(ProductListPresenter(shop.actions(), matching: filter)).column("Code"), codes, filter)
    }
    await expectEqual(
      shown(ProductListPresenter(shop.actions(), matching: "tea")).content,
      .empty("No product contains “tea”.")
    )
    await expectEqual(shown(ProductListPresenter(shop.actions())).rows.count, 4)
  }

  func testWhatTheCartHoldsIsSaidAlsoWhereNothingIsFound() async throws {
    let screen = try await shown(ProductListPresenter(SampleShop(holding: "MUG", "MUG").actions(), matching: "tea"))
    XCTAssertEqual(screen.content.isLoading, false)
    XCTAssertEqual(screen.texts, ["No product contains “tea”.", "In the cart: 2 pieces, €15.00"])
  }

  func testAnEmptyPriceListIsShownAsOne() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([]))
    await expectEqual(
      shown(ProductListPresenter(shop.actions())).content,
      .empty("The price list has no products.")
    )
  }

  func testAPaymentThatWentThroughBeforeTheProcessDiedIsAnOrderAtTheNextStart() async throws {
    let shop = try await SampleShop(holding: "MUG", "TSHIRT")
    shop.faults.fail(.settle, with: .diskFull)
    var random = SplitMix64(seed: 1)
    let review = try await shop.shop.openCart()
    let quote = try await shop.shop.applyDiscounts(to: review.cart, on: shop.time.today())
    let death = try await shop.shop.payForCart(quote, nonce: random.next())
    guard case .unconfirmed(_, .diskFull) = death else { return XCTFail("\(death)") }
    shop.faults.mend()

    var products = ProductListPresenter(shop.actions())
    let page = await products.load()
    XCTAssertEqual(page.news, [Notice("The earlier payment of €27.50 was completed. It is order 1 now.", .good)])
    XCTAssertEqual(page.texts, [])
    XCTAssertEqual(shop.gateway.charged.map(\.minorUnits), [2_750])
    await expectEqual(products.load().news, [])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    var products = try ProductListPresenter(SampleShop().actions())
    for route in [ShopRoute.cart, .products(matching: "mug"), .order(7)] {
      try await expectEqual(products.perform(.go(route)), .go(route))
    }
    await expectEqual(products.load().offer("add")?.fields.first?.choices.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testWhatTheCartHoldsIsOfferedFirstToBeTakenOut() async throws {
    let shop = try await SampleShop(holding: "TSHIRT")
    let page = await shown(ProductListPresenter(shop.actions()))
    XCTAssertEqual(page.offer("remove")?.fields.first?.choices.map(\.id), ["TSHIRT", "VOUCHER", "MUG"])
  }
}
