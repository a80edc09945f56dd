/// A line while it is priced: its pieces in runs of equal ones, most expensive first.
struct PricingLine {
  let index: Int
  let price: Int64
  var floor: Int64
  let isWeighing, isListed, isReduced: Bool
  /// Whether the current promotion includes its pieces: for items, for the order with a selection, and for any order.
  var isMember = true
  var isOrderMember = true
  var isInOrder = true
  var runs: [PieceRun] = []

  init(_ line: QuoteRequest.Line, at index: Int, currency: Currency) throws(MoneyError) {
    let priced = try LinePrice(line, currency: currency)
    self.index = index
    (price, floor) = (priced.price, priced.floor)
    (isWeighing, isListed, isReduced) = (priced.isWeighing, line.isListed, priced.isReduced)
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
