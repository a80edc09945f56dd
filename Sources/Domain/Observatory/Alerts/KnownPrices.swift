/// The prices at which a listing could be bought, each from when to when, in the currency of the newest.
struct KnownPrices {
  struct Span {
    let units: Int64
    let begin, end: Moment
  }

  /// The oldest first; the last one holds now.
  let spans: [Span]
  /// What it costs now.
  let current: Money

  /// Sums up a history until now; nil where it cannot be bought now, or has no price.
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

  /// The spans before the price came to be what it is now.
  var before: ArraySlice<Span> { spans[..<((spans.lastIndex { $0.units != current.minorUnits } ?? -1) + 1)] }

  /// When the price came to be what it is now.
  var since: Moment { spans[before.endIndex].begin }

  /// The spans that reach beyond a moment; the current one does.
  func reaching(beyond moment: Moment) -> [Span] {
    spans.enumerated().filter { $0.offset == spans.count - 1 || $0.element.end > moment }.map { $0.element }
  }

  /// What it cost at a moment, else first after it.
  func price(at moment: Moment) -> Money { money((spans.last { $0.begin <= moment } ?? spans[0]).units) }

  func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: current.currency) }
}
