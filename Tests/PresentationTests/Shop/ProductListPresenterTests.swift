import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ProductListPresenterTests: XCTestCase {
  func testItLoadsThenShowsEveryProductWithItsOffer() async throws {
    let (_, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))

    XCTAssertEqual(view.screens.count, 2)
    XCTAssertEqual(view.screens.first?.content, .loading("Loading the price list…"))
    let screen = try XCTUnwrap(view.last)
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
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))
    await presenter.perform(.add(Scan("voucher")))
    await presenter.perform(.add(Scan("Voucher", pieces: 2)))

    XCTAssertEqual(view.last?.news, [Notice("Added: 2 × Cabify Voucher.", .good)])
    XCTAssertEqual(view.last?.column("In cart"), ["3", "", ""])
    XCTAssertEqual(view.last?.texts, ["In the cart: 3 pieces, €10.00"])
  }

  func testAFilteredListStaysFilteredWhenSomethingIsAdded() async throws {
    let (presenter, view, _) = try await opened(
      PageModule(ProductListPresenter(SampleShop().actions(), matching: "coffee"))
    )
    await presenter.perform(.add(Scan("MUG")))
    await presenter.perform(.add(Scan("VOUCHER")))

    XCTAssertEqual(view.last?.news, [Notice("Added: 1 × Cabify Voucher.", .good)])
    XCTAssertEqual(view.last?.column("Code"), ["MUG"])
    XCTAssertEqual(view.last?.texts, ["In the cart: 2 pieces, €12.50"])
  }

  func testAPartOfANameIsSearched() async throws {
    let (presenter, view, router) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))
    await presenter.perform(.add(Scan("coff")))
    XCTAssertEqual(router.routes, [.products(matching: "coff")])

    // A code that was cut off is no name, and what is counted was meant to be sold.
    for scan in [Scan("400638"), Scan("coff", pieces: 2), Scan("c")] {
      await presenter.perform(.add(scan))
      XCTAssertEqual(view.last?.news.map(\.tone), [.bad], scan.code)
    }
    XCTAssertEqual(router.routes.count, 1)
  }

  func testANumberCanBeACode() async throws {
    let shop = try SampleShop()
    let numbered = try XCTUnwrap(Product.sample("1", name: "One", minorUnits: 100))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [numbered]))
    let (presenter, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))
    await presenter.perform(.add(Scan("1")))
    XCTAssertEqual(view.last?.news, [Notice("Added: 1 × One.", .good)])

    await presenter.perform(.remove(code: "1", nil))
    XCTAssertEqual(view.last?.news, [Notice("Removed: One.", .good)])
  }

  func testAnUnknownCodeIsNamedWithTheOneThatMayBeMeant() async throws {
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))

    for typed in ["VOUCHR", "ZEBRA", "4", "0", "-1", String(Int.min), String(Int.max), ""] {
      await presenter.perform(.add(Scan(typed)))
      let meant = typed == "VOUCHR" ? " Did you mean “VOUCHER”?" : ""
      XCTAssertEqual(view.last?.news, [Notice("No product here has the code “\(typed)”.\(meant)", .bad)])
    }
    XCTAssertEqual(view.last?.texts, [])
  }

  func testAQuantityBeforeACodeIsAnsweredWithHowItIsGiven() async throws {
    let sentences: [(Language, String)] = [
      (.english, "To add 2 of mug: 2*mug or mug 2."), (.spanish, "Para añadir 2 de mug: 2*mug o mug 2."),
      (.japanese, "mug を 2 追加するには、2*mug または mug 2 とします。"),
    ]
    for (language, sentence) in sentences {
      let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions(in: language))))
      for typed in ["2 mug", "mug*2"] {
        await assertRefuses("add", ["code": typed], by: presenter, sentence)
      }
      XCTAssertEqual(view.last?.texts, [], "the cart is as it was")
    }
  }

  func testAQuantityOutsideOneToALineIsRefusedAndChangesNothing() async throws {
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))

    for quantity in [0, -1, 10_000, 99_999, .min, .max] {
      await presenter.perform(.add(Scan("MUG", pieces: quantity)))
      let sentence = "“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999."
      XCTAssertEqual(view.last?.news, [Notice(sentence, .bad)])
    }
    await presenter.perform(.add(Scan("MUG", pieces: 9_999)))
    await presenter.perform(.add(Scan("MUG")))

    let text = "A line holds at most 9,999 pieces, and there are 9,999 of MUG already. Add fewer."
    XCTAssertEqual(view.last?.news, [Notice(text, .bad)])
    XCTAssertEqual(view.last?.column("In cart"), ["", "", "9,999"])
  }

  func testPiecesAreRemovedByCode() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG", "MUG", "TSHIRT")
    let (presenter, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))

    for (code, pieces, news) in [
      ("mug", 2, Notice("Removed; 1 × Cabify Coffee Mug left.", .good)),
      ("MUG", nil, Notice("Removed: Cabify Coffee Mug.", .good)), ("MUG", nil, Notice("MUG is not in the cart.", .bad)),
    ] as [(String, TypedQuantity?, Notice)] {
      await presenter.perform(.remove(code: code, pieces))
      XCTAssertEqual(view.last?.news, [news])
    }
    await presenter.perform(.remove(code: String(Int.min), nil))
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])

    XCTAssertEqual(view.last?.column("In cart"), ["", "1", ""])
  }

  func testAFilterLooksAtCodesAndNamesWithoutRegardToCaseAndAccents() async throws {
    let shop = try SampleShop()
    let cafe = try XCTUnwrap(Product.sample("CAFE", name: "Café con leche", minorUnits: 180))
    shop.catalog.replace(with: try Catalog(Catalog.sample().products + [cafe]))

    for (filter, codes) in [("shirt", ["TSHIRT"]), ("CABIFY C", ["MUG"]), ("cafe CON", ["CAFE"]), ("ｍｕｇ", ["MUG"])] {
      try await expectEqual(
        shown(PageModule(ProductListPresenter(shop.actions(), matching: filter))).column("Code"),
        codes,
        filter
      )
    }
    try await expectEqual(
      shown(PageModule(ProductListPresenter(shop.actions(), matching: "tea"))).content,
      .empty("No product contains “tea”.")
    )
    try await expectEqual(shown(PageModule(ProductListPresenter(shop.actions()))).rows.count, 4)
  }

  func testWhatTheCartHoldsIsSaidAlsoWhereNothingIsFound() async throws {
    let screen = try await shown(
      PageModule(ProductListPresenter(SampleShop(holding: "MUG", "MUG").actions(), matching: "tea"))
    )
    XCTAssertEqual(screen.content.isLoading, false)
    XCTAssertEqual(screen.texts, ["No product contains “tea”.", "In the cart: 2 pieces, €15.00"])
  }

  func testAnEmptyPriceListIsShownAsOne() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([]))
    try await expectEqual(
      shown(PageModule(ProductListPresenter(shop.actions()))).content,
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

    let (presenter, view, _) = watched(PageModule(ProductListPresenter(shop.actions())))
    await presenter.show([Notice("Hello.")])

    let expected = [Notice("Hello."), Notice("The earlier payment of €27.50 was completed. It is order 1 now.", .good)]
    XCTAssertEqual(view.last?.news, expected)
    XCTAssertEqual(view.last?.texts, [])
    XCTAssertEqual(shop.gateway.charged.map(\.minorUnits), [2_750])

    await presenter.show()
    XCTAssertEqual(view.last?.news, [])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, view, router) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))
    await presenter.perform(.go(.cart))
    await presenter.perform(.go(.products(matching: "mug")))
    await presenter.perform(.go(.order(Order.ID(number: 7))))

    XCTAssertEqual(router.routes, [.cart, .products(matching: "mug"), .order(Order.ID(number: 7))])
    XCTAssertEqual(router.news, [[], [], []])
    XCTAssertEqual(view.last?.offer("add")?.fields.first?.choices.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testWhatTheCartHoldsIsOfferedFirstToBeTakenOut() async throws {
    let shop = try await SampleShop(holding: "TSHIRT")
    let (_, view, _) = await opened(PageModule(ProductListPresenter(shop.actions())))

    XCTAssertEqual(view.last?.offer("remove")?.fields.first?.choices.map(\.id), ["TSHIRT", "VOUCHER", "MUG"])
  }
}
