/// What orders would have cost under other discounts, on their days and at what the products cost then.
public struct DiscountSimulation: Hashable, Sendable {
  /// How many orders were priced again.
  public private(set) var orders = 0
  /// How many are in another currency than the price list, which the discounts say nothing about.
  public private(set) var skipped = 0
  /// How many would have cost something else.
  public private(set) var changed = 0
  /// How much more, or less, all of them would have cost.
  public private(set) var difference: Money
  /// The order that would have become cheaper by most.
  public private(set) var lowered: Change?
  /// The order that would have become dearer by most.
  public private(set) var raised: Change?
  /// The discounts that no order would have used, in the order of the file.
  public var unused: [Promotion] { book.promotions.filter { open.contains($0.id) } }
  /// Which orders are to be added: without a discount that has a limit, only those that are asked about.
  public var wanted: OrderSelection { .oldestFirst(in: limited.isEmpty ? DaySpan(from: day) : .all) }

  private let book: PromotionBook
  private let catalog: Catalog
  private let day: CalendarDay?
  private let limited: Set<Promotion.ID>
  private var open: Set<Promotion.ID>
  private var uses: [Promotion.ID: Int] = [:]

  /// Begins without any order; those from a day on are asked about, or all.
  public init(under book: PromotionBook, catalog: Catalog, since day: CalendarDay? = nil) {
    (self.book, self.catalog, self.day) = (book, catalog, day)
    difference = .zero(catalog.currency)
    limited = Set(book.promotions.filter { $0.limit != nil }.map { $0.id })
    open = Set(book.promotions.map { $0.id })
  }

  /// Prices the next order again, the oldest first; how often a discount with a limit was used is counted from the first
  /// order on, also where only those from a day on are asked about.
  ///
  /// A product of the price list gives a stored one its tags and bounds, which receipts do not keep.
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

  /// What one order would have cost.
  public struct Change: Hashable, Sendable {
    /// Which one it is, by its number on the receipt.
    public let order: Order.ID
    /// What was paid.
    public let before: Money
    /// What would have been paid.
    public let after: Money

    /// How much more it would have cost; below zero for less.
    public func by() throws(MoneyError) -> Money { try after.subtracting(before) }
  }
}

extension QuoteRequest {
  /// Asks what an order would have cost.
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
