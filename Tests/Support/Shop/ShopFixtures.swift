public import ArcadeDomain

extension Product {
  /// Returns a product for a test, by default priced in cents of EUR; nil if the code is invalid.
  public static func sample(
    _ code: String,
    name: String? = nil,
    minorUnits: Int64,
    currency: Currency = .eur
  ) -> Product? {
    Product.Code(code).map {
      Product(code: $0, name: name ?? code, price: Money(minorUnits: minorUnits, currency: currency))
    }
  }
}

extension Catalog {
  /// Returns the three products of the example shop.
  public static func sample() throws -> Catalog {
    try Catalog(
      [
        Product.sample("VOUCHER", name: "Cabify Voucher", minorUnits: 500),
        Product.sample("TSHIRT", name: "Cabify T-Shirt", minorUnits: 2000),
        Product.sample("MUG", name: "Cabify Coffee Mug", minorUnits: 750),
      ].compactMap { $0 }
    )
  }

  /// Returns five products, of which the third has the code 2, the fourth C and the last 4.
  public static func numbered() throws -> Catalog {
    try Catalog(["A", "B", "2", "C", "4"].compactMap { Product.sample($0, minorUnits: 100) })
  }

  /// Returns the same products with another price for one, or without it if the price is nil.
  public func with(_ code: String, at minorUnits: Int64?) throws -> Catalog {
    let products = products.compactMap { product -> Product? in
      guard product.code.text == code else { return product }
      return minorUnits.flatMap {
        Product.sample(code, name: product.name, minorUnits: $0, currency: product.price.currency)
      }
    }
    return try Catalog(products, currency: currency)
  }
}

extension Promotion {
  /// Returns a discount on some products, by default named by its ID.
  public static func sample(
    _ id: String,
    _ rule: PromotionRule,
    on codes: [String],
    named name: LocalizedText? = nil,
    when: DiscountPeriod = .always
  ) throws -> Promotion {
    try Promotion(
      id: id,
      name: name ?? LocalizedText(id),
      selection: PieceSelection(products: codes.compactMap(Product.Code.init)),
      rules: [rule],
      when: when
    )
  }
}

extension PromotionBook {
  /// Returns the two discounts of the example shop.
  public static func sample() throws -> PromotionBook {
    let bulk = PromotionRule.bulkPrice(minimum: 3, unitPrice: Money(minorUnits: 1900, currency: .eur))
    return PromotionBook([
      try .sample("voucher-2-for-1", .nForM(buy: 2, pay: 1), on: ["VOUCHER"], named: LocalizedText("2-for-1")),
      try .sample("tshirt-bulk", bulk, on: ["TSHIRT"], named: LocalizedText("3 or more: 19.00 each")),
    ])
  }

  /// Returns the quote for a cart without codes, group and shipping.
  public func quote(for cart: Cart, on day: CalendarDay) throws(MoneyError) -> PromotionQuote {
    try quote(for: QuoteRequest(cart, on: day))
  }
}

extension Cart {
  /// Returns a cart with these products of a price list scanned one by one.
  public static func scanning(_ codes: some Sequence<String>, from catalog: Catalog) throws -> Cart {
    var cart = Cart(currency: catalog.currency)
    for text in codes {
      guard let code = Product.Code(text), let product = catalog[code] else {
        throw ScanError.notSold(text, nearest: nil)
      }
      try cart.add(product)
    }
    return cart
  }
}

extension Order {
  /// Returns an order for a test, paid at the beginning of time.
  public static func sample(
    _ number: Int64 = 1,
    _ quote: PromotionQuote,
    reference: String = "r",
    terms: CartTerms = .none,
    tenders: [Tender]? = nil
  ) -> Order {
    let paidAt = Moment(milliseconds: 0)
    return Order(
      id: ID(number: number),
      paidAt: paidAt,
      reference: reference,
      quote: quote,
      terms: terms,
      tenders: tenders
    )
  }
}

/// Returns an amount of cents.
public func euro(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

extension OrderRepository {
  /// Returns all orders, newest first.
  public func orders() async throws -> [Order] { try await orders(.newestFirst(in: .all)) }

  /// Returns all wanted orders.
  public func orders(_ wanted: OrderSelection) async throws -> [Order] {
    var orders: [Order] = []
    try await forEachPage(of: wanted) { orders += $0 }
    return orders
  }
}

extension TillRepository {
  /// Returns all closings, newest first.
  public func closings() async throws(RepositoryError) -> [Closing] {
    try await closings(at: .newest, most: PageCursor.everything).rows
  }
}

extension PaymentRepository {
  /// Begins a payment by card at the gateway, to arrange a test.
  public func begin(
    _ quote: PromotionQuote,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    try await begin(Payment(quote), nonce: nonce, at: moment)
  }
}

extension CartRepository {
  /// Replaces the stored cart, to arrange a test.
  public func save(_ cart: Cart) async throws { try await update(as: .scan) { $0 = cart } }
}

extension DiscountSimulation {
  /// Recomputes the prices of orders.
  public init(of orders: [Order], under book: PromotionBook, catalog: Catalog, since day: CalendarDay? = nil) throws {
    self.init(under: book, catalog: catalog, since: day)
    for order in orders.sorted(by: { $0.id.number < $1.id.number }) { try add(order) }
  }
}
