/// Prices one cart: who is eligible, who applies, and what that takes off.
struct PromotionEngine {
  let index: PromotionIndex
  let request: QuoteRequest
  var state: CartState
  /// The cart before anything was taken off.
  let list: CartState
  /// For each promotion the lines with its pieces, in their order.
  let members: [[Int]]
  /// What was done, in the order of doing it.
  var deals: [WorkedDiscount] = []
  /// Why a promotion was not eligible when its turn came.
  private(set) var failures: [DeclinedPromotion.Reason?]
  private(set) var wasEligible: [Bool]
  /// The promotion beside which nothing applies.
  private(set) var exclusive: Int?
  /// Those that were left out about items, as the cart is cheapest without them.
  var leftOut: Set<Int> = []
  /// Whether everything was tried that could have been cheaper.
  var isExhaustive = true
  /// With how many in the orders of `bestOverall` it still prices a cart; with more it is cut off.
  let mostInOrders: Int
  var isCutOff = false
  private let standing: [DeclinedPromotion.Reason?]

  init(_ index: PromotionIndex, _ request: QuoteRequest, mostInOrders: Int = .max) throws(MoneyError) {
    (self.mostInOrders, self.index, self.request) = (mostInOrders, index, request)
    state = try CartState(request)
    list = state
    members = Self.members(of: index, in: state)
    standing = try Self.standing(of: index, in: request)
    failures = Array(repeating: nil, count: index.plans.count)
    wasEligible = Array(repeating: false, count: index.plans.count)
  }

  /// Takes off everything that applies.
  mutating func run() { if let alone = exclusiveRun() { self = alone } else { apply(Array(index.plans.indices)) } }

  private mutating func apply(_ plans: [Int]) {
    switch index.stacking {
    case .bestPerLine: bestPerLine(plans)
    case .lanes:
      for lane in 0..<max(1, index.lanes.count) { bestPerLine(plans.filter { index.plans[$0].lane == lane }) }
    case .sequential:
      for plan in plans where isEligible(plan) {
        give(plan)
        commit(deal(plan, [.items, .order, .shipping]))
      }
    case .staged:
      for subject in [PromotionRule.Subject.items, .order, .shipping] {
        for plan in plans where has(plan, subject) && isEligible(plan) {
          if subject == .items { give(plan) }
          commit(deal(plan, [subject]))
        }
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
      guard alone.deals.contains(where: { $0.isSomething }) else { continue }
      alone.exclusive = plan
      for other in index.plans.indices where other != plan { _ = alone.isEligible(other, in: list) }
      return alone
    }
    return nil
  }

  func has(_ plan: Int, _ subject: PromotionRule.Subject) -> Bool { index.plans[plan].has(subject) }

  func deal(_ plan: Int, _ subjects: Set<PromotionRule.Subject>, without excluded: LineSet = LineSet())
    -> WorkedDiscount
  {
    state.deal(index.plans[plan], subjects, members[plan], without: excluded, rounding: index.rounding)
  }

  /// What a promotion would take off alone, at list prices.
  func alone(_ plan: Int) -> WorkedDiscount {
    list.deal(index.plans[plan], [.items, .order, .shipping], members[plan], rounding: index.rounding)
  }

  /// What is to be paid as it is now.
  var total: Int64 { state.left + state.shipping }

  /// Does the best about the order, then the best about shipping; of what takes as much off, the earliest.
  mutating func finish(_ plans: [Int]) {
    for subject in [PromotionRule.Subject.order, .shipping] {
      var best: WorkedDiscount?
      for plan in plans where has(plan, subject) && isEligible(plan) {
        let deal = deal(plan, [subject])
        if deal.items + deal.shipping > best.map({ $0.items + $0.shipping }) ?? 0 { best = deal }
      }
      if let best { commit(best) }
    }
  }

  mutating func commit(_ deal: WorkedDiscount) {
    guard deal.isSomething else { return }
    if !deal.isExhaustive { isExhaustive = false }
    state.commit(deal)
    deals.append(deal)
  }

  /// Adds the free pieces of a promotion whose pieces are in the cart; whatever else becomes of it.
  mutating func give(_ plan: Int) {
    var deal = WorkedDiscount(promotion: plan)
    for case .freePiece(let code, let count) in index.plans[plan].promotion.rules where !members[plan].isEmpty {
      if let product = given(code) { deal.added.append((product, count)) }
    }
    commit(deal)
  }

  // The product of the price list; nil where there is none, or it has a lowest price.
  private func given(_ code: Product.Code) -> Product? {
    guard let product = request.catalog?[code], product.lowest == nil, product.price.currency == request.currency,
      product.price.minorUnits > 0
    else { return nil }
    return product
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
