import ArcadeDomain
import ArcadeTesting
import XCTest

/// A stall for tests, with prices in cents, promotions, and quotes for carts.
struct Stall {
  var products: [Product] = []
  var promotions: [Promotion] = []
  var stacking = Stacking.bestPerLine
  var lanes: [String] = []
  var rounding = RoundingRule.halfUp
  var currency = Currency.eur
  var codes: [String] = []
  var group: String?
  var shipping: Shipping?
  var uses: [String: Int] = [:]
  var day = CalendarDay(daysSince1970: 20_000)

  /// Apples at 10.00, bread at 6.00, cheese at 4.00 and dates at 2.50.
  static func usual(_ stacking: Stacking = .bestPerLine) throws -> Stall {
    var stall = Stall()
    stall.stacking = stacking
    for (name, price) in [("A", 1_000), ("B", 600), ("C", 400), ("D", 250)] { try stall.sell(name, Int64(price)) }
    return stall
  }

  /// Returns the usual stall with one promotion of these rules.
  static func with(
    _ rules: PromotionRule...,
    selecting products: String...,
    atMost: Int? = nil,
    skipsReduced: Bool = false
  ) throws -> Stall {
    var stall = try Stall.usual()
    let selection = products.isEmpty ? .all : try PieceSelection(products: products.map(code))
    try stall.offer("deal", rules, selection, atMost: atMost, skipsReduced: skipsReduced)
    return stall
  }

  mutating func sell(
    _ text: String,
    _ price: Int64,
    tags: [String] = [],
    reducedFrom: Int64? = nil,
    lowest: Int64? = nil,
    unit: String? = nil
  ) throws {
    let product = Product(
      code: try code(text),
      name: text,
      price: money(price),
      unit: unit,
      tags: tags,
      reducedFrom: reducedFrom.map(money),
      lowest: lowest.map(money)
    )
    products.removeAll { $0.code == product.code }
    products.append(product)
  }

  mutating func offer(
    _ id: String,
    _ rules: [PromotionRule],
    _ selection: PieceSelection = .all,
    if conditions: [PromotionCondition] = [],
    when: DiscountPeriod = .always,
    code: String? = nil,
    priority: Int = 0,
    exclusive: Bool = false,
    lane: String? = nil,
    atMost: Int? = nil,
    limit: Int? = nil,
    skipsReduced: Bool = false
  ) throws {
    promotions.append(
      try Promotion(
        id: id,
        name: LocalizedText(id),
        selection: selection,
        rules: rules,
        conditions: conditions,
        when: when,
        code: code.flatMap { PromotionCode($0) },
        priority: priority,
        isExclusive: exclusive,
        lane: lane,
        atMost: atMost,
        limit: limit,
        skipsReduced: skipsReduced
      )
    )
  }

  var book: PromotionBook { PromotionBook(promotions, stacking: stacking, lanes: lanes, rounding: rounding) }

  /// Parses a cart such as `3A B 0.35T`; a number with a point is a weighing.
  func request(_ cart: String) throws -> QuoteRequest {
    var request = QuoteRequest(
      lines: try cart.split(separator: " ").map { try line(String($0)) },
      currency: currency,
      day: day,
      codes: codes.compactMap { PromotionCode($0) },
      customerGroup: group,
      shipping: shipping,
      uses: uses
    )
    request.catalog = try Catalog(products, currency: currency)
    return request
  }

  func quote(_ cart: String) throws -> PromotionQuote { try book.quote(for: request(cart)) }

  func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  private func line(_ text: String) throws -> QuoteRequest.Line {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let product = try XCTUnwrap(products.first { $0.code.text == text.dropFirst(number.count) }, text)
    guard number.contains(".") else {
      return QuoteRequest.Line(product: product, quantity: .pieces(Int(number) ?? 1))
    }
    let parts = number.split(separator: ".")
    let thousandths = try XCTUnwrap(Int64(parts[0] + parts[1] + String(repeating: "0", count: 3 - parts[1].count)))
    return QuoteRequest.Line(product: product, quantity: .weighing(thousandths: thousandths))
  }
}

func code(_ text: String) throws -> Product.Code { try XCTUnwrap(Product.Code(text)) }

/// Selects only some products.
func only(_ products: String...) throws -> PieceSelection { try PieceSelection(products: products.map(code)) }

func percent(_ whole: Int) -> Percent { Percent(whole: whole) }

extension PromotionQuote {
  /// The prices of the pieces in each line: `A 2x1000 1x0, B 1x600`.
  var prices: String {
    lines.map { line in
      ([line.product.code.text] + line.pieces.map { "\($0.count)x\($0.price.minorUnits)" }).joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The promotions that applied: `deal 2x 500`.
  var deals: String { applied.map { "\($0.id) \($0.times)x \($0.amount.minorUnits)" }.joined(separator: ", ") }

  /// Returns why a promotion did not apply.
  func reason(_ id: String) -> DeclinedPromotion.Reason? { notApplied.first { $0.id == id }?.reason }
}

/// Asserts the prices of the pieces of a cart and the deals that applied.
func expect(
  _ stall: Stall,
  _ cart: String,
  costs prices: String,
  deals: String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let quote = try stall.quote(cart)
  XCTAssertEqual(quote.prices, prices, cart, file: file, line: line)
  if let deals { XCTAssertEqual(quote.deals, deals, cart, file: file, line: line) }
  for line in quote.lines {
    let pieces = line.pieces.reduce(0) { $0 + $1.price.minorUnits * Int64($1.count) }
    XCTAssertEqual(pieces, line.total.minorUnits)
    let off = line.discounts.reduce(0) { $0 + $1.amount.minorUnits }
    XCTAssertEqual(line.subtotal.minorUnits - off, line.total.minorUnits)
  }
}
