import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class CartPresenterTests: XCTestCase {
  func testEveryLineShowsItsDiscountAlsoWhileItTakesNothingOff() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER", "MUG", "MUG", "MUG")
    let screen = await shown(CartPresenter(shop.actions()))
    let rows = [
      ["VOUCHER", "Cabify Voucher", "2", "€5.00", "€10.00"], ["TSHIRT", "Cabify T-Shirt", "1", "€20.00", "€20.00"],
      ["MUG", "Cabify Coffee Mug", "3", "€7.50", "€22.50"],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(screen.row("VOUCHER")?.detailTexts, [["2-for-1", "-€5.00"]])
    let expected = [["3 or more: 19.00 each", "€0.00"], ["Add 2 more and save €3.00."]]
    XCTAssertEqual(screen.row("TSHIRT")?.detailTexts, expected)
    XCTAssertEqual(screen.row("MUG")?.detailTexts, [])
    XCTAssertEqual(screen.sums, [["Subtotal", "€52.50"], ["Discounts", "-€5.00"], ["Total", "€47.50"]])
    XCTAssertEqual(screen.row("total")?.cells.last?.tone, .strong)
    XCTAssertEqual(screen.content.value?.numberedRows, [1: "VOUCHER", 2: "TSHIRT", 3: "MUG"])
    XCTAssertEqual(screen.mainWords, ["remove", "pay"])
  }

  func testWithoutADiscountThereIsOnlyATotal() async throws {
    try await expectEqual(shown(CartPresenter(SampleShop(holding: "MUG").actions())).sums, [["Total", "€7.50"]])
  }

  func testAnEmptyCartSaysSo() async throws {
    var cart = try CartPresenter(SampleShop().actions())
    try await expectEqual(cart.perform(.shop(.remove(code: "MUG", nil))), .stay("MUG is not in the cart.", .bad))

    let page = await cart.load()
    XCTAssertEqual(page.content, .empty("The cart is empty."))
    XCTAssertEqual(page.mainWords, ["list"])
  }

  func testPiecesAreAddedAndRemoved() async throws {
    let shop = try await SampleShop(holding: "MUG", "TSHIRT")
    var cart = CartPresenter(shop.actions())
    for (intent, text) in [
      (.add(Scan("TSHIRT", pieces: 2)), "Added: 2 × Cabify T-Shirt."),
      (.add(Scan("voucher")), "Added: 1 × Cabify Voucher."),
      (.remove(code: "mug", nil), "Removed: Cabify Coffee Mug."),
      (.remove(code: "TSHIRT", 1), "Removed; 2 × Cabify T-Shirt left."),
    ] as [(ShopIntent, String)] {
      try await expectEqual(cart.perform(.shop(intent)), .stay(text, .good))
    }
    await expectEqual(cart.load().rows.map { [$0[0], $0[2]] }, [["TSHIRT", "2"], ["VOUCHER", "1"]])
  }

  func testABadQuantityOrCodeChangesNothing() async throws {
    let shop = try await SampleShop(holding: "MUG")
    var cart = CartPresenter(shop.actions())

    for quantity in [0, -1, 99_999] {
      let next = try await cart.perform(.shop(.remove(code: "MUG", TypedQuantity(integerLiteral: quantity))))
      XCTAssertEqual(next.said, ["“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999."])
    }
    try await expectEqual(cart.perform(.shop(.remove(code: "MUGG", nil))).said, ["MUGG is not in the cart."])
    try await expectEqual(cart.perform(.shop(.remove(code: "a b", nil))).said, ["No product here has the code “a b”."])

    await expectEqual(cart.load().column("Pieces"), ["1"])
  }

  func testAProductThatIsGoneStaysVisibleMarkedAndRemovable() async throws {
    let shop = try await SampleShop(holding: "MUG", "TSHIRT", "VOUCHER")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: nil))
    var cart = CartPresenter(shop.actions())
    let page = await cart.load()
    XCTAssertEqual(page.content.value?.numberedRows, [1: "TSHIRT", 2: "VOUCHER", 3: "MUG"])
    XCTAssertEqual(page.row("MUG")?.texts, ["MUG", "Cabify Coffee Mug", "1", "€7.50", ""])
    XCTAssertEqual(page.row("MUG")?.detailTexts, [["no longer sold; remove it before paying"]])
    XCTAssertEqual(page.sums.last, ["Total", "€25.00"])
    XCTAssertEqual(page.offer("remove")?.fields[0].choices.map(\.id), ["MUG", "TSHIRT", "VOUCHER"])

    try await expectEqual(cart.perform(.shop(.remove(code: "MUG", nil))).said, ["Removed: Cabify Coffee Mug."])
    await expectEqual(cart.load().column("Code"), ["TSHIRT", "VOUCHER"])
  }

  func testAProductThatComesBackCanBeBoughtAgainInItsOldPlace() async throws {
    let shop = try await SampleShop(holding: "MUG", "TSHIRT")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: nil).with("TSHIRT", at: 2_100))
    var cart = CartPresenter(shop.actions())
    shop.catalog.replace(with: try .sample())

    let page = await cart.load()
    XCTAssertEqual(page.column("Code"), ["MUG", "TSHIRT"])
    XCTAssertEqual(page.row("MUG")?.detailTexts, [])
  }

  func testAPriceThatChangedIsSaidHoweverOftenTheCartIsShown() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: 800))
    var cart = CartPresenter(shop.actions())

    let sentence = "Cabify Coffee Mug was €7.50 when it was added and is €8.00 now."
    let page = await cart.load()
    XCTAssertEqual(page.banners, [Notice(sentence, .warning)])
    XCTAssertEqual(page.sums.last, ["Total", "€8.00"])
  }

  func testACartInACurrencyThatIsNoLongerUsedIsMarkedAndNothingJoinsIt() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 900, currency: .jpy))
    shop.catalog.replace(with: try Catalog([mug], currency: .jpy))
    shop.discounts.replace(with: PromotionBook([]))
    var cart = CartPresenter(shop.actions())
    await expectEqual(cart.load().row("MUG")?.detailTexts, [["no longer sold; remove it before paying"]])
    let next = try await cart.perform(.shop(.add(Scan("MUG"))))
    XCTAssertEqual(next.said, ["The cart is in EUR and this price in JPY. Pay or clear the cart first."])
    try await cart.perform(.clear(pieces: 1))
    try await cart.perform(.shop(.add(Scan("MUG"))))
    await expectEqual(cart.load().sums.last, ["Total", "¥900"])
  }

  func testATotalThatDoesNotFitIsAFailureWithWords() async throws {
    let shop = try SampleShop()
    let dear = try XCTUnwrap(Product.sample("DEAR", minorUnits: .max))
    shop.catalog.replace(with: try Catalog([dear]))
    try await shop.scan("DEAR", "DEAR")
    var cart = CartPresenter(shop.actions())
    let sentence = "The sum is larger than an amount can be. Make it smaller."
    await expectEqual(cart.load().content, .failed(Failure(sentence, canRetry: false)))
    try await cart.perform(.shop(.remove(code: "DEAR", 1)))
    await expectEqual(cart.load().sums.last, ["Total", "€92,233,720,368,547,758.07"])
  }

  func testTroubleIsShownInPlaceOfTheLines() async throws {
    for call in [ShopCall.catalog, .cart] {
      let shop = try await SampleShop(holding: "MUG")
      shop.faults.fail(call, with: .badRow)
      var cart = CartPresenter(shop.actions())
      await expectEqual(cart.load().failure, .badRow, "\(call)")
      shop.faults.mend()
      await expectEqual(cart.load().rows.count, 1)
    }
  }

  func testOldPricesAndWhatWasLeftOutAreSaidHereToo() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.catalog.replace(with: try .sample(), freshness: .cached(since: .november20, because: .noConnection))
    let problem = ShopProblem(at: "$.discounts[3]", .negativePrice("-1"))
    shop.discounts.replace(with: PromotionBook([], problems: [problem]))

    let mistake = "The discounts have 1 mistake. The list of discounts shows it."
    let said = [Failure.noConnection.text, "Prices as of Nov 20, 2026 at 9:00 AM.", mistake]
    await expectEqual(shown(CartPresenter(shop.actions())).banners.map(\.text), said)
  }
}

