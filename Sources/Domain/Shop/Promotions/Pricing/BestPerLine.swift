extension PromotionEngine {
  /// Each line chooses what takes most off it; then the best about the order, then the best about shipping. Where a line
  /// has left a deal, what makes the cart dearer is left out, one by one.
  mutating func bestPerLine(_ plans: [Int]) {
    var alone: [WorkedDiscount] = []
    for plan in plans where has(plan, .items) && isEligible(plan) {
      give(plan)
      let deal = deal(plan, [.items])
      if deal.items > 0 { alone.append(deal) }
      if !deal.isExhaustive { isExhaustive = false }
    }
    let before = self
    // The less is left for the order, the less is to be paid, unless a promotion about it looks at what is left.
    let mayEndDearer = plans.contains { index.plans[$0].mayEndDearer && (has($0, .order) || has($0, .shipping)) }
    var choice = LineChoice(of: alone, in: before)
    var out: Set<Int> = []
    var settled = choice.settled(without: out)
    take(choice.deals(of: settled), plans)
    while choice.mayHarm(settled, mayEndDearer) {
      var best: (engine: PromotionEngine, out: Int, settled: LineChoice.Settled)?
      // Without one that no line ever chose, nothing would be different.
      for number in settled.chosen.sorted() {
        let others = choice.settled(without: out.union([number]))
        // The latest among equals.
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

  // Does what lines chose, and then the best about the order and shipping.
  private mutating func take(_ deals: [WorkedDiscount], _ plans: [Int]) {
    for deal in deals { commit(deal) }
    finish(plans)
  }

  // The total is never lower where so much is left of the items; told without a look at the lines.
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
  /// What it takes off an order at most of which so much is left.
  fileprivate func mostOffOrder(of left: Int64) -> Int64 {
    switch self {
    case .acrossLines(let amount), .orderAmountOff(let amount): min(left, amount.minorUnits)
    case .orderPercentOff(let percent, _): min(left, RoundingRule.halfUp.share(percent, of: left) + 1)
    case .orderPrice(let price): max(0, left - price.minorUnits)
    default: subject == .order ? left : 0
    }
  }
}
