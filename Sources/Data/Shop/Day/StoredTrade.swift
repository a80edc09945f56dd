import ArcadeDomain

extension Connection {
  /// Returns what was sold and came back within some time.
  func trade(from start: Moment, until end: Moment) throws(RepositoryError) -> Trade {
    let bounds: [any SQLConvertible] = [start, end]
    let orders = try orders(where: "orders.paid_at >= ? AND orders.paid_at < ?", values: bounds)
    let refunds = try refunds(where: "refunded_at >= ? AND refunded_at < ?", bounds)
    return Trade(orders: orders.reversed(), refunds: refunds)
  }

  /// Returns what came back that satisfies a condition, in its order.
  func refunds(where condition: String, _ values: [any SQLConvertible]) throws(RepositoryError) -> [Refund] {
    var wanted: [(id: Int64, order: Int64)] = []
    try forEachRow("SELECT id, order_id FROM refunds WHERE \(condition) ORDER BY id", values: values) { row in
      wanted.append((try row.integer("id"), try row.integer("order_id")))
    }
    var orders: [Int64: Order] = [:]
    return try wanted.map { id, number throws(RepositoryError) in
      if orders[number] == nil { orders[number] = try self.orders(where: "orders.id = ?", number).first }
      guard let refund = orders[number]?.refunds.first(where: { $0.id.number == id }) else {
        throw RepositoryError(.corrupt, subject: subject, detail: "refunds \(id) is of no order")
      }
      return refund
    }
  }

  /// Returns orders behind a number that were paid, or of which something came back, since a moment, oldest first.
  func orders(since start: Moment?, after last: Int64, atMost count: Int) throws(RepositoryError) -> [Order] {
    var condition = "orders.id > ?"
    var values: [any SQLConvertible] = [last]
    if let start {
      condition += """
         AND (orders.paid_at >= ? OR EXISTS (SELECT 1 FROM refunds
        WHERE refunds.order_id = orders.id AND refunds.refunded_at >= ?))
        """
      values += [start, start]
    }
    var found: [(order: Int64, attempt: Int64)] = []
    let sql = "SELECT id, attempt_id FROM orders WHERE \(condition) ORDER BY id LIMIT \(count)"
    try forEachRow(sql, values: values) { row in
      found.append((try row.integer("id"), try row.integer("attempt_id")))
    }
    guard let end = found.last?.order else { return [] }
    for (order, attempt) in found {
      try askForSale(PaymentAttempt.ID(number: attempt))
      try askForRefunds(of: Order.ID(number: order))
    }
    return try orders(where: "\(condition) AND orders.id <= ?", values: values + [end]).reversed()
  }
}
