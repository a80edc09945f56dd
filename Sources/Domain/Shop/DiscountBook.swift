/// All discounts, indexed by product; built once and used for any number of quotes.
public struct DiscountBook: Hashable, Sendable {
  /// The discounts in the order of their list, which decides among equals.
  public let discounts: [Discount]
  /// What was left out when the list was read.
  public let problems: [ShopProblem]

  private let positions: [Product.Code: [Int]]

  /// Indexes discounts.
  public init(_ discounts: [Discount], problems: [ShopProblem] = []) {
    self.discounts = discounts
    self.problems = problems
    var positions: [Product.Code: [Int]] = [:]
    for (position, discount) in discounts.enumerated() {
      for code in discount.products where positions[code]?.last != position {
        positions[code, default: []].append(position)
      }
    }
    self.positions = positions
  }

  /// Returns the discounts in force on a day, in the order of the list.
  public func inForce(on day: CalendarDay) -> [Discount] {
    discounts.filter { $0.period.contains(day) }
  }

  /// Prices a basket under the discounts in force on a day.
  ///
  /// At most one discount applies to a product: the one that takes most off,
  /// the first listed among equals.
  public func quote(for cart: Cart, on day: CalendarDay) throws(MoneyError) -> Quote {
    var lines: [Quote.Line] = []
    lines.reserveCapacity(cart.lines.count)
    for line in cart.lines {
      lines.append(try quote(line, on: day))
    }
    return try Quote(day: day, lines: lines, currency: cart.currency)
  }

  /// Returns the discount that applies to pieces of a product on a day, also while it takes nothing off.
  public func offer(
    on product: Product,
    quantity: Int,
    on day: CalendarDay
  ) throws(MoneyError) -> Quote.Offer? {
    try offer(among: candidates(for: product.code, on: day), quantity: quantity, at: product.price)
  }

  private func quote(_ line: Cart.Line, on day: CalendarDay) throws(MoneyError) -> Quote.Line {
    let candidates = candidates(for: line.product.code, on: day)
    let offer = try offer(among: candidates, quantity: line.quantity, at: line.product.price)
    return try Quote.Line(
      product: line.product,
      quantity: line.quantity,
      offer: offer,
      hint: offer.flatMap { try? hint(for: line, among: candidates, above: $0.amount) }
    )
  }

  private func candidates(for code: Product.Code, on day: CalendarDay) -> [Int] {
    (positions[code] ?? []).filter { discounts[$0].period.contains(day) }
  }

  private func offer(
    among candidates: [Int],
    quantity: Int,
    at price: Money
  ) throws(MoneyError) -> Quote.Offer? {
    guard let best = try best(of: candidates, for: quantity, at: price) else { return nil }
    let discount = discounts[best.position]
    return Quote.Offer(id: discount.id, name: discount.name, amount: best.amount)
  }

  private func best(
    of candidates: [Int],
    for quantity: Int,
    at price: Money
  ) throws(MoneyError) -> (position: Int, amount: Money)? {
    var best: (position: Int, amount: Money)?
    for position in candidates {
      let amount = try discounts[position].rule.amountOff(quantity, at: price)
      if amount.minorUnits > best?.amount.minorUnits ?? -1 { best = (position, amount) }
    }
    return best
  }

  /// The fewest pieces that reach the next step of a discount and raise what is taken off.
  ///
  /// A step so far that its price would not fit throws, and counts as no hint.
  private func hint(
    for line: Cart.Line,
    among candidates: [Int],
    above current: Money
  ) throws(MoneyError) -> Quote.Hint? {
    var nearest: Quote.Hint?
    for position in candidates {
      guard let threshold = discounts[position].rule.nextThreshold(after: line.quantity),
        threshold <= Cart.maximumQuantity,
        threshold - line.quantity < nearest?.add ?? .max,
        let reached = try best(of: candidates, for: threshold, at: line.product.price)
      else { continue }
      let saves = try reached.amount.subtracting(current)
      if saves.minorUnits > 0 { nearest = Quote.Hint(add: threshold - line.quantity, saves: saves) }
    }
    return nearest
  }
}
