/// Finds the cheapest order of promotions about items, each worked out on the pieces that none before it has used.
///
/// Orders that begin alike share their beginning, and what a promotion takes off the same pieces is worked out once.
struct CheapestOrder {
  /// Up to so many are tried in all orders.
  static let most = 6
  /// So many workings-out are the most where there are more; an order of n promotions is n of them.
  static let limit = 20_000

  /// How often a promotion was worked out.
  private(set) var workings = 0
  /// Whether everything was tried.
  private(set) var isExhaustive: Bool
  /// Those that would take something off alone, earliest first, with how much.
  let takingPart: [(plan: Int, alone: Int64)]

  private struct Taken {
    var parts: [(position: Int, pieces: Int, amount: Int64)] = []
  }

  private struct Found {
    var total: Int64
    var order: [Int]
  }

  private let engine: PromotionEngine
  private let plans: [Int]
  private let endsWithItems: Bool
  /// The pieces that nobody has used.
  private var unused: CartState
  /// What is left, each line as one piece, which is enough for conditions, the order and shipping.
  private var left: CartState
  /// The order at hand: who, and what that takes off.
  private var path: [(number: Int, taken: Int)] = []
  private var taken = [Taken()]
  private var known: [[Int]: Int] = [:]

  /// `eligible` are about items; `plans` are all that may follow about the order and shipping.
  init(_ engine: PromotionEngine, _ eligible: [Int], _ plans: [Int]) {
    let alone = eligible.map { (plan: $0, deal: engine.deal($0, [.items])) }
    takingPart = alone.filter { $0.deal.items > 0 }.map { ($0.plan, $0.deal.items) }
    isExhaustive = takingPart.count <= Self.most && alone.allSatisfy { $0.deal.isExhaustive }
    endsWithItems = !plans.contains { engine.has($0, .order) || engine.has($0, .shipping) }
    (self.engine, self.plans) = (engine, plans)
    unused = engine.list
    left = engine.list
    for position in left.lines.indices {
      let line = left.lines[position]
      left.lines[position].floor = line.floor * Int64(line.count)
      left.lines[position].runs = [PieceRun(count: 1, left: line.left, base: 0)]
    }
  }

  /// The promotions of the cheapest order.
  mutating func order() -> [Int] {
    let best = takingPart.count <= Self.most ? tried() : searched()
    return best.order.map { takingPart[$0].plan }
  }

  // All orders, the shorter ones first among those that begin alike. One that takes nothing off changes nothing, and
  // where the same was taken off before, what follows was tried there.
  private mutating func tried() -> Found {
    var best = Found(total: total(of: []), order: [])
    var seen: Set<[Int]> = []
    func extend(_ order: [Int], _ search: inout CheapestOrder) {
      for number in search.takingPart.indices where !order.contains(number) {
        let longer = order + [number]
        search.walk(longer)
        var done = Array(repeating: 0, count: search.takingPart.count)
        for step in search.path { done[step.number] = step.taken }
        guard done[number] != 0, seen.insert(done).inserted else { continue }
        let total = search.total()
        if (total, longer.count) < (best.total, best.order.count) { best = Found(total: total, order: longer) }
        extend(longer, &search)
      }
    }
    extend([], &self)
    return best
  }

  // From one order to the best of its neighbours, while that is cheaper.
  private mutating func searched() -> Found {
    let first = takingPart.indices.sorted { (takingPart[$1].alone, $0) < (takingPart[$0].alone, $1) }
    var best = Found(total: total(of: first), order: first)
    var spent = first.count
    while true {
      var next = best
      for order in neighbours(of: best.order) {
        spent += order.count
        guard spent <= Self.limit else { return next }
        let total = total(of: order)
        if total < next.total { next = Found(total: total, order: order) }
      }
      guard next.total < best.total else { return best }
      best = next
    }
  }

  // Two exchanged; one left out; one that is out put in.
  private func neighbours(of order: [Int]) -> some Sequence<[Int]> {
    let exchanged = order.indices.lazy.flatMap { one in
      (one + 1..<max(one + 1, order.count)).lazy.map { other in
        var order = order
        order.swapAt(one, other)
        return order
      }
    }
    let without = order.indices.lazy.map { Array(order[..<$0] + order[($0 + 1)...]) }
    let out = takingPart.indices.filter { !order.contains($0) }
    let with = out.lazy.flatMap { number in (0...order.count).lazy.map { order[..<$0] + [number] + order[$0...] } }
    return [AnySequence(exchanged), AnySequence(without), AnySequence(with.lazy.map { Array($0) })].joined()
  }

  private mutating func total(of order: [Int]) -> Int64 {
    walk(order)
    return total()
  }

  private func total() -> Int64 {
    guard !endsWithItems else { return left.left + left.shipping }
    var end = engine
    end.state = left
    end.finish(plans)
    return end.total
  }

  // Goes back to where the orders part, and on from there.
  private mutating func walk(_ order: [Int]) {
    let same = zip(path, order).prefix { $0.0.number == $0.1 }.count
    while path.count > same { use(path.removeLast().taken, by: -1) }
    for number in order[same...] {
      let taken = work(number)
      path.append((number, taken))
      use(taken, by: 1)
    }
  }

  private mutating func use(_ number: Int, by sign: Int) {
    for part in taken[number].parts {
      unused.lines[part.position].runs[0].count -= part.pieces * sign
      left.lines[part.position].runs[0].left -= part.amount * Int64(sign)
    }
  }

  // What one takes off now, by its place among what is known; the first is nothing.
  private mutating func work(_ number: Int) -> Int {
    let plan = takingPart[number].plan
    if left.failure(of: engine.index.plans[plan].promotion, from: engine.list) != nil { return 0 }
    let key = [number] + engine.members[plan].map { unused.lines[$0].runs[0].count }
    if let known = known[key] { return known }
    workings += 1
    let deal = unused.deal(engine.index.plans[plan], [.items], engine.members[plan], rounding: engine.index.rounding)
    if !deal.isExhaustive { isExhaustive = false }
    var place = 0
    if deal.items > 0 {
      place = taken.count
      taken.append(Taken(parts: deal.parts.map { ($0.position, $0.pieces, $0.amount) }))
    }
    known[key] = place
    return place
  }
}

extension PromotionEngine {
  /// The cheapest order about items, then the best about the order, then the best about shipping.
  mutating func bestOverall(_ plans: [Int]) {
    var eligible: [Int] = []
    for plan in plans where has(plan, .items) && isEligible(plan) { eligible.append(plan) }
    var search = CheapestOrder(self, eligible, plans)
    guard search.takingPart.count <= mostInOrders else {
      isCutOff = true
      return
    }
    let order = search.order()
    isExhaustive = isExhaustive && search.isExhaustive
    leftOut = Set(search.takingPart.map { $0.plan }).subtracting(order)
    var unused = list
    for plan in order where isEligible(plan) {
      let deal = unused.deal(index.plans[plan], [.items], members[plan], rounding: index.rounding)
      guard deal.items > 0 else { continue }
      deals.append(deal)
      for part in deal.parts {
        unused.lines[part.position].runs[0].count -= part.pieces
        // The first run is of pieces that nobody has used, until all are through.
        state.lines[part.position].runs[0].count -= part.pieces
        for run in part.runs where run.isTouched {
          state.lines[part.position].runs.append(PieceRun(count: run.count, left: run.left, base: 0))
        }
      }
    }
    for position in state.lines.indices { state.lines[position].normalize() }
    for plan in eligible where isEligible(plan) { give(plan) }
    finish(plans)
  }
}
