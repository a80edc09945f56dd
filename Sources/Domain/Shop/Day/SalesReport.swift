/// The sales and refunds in one currency, added up order by order.
public struct SalesReport: Hashable, Sendable {
  /// The number of paid orders.
  public private(set) var orderCount = 0
  /// The amount paid.
  public private(set) var sales: Money
  /// The number of refunds.
  public private(set) var refundCount = 0
  /// The amount refunded.
  public private(set) var refunds: Money
  /// The amount paid minus the amount refunded.
  public private(set) var net: Money
  /// The number of the first order.
  public private(set) var first: Order.ID?
  /// The number of the last order.
  public private(set) var last: Order.ID?
  /// Whether all orders were read; otherwise there were too many, and taxes, discounts and best sellers are missing.
  public private(set) var isDetailed = true

  private var ways: [Payment.Way: Payment] = [:]
  private var rates: [Percent: TaxShare] = [:]
  private var given: [Promotion.ID: Discount] = [:]
  private var sold: [Seller.Key: Seller] = [:]
  private var byHand: [String: ByHand] = [:]

  /// The number of best sellers listed.
  public static let sellers = 5

  /// Creates an empty report in a currency.
  public init(in currency: Currency) { (sales, refunds, net) = (.zero(currency), .zero(currency), .zero(currency)) }

  /// Creates a report from totals, without reading each order; throws if a sum overflows.
  public init(
    orders: Int,
    from first: Order.ID,
    to last: Order.ID,
    refunds: Int,
    payments: [Payment],
    in currency: Currency
  ) throws(MoneyError) {
    self.init(in: currency)
    (orderCount, refundCount, self.first, self.last, isDetailed) = (orders, refunds, first, last, false)
    for payment in payments {
      ways[Payment.Way(payment.kind, isPractice: payment.isPractice)] = payment
      sales = try sales.adding(payment.sales)
      self.refunds = try self.refunds.adding(payment.refunds)
    }
    net = try sales.subtracting(self.refunds)
  }

  /// The totals of each payment method used, cash first and practice last.
  public var payments: [Payment] {
    [Payment.Way(.cash), .init(.card), .init(.card, isPractice: true)].compactMap { ways[$0] }
      .filter { !$0.sales.isZero || !$0.refunds.isZero }
  }

  /// The net tax for each rate, lowest rate first.
  public var taxes: [TaxShare] { rates.values.sorted { $0.rate.hundredths < $1.rate.hundredths } }

  /// The discounts by total reduction, largest first; refunds do not change them.
  public var discounts: [Discount] {
    given.values.sorted { $0.amount == $1.amount ? $0.id < $1.id : $0.amount.minorUnits > $1.amount.minorUnits }
  }

  /// The best sellers by amount paid; refunds do not change them.
  public var bestSellers: [Seller] { Array(sold.values.sorted { $0.isBefore($1) }.prefix(Self.sellers)) }

  /// The manual prices by reason, largest reduction first; refunds do not change them.
  public var pricesByHand: [ByHand] {
    byHand.values.sorted {
      $0.amount == $1.amount ? $0.reason ?? "" < $1.reason ?? "" : $0.amount.minorUnits > $1.amount.minorUnits
    }
  }

  /// Adds an order, oldest first; throws if a sum overflows.
  public mutating func add(_ order: Order) throws(MoneyError) {
    let quote = order.quote
    (orderCount, first, last) = (orderCount + 1, first ?? order.id, order.id)
    sales = try sales.adding(quote.total)
    try book(order.tenders, quote.taxes, isPractice: order.isPractice, isBack: false)
    for promotion in quote.applied {
      let before = given[promotion.id]
      given[promotion.id] = Discount(
        id: promotion.id,
        name: promotion.name,
        orderCount: (before?.orderCount ?? 0) + 1,
        amount: try (before?.amount ?? .zero(sales.currency)).adding(promotion.amount)
      )
    }
    for line in quote.lines {
      try sell(line.product, line.quantity, line.total, isListed: line.isListed)
      if let priced = line.byHand { try note(priced, of: line) }
    }
    for pieces in quote.added { try sell(pieces.product, .pieces(pieces.count), .zero(sales.currency)) }
  }

  /// Adds a refund; throws if a sum overflows.
  public mutating func add(_ refund: Refund) throws(MoneyError) {
    let quote = refund.quote
    refundCount += 1
    refunds = try refunds.adding(quote.total)
    try book(quote.tenders, quote.taxes, isPractice: quote.isPractice, isBack: true)
  }

  private mutating func book(
    _ tenders: [Tender],
    _ taxes: [TaxShare],
    isPractice: Bool,
    isBack: Bool
  ) throws(MoneyError) {
    net = try sales.subtracting(refunds)
    for tender in tenders {
      let way = Payment.Way(tender.kind, isPractice: isPractice)
      var payment = ways[way] ?? Payment(way, in: sales.currency)
      if isBack { payment.refunds = try payment.refunds.adding(tender.amount) }
      if !isBack { payment.sales = try payment.sales.adding(tender.amount) }
      payment.net = try payment.sales.subtracting(payment.refunds)
      ways[way] = payment
    }
    for share in taxes {
      let sum = rates[share.rate] ?? TaxShare(rate: share.rate, in: .zero(sales.currency))
      let gross = try isBack ? sum.gross.subtracting(share.gross) : sum.gross.adding(share.gross)
      let tax = try isBack ? sum.tax.subtracting(share.tax) : sum.tax.adding(share.tax)
      rates[share.rate] = TaxShare(rate: share.rate, gross: gross, tax: tax)
    }
  }

  private mutating func note(_ price: PriceByHand, of line: PromotionQuote.Line) throws(MoneyError) {
    let before = byHand[price.reason ?? ""]
    byHand[price.reason ?? ""] = ByHand(
      reason: price.reason,
      lineCount: (before?.lineCount ?? 0) + 1,
      amount: try (before?.amount ?? .zero(sales.currency)).adding(line.takenOffByHand())
    )
  }

  private mutating func sell(
    _ product: Product,
    _ quantity: Quantity,
    _ amount: Money,
    isListed: Bool = true
  ) throws(MoneyError) {
    let key = Seller.Key(code: product.code, isWeighing: quantity.isWeighing, name: isListed ? nil : product.name)
    let before = sold[key]
    sold[key] = Seller(
      product: product,
      quantity: before?.quantity.adding(quantity) ?? quantity,
      amount: try (before?.amount ?? .zero(sales.currency)).adding(amount)
    )
  }
}
