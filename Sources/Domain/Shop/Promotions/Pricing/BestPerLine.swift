extension PromotionEngine {
  /// Each line chooses what takes most off it; then the best about the order, then the best about shipping. Where a line
  /// has left a deal, what makes the cart dearer is left out, one by one.
  mutating func bestPerLine(_ plans: [Int]) {
    var alone: [Deal] = []
    for plan in plans where has(plan, .items) && isEligible(plan) {
      give(plan)
      let deal = deal(plan, [.items])
      if deal.items > 0 { alone.append(deal) }
      if !deal.isProven { isProven = false }
    }
    var anew: [[Int]: Deal] = [:]
    let before = self
    var mayHarm = chooseByLine(alone, plans, &anew)
    finish(plans)
    while mayHarm {
      var best: (position: Int, engine: PromotionEngine, mayHarm: Bool)?
      for position in alone.indices {
        var others = alone
        var attempt = before
        attempt.leftOut = leftOut.union([others.remove(at: position).promotion])
        let mayHarm = attempt.chooseByLine(others, plans, &anew)
        attempt.finish(plans)
        // The latest among equals.
        if attempt.total <= best?.engine.total ?? (total - 1) { best = (position, attempt, mayHarm) }
      }
      guard let best else { return }
      self = best.engine
      alone.remove(at: best.position)
      mayHarm = best.mayHarm
    }
  }

  // Lines leave the deals that they did not choose, and those are worked out anew, until all stay. Says whether the cart
  // may be cheaper without one of them: leaving a deal about single lines changes nothing for the others, and the less
  // is left for the order, the less is to be paid, unless a promotion about it looks at what is left.
  private mutating func chooseByLine(_ alone: [Deal], _ plans: [Int], _ anew: inout [[Int]: Deal]) -> Bool {
    var deals = alone
    var left: [Set<Int>] = Array(repeating: [], count: deals.count)
    while true {
      var chosen: [(amount: Int64, deal: Int)] = Array(repeating: (-1, -1), count: state.lines.count)
      for (number, deal) in deals.enumerated() {
        for part in deal.parts where part.amount > chosen[part.position].amount {
          chosen[part.position] = (part.amount, number)
        }
      }
      var leavers: [Int: Set<Int>] = [:]
      for (number, deal) in deals.enumerated() {
        for part in deal.parts where chosen[part.position].deal != number {
          leavers[number, default: []].insert(part.position)
        }
      }
      if leavers.isEmpty { break }
      for (number, positions) in leavers {
        left[number].formUnion(positions)
        let key = [deals[number].promotion] + left[number].sorted()
        let deal = anew[key] ?? deal(deals[number].promotion, [.items], without: left[number])
        anew[key] = deal
        deals[number] = deal
      }
    }
    for deal in deals { commit(deal) }
    let isLeft = deals.indices.filter { !left[$0].isEmpty }
    return isLeft.contains { !index.plans[deals[$0].promotion].isPerLine }
      || !isLeft.isEmpty && plans.contains { index.plans[$0].mayEndDearer && (has($0, .order) || has($0, .shipping)) }
  }
}
