/// A simulation of what past orders would have cost with other discounts, on their days and at their prices.
public struct DiscountSimulation: Hashable, Sendable {
  /// The number of orders that were priced again.
  public private(set) var orders = 0
  /// The number of orders skipped, because their currency is not that of the price list.
  public private(set) var skipped = 0
  /// The number of orders with a different total.
  public private(set) var changed = 0
  /// The total difference of all orders.
  public private(set) var difference: Money
  /// The order with the largest decrease.
  public private(set) var lowered: Change?
  /// The order with the largest increase.
  public private(set) var raised: Change?
  /// The discounts that no order would have used, in the order of the file.
  public var unused: [Promotion] { book.promotions.filter { open.contains($0.id) } }
  /// The orders to add: if any discount has a limit, all; otherwise those since the given day.
  public var wanted: OrderSelection { .oldestFirst(in: limited.isEmpty ? DaySpan(from: day) : .all) }

  private let book: PromotionBook
  private let catalog: Catalog
  private let day: CalendarDay?
  private let limited: Set<Promotion.ID>
  private var open: Set<Promotion.ID>
  private var uses: [Promotion.ID: Int] = [:]

  /// Creates a simulation for the orders since a day, or for all orders.
  public init(under book: PromotionBook, catalog: Catalog, since day: CalendarDay? = nil) {
    (self.book, self.catalog, self.day) = (book, catalog, day)
    difference = .zero(catalog.currency)
    limited = Set(book.promotions.filter { $0.limit != nil }.map { $0.id })
    open = Set(book.promotions.map { $0.id })
  }

  /// Prices the next order again, oldest first.
  ///
  /// Uses of discounts with a limit are counted from the first order on, even if only later ones are compared. Stored
  /// products get their tags and lowest price from the price list, since receipts do not store them.
  public mutating func add(_ order: Order) throws(MoneyError) {
    let isAskedAbout = day.map { $0 <= order.quote.day } ?? true
    guard isAskedAbout || !limited.isEmpty else { return }
    guard order.quote.total.currency == catalog.currency else {
      if isAskedAbout { skipped += 1 }
      return
    }
    let request = QuoteRequest(order, uses: uses, catalog: catalog)
    let total: Money
    if limited.isEmpty, open.isEmpty {
      total = try book.totals(for: request).total
    } else {
      let quote = try book.quote(for: request)
      total = quote.total
      for promotion in quote.applied {
        if isAskedAbout { open.remove(promotion.id) }
        if limited.contains(promotion.id) { uses[promotion.id, default: 0] += 1 }
      }
    }
    if isAskedAbout { try note(Change(order: order.id, before: order.quote.total, after: total)) }
  }

  private mutating func note(_ change: Change) throws(MoneyError) {
    orders += 1
    let by = try change.by()
    guard !by.isZero else { return }
    changed += 1
    difference = try difference.adding(by)
    if by.minorUnits < (try lowered?.by().minorUnits ?? 0) { lowered = change }
    if by.minorUnits > (try raised?.by().minorUnits ?? 0) { raised = change }
  }

  /// The change of one order.
  public struct Change: Hashable, Sendable {
    /// The number on the receipt.
    public let order: Order.ID
    /// The total that was paid.
    public let before: Money
    /// The total with the other discounts.
    public let after: Money

    /// Returns the difference; negative for a decrease.
    public func by() throws(MoneyError) -> Money { try after.subtracting(before) }
  }
}

extension QuoteRequest {
  fileprivate init(_ order: Order, uses: [Promotion.ID: Int], catalog: Catalog) {
    self.init(
      lines: order.quote.lines.map { line in
        guard line.byHand == nil else { return line.inCart }
        let (sold, known) = (line.product, line.isListed ? catalog[line.product.code] : nil)
        let product = Product(
          code: sold.code,
          name: sold.name,
          price: sold.price,
          unit: sold.unit ?? known?.unit,
          tags: known?.tags ?? [],
          reducedFrom: known?.reducedFrom,
          lowest: known?.lowest.flatMap { $0.minorUnits <= sold.price.minorUnits ? $0 : nil }
        )
        return Line(product: product, quantity: line.quantity, isListed: line.isListed)
      },
      currency: order.quote.total.currency,
      day: order.quote.day,
      codes: order.terms.codes,
      customerGroup: order.terms.customerGroup,
      shipping: order.terms.shipping,
      uses: uses,
      catalog: catalog
    )
  }
}
