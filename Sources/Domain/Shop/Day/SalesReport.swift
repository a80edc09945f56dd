/// What was sold and came back in one currency, added up order by order.
public struct SalesReport: Hashable, Sendable {
  /// How many orders were paid.
  public private(set) var orderCount = 0
  /// What was paid.
  public private(set) var sales: Money
  /// How many refunds there were.
  public private(set) var refundCount = 0
  /// What went back.
  public private(set) var refunds: Money
  /// What was paid less what went back.
  public private(set) var net: Money
  /// The first order that was paid.
  public private(set) var first: Order.ID?
  /// The last one.
  public private(set) var last: Order.ID?
  /// Whether each order was looked at: else there were too many, and nothing is said of taxes, discounts and best sellers.
  public private(set) var isDetailed = true

  private var ways: [Payment.Way: Payment] = [:]
  private var rates: [Percent: TaxShare] = [:]
  private var given: [Promotion.ID: Discount] = [:]
  private var sold: [Seller.Key: Seller] = [:]
  private var byHand: [String: ByHand] = [:]

  /// How many best sellers are named.
  public static let sellers = 5

  /// Begins with nothing in a currency.
  public init(in currency: Currency) { (sales, refunds, net) = (.zero(currency), .zero(currency), .zero(currency)) }

  /// Joins what was added up without a look at each order; throws where a sum does not fit.
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

  /// Both for each way of paying that was used, cash first and practice last.
  public var payments: [Payment] {
    [Payment.Way(.cash), .init(.card), .init(.card, isPractice: true)].compactMap { ways[$0] }
      .filter { !$0.sales.isZero || !$0.refunds.isZero }
  }

  /// The tax in what was paid less that in what went back, for each rate, the lowest first.
  public var taxes: [TaxShare] { rates.values.sorted { $0.rate.hundredths < $1.rate.hundredths } }

  /// The discounts that were given, the most first; what came back does not make them less.
  public var discounts: [Discount] {
    given.values.sorted { $0.amount == $1.amount ? $0.id < $1.id : $0.amount.minorUnits > $1.amount.minorUnits }
  }

  /// What was sold most, by what was paid for it; what came back does not make it less.
  public var bestSellers: [Seller] { Array(sold.values.sorted { $0.isBefore($1) }.prefix(Self.sellers)) }

  /// The prices that were set by hand, by their reasons, those that took most off first; what came back does not make them
  /// less.
  public var pricesByHand: [ByHand] {
    byHand.values.sorted {
      $0.amount == $1.amount ? $0.reason ?? "" < $1.reason ?? "" : $0.amount.minorUnits > $1.amount.minorUnits
    }
  }

  /// Adds the next order, the oldest first; throws where a sum does not fit.
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

  /// Adds what came back; throws where a sum does not fit.
  public mutating func add(_ refund: Refund) throws(MoneyError) {
    let quote = refund.quote
    refundCount += 1
    refunds = try refunds.adding(quote.total)
    try book(quote.tenders, quote.taxes, isPractice: quote.isPractice, isBack: true)
  }

  /// Adds up what was paid or went back in each way, and the tax in it.
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
