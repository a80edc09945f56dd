extension PromotionEngine {
  /// Each line uses the promotion that reduces it most; then the best for the order and the best for shipping follow.
  /// If a line has left a deal, promotions that make the cart more expensive are left out one by one.
  mutating func bestPerLine(_ plans: [Int]) {
    var alone: [WorkedDiscount] = []
    for plan in plans where has(plan, .items) && isEligible(plan) {
      give(plan)
      let deal = deal(plan, [.items])
      if deal.items > 0 { alone.append(deal) }
      if !deal.isExhaustive { isExhaustive = false }
    }
    let before = self
    // Less left for the order means a lower total, unless a promotion for the order depends on what is left.
    let mayEndDearer = plans.contains { index.plans[$0].mayEndDearer && (has($0, .order) || has($0, .shipping)) }
    var choice = LineChoice(of: alone, in: before)
    var out: Set<Int> = []
    var settled = choice.settled(without: out)
    take(choice.deals(of: settled), plans)
    while choice.mayHarm(settled, mayEndDearer) {
      var best: (engine: PromotionEngine, out: Int, settled: LineChoice.Settled)?
      // Leaving out a promotion that no line ever chose would change nothing.
      for number in settled.chosen.sorted() {
        let others = choice.settled(without: out.union([number]))
        // Of equals the latest is left out.
        let limit = best?.engine.total ?? (total - 1)
        guard before.leastTotal(plans, left: before.state.left - choice.amount(of: others)) <= limit else { continue }
        var attempt = before
        attempt.leftOut = leftOut.union([alone[number].promotion])
        attempt.take(choice.deals(of: others), plans)
        if attempt.total <= limit { best = (attempt, number, others) }
      }
      guard let best else { return }
      self = best.engine
      out.insert(best.out)
      settled = best.settled
    }
  }

  // Applies the chosen deals, then the best promotion for the order and for shipping.
  private mutating func take(_ deals: [WorkedDiscount], _ plans: [Int]) {
    for deal in deals { commit(deal) }
    finish(plans)
  }

  // A lower bound of the total with so much left of the items, computed without the lines.
  private func leastTotal(_ plans: [Int], left: Int64) -> Int64 {
    let most =
      plans.lazy.filter { has($0, .order) }
      .map { index.plans[$0].promotion.rules.reduce(Int64(0)) { $0.addingClamping($1.mostOffOrder(of: left)) } }.max()
      ?? 0
    let shipping = plans.contains { has($0, .shipping) } ? 0 : state.shipping
    return left - min(left, most) + shipping
  }
}

extension PromotionRule {
  /// The reduction of an order with at most this amount left.
  fileprivate func mostOffOrder(of left: Int64) -> Int64 {
    switch self {
    case .acrossLines(let amount), .orderAmountOff(let amount): min(left, amount.minorUnits)
    case .orderPercentOff(let percent, _): min(left, RoundingRule.halfUp.share(percent, of: left) + 1)
    case .orderPrice(let price): max(0, left - price.minorUnits)
    default: subject == .order ? left : 0
    }
  }
}
