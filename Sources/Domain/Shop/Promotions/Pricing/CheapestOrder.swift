/// Finds the cheapest sequence of promotions for items, each computed on pieces that no earlier one has used. Sequences
/// share their common start, and the reduction of a promotion on the same pieces is computed once.
struct CheapestOrder {
  /// Up to this many promotions, all sequences are tried.
  static let most = 6
  /// The most computations beyond that; a sequence of n promotions takes n.
  static let limit = 20_000

  private(set) var workings = 0
  /// Whether all sequences were tried.
  private(set) var isExhaustive: Bool
  /// The promotions that reduce something on their own, earliest first, with the amount.
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
  private var unused: CartState
  /// What is left, with each line as one piece, which is enough for conditions, the order and shipping.
  private var left: CartState
  /// The current sequence of promotions and their reductions.
  private var path: [(number: Int, taken: Int)] = []
  private var taken = [Taken()]
  private var known: [[Int]: Int] = [:]

  /// `eligible` are promotions for items; `plans` are all that may follow for the order and shipping.
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

  mutating func order() -> [Int] {
    let best = takingPart.count <= Self.most ? tried() : searched()
    return best.order.map { takingPart[$0].plan }
  }

  // Tries all sequences, shorter ones before their extensions. Skips a promotion that reduces nothing, and a state that
  // was reached before.
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

  // Moves from a sequence to its best neighbour while that is cheaper.
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

  // Two exchanged, one removed, or one inserted.
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

  // Undoes steps back to the common start of both sequences, and continues from there.
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

  // Returns the index of a promotion's reduction in the current state; index 0 is no reduction.
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
  /// Applies the cheapest sequence for items, then the best promotion for the order and for shipping.
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
        // The first run has the unused pieces until all promotions are applied.
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
