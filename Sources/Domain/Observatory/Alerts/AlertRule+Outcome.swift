/// Whether a rule raises an alert for a listing.
public enum AlertOutcome: Hashable, Sendable {
  /// The condition is not met, or was reported since it was last met.
  case nothing
  /// The condition is met, but the cooldown is not over.
  case coolingDown
  /// The condition is met, with the reference price and the current one.
  case alert(from: Money?, to: Money?)
}

/// The last alert of a rule for a listing.
public struct LastAlert: Hashable, Sendable {
  /// When the alert was raised.
  public let at: Moment
  /// The price of the listing then; nil if it was unknown.
  public let price: Money?

  /// Creates a record of an alert.
  public init(at moment: Moment, price: Money?) { (at, self.price) = (moment, price) }
}

extension AlertRule {
  /// Returns whether a listing of an update raises an alert, from its history up to that update. `fold` prepares names
  /// and words for comparison. Whether an alert is repeated depends only on the last one, so nothing else is stored.
  public func outcome(
    of watched: WatchedListing,
    _ history: ListingHistory,
    after last: LastAlert?,
    at now: Moment,
    folding fold: (String) -> String = { $0.narrowed.lowercased() }
  ) -> AlertOutcome {
    guard case .alert(let from, let to) = found(watched, history, last, now, fold) else { return .nothing }
    if let last, now.since(last.at) < request.cooldown { return .coolingDown }
    return .alert(from: from, to: to)
  }

  private func found(
    _ watched: WatchedListing,
    _ history: ListingHistory,
    _ last: LastAlert?,
    _ now: Moment,
    _ fold: (String) -> String
  ) -> AlertOutcome {
    switch request.condition {
    case .new(let words):
      guard watched.group == .new else { return .nothing }
      let name = words.isEmpty ? "" : fold(watched.listing.name)
      return words.allSatisfy { name.contains(fold($0)) } ? .alert(from: nil, to: watched.listing.price) : .nothing
    case .back:
      let isBack = history.wasSoldOut(after: last?.at ?? since, until: now) || watched.hasReturned
      return isBack && watched.listing.isAvailable ?? watched.hasReturned
        ? .alert(from: nil, to: watched.listing.price) : .nothing
    case .below, .above, .drop, .low:
      guard let prices = KnownPrices(history, until: now), let from = reference(prices, last, now) else {
        return .nothing
      }
      return .alert(from: from, to: prices.current)
    }
  }

  /// Returns the price that the current one is compared with. The result is nil if the condition is not met. It
  /// contains nil if the condition is met without an earlier price.
  private func reference(_ prices: KnownPrices, _ last: LastAlert?, _ now: Moment) -> Money?? {
    let current = prices.current
    switch request.condition {
    case .below(let limit), .above(let limit):
      let isBelow = if case .below = request.condition { true } else { false }
      // In ten-thousandths of the amount, and those in ten-thousandths for the margin.
      let unit = Self.power(4 - Int(current.currency.exponent)) * 10_000
      let factor = Int128(10_000) + Int128(isBelow ? request.hysteresis : -request.hysteresis)
      let (edge, back) = (Int128(limit) * 10_000, Int128(limit) * factor)
      let price = Int128(current.minorUnits) * unit
      guard isBelow ? price < edge : price > edge else { return nil }
      let wasBack =
        last.map { last in
          prices.reaching(beyond: last.at).contains {
            isBelow ? Int128($0.units) * unit >= back : Int128($0.units) * unit <= back
          }
        } ?? true
      return wasBack ? .some(prices.before.last.map { prices.money($0.units) }) : nil
    case .drop(let part, nil):
      let alerts = last?.price.flatMap { $0.currency == current.currency ? $0 : nil }
      let high = alerts ?? prices.price(at: since)
      return Self.hasFallen(from: high.minorUnits, to: current.minorUnits, by: part) ? .some(high) : nil
    case .drop(let part, let days?):
      let begin = now.advanced(by: .seconds(-86_400 * days))
      let high = prices.reaching(beyond: max(begin, last?.at ?? begin)).reduce(current.minorUnits) { max($0, $1.units) }
      return Self.hasFallen(from: high, to: current.minorUnits, by: part) ? .some(prices.money(high)) : nil
    case .low(let days): return lowest(in: days, before: prices, last).map { .some($0) } ?? nil
    case .back, .new: return nil
    }
  }

  /// Returns the lowest price in so many days before the current one. Nil if the current price is not lower, or if
  /// fewer than half of the days are known.
  private func lowest(in days: Int, before prices: KnownPrices, _ last: LastAlert?) -> Money? {
    let (since, term) = (prices.since, Duration.seconds(86_400 * days))
    let begin = since.advanced(by: .zero - term)
    let earlier = prices.before.filter { $0.end > begin }
    guard last.map({ $0.at < since }) ?? true, let low = earlier.map({ $0.units }).min(),
      prices.current.minorUnits < low
    else { return nil }
    let known = earlier.reduce(Duration.zero) { $0 + $1.end.since(max($1.begin, begin)) }
    return known * 2 >= term ? prices.money(low) : nil
  }

  private static func hasFallen(from high: Int64, to price: Int64, by part: Int64) -> Bool {
    price < high && Int128(price) * 10_000 <= Int128(high) * Int128(10_000 - part)
  }

  private static func power(_ exponent: Int) -> Int128 { (0..<max(0, exponent)).reduce(1) { power, _ in power * 10 } }
}

extension ListingHistory {
  /// Whether a sold-out period ended after one moment and until another.
  fileprivate func wasSoldOut(after begin: Moment, until now: Moment) -> Bool {
    zip(stock.dropFirst(), stock).contains { old, new in old.value == false && new.at > begin && new.at <= now }
  }
}
