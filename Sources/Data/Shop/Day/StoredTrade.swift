import ArcadeDomain

extension Connection {
  /// How many orders are added up at a time.
  private static let pageSize = 5_000

  /// Adds up what was sold and came back within some time.
  func totals(from start: Moment, until end: Moment) throws(RepositoryError) -> [TradeTotals] {
    try totals(
      orders: "orders.paid_at >= ? AND orders.paid_at < ?",
      refunds: "refunds.refunded_at >= ? AND refunds.refunded_at < ?",
      [start, end]
    )
  }

  /// Adds up the orders that satisfy a condition, and what came back, of whichever orders, that satisfies another one, some
  /// at a time.
  func totals(
    orders sold: String,
    refunds back: String,
    _ values: [any SQLConvertible]
  ) throws(RepositoryError) -> [TradeTotals] {
    let refunded = "SELECT refunds.order_id FROM refunds WHERE \(back)"
    let selection = SaleSelection.orders(where: "orders.id IN (\(refunded))", values)
    let ids = "SELECT id FROM refunds WHERE \(back)"
    try ask(selection)
    try ask(ids, values: values)
    do {
      var sums = try TradeSums()
      var last = Int64.min
      while let next = try page(where: sold, values, after: last) {
        for order in next.orders { try sums.add(order) }
        guard next.isMore else { break }
        last = next.last
      }
      let wanted = Set(try rows(ids, values: values) { try $0.integer("id") })
      for refund in try orders(selection, isAskedFor: true).flatMap(\.refunds)
      where wanted.contains(refund.id.number) {
        try sums.add(refund)
      }
      return sums.totals
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "orders: the sum is too large")
    }
  }

  /// Returns the next orders behind a number that satisfy a condition; nil where there are none.
  private func page(
    where condition: String,
    _ values: [any SQLConvertible],
    after number: Int64
  ) throws(RepositoryError) -> (orders: [Order], last: Int64, isMore: Bool)? {
    let all = SaleSelection.orders(where: "\(condition) AND orders.id > ?", values + [number])
    let numbers = try rows(all.numbers(isNewestFirst: false, most: Self.pageSize), values: all.values) { row in
      try row.integer("id")
    }
    guard let last = numbers.last else { return nil }
    let page = SaleSelection.orders(
      where: "\(condition) AND orders.id > ? AND orders.id <= ?",
      values + [number, last]
    )
    return (try orders(page), last, numbers.count == Self.pageSize)
  }
}
