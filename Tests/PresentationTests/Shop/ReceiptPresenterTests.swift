import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ReceiptPresenterTests: XCTestCase {
  func testAReceiptIsPrintedAsItWasWhateverHappenedSince() async throws {
    let shop = try await SampleShop(selling: "VOUCHER", "VOUCHER", "TSHIRT")
    var receipt = ReceiptPresenter(shop.actions(), of: 1)
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 1).with("VOUCHER", at: nil))
    shop.discounts.replace(with: PromotionBook([]))

    let page = await receipt.load()
    let screen = page
    XCTAssertEqual(page.content, screen.content)
    XCTAssertEqual(screen.title, "Receipt of order 1")
    XCTAssertEqual(screen.texts.count, 1)
    XCTAssertEqual(screen.texts.first?.hasPrefix("Paid Nov 20, 2026 at 9:00 AM, reference memory-1-"), true)
    let rows = [
      ["1. VOUCHER", "Cabify Voucher", "2", "€5.00", "€10.00"],
      ["2. TSHIRT", "Cabify T-Shirt", "1", "€20.00", "€20.00"],
    ]
    XCTAssertEqual(screen.rows, rows)
    XCTAssertEqual(screen.row("VOUCHER")?.detailTexts, [["2-for-1", "-€5.00"]])
    XCTAssertEqual(screen.row("TSHIRT")?.detailTexts, [], "what takes nothing off is no part of a receipt")
    XCTAssertEqual(screen.sums.map(\.last), ["€30.00", "-€5.00", "€25.00", "€25.00"])
    XCTAssertEqual(screen.sums.last, ["Card", "€25.00"])
  }

  func testWhatWasHandedOverTheChangeAndTheTaxesStandOnIt() async throws {
    // 12.10 includes 2.10 at 21 %, and 5.40 includes 0.40 at 8 %. 17.50 is paid with 20.00.
    let table: [(Language, paid: String, sums: [[String]], columns: [String], rates: [[String]])] = [
      (
        .english, "Paid Nov 20, 2026 at 9:00 AM",
        [["Total", "€17.50"], ["Cash", "€20.00"], ["Change", "€2.50"]], ["Tax rate", "Net", "Tax", "Gross"],
        [["8%", "€5.00", "€0.40", "€5.40"], ["21%", "€10.00", "€2.10", "€12.10"]]
      ),
      (
        .spanish, "Pagado el 20 nov 2026, 9:00",
        [["Total", "17,50 €"], ["Efectivo", "20,00 €"], ["Cambio", "2,50 €"]], ["IVA", "Base", "Cuota", "Total"],
        [["8 %", "5,00 €", "0,40 €", "5,40 €"], ["21 %", "10,00 €", "2,10 €", "12,10 €"]]
      ),
      (
        .japanese, "支払い日時：2026年11月20日 9:00",
        [["合計", "€17.50"], ["現金", "€20.00"], ["お釣り", "€2.50"]], ["税率", "税抜", "内消費税", "税込"],
        [["8%対象", "€5.00", "€0.40", "€5.40"], ["21%対象", "€10.00", "€2.10", "€12.10"]]
      ),
    ]
    for (language, paid, sums, columns, rates) in table {
      let shop = try SampleShop()
      let products = try [("A", 1_210, 21), ("B", 540, 8)].map { code, cents, rate in
        Product(code: try XCTUnwrap(Product.Code(code)), name: code, price: euro(cents), tax: Percent(whole: rate))
      }
      shop.catalog.replace(with: try Catalog(products))
      try await shop.scan("A", "B")
      var cart = CartPresenter(shop.actions())
      try await cart.perform(.shop(.pay(shown: nil, by: RequestedPayment(.cash, "20"))))
      let screen = await shown(ReceiptPresenter(shop.actions(in: language), of: 1))
      let plain = { (text: String) in text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
      XCTAssertEqual(screen.texts.map(plain), [paid])
      XCTAssertEqual(screen.sums.map { $0.map(plain) }, sums)
      guard case .ready(let page) = screen.content, case .table(let taxes)? = page.blocks.last else {
        return XCTFail("\(screen.content)")
      }
      XCTAssertEqual(taxes.columns.map(\.title), columns)
      XCTAssertEqual(taxes.rows.map { $0.cells.map { plain($0.text) } }, rates)
    }
  }

  func testItSaysWhoTheShopWasWhenItWasPaid() async throws {
    let table: [(Language, taxNumber: String)] = [
      (.english, "Tax number: B12345678"), (.spanish, "NIF: B12345678"), (.japanese, "登録番号：B12345678"),
    ]
    let address = "Calle Mayor 1 |28013 Madrid | "
    for (language, taxNumber) in table {
      let shop = try SampleShop()
      shop.records.shop = ShopDetails(
        name: "Casa Pepa",
        address: address,
        taxNumber: "B12345678",
        receiptLine: "¡Adiós!"
      )
      try await shop.buy("MUG")
      shop.records.shop = ShopDetails(name: "Casa Juan")
      let receipt = await shown(ReceiptPresenter(shop.actions(in: language), of: 1))
      let head = ["Casa Pepa", "Calle Mayor 1", "28013 Madrid", taxNumber]
      XCTAssertEqual(Array(receipt.texts.prefix(4)), head)
      XCTAssertEqual(receipt.content.value?.blocks.first, .text("Casa Pepa", .strong))
      XCTAssertEqual(receipt.content.value?.blocks.last, .text("¡Adiós!"))

      try await shop.buy("MUG")
      let next = await shown(ReceiptPresenter(shop.actions(in: language), of: 2))
      XCTAssertEqual(next.texts.first, "Casa Juan")
      XCTAssertEqual(next.texts.count, 2, "what is not said leaves no line")
    }
  }

  func testAllOfItIsPrintedAndAfterARefundOnlyWhatCameBackLast() async throws {
    let shop = try SampleShop()
    shop.records.shop = ShopDetails(name: "Casa Pepa", receiptLine: "¡Adiós!")
    try await shop.buy("MUG", "TSHIRT")
    // The head, the moment and the lines; then one refund each, and the last line.
    for (refunds, printed) in [[0, 1, 2, 3], [0, 3, 4], [0, 4, 5]].enumerated() {
      if refunds > 0 {
        let line = RefundRequest.line(refunds - 1, pieces: nil)
        _ = try await shop.shop.refundOrder(1, line, after: refunds - 1)
      }
      let page = await shown(ReceiptPresenter(shop.actions(), of: 1)).content.value
      XCTAssertEqual(page?.printed?.sorted(), printed)
      XCTAssertEqual(page?.blocks.count, 4 + refunds)
    }
    let list = await shown(OrderListPresenter(shop.actions()))
    XCTAssertNil(list.content.value?.printed, "a list is no paper")
  }

  func testWhatIsNotSoldIsSaidHereAndWhatIsSoldLeadsToTheProducts() async throws {
    let shop = try await SampleShop(selling: "MUG")
    var receipt = ReceiptPresenter(shop.actions(), of: 1)
    let next = try await receipt.perform("add", ["code": "1"])
    XCTAssertEqual(next.route, nil)
    XCTAssertEqual(next.tones, [.bad])
    try await expectEqual(receipt.perform("add", ["code": "MUG"]).route, .home)
  }

  func testANumberThatIsNoOrderSaysSo() async throws {
    let shop = try await SampleShop(selling: "MUG")
    for number: Int64 in [2, 0, -1, .max] {
      let page = await shown(ReceiptPresenter(shop.actions(), of: Order.ID(number: number)))
      let failure = Failure("There is no order “\(number)”.", canRetry: false)
      XCTAssertEqual(page.content, .failed(failure))
      XCTAssertEqual(page.title, "Orders")
    }
  }

  func testAnOrderThatCannotBeReadSaysWhy() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.order, with: .badRow)
    let page = await shown(ReceiptPresenter(shop.actions(), of: 1))
    XCTAssertEqual(page.content, .failed(.badRow))
  }

  func testWhatIsScannedHereIsSaidOnTheListOfProducts() async throws {
    let shop = try await SampleShop(selling: "MUG")
    var receipt = ReceiptPresenter(shop.actions(), of: 1)
    let next = try await receipt.perform(.add(Scan("tshirt", pieces: 2)))
    XCTAssertEqual(next, .go(.home, "Added: 2 × Cabify T-Shirt.", .good))
    try await expectEqual(receipt.perform(.remove(code: "MUG", nil)), .stay("MUG is not in the cart.", .bad))
  }
}
