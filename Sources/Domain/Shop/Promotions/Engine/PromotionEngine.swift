/// Prices one cart: who is eligible, who applies, and what that takes off.
struct PromotionEngine {
  let index: PromotionIndex
  let stacking: Stacking
  let lanes: Int
  let rounding: RoundingRule
  let request: QuoteRequest
  private(set) var state: CartState
  /// The cart before anything was taken off.
  let list: CartState
  /// For each promotion the lines with its pieces, in their order.
  let members: [[Int]]
  /// What was done, in the order of doing it.
  private(set) var deals: [Deal] = []
  /// Why a promotion was not eligible when its turn came.
  private(set) var failures: [DeclinedPromotion.Reason?]
  private(set) var wasEligible: [Bool]
  /// The promotion beside which nothing applies.
  private(set) var exclusive: Int?
  /// A total that nothing goes below, where a search was cut off.
  private(set) var bound: Int64?
  private let standing: [DeclinedPromotion.Reason?]

  init(_ book: PromotionBook, _ request: QuoteRequest) throws(MoneyError) {
    index = book.index
    stacking = book.stacking
    lanes = max(1, book.lanes.count)
    rounding = book.rounding
    self.request = request
    state = try CartState(request)
    list = state
    members = Self.members(of: index, in: state)
    standing = try Self.standing(of: index, in: request)
    failures = Array(repeating: nil, count: index.plans.count)
    wasEligible = Array(repeating: false, count: index.plans.count)
  }

  /// Takes off everything that applies.
  mutating func run() {
    if let alone = exclusiveRun() { self = alone } else { apply(Array(index.plans.indices)) }
  }

  private mutating func apply(_ plans: [Int]) {
    switch stacking {
    case .bestPerLine: bestPerLine(plans)
    case .lanes: for lane in 0..<lanes { bestPerLine(plans.filter { index.plans[$0].lane == lane }) }
    case .sequential:
      for plan in plans where isEligible(plan) { commit(deal(plan, [.items, .order, .shipping])) }
    case .staged:
      for subject in [PromotionRule.Subject.items, .order, .shipping] {
        for plan in plans where has(plan, subject) && isEligible(plan) { commit(deal(plan, [subject])) }
      }
    case .bestOverall: bestOverall(plans)
    }
  }

  // Of those that are alone the first that takes something off; the quote is then as if it were the only one.
  private func exclusiveRun() -> PromotionEngine? {
    guard index.hasExclusive else { return nil }
    for plan in index.plans.indices where index.plans[plan].promotion.isExclusive {
      var alone = self
      guard alone.isEligible(plan) else { continue }
      alone.apply([plan])
      guard alone.deals.contains(where: \.isSomething) else { continue }
      alone.exclusive = plan
      for other in index.plans.indices where other != plan { _ = alone.isEligible(other, in: list) }
      return alone
    }
    return nil
  }

  func has(_ plan: Int, _ subject: PromotionRule.Subject) -> Bool {
    switch subject {
    case .items: index.plans[plan].hasItems
    case .order: index.plans[plan].hasOrder
    case .shipping: index.plans[plan].hasShipping
    }
  }

  func deal(_ plan: Int, _ subjects: Set<PromotionRule.Subject>, without excluded: Set<Int> = []) -> Deal {
    state.deal(index.plans[plan], subjects, members[plan], without: excluded, rounding: rounding)
  }

  /// What a promotion would take off alone, at list prices.
  func alone(_ plan: Int) -> Deal {
    list.deal(index.plans[plan], [.items, .order, .shipping], members[plan], rounding: rounding)
  }

  mutating func commit(_ deal: Deal) {
    guard deal.isSomething else { return }
    if !deal.isProven { lowerBound(0) }
    state.commit(deal)
    deals.append(deal)
  }

  /// Notes that a search was cut off.
  mutating func lowerBound(_ total: Int64) { bound = min(bound ?? .max, total) }

  /// Forgets a bound that the total reached.
  mutating func proveIfReached() {
    if let known = bound, known >= state.left + state.shipping { bound = nil }
  }

  /// Whether a promotion is eligible now; notes why where it is not.
  mutating func isEligible(_ plan: Int, in state: CartState? = nil) -> Bool {
    if index.plans[plan].isUnconditional {
      wasEligible[plan] = true
      return true
    }
    let reason = standing[plan] ?? (state ?? self.state).failure(of: index.plans[plan].promotion, from: list)
    if reason == nil { wasEligible[plan] = true } else if failures[plan] == nil { failures[plan] = reason }
    return reason == nil
  }

  private static func members(of index: PromotionIndex, in state: CartState) -> [[Int]] {
    var members: [[Int]] = Array(repeating: [], count: index.plans.count)
    for (position, line) in state.lines.enumerated() where line.isListed {
      index.visit(state.request.lines[line.index].product, isReduced: line.isReduced) { plan in
        members[plan].append(position)
      }
    }
    return members
  }

  private static func standing(
    of index: PromotionIndex,
    in request: QuoteRequest
  ) throws(MoneyError) -> [DeclinedPromotion.Reason?] {
    var standing: [DeclinedPromotion.Reason?] = Array(repeating: nil, count: index.plans.count)
    for position in index.plans.indices {
      let plan = index.plans[position]
      standing[position] = request.refusal(of: plan.promotion)
      if standing[position] != .outsideItsTime { try plan.check(request.currency) }
    }
    return standing
  }
}
