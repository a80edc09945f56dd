/// The promotions of a book by what they are about, in the order of priority.
struct PromotionIndex: Hashable, Sendable {
  let plans: [PromotionPlan]
  /// Those whose standing differs from cart to cart.
  let conditional: [Int]
  /// Whether every promotion looks at one line alone and no line needs anything but that.
  let isLocal: Bool
  let hasExclusive: Bool
  private let products: CodeTable
  private let byProduct: [[Int]]
  private let byTag: [String: [Int]]
  private let others: [Int]

  init(_ promotions: [Promotion], lanes: [String]) {
    let order = promotions.indices.sorted {
      (promotions[$1].priority, $0) < (promotions[$0].priority, $1)
    }
    let plans = order.enumerated().map { position, index in
      let promotion = promotions[index]
      let lane = promotion.lane.flatMap { lanes.firstIndex(of: $0) } ?? 0
      return PromotionPlan(promotion, position: position, lane: lane)
    }
    var products: [Product.Code: Int] = [:]
    var codes: [Product.Code] = []
    var byProduct: [[Int]] = []
    var byTag: [String: [Int]] = [:]
    var others: [Int] = []
    for (position, plan) in plans.enumerated() {
      let selection = plan.promotion.selection
      if let listed = selection.products {
        for code in listed {
          let number = products[code] ?? codes.count
          if number == codes.count {
            products[code] = number
            codes.append(code)
            byProduct.append([])
          }
          if byProduct[number].last != position { byProduct[number].append(position) }
        }
      } else if let tags = selection.tags {
        for tag in tags where byTag[tag]?.last != position { byTag[tag, default: []].append(position) }
      } else {
        others.append(position)
      }
    }
    self.plans = plans
    self.products = CodeTable(codes)
    self.byProduct = byProduct
    self.byTag = byTag
    self.others = others
    conditional = plans.indices.filter { !plans[$0].isUnconditional }
    isLocal = plans.allSatisfy { $0.local != nil }
    hasExclusive = promotions.contains(where: \.isExclusive)
  }

  /// Calls with each promotion about items that selects a product, in no order, each once.
  @inline(__always)
  func visit(_ product: Product, isReduced: Bool, _ body: (Int) -> Void) {
    if let number = products.number(of: product.code) {
      for position in byProduct[number] where accepts(product, position, isReduced, product: true) { body(position) }
    }
    if !byTag.isEmpty, product.hasExtras { visitTags(product, isReduced, body) }
    for position in others where accepts(product, position, isReduced, product: false) { body(position) }
  }

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

  // The part by which it was found is met.
  @inline(__always)
  private func accepts(_ product: Product, _ position: Int, _ isReduced: Bool, product byProduct: Bool) -> Bool {
    let promotion = plans[position].promotion
    if isReduced, promotion.skipsReduced { return false }
    let selection = promotion.selection
    if let prices = selection.prices, !prices.contains(product.price) { return false }
    if byProduct, let tags = selection.tags { return tags.contains { product.tags.contains($0) } }
    return true
  }
}
