import ArcadeDomain

/// Prices small carts directly from the specification: every piece by itself, and every sequence tried.
///
/// It does not use the engine. Its promotions are those of `RandomStall.plainOffers`.
struct PlainPricing {
  struct Piece {
    let line: Int
    let product: Product
    let price: Int64
    let floor: Int64
    let isWeighing: Bool
    var left: Int64
    var base: Int64
    var isGrouped = false
    /// Whether it is in a group or was reduced.
    var isUsed = false

    var room: Int64 { left - floor }
  }

  let stall: Stall
  let request: QuoteRequest
  /// The promotions, earliest first.
  let promotions: [Promotion]
  /// The pieces in the order of the lines.
  let pieces: [Piece]
  /// The number of computations.
  private(set) var workings = 0

  init(_ stall: Stall, _ request: QuoteRequest) throws {
    self.stall = stall
    self.request = request
    promotions = stall.promotions.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    var pieces: [Piece] = []
    for (number, line) in request.lines.sorted(by: { $0.product.code < $1.product.code }).enumerated() {
      let isWeighing = line.quantity.isWeighing
      let price = isWeighing ? try line.quantity.amount(at: line.product.price) : line.product.price
      let lowest = try line.product.lowest.map { isWeighing ? try line.quantity.amount(at: $0) : $0 }
      let piece = Piece(
        line: number,
        product: line.product,
        price: price.minorUnits,
        floor: min(price.minorUnits, lowest?.minorUnits ?? 0),
        isWeighing: isWeighing,
        left: price.minorUnits,
        base: price.minorUnits
      )
      pieces += Array(repeating: piece, count: line.quantity.pieceCount)
    }
    self.pieces = pieces
  }

  // MARK: - The cheapest sequence

  /// Returns the lowest total of all sequences, and the promotions in it.
  mutating func bestOverall() -> (total: Int64, order: [Int]) {
    let part = takingPart()
    guard part.count <= 6 else { return searched(part) }
    var best = (total: end(pieces), order: [Int]())
    for order in orders(of: part.map(\.number)) {
      let total = total(of: order)
      if (total, order.count) < (best.total, best.order.count)
        || (total, order.count) == (best.total, best.order.count) && order.lexicographicallyPrecedes(best.order)
      {
        best = (total, order)
      }
    }
    return best
  }

  private func orders(of numbers: [Int]) -> [[Int]] {
    var orders: [[Int]] = []
    var longest: [[Int]] = [[]]
    for _ in numbers {
      longest = longest.flatMap { order in numbers.filter { !order.contains($0) }.map { order + [$0] } }
      orders += longest
    }
    return orders
  }

  private mutating func takingPart() -> [(number: Int, alone: Int64)] {
    var part: [(number: Int, alone: Int64)] = []
    for number in promotions.indices where holds(promotions[number], pieces) {
      let after = worked(number, on: pieces) { _ in true }
      let alone = sum(pieces) - sum(after)
      if alone > 0 { part.append((number, alone)) }
    }
    return part
  }

  mutating func total(of order: [Int]) -> Int64 {
    var state = pieces
    for number in order where holds(promotions[number], state) {
      workings += 1
      let before = state
      state = worked(number, on: state) { !before[$0].isUsed }
      if sum(state) == sum(before) { state = before }
    }
    return end(state)
  }

  // The specification's search for more than six promotions.
  private mutating func searched(_ part: [(number: Int, alone: Int64)]) -> (total: Int64, order: [Int]) {
    let first = part.sorted { ($1.alone, $0.number) < ($0.alone, $1.number) }.map(\.number)
    var best = (total: total(of: first), order: first)
    var spent = first.count
    while true {
      var next = best
      for order in neighbours(of: best.order, part.map(\.number)) {
        spent += order.count
        if spent > 20_000 { return next }
        let total = total(of: order)
        if total < next.total { next = (total, order) }
      }
      if next.total == best.total { return best }
      best = next
    }
  }

  private func neighbours(of order: [Int], _ all: [Int]) -> [[Int]] {
    var neighbours: [[Int]] = []
    for one in order.indices {
      for other in order.indices where other > one {
        neighbours.append(order)
        neighbours[neighbours.count - 1].swapAt(one, other)
      }
    }
    for place in order.indices {
      neighbours.append(order)
      neighbours[neighbours.count - 1].remove(at: place)
    }
    for out in all where !order.contains(out) {
      for place in 0...order.count {
        neighbours.append(order)
        neighbours[neighbours.count - 1].insert(out, at: place)
      }
    }
    return neighbours
  }

