/// What promotions about the order will take off, worked out from what is left of the items alone.
struct OrderOutlook {
  private let total: Int64
  private let room: Int64
  private let rounding: RoundingRule
  private var offers: [Offer] = []
  /// Whether that is exact, and not only the most that it can be.
  private(set) var isExact = true
  /// Whether less off the items can be better.
  private(set) var dependsOnAmounts = false

  private struct Offer {
    var amount: Int64 = 0
    var percent: Int64 = 0
    var most: Int64 = .max
    var price: Int64?
    var minimum: Int64 = 0
    var slack: Int64 = 0
    // What the lines that it is about cost and can lose before anything is taken off.
    var cost: Int64 = .max
    var room: Int64 = .max
  }

  init(_ engine: PromotionEngine, _ plans: [Int]) {
    total = engine.list.left
    room = engine.list.lines.reduce(0) { $0 + ($1.price - $1.floor) * Int64($1.count) }
    rounding = engine.rounding
    for plan in plans { add(engine.index.plans[plan].promotion, engine.list) }
    if !isExact { dependsOnAmounts = true }
  }

  /// What is taken off in all where so much is taken off the items; the most it can be where that is not exact.
  func worth(_ items: Int64) -> Int64 { items + best(left: total - items, isBound: !isExact) }

  /// The most that can be taken off in all where at most so much is taken off the items.
  func mostWorth(_ items: Int64) -> Int64 {
    let items = min(items, room)
    return items + best(left: total - items, isBound: true)
  }

  private func best(left: Int64, isBound: Bool) -> Int64 {
    var best: Int64 = 0
    for offer in offers where isBound || left >= offer.minimum {
      var off = offer.amount.addingClamping(
        rounding.share(hundredths: min(offer.percent, 10_000), of: min(left, offer.cost))
      )
      off = min(off, offer.most).addingClamping(isBound ? offer.slack : 0)
      if let price = offer.price { off = off.addingClamping(max(0, min(left, offer.cost) - price)) }
      best = max(best, min(off, offer.room, left - (total - room)))
    }
    return best
  }

  private mutating func add(_ promotion: Promotion, _ list: CartState) {
    var offer = Offer()
    for condition in promotion.conditions {
      guard case .itemsTotal(let minimum, .discounted, let selection) = condition else { continue }
      dependsOnAmounts = true
      if selection.isAll { offer.minimum = max(offer.minimum, minimum.minorUnits) } else { isExact = false }
    }
    let rules = promotion.rules.filter { $0.subject == .order }
    let isWhole = promotion.selection.isAll && !list.lines.contains { promotion.skipsReduced && $0.isReduced }
    if rules.count > 1 || !isWhole && !rules.allSatisfy(\.ignoresSelection) { isExact = false }
    if promotion.skipsReduced, list.lines.contains(where: \.isReduced) { isExact = false }
    for rule in rules {
      switch rule {
      case .orderAmountOff(let rule): offer.amount = offer.amount.addingClamping(rule.amount.minorUnits)
      case .acrossLines(let rule): offer.amount = offer.amount.addingClamping(rule.amount.minorUnits)
      case .orderPercentOff(let rule):
        offer.percent += rule.percent.hundredths
        if rules.count == 1, let most = rule.most { offer.most = most.minorUnits }
      case .orderPrice(let rule): offer.price = min(offer.price ?? .max, rule.price.minorUnits)
      case .tiers(let rule): add(rule, to: &offer, promotion, list)
      default: break
      }
    }
    // Several rules are rounded several times, and ladders once a line.
    if rules.count > 1 || offer.percent > 0 && isLadder(rules[0]) {
      offer.slack = Int64(rules.count + list.lines.count)
    }
    let isAboutAll = rules.contains(where: \.ignoresSelection)
    let about = list.lines.filter { line in
      let isKept = !(promotion.skipsReduced && line.isReduced)
      let product = list.request.lines[line.index].product
      return isKept
        && (isAboutAll || promotion.selection.isAll || line.isListed && promotion.selection.contains(product))
    }
    offer.cost = about.reduce(0) { $0 + $1.listAmount }
    offer.room = about.reduce(0) { $0 + ($1.price - $1.floor) * Int64($1.count) }
    offers.append(offer)
  }

  private func isLadder(_ rule: PromotionRule) -> Bool { if case .tiers = rule { true } else { false } }

  // The whole cart decides the step, whatever is taken off it.
  private mutating func add(_ tiers: Tiers, to offer: inout Offer, _ promotion: Promotion, _ list: CartState) {
    var amounts: Int64 = 0
    var percents: Int64 = 0
    for step in tiers.steps {
      switch step.gives {
      case .amount(let amount): amounts = max(amounts, amount.minorUnits)
      case .percent(let percent): percents = max(percents, percent.hundredths)
      }
    }
    let isPlain = percents == 0 && !(tiers.countsPieces && list.lines.contains(where: \.isWeighing))
    if isPlain, tiers.counted == nil, promotion.selection.isAll {
      let reached = list.lines.reduce(0) { $0 + (tiers.countsPieces ? Int64($1.count) : $1.listAmount) }
      let step = tiers.steps.last { $0.from.number <= reached }
      if case .amount(let amount) = step?.gives { offer.amount = offer.amount.addingClamping(amount.minorUnits) }
      return
    }
    isExact = false
    offer.amount = offer.amount.addingClamping(amounts)
    offer.percent += percents
  }
}
