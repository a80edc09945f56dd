/// What a line costs, as plain numbers, so that reading a line counts no reference.
struct LinePrice {
  /// The price of a piece, or of the whole weighing.
  let price: Int64
  /// The lowest price of a piece.
  var floor: Int64 = 0
  var isWeighing = false
  var isReduced = false

  @inline(__always)
  init(_ line: QuoteRequest.Line, currency: Currency) throws(MoneyError) {
    let unit = line.product.price
    guard unit.currency == currency else { throw .currenciesDiffer(currency, unit.currency) }
    guard case .pieces(let count) = line.quantity, !line.product.hasExtras else {
      self = try LinePrice(special: line)
      return
    }
    if unit.minorUnits.multipliedReportingOverflow(by: Int64(count)).overflow { throw .overflow }
    price = unit.minorUnits
  }

  // A weighing, or a product with fields that discounts depend on.
  @inline(never)
  private init(special line: QuoteRequest.Line) throws(MoneyError) {
    let amount = try line.quantity.amount(at: line.product.price).minorUnits
    isWeighing = line.quantity.isWeighing
    price = isWeighing ? amount : line.product.price.minorUnits
    isReduced = line.product.reducedFrom != nil
    guard let lowest = line.product.lowest else { return }
    try lowest.requireSameCurrency(as: line.product.price)
    let units = isWeighing ? try line.quantity.amount(at: lowest).minorUnits : lowest.minorUnits
    floor = max(0, min(units, price))
  }
}
