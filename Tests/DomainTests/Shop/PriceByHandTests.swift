import ArcadeDomain
import ArcadeTesting
import XCTest

/// Manual prices of mugs at 7.50, sweets at 0.33, shirts at 20.00 with a lowest price of 15.00, and tomatoes at 2.40 a
/// kg.
final class PriceByHandTests: XCTestCase {
  func testWhatLinesCostThen() throws {
    let tables: [(line: String, wanted: WantedPrice, price: Int64)] = [
      ("1", .off(Percent(whole: 10)), 675), ("MUG", .less(euro(200)), 550), ("1", .just(euro(900)), 900),
      ("1", .off(Percent(whole: 100)), 0), ("1", .off(Percent(whole: 0)), 750), ("1", .just(euro(0)), 0),
      // 3.3 cents off are three, and 16.5 are seventeen.
      ("2", .off(Percent(whole: 10)), 30), ("2", .off(Percent(whole: 50)), 16),
      ("3", .just(euro(1_500)), 1_500), ("3", .off(Percent(whole: 25)), 1_500), ("TOM 0.35", .less(euro(40)), 200),
    ]
    for (line, wanted, price) in tables {
      var cart = try cart()
      let priced = try cart.price(line: line, wanted, from: catalog())
      XCTAssertEqual(priced.product.price, euro(price), "\(line) \(wanted)")
      XCTAssertTrue(cart.lines.contains(priced))
      XCTAssertEqual(cart.lines.count, 4)
    }
  }

  func testAShareIsRoundedAsDiscountsAre() throws {
    for (rounding, price) in [(RoundingRule.halfUp, 16), (.halfDown, 17), (.down, 17)] as [(RoundingRule, Int64)] {
      var cart = try cart()
      let priced = try cart.price(line: "2", .off(Percent(whole: 50)), from: catalog(), rounding: rounding)
      XCTAssertEqual(priced.product.price, euro(price), "\(rounding)")
    }
  }

  func testWhatIsRefused() throws {
    let products = try cart().lines.map(\.product)
    let (mug, shirt) = (products[0], products[2])
    let long = String(repeating: "x", count: 101)
    let refused: [(line: String, wanted: WantedPrice, reason: String?, error: CartError)] = [
      ("9", .off(Percent(whole: 10)), nil, .noSuchLine("9", products, isNumbered: true)),
      ("0", .listed, nil, .noSuchLine("0", products, isNumbered: true)),
      ("-1", .listed, nil, .noSuchLine("-1", products, isNumbered: true)),
      ("", .listed, nil, .noSuchLine("", products, isNumbered: true)),
      ("99999999999999999999", .listed, nil, .noSuchLine("99999999999999999999", products, isNumbered: true)),
      ("1", .off(Percent(whole: 120)), nil, .moreThanPrice(mug)),
      ("1", .off(Percent(whole: -5)), nil, .moreThanPrice(mug)),
      ("1", .less(euro(751)), nil, .moreThanPrice(mug)), ("1", .less(euro(-1)), nil, .moreThanPrice(mug)),
      ("1", .just(euro(-300)), nil, .negativePrice(mug.code)),
      ("1", .just(Money(minorUnits: 1, currency: .jpy)), nil, .currenciesDiffer(.eur, .jpy)),
      ("3", .just(euro(1_499)), nil, .belowLowest(shirt)), ("3", .off(Percent(whole: 26)), nil, .belowLowest(shirt)),
      ("3", .less(euro(501)), nil, .belowLowest(shirt)), ("1", .just(euro(1)), long, .unusableReason),
    ]
    for (line, wanted, reason, error) in refused {
      var cart = try cart()
      assertThrows(error, try cart.price(line: line, wanted, reason: reason, from: catalog()))
      XCTAssertEqual(cart, try self.cart())
    }
  }

  func testAReasonIsOneLine() throws {
    let reasons: [(given: String, kept: String?)] = [
      ("chipped", "chipped"), ("  a\nb\u{1B}[31m\u{202E}c ", "a b [31mc"), (" \n ", nil),
      (String(repeating: "x", count: 100), String(repeating: "x", count: 100)),
    ]
    for (given, kept) in reasons {
      var cart = try cart()
      let priced = try cart.price(line: "1", .just(euro(1)), reason: given, from: catalog())
      XCTAssertEqual(priced.byHand, .insteadOf(euro(750), reason: kept))
    }
  }

