/// The periods in which a listing could be bought, with their prices, in the currency of the latest.
struct KnownPrices {
  struct Span {
    let units: Int64
    let begin, end: Moment
  }

  /// The periods, oldest first; the last one is current.
  let spans: [Span]
  let current: Money

  /// Creates the periods from a history; nil if the listing cannot be bought now or has no price.
  init?(_ history: ListingHistory, until now: Moment) {
    var prices = history.prices.reversed().filter { $0.at <= now }[...]
    var stock = history.stock.reversed().filter { $0.at <= now }[...]
    var all: [(price: Money, begin: Moment, end: Moment)] = []
    var (price, isSoldOut, begin) = (nil as Money?, false, now)
    while let moment = Self.earlier(prices.first?.at, stock.first?.at) {
      if let price, !isSoldOut, begin < moment { all.append((price, begin, moment)) }
      while let next = prices.first, next.at == moment { (price, prices) = (next.value, prices.dropFirst()) }
      while let next = stock.first, next.at == moment { (isSoldOut, stock) = (next.value == false, stock.dropFirst()) }
      begin = moment
    }
    guard let price, !isSoldOut else { return nil }
    current = price
    spans = (all + [(price, begin, now)]).filter { $0.price.currency == price.currency }
      .map { Span(units: $0.price.minorUnits, begin: $0.begin, end: $0.end) }
  }

  private static func earlier(_ one: Moment?, _ other: Moment?) -> Moment? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// The periods before the current price began.
  var before: ArraySlice<Span> { spans[..<((spans.lastIndex { $0.units != current.minorUnits } ?? -1) + 1)] }

  /// When the current price began.
  var since: Moment { spans[before.endIndex].begin }

  /// Returns the periods that end after a moment, and the current one.
  func reaching(beyond moment: Moment) -> [Span] {
    spans.enumerated().filter { $0.offset == spans.count - 1 || $0.element.end > moment }.map { $0.element }
  }

  /// Returns the price at a moment, or else the first one after it.
  func price(at moment: Moment) -> Money { money((spans.last { $0.begin <= moment } ?? spans[0]).units) }

  func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: current.currency) }
}
