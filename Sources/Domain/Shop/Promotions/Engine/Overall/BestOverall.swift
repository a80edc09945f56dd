extension PromotionEngine {
  /// The combination with the lowest total.
  mutating func bestOverall(_ plans: [Int]) {
    let items = plans.filter { has($0, .items) && isEligible($0) }
    let order = plans.filter { has($0, .order) && mayBeEligible($0) }
    let outlook = OrderOutlook(self, order)
    var whole: [Deal] = []
    var single: [Int] = []
    for plan in items {
      let rules = index.plans[plan].promotion.rules.filter { $0.subject == .items }
      if rules.count > 1 || rules[0].isOnAllPieces {
        let deal = deal(plan, [.items])
        if deal.isSomething { whole.append(deal) }
      } else {
        single.append(plan)
      }
    }
    choose(whole, single, outlook)
    for subject in [PromotionRule.Subject.order, .shipping] {
      var best: Deal?
      for plan in plans where has(plan, subject) && isEligible(plan) {
        let deal = deal(plan, [subject])
        if deal.items + deal.shipping > best.map({ $0.items + $0.shipping }) ?? 0 { best = deal }
      }
      if let best { commit(best) }
    }
    // Only a total that nothing goes below keeps a search from being proven.
    proveIfReached()
  }

  // Promotions on all their pieces at once are tried with and without; the pieces that are left are searched.
  private mutating func choose(_ whole: [Deal], _ single: [Int], _ outlook: OrderOutlook) {
    var best: (worth: Int64, engine: PromotionEngine)?
    var most: Int64 = .min
    let tried = whole.prefix(10)
    for choice in 0..<(1 << tried.count) {
      let chosen = tried.indices.filter { choice >> $0 & 1 == 1 }.map { tried[$0] }
      let used = chosen.flatMap { members[$0.promotion] }
      guard Set(used).count == used.count else { continue }
      var attempt = self
      for deal in chosen { attempt.commit(deal) }
      let before = chosen.reduce(0) { $0 + $1.items }
      let missed = attempt.search(single, without: Set(used), taken: before, outlook, above: best?.worth ?? .min)
      if let missed { most = max(most, missed) }
      let worth = attempt.worthNow(outlook)
      if worth > best?.worth ?? .min { best = (worth, attempt) }
    }
    if whole.count > tried.count { most = max(most, outlook.mostWorth(list.left)) }
    guard let best else { return }
    self = best.engine
    if most > best.worth { lowerBound(max(0, list.left - min(most, list.left)) + bestShipping()) }
  }

  private func worthNow(_ outlook: OrderOutlook) -> Int64 {
    let taken = list.left - state.left
    guard !outlook.isExact else { return outlook.worth(taken) }
    var after = self
    let deals = index.plans.indices.filter { has($0, .order) && after.isEligible($0) }.map { after.deal($0, [.order]) }
    return taken + (deals.map(\.items).max() ?? 0)
  }

  // What the shipping costs at least.
  private func bestShipping() -> Int64 {
    index.plans.indices.filter { has($0, .shipping) && mayBeEligible($0) }
      .reduce(state.shipping) { min($0, state.shipping - deal($1, [.shipping]).shipping) }
  }

  // Conditions on what is left by then are looked at when it is known.
  private func mayBeEligible(_ plan: Int) -> Bool {
    var copy = self
    if copy.isEligible(plan) { return true }
    guard case .condition(.itemsTotal(_, .discounted, _), _) = copy.failures[plan] else { return false }
    return true
  }

  // Searches the lines that are free and does what is best; returns what may have been missed.
  private mutating func search(
    _ plans: [Int],
    without used: Set<Int>,
    taken: Int64,
    _ outlook: OrderOutlook,
    above known: Int64
  ) -> Int64? {
    let plan = OverallPlan(self, plans, without: used, keepsAmounts: outlook.dependsOnAmounts)
    for gift in plan.gifts { commit(deal(gift, [.items])) }
    guard !plan.lines.isEmpty else { return nil }
    var search = plan.search(rounding, keepsAmounts: outlook.dependsOnAmounts) {
      outlook.worth($0 + taken)
    } mostWorth: {
      outlook.mostWorth($0 + taken)
    }
    let found = search.best(above: max(known, outlook.worth(taken)))
    let least = max(search.missed ?? .min, outlook.isExact ? .min : max(outlook.worth(taken), found?.worth ?? .min))
    let missed = search.missed == nil && outlook.isExact ? nil : least
    guard let found else { return missed }
    guard !outlook.isExact else {
      for deal in plan.deals(found.steps[0], search, in: self) { commit(deal) }
      return missed
    }
    var best: PromotionEngine?
    for steps in found.steps {
      var attempt = self
      for deal in plan.deals(steps, search, in: self) { attempt.commit(deal) }
      if attempt.worthNow(outlook) > best?.worthNow(outlook) ?? worthNow(outlook) { best = attempt }
    }
    if let best { self = best }
    return missed
  }
}

extension PromotionRule {
  /// Whether it is applied to all its pieces at once.
  var isOnAllPieces: Bool {
    if case .groupPercentOff(let rule) = self { rule.size == nil } else { false }
  }
}
