/// Prices one cart: determines which promotions are eligible and apply, and their reductions.
struct PromotionEngine {
  let index: PromotionIndex
  let request: QuoteRequest
  var state: CartState
  /// The cart before any reduction.
  let list: CartState
  let members: [[Int]]
  var deals: [WorkedDiscount] = []
  /// Why a promotion was not eligible in its turn.
  private(set) var failures: [DeclinedPromotion.Reason?]
  private(set) var wasEligible: [Bool]
  private(set) var exclusive: Int?
  /// The promotions for items that were left out, since the cart is cheaper without them.
  var leftOut: Set<Int> = []
  /// Whether all possibly cheaper options were tried.
  var isExhaustive = true
  /// The most promotions that `bestOverall` may order; with more the pricing is cut off.
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

  // Returns the result of the first exclusive promotion that reduces something, as if it were the only one.
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

  /// Returns the reduction of a promotion on its own, at list prices.
  func alone(_ plan: Int) -> WorkedDiscount {
    list.deal(index.plans[plan], [.items, .order, .shipping], members[plan], rounding: index.rounding)
  }

  var total: Int64 { state.left + state.shipping }

  /// Applies the best promotion for the order, then the best for shipping; of equals the earliest.
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

  /// Adds the free pieces of a promotion with lines in the cart, whether or not it reduces anything.
  mutating func give(_ plan: Int) {
    var deal = WorkedDiscount(promotion: plan)
    for case .freePiece(let code, let count) in index.plans[plan].promotion.rules where !members[plan].isEmpty {
      if let product = given(code) { deal.added.append((product, count)) }
    }
    commit(deal)
  }

  // Returns the product of the price list; nil if there is none, or if it has a lowest price.
  private func given(_ code: Product.Code) -> Product? {
    guard let product = request.catalog?[code], product.lowest == nil, product.price.currency == request.currency,
      product.price.minorUnits > 0
    else { return nil }
    return product
  }

  /// Returns whether a promotion is eligible now, and records the reason if not.
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
