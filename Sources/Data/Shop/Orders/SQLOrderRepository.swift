public import ArcadeDomain

/// Receipts from the table `orders` and its payments.
public struct SQLOrderRepository: OrderRepository {
  private let database: Database

  /// Creates a repository of a database's receipts.
  public init(database: Database) { self.database = database }

  /// Reads some hundreds at a time, continuing after the last one.
  public func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws {
    for stretch in try await database.read({ try $0.stretches(of: wanted) }) {
      var left = stretch
      while left.first <= left.last,
        let page = try await database.read({ [left] in try $0.page(of: wanted, among: left) })
      {
        if !page.orders.isEmpty { try await body(page.orders) }
        if wanted.isNewestFirst { left.last = page.first - 1 } else { left.first = page.last + 1 }
      }
    }
  }

  /// Reads a page of orders without their lines.
  public func summaries(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary> {
    try await database.read { connection in
      let rows = try connection.summaries(in: days, at: place, most: most + 1)
      return PageSlice(at: place, upTo: most, of: rows, number: \.id.number)
    }
  }

  public func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool {
    try await database.read { try $0.hasTills(in: days) }
  }

  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    try await database.read { connection in try connection.orders(where: "orders.id = ?", id.number).first }
  }

  public func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int] {
    try await database.read { connection in try connection.uses(of: discounts) }
  }
}

extension Connection {
  /// Returns the orders that meet a condition with their refunds, by number.
  func orders(where condition: String, _ values: any SQLConvertible...) throws(RepositoryError) -> [Order] {
    try orders(.orders(where: condition, values))
  }

  /// Returns orders with their refunds, by number.
  func orders(_ selection: SaleSelection, isAskedFor: Bool = false) throws(RepositoryError) -> [Order] {
    if !isAskedFor { try prefetch(selection) }
    let orders = try sales(selection, isAskedFor: true) { row in
      let id = try orderID(of: row)
      let shop = try ShopDetails(row)
      return try order(id, paidAt: row.moment("paid_at"), reference: row.text("reference"), from: shop, of: row)
    }
    return try addRefunds(selection, to: orders)
  }

  /// Returns the order number in a row with its payment's currency; throws if the payment is missing.
  func orderID(of row: Row) throws(RepositoryError) -> Order.ID {
    let number = try row.integer("order_id")
    guard try row.optionalText("currency") == nil else { return Order.ID(number: number) }
    throw .broken("orders", where: "id", number, in: subject, "the payment is gone")
  }

  /// Creates an order from its payment's row and what was bought.
  func order(
    _ id: Order.ID,
    paidAt: Moment,
    reference: String,
    from shop: ShopDetails,
    of row: Row
  ) throws(RepositoryError) -> (Payment) -> Order {
    let (terms, till) = (try row.terms(in: row.currency("currency")), try row.owner(named: "till"))
    return { payment in
      Order(
        id: id,
        paidAt: paidAt,
        reference: reference,
        quote: payment.quote,
        terms: terms,
        tenders: payment.tenders,
        till: till,
        shop: shop
      )
    }
  }
}