  // MARK: - Each line by itself

  /// Returns the total of what each line chooses without some promotions, and whether a line has left a deal.
  mutating func perLine(without out: Set<Int>) -> (total: Int64, isLeft: Bool) {
    let numbers = promotions.indices.filter { !out.contains($0) && holds(promotions[$0], pieces) }
    var left: [Int: Set<Int>] = [:]
    while true {
      var deals: [Int: [Piece]] = [:]
      for number in numbers {
        let gone = left[number, default: []]
        deals[number] = worked(number, on: pieces) { !gone.contains(pieces[$0].line) }
      }
      var leaves = false
      var state = pieces
      for line in Set(pieces.map(\.line)) {
        let own = pieces.indices.filter { pieces[$0].line == line }
        let part = numbers.filter { number in own.contains { deals[number]?[$0].isUsed == true } }
        let amounts = part.map { number in own.reduce(0) { $0 + pieces[$1].price - (deals[number]?[$1].left ?? 0) } }
        guard let most = amounts.max(), let place = amounts.firstIndex(of: most) else { continue }
        for number in part where number != part[place] {
          left[number, default: []].insert(line)
          leaves = true
        }
        for piece in own { state[piece] = deals[part[place]]?[piece] ?? state[piece] }
      }
      if !leaves { return (end(state), !left.isEmpty) }
    }
  }

  /// Returns the total after harmful promotions were left out one by one, and which they were.
  mutating func bestPerLine() -> (total: Int64, out: Set<Int>) {
    var out: Set<Int> = []
    while true {
      let now = perLine(without: out)
      guard now.isLeft else { return (now.total, out) }
      let rest = promotions.indices.filter { !out.contains($0) }
      let totals = rest.map { perLine(without: out.union([$0])).total }
      guard let least = totals.min(), least < now.total, let last = totals.lastIndex(of: least) else {
        return (now.total, out)
      }
      out.insert(rest[last])
    }
  }

  // MARK: - The order

  func sum(_ pieces: [Piece]) -> Int64 { pieces.reduce(0) { $0 + $1.left } }

  /// Returns the total after the best promotion for the order.
  private func end(_ state: [Piece]) -> Int64 {
    let (left, list) = (sum(state), sum(pieces))
    let room = state.reduce(0) { $0 + $1.room }
    var best = left
    for promotion in promotions where promotion.rules[0].subject == .order && holds(promotion, state) {
      var off: Int64 = 0
      switch promotion.rules[0] {
      case .orderAmountOff(let amount), .acrossLines(let amount): off = amount.minorUnits
      case .orderPercentOff(let percent, let most): off = min(share(percent, left), most?.minorUnits ?? .max)
      case .orderPrice(let price): off = max(0, left - price.minorUnits)
      case .tiers(let tiers):
        for step in tiers.steps {
          if case .total(let from) = step.from, case .amount(let amount) = step.gives, from.minorUnits <= list {
            off = amount.minorUnits
          }
        }
      default: continue
      }
      best = min(best, left - min(off, room))
    }
    return best
  }

  /// Returns whether the conditions of a promotion are met; totals after discounts are the current ones.
  private func holds(_ promotion: Promotion, _ now: [Piece]) -> Bool {
    promotion.conditions.allSatisfy { condition in
      switch condition {
      case .itemsTotal(let minimum, let stage, let selection):
        let some = (stage == .list ? pieces : now).filter { selection.contains($0.product) }
        return sum(some) >= minimum.minorUnits
      case .quantity(let minimum, let selection):
        return pieces.count { !$0.isWeighing && selection.contains($0.product) } >= minimum
      case .contains(let selection): return pieces.contains { selection.contains($0.product) }
      default: return false
      }
    }
  }

  func share(_ percent: Percent, _ amount: Int64) -> Int64 {
    let exact = amount * percent.hundredths
    switch stall.rounding {
    case .halfUp: return (exact * 2 + 10_000) / 20_000
    case .halfDown: return (exact * 2 + 9_999) / 20_000
    case .down: return exact / 10_000
    }
  }
}
