/// What was sold and came back on a day, or at a till between two closings, added up as it is read.
public struct TradeSums: Sendable {
  private var sums: [Currency: SalesReport] = [:]

  /// Begins with nothing.
  public init() {}

  /// Adds up orders, oldest first, and refunds that are at hand; throws where a sum does not fit.
  public init(orders: [Order], refunds: [Refund] = []) throws(MoneyError) {
    for order in orders { try add(order) }
    for refund in refunds { try add(refund) }
  }

  /// For each currency in which something was sold or came back.
  public var totals: [SalesReport] { sums.values.sorted { $0.sales.currency.code < $1.sales.currency.code } }

  /// Adds the next order, the oldest first; throws where a sum does not fit.
  public mutating func add(_ order: Order) throws(MoneyError) {
    let currency = order.quote.total.currency
    try sums[currency, default: SalesReport(in: currency)].add(order)
  }

  /// Adds what came back; throws where a sum does not fit.
  public mutating func add(_ refund: Refund) throws(MoneyError) {
    let currency = refund.quote.total.currency
    try sums[currency, default: SalesReport(in: currency)].add(refund)
  }
}
