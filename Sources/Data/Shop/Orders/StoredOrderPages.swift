import ArcadeDomain

// Order numbers follow the time of payment, so the orders of some days are contiguous. They are found by the index of
// days once, and from there by number.
extension Connection {
  /// The number of orders that are read at a time.
  private static let pageSize = 500

  /// The ranges of numbers of all wanted orders; those with later refunds are far apart, and before the others.
  func stretches(of wanted: OrderSelection) throws(RepositoryError) -> [OrderStretch] {
    guard let (first, last) = try numbers(of: wanted) else { return [] }
    let all = OrderStretch(first: first, last: last)
    guard case .booked(let start?) = wanted else { return [all] }
    let back = """
      SELECT min(order_id + 0) AS first, max(order_id + 0) AS last FROM refunds WHERE refunded_at >= ? AND order_id + 0 < ?
      """
    guard let (oldest, newest) = try ends(back, [start, first]) else { return [all] }
    return [OrderStretch(first: oldest, last: newest, isOfRefunded: true), all]
  }

  private func numbers(of wanted: OrderSelection) throws(RepositoryError) -> (first: Int64, last: Int64)? {
    let sql: String
    var values: [any SQLConvertible] = []
    switch wanted {
    case .newestFirst(.all), .oldestFirst(.all), .booked(nil):
      sql = "SELECT (SELECT min(id) FROM orders) AS first, (SELECT max(id) FROM orders) AS last"
    case .newestFirst(let days), .oldestFirst(let days):
      // SQLite's cross join begins with the left table. An order whose payment is missing has no day. It is included if
      // it was paid within a day of the span, because days end at other times elsewhere.
      sql = """
        SELECT min(id) AS first, max(id) AS last FROM (
          SELECT orders.id FROM payment_attempts CROSS JOIN orders
          WHERE payment_attempts.day >= ? AND payment_attempts.day <= ? AND orders.attempt_id = payment_attempts.id
          UNION ALL SELECT orders.id FROM orders WHERE paid_at >= ? AND paid_at < ? AND NOT EXISTS (
            SELECT 1 FROM payment_attempts WHERE payment_attempts.id = orders.attempt_id
          )
        ) AS found
        """
      values = days.bounds + days.widened(by: 1).bounds
    case .booked(let start?):
      // The addition keeps the engines from scanning the primary key. If there was no later payment, all refunded
      // orders come before the next number.
      sql = """
        SELECT coalesce(min(id + 0), (SELECT coalesce(max(id), 0) + 1 FROM orders)) AS first,
          (SELECT max(id) FROM orders) AS last FROM orders WHERE paid_at >= ?
        """
      values = [start]
    }
    return try ends(sql, values)
  }

  private func ends(
    _ sql: String,
    _ values: [any SQLConvertible]
  ) throws(RepositoryError) -> (first: Int64, last: Int64)? {
    let found = try rows(sql, values: values) { (try $0.optionalInteger("first"), try $0.optionalInteger("last")) }
    guard case (let first?, let last?)? = found.first else { return nil }
    return (first, last)
  }

  /// Returns the next wanted orders of a range, with their range of numbers; nil at the end.
  func page(
    of wanted: OrderSelection,
    among left: OrderStretch
  ) throws(RepositoryError) -> (first: Int64, last: Int64, orders: [Order])? {
    let all = wanted.selection(left)
    let numbers = try rows(
      all.numbers(isNewestFirst: wanted.isNewestFirst, most: Self.pageSize),
      values: all.values
    ) { try $0.integer("id", in: 1 ... .max - 1) }
    guard let first = numbers.min(), let last = numbers.max() else { return nil }
    let orders = try orders(wanted.selection(OrderStretch(first: first, last: last, isOfRefunded: left.isOfRefunded)))
    return (first, last, wanted.isNewestFirst ? orders.reversed() : orders)
  }

  /// Whether any order of some days has an owner.
  func hasTills(in days: DaySpan) throws(RepositoryError) -> Bool {
    let sql = """
      SELECT 1 FROM payment_attempts CROSS JOIN orders
      WHERE EXISTS (SELECT 1 FROM owners WHERE owner <> '')
        AND payment_attempts.day >= ? AND payment_attempts.day <= ? AND payment_attempts.owner <> ''
        AND orders.attempt_id = payment_attempts.id LIMIT 1
      """
    return try !rows(sql, values: days.bounds) { _ in true }.isEmpty
  }

  /// Returns summaries of the orders in a span of days, newest first.
  func summaries(in days: DaySpan, at place: PageCursor, most: Int) throws(RepositoryError) -> [OrderSummary] {
    let wanted = OrderSelection.newestFirst(in: days)
    guard var (first, last) = days == .all ? (.min, .max) : try numbers(of: wanted) else { return [] }
    var isNewestFirst = true
    switch place {
    case .newest: break
    case .before(let number): last = min(last, max(number, 1) - 1)
    case .after(let number): (first, isNewestFirst) = (max(first, min(number, .max - 1) + 1), false)
    }
    let selection = wanted.selection(OrderStretch(first: first, last: last))
    let sql = selection.summaries(isNewestFirst: isNewestFirst, most: most)
    let found = try rows(sql, values: selection.values) { row in
      let id = try orderID(of: row)
      let total = try row.money("total_minor")
      // SQLite stores the largest number for a sum that overflows.
      guard total.minorUnits < .max else { throw row.mismatch("is too large", "total_minor") }
      return OrderSummary(
        id: id,
        paidAt: try row.moment("paid_at"),
        pieces: try row.count("pieces"),
        total: total,
        refunded: try row.money("refunded_minor"),
        till: try row.owner(named: "till")
      )
    }
    return isNewestFirst ? found : found.reversed()
  }
}

/// A range of order numbers.
struct OrderStretch: Sendable {
  var first, last: Int64
  /// Whether only orders with refunds are wanted, which are looked up one by one.
  var isOfRefunded = false
}

extension OrderSelection {
  /// Returns the wanted orders of a range.
  fileprivate func selection(_ stretch: OrderStretch) -> SaleSelection {
    let between = "orders.id >= ? AND orders.id <= ?"
    let numbers: [any SQLConvertible] = [stretch.first, stretch.last]
    switch self {
    case .newestFirst(.all), .oldestFirst(.all), .booked(nil): return .orders(where: between, numbers)
    case .newestFirst(let days), .oldestFirst(let days):
      let ofDays = "(payment_attempts.day >= ? AND payment_attempts.day <= ? OR payment_attempts.id IS NULL)"
      return .orders(where: "\(between) AND \(ofDays)", numbers + days.bounds)
    case .booked(let start?):
      let refunded = "orders.id IN (SELECT refunds.order_id FROM refunds WHERE refunds.refunded_at >= ?)"
      if stretch.isOfRefunded { return .orders(where: "\(refunded) AND \(between)", [start] + numbers) }
      return .orders(where: "\(between) AND (orders.paid_at >= ? OR \(refunded))", numbers + [start, start])
    }
  }
}

extension DaySpan {
  /// Texts that sort before and after all days of the span.
  fileprivate var bounds: [any SQLConvertible] { [from?.isoText ?? "", until?.isoText ?? "~"] }

  /// Extends both ends by a number of days.
  fileprivate func widened(by days: Int) -> DaySpan {
    func day(_ day: CalendarDay?, _ days: Int) -> CalendarDay? {
      day.map { CalendarDay(daysSince1970: $0.daysSince1970 + days) }
    }
    return DaySpan(from: day(from, -days), until: day(until, days + 1))
  }
}
