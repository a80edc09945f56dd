/// The rules of a discount book by product, laid out so that pricing a line allocates nothing.
struct DiscountIndex: Hashable, Sendable {
  /// The rules in the order of the book.
  private let rules: [DiscountRule]
  /// The positions of the rules, those of one product beside each other.
  private let positions: [Int]
  private let products: CodeTable
  /// Where the positions for each product of the table stand.
  private let ranges: [Range<Int>]

  /// A discount with what it takes off.
  struct Best {
    let position: Int
    let amount: Money
  }

  init(_ discounts: [Discount]) {
    rules = discounts.map(\.rule)
    var grouped: [Product.Code: [Int]] = [:]
    for (position, discount) in discounts.enumerated() {
      for code in discount.products where grouped[code]?.last != position {
        grouped[code, default: []].append(position)
      }
    }
    let groups = grouped.sorted { $0.key < $1.key }
    var positions: [Int] = []
    ranges = groups.map { group in
      positions += group.value
      return positions.count - group.value.count..<positions.count
    }
    products = CodeTable(groups.map(\.key))
    self.positions = positions
  }

  /// Where the discounts on a product stand; empty where there is none.
  func candidates(for code: Product.Code) -> Range<Int> {
    products.number(of: code).map { ranges[$0] } ?? 0..<0
  }

  /// The discount in force that takes most off; nil where none is in force.
  func best(
    of candidates: Range<Int>,
    _ inForce: [Bool],
    for quantity: Int,
    at price: Money
  ) throws(MoneyError) -> Best? {
    var best: Best?
    for candidate in candidates {
      let position = positions[candidate]
      guard inForce[position] else { continue }
      let amount = try rules[position].amountOff(quantity, at: price)
      if amount.minorUnits > best?.amount.minorUnits ?? -1 { best = Best(position: position, amount: amount) }
    }
    return best
  }

  // Out of line, or it crowds out what every line of a quote needs (measured: a fifth of a quote).
  /// The fewest pieces that reach the next step of a discount and raise what is taken off.
  @inline(never)
  func hint(
    among candidates: Range<Int>,
    _ inForce: [Bool],
    for quantity: Int,
    at price: Money,
    above current: Money
  ) -> Quote.Hint? {
    var nearest: Quote.Hint?
    for candidate in candidates {
      let position = positions[candidate]
      guard inForce[position],
        let threshold = rules[position].nextThreshold(after: quantity),
        threshold <= Cart.maximumQuantity,
        threshold - quantity < nearest?.add ?? .max,
        // A step so far that its price would not fit is no reason to buy more.
        let reached = try? best(of: candidates, inForce, for: threshold, at: price),
        let saves = try? reached.amount.subtracting(current)
      else { continue }
      if saves.minorUnits > 0 { nearest = Quote.Hint(add: threshold - quantity, saves: saves) }
    }
    return nearest
  }
}
