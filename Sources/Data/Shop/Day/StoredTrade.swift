import ArcadeDomain

extension Connection {
  /// The number of orders that are summed up at a time.
  private static let pageSize = 5_000

  /// Sums up the sales and refunds within a time.
  func totals(from start: Moment, until end: Moment) throws(RepositoryError) -> [SalesReport] {
    try totals(
      orders: "orders.paid_at >= ? AND orders.paid_at < ?",
      refunds: "refunds.refunded_at >= ? AND refunds.refunded_at < ?",
      [start, end]
    )
  }

  /// Sums up the orders that meet a condition, and the refunds that meet another one, page by page.
  func totals(
    orders sold: String,
    refunds back: String,
    _ values: [any SQLConvertible]
  ) throws(RepositoryError) -> [SalesReport] {
    let refunded = "SELECT refunds.order_id FROM refunds WHERE \(back)"
    let selection = SaleSelection.orders(where: "orders.id IN (\(refunded))", values)
    let ids = "SELECT id FROM refunds WHERE \(back)"
    try prefetch(selection)
    try prefetch(ids, values: values)
    var (sums, last) = (TradeSums(), Int64.min)
    func add(_ table: String, _ id: Int64, _ change: () throws(MoneyError) -> Void) throws(RepositoryError) {
      do {
        try change()
      } catch {
        throw .broken(table, where: "id", id, in: subject, "the sum is too large")
      }
    }
    while let next = try page(where: sold, values, after: last) {
      for order in next.orders { try add("orders", order.id.number) { () throws(MoneyError) in try sums.add(order) } }
      guard next.isMore else { break }
      last = next.last
    }
    var wanted = Set(try rows(ids, values: values) { try $0.integer("id") })
    for refund in try orders(selection, isAskedFor: true).flatMap(\.refunds) {
      guard wanted.remove(refund.id.number) != nil else { continue }
      try add("refunds", refund.id.number) { () throws(MoneyError) in try sums.add(refund) }
    }
    if let lost = wanted.min() { throw .broken("refunds", where: "id", lost, in: subject, "the order is gone") }
    return sums.totals
  }

  /// Sums up payments of orders in a currency that meet a condition, and refunds that meet another one, in SQL.
  func sums(
    orders sold: String,
    refunds back: String,
    _ value: Int64,
    in currency: Currency
  ) throws(RepositoryError) -> SalesReport {
    let isPractice = "CASE WHEN kind = 'card' AND substr(reference, 1, 9) = 'practice-' THEN 1 ELSE 0 END"
    let refunded = ["cash", "card"].map { kind in
      """
      SELECT '\(kind)' AS kind, reference, 0 AS sold, \(kind)_minor AS back FROM refunds
        JOIN orders ON orders.id = refunds.order_id WHERE \(back)
      """
    }
    let ways = """
      SELECT kind, \(isPractice) AS is_practice, CAST(sum(sold) AS BIGINT) AS sold, CAST(sum(back) AS BIGINT) AS back FROM (
        SELECT kind, reference, amount_minor AS sold, 0 AS back FROM orders
        JOIN sale_tenders ON sale_tenders.attempt_id = orders.attempt_id WHERE \(sold)
        UNION ALL \(refunded.joined(separator: " UNION ALL "))
      ) AS paid GROUP BY kind, is_practice
      """
    let payments = try rows(ways, value, value, value) { row in
      try SalesReport.Payment(
        try row.checked("kind", Tender.Kind.init),
        isPractice: try row.flag("is_practice"),
        sales: row.amount("sold", in: currency),
        refunds: row.amount("back", in: currency)
      )
    }
    let counts = """
      SELECT count(*) AS orders, coalesce(min(id), 0) AS first, coalesce(max(id), 0) AS last,
        (SELECT count(*) FROM refunds WHERE \(back)) AS refunds
      FROM orders WHERE \(sold)
      """
    let totals = try row(counts, value, value) { row in
      try SalesReport(
        orders: try row.count("orders"),
        from: Order.ID(number: try row.integer("first")),
        to: Order.ID(number: try row.integer("last")),
        refunds: try row.count("refunds"),
        payments: payments,
        in: currency
      )
    }
    return totals ?? SalesReport(in: currency)
  }

  /// Prefetches the orders that meet a condition, for summing up.
  func prefetchOrders(where condition: String, _ values: [any SQLConvertible]) throws(RepositoryError) {
    let first = Self.ahead(of: .min, where: condition, values)
    try prefetch(first.sql, values: first.values)
  }

  /// Returns a query for the numbers of the next orders that meet a condition.
  private static func ahead(
    of number: Int64,
    where condition: String,
    _ values: [any SQLConvertible]
  ) -> (sql: String, values: [any SQLConvertible]) {
    // The first and last number; the addition keeps the engines from scanning the primary key.
    let first = "SELECT min(orders.id + 0) FROM orders WHERE \(condition) AND orders.id + 0 > ?"
    let last = "SELECT max(orders.id + 0) FROM orders WHERE \(condition)"
    let all = SaleSelection.orders(
      where: "\(condition) AND orders.id >= (\(first)) AND orders.id <= (\(last))",
      values + values + [number] + values
    )
    return (all.numbers(isNewestFirst: false, most: pageSize), all.values)
  }

  /// Returns the next orders that meet a condition; nil if there are none.
  private func page(
    where condition: String,
    _ values: [any SQLConvertible],
    after number: Int64
  ) throws(RepositoryError) -> (orders: [Order], last: Int64, isMore: Bool)? {
    let all = Self.ahead(of: number, where: condition, values)
    let numbers = try rows(all.sql, values: all.values) { try $0.integer("id") }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let page = SaleSelection.orders(
      where: "\(condition) AND orders.id >= ? AND orders.id <= ?",
      values + [first, last]
    )
    return (try orders(page), last, numbers.count == Self.pageSize)
  }
}
