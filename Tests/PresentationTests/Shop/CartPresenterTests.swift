import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class CartPresenterTests: XCTestCase {
  func testEveryLineShowsItsDiscountAlsoWhileItTakesNothingOff() async throws {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "TSHIRT", "VOUCHER", "MUG", "MUG", "MUG")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(
      view.rows.map { [$0.code, $0.unitPrice, $0.quantity, $0.subtotal, $0.offer, $0.offerAmount, $0.hint] },
      [
        ["VOUCHER", "€5.00", "2", "€10.00", "2-for-1", "-€5.00", nil],
        ["TSHIRT", "€20.00", "1", "€20.00", "3 or more: 19.00 each", "€0.00", "Add 2 more and save €3.00."],
        ["MUG", "€7.50", "3", "€22.50", nil, nil, nil],
      ]
    )
    XCTAssertEqual(
      view.table?.sums.map { [$0.label, $0.amount] },
      [["Subtotal", "€52.50"], ["Discounts", "-€5.00"], ["Total", "€47.50"]]
    )
    XCTAssertEqual(view.table?.sums.map(\.isTotal), [false, false, true])
  }

  func testWithoutADiscountThereIsOnlyATotal() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.table?.sums.map { [$0.label, $0.amount] }, [["Total", "€7.50"]])
  }

  func testAnEmptyCartSaysSo() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.show()
    await presenter.remove("MUG")

    XCTAssertEqual(
      view.screens.map(\.content),
      Array(repeating: .empty(Language.english.samplePhrases.cartEmpty), count: 2)
    )
    XCTAssertEqual(view.notices, [Notice("MUG is not in the cart.", .bad)])
  }

  func testPiecesAreAddedAndRemovedByCodeAndByRow() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    await presenter.add("2", quantity: 2)
    await presenter.add("voucher")
    await presenter.remove("1")
    await presenter.remove("TSHIRT", quantity: 1)

    XCTAssertEqual(
      view.screens.flatMap(\.notices).map(\.text),
      [
        "Added: 2 × Cabify T-Shirt.", "Added: 1 × Cabify Voucher.", "Removed: Cabify Coffee Mug.",
        "Removed; 2 × Cabify T-Shirt left.",
      ]
    )
    XCTAssertEqual(view.rows.map { [$0.code, $0.quantity] }, [["TSHIRT", "2"], ["VOUCHER", "1"]])
  }

  func testABadQuantityOrCodeChangesNothing() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    let (presenter, view, _) = makePresenter(shop)
    await presenter.show()

    for quantity in [0, -1, 99_999] {
      await presenter.remove("MUG", quantity: quantity)
      XCTAssertEqual(
        view.notices.map(\.text),
        ["“\(quantity)” is not a quantity. A quantity is a whole number from 1 to 9999."]
      )
    }
    await presenter.remove("MUGG")
    XCTAssertEqual(view.notices.map(\.text), ["MUGG is not in the cart."])
    await presenter.remove("a b")
    XCTAssertEqual(view.notices.map(\.text), ["No product here has the code “a b”."])

    XCTAssertEqual(view.rows.map(\.quantity), ["1"])
  }

  func testClearingAsksAndDoesNothingUntilTheAnswer() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    await presenter.clear()
    XCTAssertEqual(view.screens.last?.question, "Take 2 pieces out of the cart?")
    XCTAssertEqual(view.screens.last?.isUpdate, true)
    let asked = try await shop.records.cart()
    XCTAssertEqual(asked?.pieces, 2)

    await presenter.answerToClear(false)
    XCTAssertNil(view.screens.last?.question)
    XCTAssertEqual(view.notices, [Notice("The cart is as it was.")])
    XCTAssertEqual(view.rows.map(\.quantity), ["2"])

    await presenter.clear()
    await presenter.answerToClear(true)
    XCTAssertEqual(view.notices, [])
    let cleared = try await shop.records.cart()
    XCTAssertNil(cleared)
  }

  func testThereIsNothingToAskWhereTheCartIsEmpty() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.clear()

    XCTAssertNil(view.screens.last?.question)
    XCTAssertEqual(view.screens.last?.isUpdate, false)
  }

  func testAProductThatIsGoneStaysVisibleMarkedAndRemovable() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "TSHIRT", "VOUCHER")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: nil))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.refresh()
    XCTAssertEqual(view.rows.map(\.code), ["TSHIRT", "VOUCHER", "MUG"])
    XCTAssertEqual(view.rows.map(\.number), [1, 2, 3])
    XCTAssertEqual(view.rows.last?.mark, "no longer sold; remove it before paying")
    XCTAssertEqual(view.rows.last?.unitPrice, "€7.50")
    XCTAssertEqual(view.rows.last?.subtotal, "")
    XCTAssertEqual(view.table?.sums.last?.amount, "€25.00")

    await presenter.remove("3")
    XCTAssertEqual(view.notices.map(\.text), ["Removed: Cabify Coffee Mug."])
    XCTAssertEqual(view.rows.map(\.mark), [nil, nil])
  }

  func testAProductThatComesBackCanBeBoughtAgainInItsOldPlace() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "TSHIRT")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: nil).with("TSHIRT", at: 2_100))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    shop.catalog.replace(with: try .sample())
    await presenter.show()

    XCTAssertEqual(view.rows.map(\.code), ["MUG", "TSHIRT"])
    XCTAssertEqual(view.rows.map(\.mark), [nil, nil])
  }

  func testAPriceThatChangedIsSaidOnce() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: 800))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    XCTAssertEqual(
      view.notices,
      [Notice("Cabify Coffee Mug was €7.50 when the cart was last shown and is €8.00 now.", .warning)]
    )
    XCTAssertEqual(view.table?.sums.last?.amount, "€8.00")

    await presenter.show()
    XCTAssertEqual(view.notices, [])
  }

  func testACartInACurrencyThatIsNoLongerUsedIsMarkedAndNothingJoinsIt() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 900, currency: .jpy))
    shop.catalog.replace(with: try Catalog([mug], currency: .jpy))
    shop.discounts.replace(with: DiscountBook([]))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    XCTAssertEqual(view.rows.map(\.mark), ["no longer sold; remove it before paying"])
    await presenter.add("MUG")
    XCTAssertEqual(
      view.notices.map(\.text),
      ["The cart is in EUR and this price in JPY. Pay or clear the cart first."]
    )
    await presenter.answerToClear(true)
    await presenter.add("MUG")
    XCTAssertEqual(view.table?.sums.last?.amount, "¥900")
  }

  func testATotalThatDoesNotFitIsAFailureWithWords() async throws {
    let shop = try SampleShop()
    let dear = try XCTUnwrap(Product.sample("DEAR", minorUnits: .max))
    shop.catalog.replace(with: try Catalog([dear]))
    try await shop.scan("DEAR", "DEAR")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()
    XCTAssertEqual(
      view.screens.last?.content,
      .failed(Failure("The sum is larger than an amount can be. Make it smaller.", canRetry: false))
    )
    await presenter.remove("DEAR", quantity: 1)
    XCTAssertEqual(view.table?.sums.last?.amount, "€92,233,720,368,547,758.07")
  }

  func testTroubleIsShownInPlaceOfTheLines() async throws {
    for call in [ShopCall.catalog, .book, .cart] {
      let shop = try SampleShop()
      try await shop.scan("MUG")
      shop.faults.fail(call, with: .badRow)
      let (presenter, view, _) = makePresenter(shop)

      await presenter.show()

      guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("\(call) did not fail") }
      XCTAssertFalse(failure.canRetry)
      shop.faults.mend()
      await presenter.show()
      XCTAssertEqual(view.rows.count, 1)
    }
  }

  func testACartThatCannotBeSavedIsAsItWas() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    let (presenter, view, _) = makePresenter(shop)
    await presenter.show()

    await presenter.add("TSHIRT")
    XCTAssertEqual(view.notices.map(\.tone), [.bad])
    XCTAssertTrue(view.notices.first?.text.contains("the disk is full") == true)
    XCTAssertEqual(view.rows.map(\.code), ["MUG"])

    await presenter.answerToClear(true)
    guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("clearing did not fail") }
    XCTAssertTrue(failure.canRetry)
    let kept = try await shop.records.cart()
    XCTAssertEqual(kept?.pieces, 1)
  }

  func testARefreshThatFailsSaysSoAndTheCartIsKept() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    shop.faults.fail(.refreshCatalog, with: .noConnection)
    let (presenter, view, _) = makePresenter(shop)

    await presenter.refresh()
    guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("it did not fail") }
    XCTAssertTrue(failure.canRetry)

    await presenter.show()
    XCTAssertEqual(view.rows.map(\.code), ["MUG"])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, _, router) = makePresenter(try SampleShop())

    await presenter.go(to: .payment)
    let codes = await presenter.codes()

    XCTAssertEqual(router.routes, [.payment])
    XCTAssertEqual(codes, ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testAChangeThatIsNotStoredIsNotedUntilOneIs() async throws {
    let shop = try SampleShop()
    let unsaved = UnsavedWork()
    let presenter = CartPresenter(shop: shop.shop, phrases: Language.english.samplePhrases, unsaved: unsaved)
    let noted = ["The last change to the cart was not stored."]

    shop.faults.fail(.saveCart, with: .diskFull)
    await presenter.add("MUG")
    XCTAssertEqual(unsaved.sentences, noted)
    await presenter.show()
    XCTAssertEqual(unsaved.sentences, noted)

    shop.faults.mend()
    await presenter.add("MUG")
    XCTAssertEqual(unsaved.sentences, [])

    shop.faults.fail(.saveCart, with: .diskFull)
    await presenter.answerToClear(true)
    XCTAssertEqual(unsaved.sentences, noted)
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try .translated())
    try await shop.scan("VOUCHER", "VOUCHER", "VOUCHER")
    let (spanish, spanishView, _) = makePresenter(shop, in: .spanish)
    let (japanese, japaneseView, _) = makePresenter(shop, in: .japanese)

    await spanish.clear()
    await japanese.clear()

    XCTAssertEqual(spanishView.screens.last?.title, "Carro")
    XCTAssertEqual(spanishView.screens.last?.question, "¿Vaciar el carro (3 unidades)?")
    XCTAssertEqual(spanishView.rows.first?.offer, "2x1")
    XCTAssertEqual(spanishView.rows.first?.offerAmount, "-5,00 €")
    XCTAssertEqual(spanishView.rows.first?.hint, "Añade 1 más y ahorra 5,00 €.")
    XCTAssertEqual(spanishView.table?.sums.map(\.label), ["Subtotal", "Descuentos", "Total"])
    XCTAssertEqual(japaneseView.screens.last?.title, "カート")
    XCTAssertEqual(japaneseView.screens.last?.question, "3 個をカートから取り除きますか？")
    XCTAssertEqual(japaneseView.rows.first?.hint, "あと 1 個で €5.00 お得になります。")
    XCTAssertEqual(japaneseView.table?.sums.map(\.label), ["小計", "割引", "合計"])
  }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) -> (CartPresenter, RecordingView<CartScreen>, RecordingShopRouter) {
    let presenter = CartPresenter(shop: shop.shop, phrases: language.samplePhrases)
    let (view, router) = (RecordingView<CartScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<CartScreen> {
  fileprivate var table: QuoteTable? {
    if case .lines(let table) = screens.last?.content { table } else { nil }
  }

  fileprivate var rows: [QuoteTable.Row] { table?.rows ?? [] }

  fileprivate var notices: [Notice] { screens.last?.notices ?? [] }
}
