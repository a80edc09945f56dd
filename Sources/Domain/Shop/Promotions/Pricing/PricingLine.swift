/// A line while it is priced: its pieces, dearest first, in runs of equal ones.
struct PricingLine {
  /// The position in the request.
  let index: Int
  /// What one piece costs, or the whole weighing.
  let price: Int64
  /// What no piece goes below.
  var floor: Int64
  let isWeighing, isListed, isReduced: Bool
  /// Whether the promotion at work is about its pieces: about items, about the order with a selection, about all.
  var isMember = true
  var isOrderMember = true
  var isInOrder = true
  /// Its pieces, once they are laid out.
  var runs: [PieceRun] = []

  // Without a copy of the product, whose references would be counted.
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

  /// How many pieces are at work.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// What all its pieces still cost.
  var left: Int64 { runs.reduce(0) { $0 + $1.left * Int64($1.count) } }

  var listAmount: Int64 { price * Int64(count) }

  /// How many pieces the promotion at work touched.
  var touched: Int { runs.reduce(0) { $0 + ($1.isTouched ? $1.count : 0) } }

  /// What a piece can still lose.
  func room(_ run: Int) -> Int64 { runs[run].left - floor }

  /// Puts the pieces dearest first and joins equal ones.
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

/// Pieces of one line that cost the same and have the same history.
struct PieceRun: Equatable {
  var count: Int
  /// What each still costs.
  var left: Int64
  /// What the percentages of the promotion at work look at.
  var base: Int64
  /// Whether they took part in a group, and so take part in no other.
  var isGrouped = false
  /// Whether the promotion at work has them in a group or took something off them.
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
