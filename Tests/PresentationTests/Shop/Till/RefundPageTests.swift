import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The question what to give back, and its answers.
final class RefundPageTests: XCTestCase {
  func testItAsksAndGivesBackAfterAYes() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG", "TSHIRT")
    let (presenter, view, router) = watched(shop.actions().refund(of: Order.ID(number: 1), code: "MUG"))

    await presenter.show()
    let screen = try XCTUnwrap(view.screens.last)
    XCTAssertEqual(screen.title, "Refund of order 1")
    XCTAssertEqual(screen.question, "Give back €7.50?")
    XCTAssertEqual(screen.rows, [["MUG", "Cabify Coffee Mug", "1", "€7.50"]])
    XCTAssertEqual(screen.sums.map(\.last), ["€7.50", "€7.50"])
    let before = try await shop.records.order(Order.ID(number: 1))
    XCTAssertEqual(before?.refunds, [], "asking gives nothing back")

    try await presenter.perform("yes", ["after": "0"])
    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
    XCTAssertEqual(router.news, [[Notice("Refund 1: give back €7.50 by card.", .good)]])
    let after = try await shop.records.order(Order.ID(number: 1))
    XCTAssertEqual(after?.refunds.map(\.quote.total.minorUnits), [750])
  }

  func testOnlyWhereTheDrawerDoesNotHoldSoMuchIsNoTakenForGranted() async throws {
    var shop = try SampleShop()
    shop.usualPayment = .cash
    try await shop.scan("MUG")
    let (list, _, _) = watched(shop.actions().products())
    await list.show()
    await list.perform(.pay(shown: nil))
    let (presenter, view, _) = watched(shop.actions().refund(of: Order.ID(number: 1)))
    await presenter.show()
    XCTAssertEqual(view.screens.last?.question, "Give back €7.50?")
    XCTAssertNotEqual(view.screens.last?.offer("no")?.weight, .usual)

    let out = Money(minorUnits: 1, currency: .eur)
    try await shop.records.add(DrawerMove(.out, out, why: "", at: shop.time.now()))
    await presenter.show()
    XCTAssertEqual(view.screens.last?.question, "The drawer should hold €7.49 now. Give back €7.50?")
    XCTAssertEqual(view.screens.last?.offer("no")?.weight, .usual, "Enter gives nothing back")
  }

  func testASecondYesGivesNothingBack() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG", "MUG")
    let (presenter, view, _) = watched(shop.actions().refund(of: Order.ID(number: 1), code: "MUG", pieces: 1))

    await presenter.show()
    try await presenter.perform("yes", ["after": "0"])
    try await presenter.perform("yes", ["after": "0"])

    XCTAssertEqual(
      view.screens.last?.news,
      [Notice("Something of this order came back meanwhile. This is how it stands now.", .bad)]
    )
    let order = try await shop.records.order(Order.ID(number: 1))
    XCTAssertEqual(order?.refunds.count, 1)
  }

  func testANoGivesNothingBack() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    let (presenter, _, router) = watched(shop.actions().refund(of: Order.ID(number: 1)))

    await presenter.show()
    try await presenter.perform("no", [:])

    XCTAssertEqual(router.newsOnGoingBack, [[Notice("Nothing was given back.")]])
    let order = try await shop.records.order(Order.ID(number: 1))
    XCTAssertEqual(order?.refunds, [])
  }

  func testWhatCannotComeBackSaysWhy() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG", "MUG")
    let table: [(Int64, String?, Int?, String)] = [
      (2, nil, nil, "There is no order “2”."),
      (1, "TEA", nil, "This order has no product and no line “TEA”. Its receipt shows what it has."),
      (1, "MUG", 3, "3 cannot come back: 2 are left. Ask for fewer."),
    ]
    for (order, code, pieces, sentence) in table {
      let (presenter, view, _) = watched(shop.actions().refund(of: Order.ID(number: order), code: code, pieces: pieces))
      await presenter.show()
      XCTAssertEqual(view.screens.last?.content, .failed(Failure(sentence, canRetry: false)))
      XCTAssertNil(view.screens.last?.question)
    }
  }

  func testALineOfTheReceiptIsMeantByItsNumberWhateverIsOnTheScreen() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG", "TSHIRT")
    try await shop.scan("VOUCHER", "MUG")
    let actions = shop.actions()
    let presenters = [actions.products(), actions.orderList(), actions.receipt(of: Order.ID(number: 1))]
    var screens: [Screen<Page>] = []
    for presenter in presenters {
      let (presenter, view, _) = watched(presenter)
      await presenter.show()
      screens += [try XCTUnwrap(view.screens.last)]
    }
    let (cart, view, _) = watched(actions.cart())
    await cart.show()
    screens += [try XCTUnwrap(view.screens.last)]
    for screen in screens {
      let field = try XCTUnwrap(screen.offer("refund")?.openFields[1])
      let code = field.resolved("2", numbers: screen.content.value?.numberedRows ?? [:])
      let refund = try await shown(actions.refund(of: Order.ID(number: 1), code: code))
      XCTAssertEqual(refund.rows.map { $0.prefix(1) }, [["TSHIRT"]], screen.title)
    }
  }

  func testTheNumbersOnTheReceiptAreThoseThatARefundTakes() async throws {
    // Two weighings of one product, and a product whose code is the number of another one's line.
    let shop = try SampleShop()
    let products = try [("TOM", "kg"), ("BAG", nil), ("2", nil)].map { code, unit in
      let price = Money(minorUnits: 200, currency: .eur)
      return Product(code: try XCTUnwrap(Product.Code(code)), name: "Name of \(code)", price: price, unit: unit)
    }
    shop.catalog.replace(with: try Catalog(products))
    shop.discounts.replace(with: PromotionBook([]))
    let (list, _, _) = watched(shop.actions().products())
    await list.show()
    for scan in [Scan("TOM", "0.5"), Scan("BAG"), Scan("TOM", "0.25"), Scan("2")] { await list.perform(.add(scan)) }
    await list.perform(.pay(shown: nil))
    let number = Order.ID(number: 1)

    let receipt = try await shown(shop.actions().receipt(of: number))
    XCTAssertEqual(receipt.rows.map(\.first), ["1. TOM", "2. BAG", "3. TOM", "4. 2"])
    let table = [("1", "TOM", "€1.00"), ("3", "TOM", "€0.50"), ("4", "2", "€2.00"), ("2", "2", "€2.00")]
    for (typed, code, amount) in table {
      let refund = try await shown(shop.actions().refund(of: number, code: typed))
      XCTAssertEqual(refund.rows.map(\.first), [code], typed)
      XCTAssertEqual(refund.sums.first?.last, amount, typed)
    }
  }

  private func shown<Intent>(_ presenter: PagePresenter<Intent, ShopRoute>) async throws -> Screen<Page> {
    let (presenter, view, _) = watched(presenter)
    await presenter.show()
    return try XCTUnwrap(view.screens.last)
  }

  func testTheReceiptAndTheListShowWhatCameBack() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG", "TSHIRT")
    let number = Order.ID(number: 1)
    _ = try await shop.shop.refundOrder(number, .line(0, pieces: nil), after: 0)

    let (receipt, receiptView, _) = watched(shop.actions().receipt(of: number))
    await receipt.show()
    let tables = try XCTUnwrap(receiptView.screens.last).tables
    XCTAssertEqual(tables.compactMap(\.title), ["Refund 1, Nov 20, 2026 at 9:00 AM"])
    XCTAssertEqual(receiptView.screens.last?.offer("refund")?.fields.map(\.value), ["1", nil, nil])
    XCTAssertEqual(receiptView.screens.last?.offer("refund")?.fields[1].choices.map(\.id), ["TSHIRT"])

    let (list, listView, _) = watched(shop.actions().orderList())
    await list.show()
    XCTAssertEqual(listView.screens.last?.rows.map(\.last), ["€7.50"])
    XCTAssertEqual(listView.screens.last?.tables.first?.columns.last?.title, "Given back")
  }

  func testAStoreThatFailsGivesNothingBack() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    let (presenter, view, _) = watched(shop.actions().refund(of: Order.ID(number: 1)))
    await presenter.show()
    shop.faults.fail(.refund, with: .diskFull)

    try await presenter.perform("yes", ["after": "0"])

    XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.question, "Give back €7.50?")
  }
}