  func testANewScanBeginsALineOfItsOwn() throws {
    var cart = try cart()
    let mug = cart.lines[0].product
    try cart.price(line: "1", .just(euro(500)), reason: "chipped", from: catalog())
    try cart.add(mug)
    try cart.add(mug, quantity: 2)

    XCTAssertEqual(cart.lines.ids, ["MUG 5.00 = chipped", "SWEET", "SHIRT", "TOM 0.35", "MUG"])
    XCTAssertEqual(cart.quantity(of: mug.code), 5)
    // Pieces at the list price are removed first, then those with a manual price.
    XCTAssertEqual(try cart.remove(mug.code, quantity: 3).left, 0)
    XCTAssertEqual(try cart.remove(mug.code, quantity: 1).left, 1)
    XCTAssertEqual(try cart.remove(line: "MUG 5.00 = chipped").left, 0)
    assertThrows(CartError.notInCart(mug.code), try cart.remove(mug.code))
  }

  func testPiecesAtOnePriceForOneReasonStandInOneLine() throws {
    var cart = try cart()
    let mug = cart.lines[0].product
    try cart.price(line: "1", .just(euro(500)), reason: "chipped", from: catalog())
    try cart.add(mug)
    try cart.price(line: "5", .less(euro(250)), reason: "chipped", from: catalog())
    XCTAssertEqual(cart.lines.first?.quantity, 3)
    XCTAssertEqual(cart.lines.first?.byHand, .insteadOf(euro(750), reason: "chipped"))

    try cart.add(mug)
    try cart.price(line: "MUG 5.00 = chipped", .listed, from: catalog())
    XCTAssertEqual(cart.lines.ids, ["SWEET", "SHIRT", "TOM 0.35", "MUG"])
    XCTAssertEqual(cart.lines.last?.quantity, 4)
    XCTAssertEqual(cart.lines.last?.product.price, euro(750))
  }

  func testOffIsReckonedFromTheListPriceAlways() throws {
    var cart = try cart()
    for _ in 1...2 { try cart.price(line: "1", .off(Percent(whole: 10)), from: catalog()) }
    XCTAssertEqual(cart.lines[0].product.price, euro(675))
    XCTAssertEqual(cart.lines[0].byHand?.listPrice, euro(750))
  }

  func testAPriceThatWasSetStaysWhateverTheListSays() throws {
    var cart = try cart()
    try cart.price(line: "1", .just(euro(500)), reason: "chipped", from: catalog())
    let review = CartReview(of: cart, against: try catalog(mug: 800, lowest: 600))

    XCTAssertEqual(review.repriced, [])
    XCTAssertEqual(review.cart.lines[0].product.price, euro(500))
    XCTAssertEqual(review.cart.lines[0].byHand, .insteadOf(euro(800), reason: "chipped"))
    XCTAssertEqual(review.gone, [])
  }

