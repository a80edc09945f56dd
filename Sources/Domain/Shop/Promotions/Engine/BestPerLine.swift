extension PromotionEngine {
  /// Each line chooses what takes most off it; then the best about the order, then the best about shipping.
  mutating func bestPerLine(_ plans: [Int]) {
    chooseByLine(plans.filter { has($0, .items) })
    for subject in [PromotionRule.Subject.order, .shipping] {
      var best: Deal?
      for plan in plans where has(plan, subject) && isEligible(plan) {
        let deal = deal(plan, [subject])
        if deal.items + deal.shipping > best.map({ $0.items + $0.shipping }) ?? 0 { best = deal }
      }
      if let best { commit(best) }
    }
  }

  // Lines leave the deals that they did not choose, and those are worked out anew, until all stay.
  private mutating func chooseByLine(_ plans: [Int]) {
    var deals: [Deal] = []
    for plan in plans where isEligible(plan) {
      let deal = deal(plan, [.items])
      if deal.isSomething { deals.append(deal) }
    }
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
        deals[number] = deal(deals[number].promotion, [.items], without: left[number])
      }
    }
    for deal in deals { commit(deal) }
  }
}
