/// The sales and refunds of a day or between two closings, added up while they are read.
public struct TradeSums: Sendable {
  private var sums: [Currency: SalesReport] = [:]

  /// Creates empty sums.
  public init() {}

  /// Adds up loaded orders, oldest first, and refunds; throws if a sum overflows.
  public init(orders: [Order], refunds: [Refund] = []) throws(MoneyError) {
    for order in orders { try add(order) }
    for refund in refunds { try add(refund) }
  }

  /// The report of each currency with sales or refunds.
  public var totals: [SalesReport] { sums.values.sorted { $0.sales.currency.code < $1.sales.currency.code } }

  /// Adds an order, oldest first; throws if a sum overflows.
  public mutating func add(_ order: Order) throws(MoneyError) {
    let currency = order.quote.total.currency
    try sums[currency, default: SalesReport(in: currency)].add(order)
  }

  /// Adds a refund; throws if a sum overflows.
  public mutating func add(_ refund: Refund) throws(MoneyError) {
    let currency = refund.quote.total.currency
    try sums[currency, default: SalesReport(in: currency)].add(refund)
  }
}
