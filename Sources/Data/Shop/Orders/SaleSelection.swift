import ArcadeDomain

/// A selection of payments that are read with all related rows: one query per table, however many payments.
struct SaleSelection {
  private let isOfOrders: Bool
  private let condition: String
  let values: [any SQLConvertible]

  static func orders(where condition: String, _ values: [any SQLConvertible]) -> SaleSelection {
    SaleSelection(isOfOrders: true, condition: condition, values: values)
  }

  /// Returns a selection of payments that meet a condition, whether they are orders or not.
  static func payments(where condition: String, _ values: [any SQLConvertible]) -> SaleSelection {
    SaleSelection(isOfOrders: false, condition: condition, values: values)
  }

  /// The query for the payments, sorted by order number.
  ///
  /// Related rows may be missing after editing by hand: then reading fails, rather than leaving payments out.
  var heads: String {
    let order = ", orders.id AS order_id, paid_at, reference, shop_name, shop_address, shop_tax_number, receipt_line"
    return """
      SELECT payment_attempts.*, owners.name AS till\(isOfOrders ? order : "")
      FROM \(table) LEFT JOIN owners ON owners.owner = payment_attempts.owner
      WHERE \(condition) ORDER BY \(isOfOrders ? "orders.id" : "payment_attempts.id")
      """
  }

  /// Returns a query for the numbers of the orders, with a limit.
  func numbers(isNewestFirst: Bool, most: Int) -> String {
    "SELECT orders.id FROM \(table) WHERE \(condition) ORDER BY orders.id \(isNewestFirst ? "DESC" : "ASC") LIMIT \(most)"
  }

  /// Returns a query for order summaries; prices are stored piece by piece, so no lines are read for the sums.
  func summaries(isNewestFirst: Bool, most: Int) -> String {
    """
    SELECT orders.id AS order_id, orders.paid_at, owners.name AS till, payment_attempts.currency,
      CAST((SELECT coalesce(sum(sale_pieces.quantity), 0) FROM sale_pieces
        WHERE sale_pieces.attempt_id = orders.attempt_id) AS BIGINT) AS pieces,
      CAST((SELECT coalesce(sum(sale_pieces.quantity * sale_pieces.price_minor), 0) FROM sale_pieces
        WHERE sale_pieces.attempt_id = orders.attempt_id)
        + coalesce(payment_attempts.shipping_minor, 0)
        - coalesce(payment_attempts.shipping_discount_minor, 0) AS BIGINT) AS total_minor,
      CAST((SELECT coalesce(sum(cash_minor + card_minor), 0) FROM refunds
        WHERE refunds.order_id = orders.id) AS BIGINT) AS refunded_minor
    FROM \(table) LEFT JOIN owners ON owners.owner = payment_attempts.owner
    WHERE \(condition) ORDER BY orders.id \(isNewestFirst ? "DESC" : "ASC") LIMIT \(most)
    """
  }

  /// Returns a query for the related rows of a table, in order for each payment.
  func rows(of child: String, by key: String = "position") -> String {
    """
    SELECT \(child).* FROM \(table) JOIN \(child) ON \(child).attempt_id = payment_attempts.id
    WHERE \(condition) ORDER BY \(child).attempt_id, \(key)
    """
  }

  var refunds: String {
    """
    SELECT refunds.*, owners.name AS till FROM \(table) JOIN refunds ON refunds.order_id = orders.id
      LEFT JOIN owners ON owners.owner = refunds.owner
    WHERE \(condition) ORDER BY refunds.id
    """
  }

  var refundPieces: String {
    """
    SELECT refund_pieces.*, refunds.currency FROM \(table) JOIN refunds ON refunds.order_id = orders.id
      JOIN refund_pieces ON refund_pieces.refund_id = refunds.id
    WHERE \(condition) ORDER BY refund_pieces.refund_id, position, number
    """
  }

  /// The queries for all related rows.
  fileprivate var rows: [String] {
    ["sale_lines", "sale_added", "sale_promotions", "sale_tenders"].map { rows(of: $0) }
      + ["sale_discounts", "sale_pieces"].map { rows(of: $0, by: "position, number") }
      + (isOfOrders ? [refunds, refundPieces] : [])
  }

  private var table: String {
    isOfOrders ? "orders LEFT JOIN payment_attempts ON payment_attempts.id = orders.attempt_id" : "payment_attempts"
  }
}

extension Connection {
  /// Prefetches payments with all related rows.
  func prefetch(_ selection: SaleSelection) throws(RepositoryError) {
    try prefetchHeads(of: selection)
    try prefetchRows(of: selection)
  }

  /// Prefetches the payments themselves.
  func prefetchHeads(of selection: SaleSelection) throws(RepositoryError) {
    try prefetch(selection.heads, values: selection.values)
  }

  /// Prefetches all rows related to payments.
  func prefetchRows(of selection: SaleSelection) throws(RepositoryError) {
    for sql in selection.rows { try prefetch(sql, values: selection.values) }
  }
}
