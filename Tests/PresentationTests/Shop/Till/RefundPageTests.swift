import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The confirmation of a refund, and its answers.
final class RefundPageTests: XCTestCase {
  func testItAsksAndGivesBackAfterAYes() async throws {
    let shop = try await SampleShop(selling: "MUG", "TSHIRT")
    var refund = RefundPresenter(shop.actions(), of: 1, code: "MUG")
    let screen = await refund.load()
    XCTAssertEqual(screen.title, "Refund of order 1")
    XCTAssertEqual(screen.question, "Give back €7.50?")
    XCTAssertEqual(screen.rows, [["MUG", "Cabify Coffee Mug", "1", "€7.50"]])
    XCTAssertEqual(screen.sums.map(\.last), ["€7.50", "€7.50"])
    try await expectEqual(shop.records.order(1)?.refunds, [], "asking gives nothing back")

    let next = try await refund.perform("yes", ["after": "0"])
    XCTAssertEqual(next, .replace(.order(1), [Notice("Refund 1: give back €7.50 by card.", .good)]))
    try await expectEqual(shop.records.order(1)?.refunds.map(\.quote.total.minorUnits), [750])
  }

  func testOnlyWhereTheDrawerDoesNotHoldSoMuchIsNoTakenForGranted() async throws {
    var shop = try SampleShop()
    shop.usualPayment = .cash
    try await shop.scan("MUG")
    var list = ProductListPresenter(shop.actions())
    try await list.perform(.pay(shown: nil))
    var refund = RefundPresenter(shop.actions(), of: 1)
    var page = await refund.load()
    XCTAssertEqual(page.question, "Give back €7.50?")
    XCTAssertNotEqual(page.offer("no")?.weight, .usual)

    let out = euro(1)
    try await shop.records.add(DrawerMove(.out, out, why: "", at: shop.time.now()))
    page = await refund.load()
    XCTAssertEqual(page.question, "The drawer should hold €7.49 now. Give back €7.50?")
    XCTAssertEqual(page.offer("no")?.weight, .usual, "Enter gives nothing back")
  }

  func testASecondYesGivesNothingBack() async throws {
    let shop = try await SampleShop(selling: "MUG", "MUG")
    var refund = RefundPresenter(shop.actions(), of: 1, code: "MUG", pieces: 1)
    try await refund.perform("yes", ["after": "0"])
    let sentence = "Something of this order came back meanwhile. This is how it stands now."
    try await expectEqual(refund.perform("yes", ["after": "0"]), .stay(sentence, .bad))
    try await expectEqual(shop.records.order(1)?.refunds.count, 1)
  }

  func testANoGivesNothingBack() async throws {
    let shop = try await SampleShop(selling: "MUG")
    var refund = RefundPresenter(shop.actions(), of: 1)
    try await expectEqual(refund.perform("no", [:]), .back(orTo: .order(1), "Nothing was given back."))
    try await expectEqual(shop.records.order(1)?.refunds, [])
  }

  func testWhatCannotComeBackSaysWhy() async throws {
    let shop = try await SampleShop(selling: "MUG", "MUG")
    let table: [(Int64, String?, Int?, String)] = [
      (2, nil, nil, "There is no order “2”."),
      (1, "TEA", nil, "This order has no product and no line “TEA”. Its receipt shows what it has."),
      (1, "MUG", 3, "3 cannot come back: 2 are left. Ask for fewer."),
    ]
    for (order, code, pieces, sentence) in table {
      let page = await shown(RefundPresenter(shop.actions(), of: Order.ID(number: order), code: code, pieces: pieces))
      XCTAssertEqual(page.content, .failed(Failure(sentence, canRetry: false)))
      XCTAssertNil(page.question)
    }
  }

  func testALineOfTheReceiptIsMeantByItsNumberWhateverIsOnTheScreen() async throws {
    let shop = try await SampleShop(selling: "MUG", "TSHIRT")
    try await shop.scan("VOUCHER", "MUG")
    let actions = shop.actions()
    for screen in await [
      shown(ProductListPresenter(actions)), shown(OrderListPresenter(actions)),
      shown(ReceiptPresenter(actions, of: 1)), shown(CartPresenter(actions)),
    ] {
      let field = try XCTUnwrap(screen.offer("refund")?.openFields[1])
      let code = field.resolved("2", numbers: screen.content.value?.numberedRows ?? [:])
      let refund = await shown(RefundPresenter(actions, of: 1, code: code))
      XCTAssertEqual(refund.rows.map { $0.prefix(1) }, [["TSHIRT"]], screen.title)
    }
  }

  func testTheNumbersOnTheReceiptAreThoseThatARefundTakes() async throws {
    // Two weighings of one product, and a product whose code is the number of another line.
    let shop = try SampleShop()
    let products = try [("TOM", "kg"), ("BAG", nil), ("2", nil)].map { code, unit in
      let price = euro(200)
      return Product(code: try XCTUnwrap(Product.Code(code)), name: "Name of \(code)", price: price, unit: unit)
    }
    shop.catalog.replace(with: try Catalog(products))
    shop.discounts.replace(with: PromotionBook([]))
    var list = ProductListPresenter(shop.actions())
    for scan in [Scan("TOM", "0.5"), Scan("BAG"), Scan("TOM", "0.25"), Scan("2")] { try await list.perform(.add(scan)) }
    try await list.perform(.pay(shown: nil))
    let number = Order.ID(number: 1)

    let receipt = await shown(ReceiptPresenter(shop.actions(), of: number))
    XCTAssertEqual(receipt.rows.map(\.first), ["1. TOM", "2. BAG", "3. TOM", "4. 2"])
    let table = [("1", "TOM", "€1.00"), ("3", "TOM", "€0.50"), ("4", "2", "€2.00"), ("2", "2", "€2.00")]
    for (typed, code, amount) in table {
      let refund = await shown(RefundPresenter(shop.actions(), of: number, code: typed))
      XCTAssertEqual(refund.rows.map(\.first), [code], typed)
      XCTAssertEqual(refund.sums.first?.last, amount, typed)
    }
  }

  func testTheReceiptAndTheListShowWhatCameBack() async throws {
    let shop = try await SampleShop(selling: "MUG", "TSHIRT")
    let number = Order.ID(number: 1)
    _ = try await shop.shop.refundOrder(number, .line(0, pieces: nil), after: 0)

    let receiptView = await shown(ReceiptPresenter(shop.actions(), of: number))
    let tables = receiptView.tables
    XCTAssertEqual(tables.compactMap(\.title), ["Refund 1, Nov 20, 2026 at 9:00 AM"])
    XCTAssertEqual(receiptView.offer("refund")?.fields.map(\.value), ["1", nil, nil])
    XCTAssertEqual(receiptView.offer("refund")?.fields[1].choices.map(\.id), ["TSHIRT"])

    let listView = await shown(OrderListPresenter(shop.actions()))
    XCTAssertEqual(listView.rows.map(\.last), ["€7.50"])
    XCTAssertEqual(listView.tables.first?.columns.last?.title, "Given back")
  }

  func testAStoreThatFailsGivesNothingBack() async throws {
    let shop = try await SampleShop(selling: "MUG")
    var refund = RefundPresenter(shop.actions(), of: 1)
    shop.faults.fail(.refund, with: .diskFull)

    try await expectEqual(refund.perform("yes", ["after": "0"]).tones, [.bad])

    await expectEqual(refund.load().question, "Give back €7.50?")
  }
}
