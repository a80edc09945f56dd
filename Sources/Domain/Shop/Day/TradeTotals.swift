/// What was sold and came back in one currency, added up.
public struct TradeTotals: Hashable, Sendable {
  /// How many orders were paid.
  public let orderCount: Int
  /// What was paid.
  public let sales: Money
  /// How many refunds there were.
  public let refundCount: Int
  /// What went back.
  public let refunds: Money
  /// What was paid less what went back.
  public let net: Money
  /// Both for each way of paying that was used, cash first and practice last.
  public let payments: [Payment]
  /// The tax in what was paid less that in what went back, for each rate, the lowest first.
  public let taxes: [TaxShare]
  /// The discounts that were given, the most first; what came back does not make them less.
  public let discounts: [Discount]
  /// What was sold most, by what was paid for it; what came back does not make it less.
  public let bestSellers: [Seller]
  /// The first order that was paid.
  public let first: Order.ID?
  /// The last one.
  public let last: Order.ID?

  /// How many best sellers are named.
  public static let sellers = 5

  /// Adds up orders, oldest first, and refunds that are all in one currency; throws where a sum does not fit.
  public init(orders: [Order], refunds: [Refund], in currency: Currency) throws(MoneyError) {
    orderCount = orders.count
    refundCount = refunds.count
    var sales = Money.zero(currency)
    var back = Money.zero(currency)
    for order in orders { sales = try sales.adding(order.quote.total) }
    for refund in refunds { back = try back.adding(refund.quote.total) }
    (self.sales, self.refunds) = (sales, back)
    net = try sales.subtracting(back)
    var payments: [Payment] = []
    for (kind, isPractice) in [(Tender.Kind.cash, false), (.card, false), (.card, true)] {
      let payment = try Payment(kind, isPractice: isPractice, orders: orders, refunds: refunds, in: currency)
      if !payment.sales.isZero || !payment.refunds.isZero { payments.append(payment) }
    }
    self.payments = payments
    taxes = try Self.taxes(of: orders, less: refunds, in: currency)
    discounts = try Discount.all(in: orders)
    bestSellers = Array(try Seller.all(in: orders).prefix(Self.sellers))
    first = orders.first?.id
    last = orders.last?.id
  }

  private static func taxes(
    of orders: [Order],
    less refunds: [Refund],
    in currency: Currency
  ) throws(MoneyError) -> [TaxShare] {
    var sums: [Percent: (gross: Money, tax: Money)] = [:]
    let nothing = (gross: Money.zero(currency), tax: Money.zero(currency))
    for order in orders {
      for share in order.quote.taxes {
        let sum = sums[share.rate] ?? nothing
        sums[share.rate] = (try sum.gross.adding(share.gross), try sum.tax.adding(share.tax))
      }
    }
    for refund in refunds {
      for share in refund.quote.taxes {
        let sum = sums[share.rate] ?? nothing
        sums[share.rate] = (try sum.gross.subtracting(share.gross), try sum.tax.subtracting(share.tax))
      }
    }
    return sums.sorted { $0.key.hundredths < $1.key.hundredths }.map { rate, sum in
      TaxShare(rate: rate, gross: sum.gross, tax: sum.tax)
    }
  }
}
