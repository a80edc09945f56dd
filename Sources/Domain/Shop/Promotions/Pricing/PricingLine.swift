/// A line while it is priced: its pieces in runs of equal ones, most expensive first.
struct PricingLine {
  let index: Int
  /// The price of a piece, or of the whole weighing.
  let price: Int64
  /// The lowest price of a piece.
  var floor: Int64
  let isWeighing, isListed, isReduced: Bool
  /// Whether the current promotion includes its pieces: for items, for the order with a selection, and for any order.
  var isMember = true
  var isOrderMember = true
  var isInOrder = true
  var runs: [PieceRun] = []

  // Avoids a copy of the product, whose references would be counted.
  @inline(__always)
  init(_ line: QuoteRequest.Line, at index: Int, currency: Currency) throws(MoneyError) {
    let unit = line.product.price
    guard unit.currency == currency else { throw .currenciesDiffer(currency, unit.currency) }
    let amount = try line.quantity.amount(at: unit).minorUnits
    self.index = index
    isWeighing = line.quantity.isWeighing
    isListed = line.isListed
    price = isWeighing ? amount : unit.minorUnits
    floor = line.product.hasExtras ? try Self.floor(line, below: price) : 0
    isReduced = line.product.hasExtras && line.product.reducedFrom != nil
  }

  var count: Int { runs.reduce(0) { $0 + $1.count } }

  var left: Int64 { runs.reduce(0) { $0 + $1.left * Int64($1.count) } }

  var listAmount: Int64 { price * Int64(count) }

  /// The number of pieces that the current promotion touched.
  var touched: Int { runs.reduce(0) { $0 + ($1.isTouched ? $1.count : 0) } }

  /// Returns how much a piece can still be reduced.
  func room(_ run: Int) -> Int64 { runs[run].left - floor }

  /// Sorts the runs, most expensive first, and merges equal ones.
  mutating func normalize() {
    guard runs.count > 1 || runs.first?.count == 0 else { return }
    runs.removeAll { $0.count == 0 }
    runs.sort { $0.isBefore($1) }
    var kept = 0
    for next in runs.indices.dropFirst() {
      if runs[kept].isAlike(runs[next]) {
        runs[kept].count += runs[next].count
      } else {
        kept += 1
        runs[kept] = runs[next]
      }
    }
    if kept + 1 < runs.count { runs.removeSubrange((kept + 1)...) }
  }

  private static func floor(_ line: QuoteRequest.Line, below price: Int64) throws(MoneyError) -> Int64 {
    guard let lowest = line.product.lowest else { return 0 }
    try lowest.requireSameCurrency(as: line.product.price)
    let units = line.quantity.isWeighing ? try line.quantity.amount(at: lowest).minorUnits : lowest.minorUnits
    return max(0, min(units, price))
  }
}

/// Pieces of one line with the same price and history.
struct PieceRun: Equatable {
  var count: Int
  /// The remaining price of each piece.
  var left: Int64
  /// The price on which percentages of the current promotion are based.
  var base: Int64
  /// Whether they are in a group, which excludes them from other groups.
  var isGrouped = false
  /// Whether the current promotion grouped or reduced them.
  var isTouched = false

  func isAlike(_ other: PieceRun) -> Bool {
    left == other.left && base == other.base && isGrouped == other.isGrouped && isTouched == other.isTouched
  }

  func isBefore(_ other: PieceRun) -> Bool {
    if left != other.left { return left > other.left }
    if base != other.base { return base > other.base }
    if isGrouped != other.isGrouped { return other.isGrouped }
    return !isTouched && other.isTouched
  }
}