  func testRefundsAndTaxesAreOfWhatWasPaid() throws {
    var cart = try cart()
    try cart.remove(XCTUnwrap(Product.Code("SHIRT")))
    try cart.price(line: "1", .off(Percent(whole: 10)), from: catalog())
    try cart.price(line: "3", .just(euro(200)), from: catalog())
    let quote = try PromotionBook([]).quote(for: QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_000)))

    // Two mugs at 6.75, sweets at 0.33 and 0.35 kg at 2.00.
    XCTAssertEqual(quote.total, euro(1_350 + 33 + 70))
    XCTAssertEqual(quote.discount, euro(0))
    // 13.50 at 21 % includes 2.343.
    XCTAssertEqual(quote.taxes, [TaxShare(rate: Percent(whole: 21), gross: euro(1_350), tax: euro(234))])
    let order = Order(id: Order.ID(number: 1), paidAt: .november20, reference: "cash", quote: try quote.asSold())
    XCTAssertEqual(try order.refund(of: .line(0, pieces: 1)).total, euro(675))
    XCTAssertEqual(try order.refund(of: .everything).total, quote.total)

    var report = SalesReport(in: .eur)
    try report.add(order)
    // Twice 0.75, and 0.84 less 0.70.
    XCTAssertEqual(report.pricesByHand.map(\.amount), [euro(164)])
    XCTAssertEqual(report.pricesByHand.map(\.lineCount), [2])
  }

  private func cart() throws -> Cart {
    let catalog = try catalog()
    return try Cart(
      [
        Cart.Line(product: catalog.products[0], quantity: 2), Cart.Line(product: catalog.products[1], quantity: 1),
        Cart.Line(product: catalog.products[2], quantity: 1),
        Cart.Line(product: catalog.products[3], quantity: .weighing(thousandths: 350)),
      ],
      currency: .eur
    )
  }

  private func catalog(mug: Int64 = 750, lowest: Int64? = nil) throws -> Catalog {
    func product(_ code: String, _ price: Int64, unit: String? = nil, lowest: Int64? = nil, tax: Int? = nil) throws
      -> Product
    {
      Product(
        code: try XCTUnwrap(Product.Code(code)),
        name: code,
        price: euro(price),
        unit: unit,
        lowest: lowest.map { euro($0) },
        tax: tax.map { Percent(whole: $0) }
      )
    }
    return try Catalog([
      product("MUG", mug, lowest: lowest, tax: 21), product("SWEET", 33), product("SHIRT", 2_000, lowest: 1_500),
      product("TOM", 240, unit: "kg"),
    ])
  }
}

/// A line with a manual price does not take part in any discount.
final class PricesBesideDiscountsTests: XCTestCase {
  func testTheOthersCostWhatTheyDoWithoutThem() throws {
    for number in 0..<400 * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 7_368_787 &+ UInt64(number))
      var stall = try random.stall(products: 1 + random.below(5), weighings: random.oneIn(3))
      stall.stacking = Stacking.allCases[random.below(Stacking.allCases.count)]
      for place in 0..<1 + random.below(4) {
        try stall.offer(
          "p\(place)",
          [random.anyRule()],
          random.selection(),
          if: random.oneIn(2) ? [.itemsTotal(minimum: random.amount(2_000))] : [],
          priority: random.below(2)
        )
      }
      let rest = try stall.request(random.cart(of: stall, pieces: 8))
      var all = rest
      var byHand: Int64 = 0
      for _ in 0..<1 + random.below(3) {
        let product = stall.products[random.below(stall.products.count)]
        let price = random.amount()
        let quantity = product.unit == nil ? Quantity.pieces(1 + random.below(4)) : .weighing(thousandths: 500)
        let line = Cart.Line(
          product: Product(
            code: product.code,
            name: product.name,
            price: price,
            unit: product.unit,
            tags: product.tags
          ),
          quantity: quantity,
          byHand: .insteadOf(product.price, reason: nil)
        )
        all.lines.insert(line, at: random.below(all.lines.count + 1))
        byHand +=
          product.unit == nil ? price.minorUnits * Int64(quantity.pieceCount) : (price.minorUnits * 500 + 500) / 1_000
      }
      try expect(all, costs: byHand, moreThan: rest, under: stall.book, "\(number)")
    }
  }

  private func expect(
    _ all: QuoteRequest,
    costs byHand: Int64,
    moreThan rest: QuoteRequest,
    under book: PromotionBook,
    _ message: String
  ) throws {
    let (quote, other) = (try book.quote(for: all), try book.quote(for: rest))
    XCTAssertEqual(quote.total.minorUnits, other.total.minorUnits + byHand, message)
    XCTAssertEqual(quote.discount, other.discount, message)
    XCTAssertEqual(quote.applied.map(\.amount), other.applied.map(\.amount), message)
    XCTAssertEqual(quote.notApplied, other.notApplied, message)
    XCTAssertEqual(quote.added, other.added, message)
    XCTAssertEqual(quote.lines.filter { $0.byHand == nil }, other.lines, message)
    XCTAssertEqual(quote.lines.map(\.inCart), all.lines, message)
    for (one, same) in zip(quote.applied, other.applied) {
      XCTAssertEqual(one.parts.map { quote.lines[$0.line] }, same.parts.map { other.lines[$0.line] }, message)
    }
    XCTAssertEqual(try book.totals(for: all).total, quote.total, message)
    XCTAssertEqual(book.hints(for: all, after: quote), book.hints(for: rest, after: other), message)
  }
}