/// The places of hints in the cart.
final class CartHintTests: XCTestCase {
  // Seven mugs cost 52.50; eight cost 60.00, which is the minimum for 10.00 off.
  func testWhatIsAboutTheWholeOrderStandsBelowTheTable() async throws {
    let sixty = PromotionCondition.itemsTotal(minimum: euro(6_000))
    let name = LocalizedText("Ten off")
    let off = try Promotion(id: "ten", name: name, rules: [.orderAmountOff(euro(1_000))], conditions: [sixty])
    let screen = try await cart(of: Array(repeating: "MUG", count: 7), under: [off])
    XCTAssertEqual(screen.row("MUG")?.details, [])
    XCTAssertEqual(screen.texts, ["Add 1 × Cabify Coffee Mug and save €10.00: Ten off"])
  }

  // The second voucher is free, which saves 5.00.
  func testWhatIsAboutAProductStandsBeneathItsLine() async throws {
    let two = try Promotion.sample("2-for-1", .nForM(buy: 2, pay: 1), on: ["VOUCHER"])
    let screen = try await cart(of: ["VOUCHER"], under: [two])
    XCTAssertEqual(screen.row("VOUCHER")?.details.count, 2)
    XCTAssertEqual(screen.texts, [])
  }

  // A second voucher is free and saves 5.00. Of three only one is paid, which saves 10.00.
  func testOfSeveralAboutALineTheOneThatSavesMostIsSaid() async throws {
    let two = try Promotion.sample("2-for-1", .nForM(buy: 2, pay: 1), on: ["VOUCHER"])
    let three = try Promotion.sample("3", .nForM(buy: 3, pay: 1), on: ["VOUCHER"])
    for promotions in [[two, three], [three, two]] {
      let screen = try await cart(of: ["VOUCHER"], under: promotions)
      XCTAssertEqual(screen.row("VOUCHER")?.details.last, .text("Add 2 more and save €10.00.", .faint, column: 1))
    }
  }

  // Seven mugs cost 52.50. Eight cost 60.00 less 10.00, and nine cost 67.50 less 12.00.
  func testOfThoseAboutTheOrderTheOneThatSavesMostIsSaid() async throws {
    let promotions = try [("Ten off", 1_000, 6_000), ("Twelve off", 1_200, 6_500)].map { name, amount, least in
      let condition = PromotionCondition.itemsTotal(minimum: euro(Int64(least)))
      let rule = PromotionRule.orderAmountOff(euro(Int64(amount)))
      return try Promotion(id: name, name: LocalizedText(name), rules: [rule], conditions: [condition])
    }
    let screen = try await cart(of: Array(repeating: "MUG", count: 7), under: promotions)
    XCTAssertEqual(screen.texts, ["Add 2 × Cabify Coffee Mug and save €12.00: Twelve off"])
  }

  private func cart(of codes: [String], under promotions: [Promotion]) async throws -> Screen<Page> {
    let shop = try SampleShop()
    shop.discounts.replace(with: PromotionBook(promotions))
    try await shop.records.save(try Cart.scanning(codes, from: .sample()))
    return await shown(CartPresenter(shop.actions()))
  }
}
