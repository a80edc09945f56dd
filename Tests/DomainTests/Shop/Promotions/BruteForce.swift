import ArcadeDomain

/// The lowest total of a small cart, found by trying everything: which pieces are together in which application.
///
/// It knows nothing of the engine, and of rules only what the specification says of one application.
struct BruteForce {
  let stall: Stall
  let products: [Product]
  let counts: [Int]
  let deals: [(promotion: Promotion, rule: PromotionRule)]
  private var memo: [State: Set<Int64>] = [:]

  private struct State: Hashable {
    var counts: [Int]
    /// For each deal the products that it was applied to once, and what it used up of its limit.
    var once: [Int]
    var used: [Int]
  }

  init(_ stall: Stall, _ request: QuoteRequest) {
    self.stall = stall
    let lines = request.lines.sorted { $0.product.code < $1.product.code }
    products = lines.map(\.product)
    counts = lines.map(\.quantity.pieceCount)
    deals = stall.promotions.filter { $0.rules[0].subject == .items }.map { ($0, $0.rules[0]) }
  }

  /// The lowest total of the items.
  mutating func total() -> Int64 {
    let start = State(counts: counts, once: deals.map { _ in 0 }, used: deals.map { _ in 0 })
    let list = products.indices.reduce(0) { $0 + price($1) * Int64(counts[$1]) }
    return taken(start).map { after(list - $0, list) }.min() ?? list
  }

  // What one promotion about the order makes of what is left.
  private func after(_ left: Int64, _ list: Int64) -> Int64 {
    let floors = products.indices.reduce(0) { $0 + floor($1) * Int64(counts[$1]) }
    var best = left
    for promotion in stall.promotions where promotion.rules[0].subject == .order {
      var off: Int64 = 0
      switch promotion.rules[0] {
      case .orderAmountOff(let rule): off = rule.amount.minorUnits
      case .acrossLines(let rule): off = rule.amount.minorUnits
      case .orderPercentOff(let rule):
        off = min(share(rule.percent, left), rule.most?.minorUnits ?? .max)
      case .orderPrice(let rule): off = max(0, left - rule.price.minorUnits)
      case .tiers(let rule):
        guard case .total(let from) = rule.steps[0].from, case .amount(let amount) = rule.steps[0].gives else {
          continue
        }
        off = from.minorUnits <= list ? amount.minorUnits : 0
      default: continue
      }
      if case .itemsTotal(let minimum, .discounted, _) = promotion.conditions.first, left < minimum.minorUnits {
        continue
      }
      best = min(best, left - min(off, left - floors))
    }
    return best
  }

  // Everything that can be taken off; only the most where nothing depends on what is left.
  private mutating func taken(_ state: State) -> Set<Int64> {
    guard let first = state.counts.firstIndex(where: { $0 > 0 }) else { return [0] }
    if let known = memo[state] { return known }
    var dropped = state
    dropped.counts[first] -= 1
    var results = taken(dropped)
    for deal in deals.indices {
      let most = products.indices.map { isAbout(deal, $0) ? state.counts[$0] : 0 }
      guard most[first] > 0 else { continue }
      for pieces in vectors(deal, first, most) {
        guard let (off, use) = application(deal, pieces), off > 0 else { continue }
        var next = state
        next.used[deal] += use
        if next.used[deal] > limit(deal) { continue }
        if isOnce(deal) {
          if state.once[deal] >> first & 1 == 1 { continue }
          next.once[deal] |= 1 << first
        }
        for product in products.indices { next.counts[product] -= pieces[product] }
        for rest in taken(next) { results.insert(rest + off) }
      }
    }
    let isFree = stall.promotions.contains { !$0.conditions.isEmpty }
    if !isFree, let best = results.max() { results = [best] }
    memo[state] = results
    return results
  }

  func price(_ product: Int) -> Int64 { products[product].price.minorUnits }
  func floor(_ product: Int) -> Int64 { min(price(product), products[product].lowest?.minorUnits ?? 0) }

  func share(_ percent: Percent, _ amount: Int64) -> Int64 {
    let exact = amount * percent.hundredths
    switch stall.rounding {
    case .halfUp: return (exact * 2 + 10_000) / 20_000
    case .halfDown: return (exact * 2 + 9_999) / 20_000
    case .down: return exact / 10_000
    }
  }

  private func isAbout(_ deal: Int, _ product: Int) -> Bool {
    let promotion = deals[deal].promotion
    return promotion.selection.contains(products[product])
      && !(promotion.skipsReduced && products[product].reducedFrom != nil)
  }

  private func isOnce(_ deal: Int) -> Bool {
    switch deals[deal].rule {
    case .bulkPrice, .amountOff, .percentOff, .lineAmountOff, .firstAndFurther: true
    default: false
    }
  }

  private func limit(_ deal: Int) -> Int {
    switch deals[deal].rule {
    case .amountOff(let rule): return rule.picking.atMostPieces ?? .max
    case .percentOff(let rule): return rule.picking.atMostPieces ?? .max
    case .firstAndFurther(let rule): return rule.most == 0 ? .max : rule.most
    case .buyGet(let rule):
      let byPieces = rule.atMostPieces.map { $0 / rule.get.count } ?? .max
      return min(deals[deal].promotion.atMost ?? .max, rule.repeats ? .max : 1, byPieces)
    case .bulkPrice, .lineAmountOff: return .max
    default: return deals[deal].promotion.atMost ?? .max
    }
  }

  // All pieces that could be one application with the first product in it.
  private func vectors(_ deal: Int, _ first: Int, _ most: [Int]) -> [[Int]] {
    let isOfOne: Bool
    if case .nForM = deals[deal].rule { isOfOne = true } else { isOfOne = isOnce(deal) }
    var vectors = (1...most[first]).map { count in products.indices.map { $0 == first ? count : 0 } }
    if isOfOne { return vectors }
    for product in products.indices where product > first && most[product] > 0 {
      vectors = vectors.flatMap { vector in
        (0...most[product]).map { count in
          var next = vector
          next[product] = count
          return next
        }
      }
    }
    return vectors
  }
}
