/// The promotions of a book in order of priority, indexed by their selections. A single reference, since a book is
/// copied far more often than created. Copies took a third of a quote of seven lines.
final class PromotionIndex: Hashable, Sendable {
  /// The promotions in the order of the file.
  let promotions: [Promotion]
  let stacking: Stacking
  let lanes: [String]
  let rounding: RoundingRule
  let plans: [PromotionPlan]
  /// The promotions that do not always apply, or depend on more than one line.
  let special: [Int]
  /// The per-line rules; a rule that reduces nothing for a promotion whose lines depend on each other.
  let rules: [PerLineRule]
  /// The currency of all amounts; nil if there is none, or several.
  let currency: Currency?
  let hasOneCurrency, hasExclusive: Bool
  private let products: CodeTable
  // The promotions that select by product, product after product, and the end index of each product.
  private let entries: [Int]
  private let ends: [Int]
  private let needsCheck: [Bool]
  private let byTag: [String: [Int]]
  private let others: [Int]

  init(_ promotions: [Promotion], stacking: Stacking, lanes: [String], rounding: RoundingRule) {
    (self.promotions, self.stacking, self.lanes, self.rounding) = (promotions, stacking, lanes, rounding)
    let order = promotions.indices.sorted { (promotions[$1].priority, $0) < (promotions[$0].priority, $1) }
    let plans = order.enumerated().map { position, index in
      let promotion = promotions[index]
      let lane = promotion.lane.flatMap { lanes.firstIndex(of: $0) } ?? 0
      return PromotionPlan(promotion, position: position, lane: lane)
    }
    var byProduct: [Product.Code: [Int]] = [:]
    var byTag: [String: [Int]] = [:]
    var others: [Int] = []
    for (position, plan) in plans.enumerated() {
      let selection = plan.promotion.selection
      if let listed = selection.products {
        for code in listed where byProduct[code]?.last != position { byProduct[code, default: []].append(position) }
      } else if let tags = selection.tags {
        for tag in tags where byTag[tag]?.last != position { byTag[tag, default: []].append(position) }
      } else {
        others.append(position)
      }
    }
    self.plans = plans
    let codes = Array(byProduct.keys)
    products = CodeTable(codes)
    entries = codes.flatMap { byProduct[$0] ?? [] }
    ends = codes.reduce(into: [0]) { $0.append(($0.last ?? 0) + (byProduct[$1]?.count ?? 0)) }
    needsCheck = plans.map { plan in
      let selection = plan.promotion.selection
      return plan.promotion.skipsReduced || selection.prices != nil
        || selection.products != nil && selection.tags != nil
    }
    rules = plans.map { $0.local ?? .lineAmountOff(0) }
    let currencies = Set(plans.flatMap { [$0.currency, $0.otherCurrency].compactMap { $0 } })
    currency = currencies.count == 1 ? currencies.first : nil
    hasOneCurrency = currencies.count <= 1
    (self.byTag, self.others) = (byTag, others)
    special = plans.indices.filter { !plans[$0].isUnconditional || plans[$0].local == nil }
    hasExclusive = promotions.contains { $0.isExclusive }
  }

  /// Calls the closure once for each promotion that selects a product, in no order.
  @inline(__always)
  func visit(_ product: Product, isReduced: Bool, _ body: (Int) -> Void) {
    if let number = products.number(of: product.code) {
      for entry in ends[number]..<ends[number + 1] {
        let position = entries[entry]
        if !needsCheck[position] || accepts(product, position, isReduced, product: true) { body(position) }
      }
    }
    if !byTag.isEmpty, product.hasExtras { visitTags(product, isReduced, body) }
    for position in others where !needsCheck[position] || accepts(product, position, isReduced, product: false) {
      body(position)
    }
  }

  /// Whether two indexes have the same promotions, stacking and rounding.
  static func == (one: PromotionIndex, other: PromotionIndex) -> Bool {
    one === other
      || one.promotions == other.promotions && one.stacking == other.stacking && one.lanes == other.lanes
        && one.rounding == other.rounding
  }

  func hash(into hasher: inout Hasher) { hasher.combine(promotions) }

  private func visitTags(_ product: Product, _ isReduced: Bool, _ body: (Int) -> Void) {
    var seen: [Int] = []
    for tag in product.tags {
      for position in byTag[tag] ?? [] where accepts(product, position, isReduced, product: false) {
        guard !seen.contains(position) else { continue }
        seen.append(position)
        body(position)
      }
    }
  }

  // Checks all parts except the one by which it was found.
  private func accepts(_ product: Product, _ position: Int, _ isReduced: Bool, product byProduct: Bool) -> Bool {
    let promotion = plans[position].promotion
    if isReduced, promotion.skipsReduced { return false }
    let selection = promotion.selection
    if let prices = selection.prices, !prices.contains(product.price) { return false }
    if byProduct, let tags = selection.tags { return tags.contains { product.tags.contains($0) } }
    return true
  }
}
