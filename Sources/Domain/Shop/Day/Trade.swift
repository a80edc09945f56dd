/// What was sold, came back and was moved on a day, or at a till between two closings.
public struct Trade: Hashable, Sendable {
  /// What was sold, oldest first.
  public var orders: [Order]
  /// What came back, oldest first, of whichever orders.
  public var refunds: [Refund]
  /// What was put into drawers and taken out, oldest first.
  public var moves: [DrawerMove]

  /// Joins what happened.
  public init(orders: [Order] = [], refunds: [Refund] = [], moves: [DrawerMove] = []) {
    self.orders = orders
    self.refunds = refunds
    self.moves = moves
  }

  /// Adds it up for each currency in which something was sold or came back.
  public func totals() throws(MoneyError) -> [TradeTotals] {
    let currencies = Set(orders.map { $0.quote.total.currency } + refunds.map { $0.quote.total.currency })
    var totals: [TradeTotals] = []
    for currency in currencies.sorted(by: { $0.code < $1.code }) {
      totals.append(
        try TradeTotals(
          orders: orders.filter { $0.quote.total.currency == currency },
          refunds: refunds.filter { $0.quote.total.currency == currency },
          in: currency
        )
      )
    }
    return totals
  }
}
