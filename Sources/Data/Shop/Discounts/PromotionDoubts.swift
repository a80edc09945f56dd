import ArcadeDomain

/// What is surely not meant in a discount that makes sense; it stays in force.
struct PromotionDoubts {
  let promotion: Promotion
  let node: JSONNode
  let catalog: Catalog?
  let today: CalendarDay

  /// All of them, in the order of the file's keys.
  var all: [ShopProblem] {
    var doubts: [ShopProblem] = []
    func doubt(_ doubt: PromotionDoubt, _ keys: String...) {
      doubts.append(ShopProblem(at: node.under(keys).place(), .doubt(doubt)))
    }
    if !promotion.selection.isAll, promotion.rules.allSatisfy(\.ignoresSelection) {
      doubt(.selectionWithoutEffect, PieceSelection.keys.first { (try? node.optional($0)) != nil } ?? "products")
    }
    for (rule, place) in zip(promotion.rules, places) {
      guard let what = self.doubt(about: rule) else { continue }
      doubts.append(ShopProblem(at: place.place(), .doubt(what)))
    }
    if promotion.limit == 0 { doubt(.takesNothing, "limit", "total") }
    if case .window(_, let until) = promotion.when, until < today { doubt(.windowPassed(until), "when", "window") }
    return doubts
  }

  private var places: [JSONNode] {
    if let rules = try? node.optional("rules")?.list() { return Array(rules) }
    return [node.under(["rule"])]
  }

  /// The products that it is about, where there is a price list; nil where there is none.
  private var products: [Product]? {
    let named = promotion.selection.products?.compactMap { catalog?[$0] }
    return (named ?? catalog?.products)?.filter(promotion.selection.contains)
  }

  private func doubt(about rule: PromotionRule) -> PromotionDoubt? {
    if rule.neverTakesAnything { return .takesNothing }
    guard let catalog, !rule.ignoresSelection, let products else { return nil }
    // Those that are unknown were named already.
    guard !products.isEmpty else { return refersInVain(to: catalog) ? nil : .takesNothing }
    switch rule {
    case .bulkPrice(let rule):
      if let product = products.first(where: { $0.price.minorUnits < rule.unitPrice.minorUnits }) {
        return .bulkPriceAboveList(product.code, rule.unitPrice, list: product.price)
      }
      return products.contains { rule.unitPrice.minorUnits < $0.price.minorUnits } ? nil : .takesNothing
    case .freePiece(let rule):
      return catalog[rule.product].map { $0.lowest == nil } == false ? .takesNothing : nil
    case .groupPrice(let rule):
      let dearest = products.map(\.price.minorUnits).max() ?? 0
      let (together, overflows) = dearest.multipliedReportingOverflow(by: Int64(rule.size))
      return !overflows && together <= rule.price.minorUnits ? .takesNothing : nil
    default: return nil
    }
  }

  /// Whether its selection names a product or a tag that the price list lacks.
  private func refersInVain(to catalog: Catalog) -> Bool {
    let isUnknown = promotion.selection.products?.contains { catalog[$0] == nil } ?? false
    let tags = promotion.selection.tags ?? []
    return isUnknown || tags.contains { tag in !catalog.products.contains { $0.tags.contains(tag) } }
  }
}

extension PromotionRule {
  /// Whether its own numbers say that it takes nothing off, whatever is bought.
  fileprivate var neverTakesAnything: Bool {
    switch self {
    case .nForM, .bulkPrice, .orderPrice, .groupPrice, .bundlePrice, .freePiece, .shippingPrice: false
    case .amountOff(let rule): rule.amount.isZero
    case .percentOff(let rule): rule.percent.isZero
    case .lineAmountOff(let rule): rule.amount.isZero
    case .acrossLines(let rule): rule.amount.isZero
    case .orderAmountOff(let rule): rule.amount.isZero
    case .orderPercentOff(let rule): rule.percent.isZero || rule.most?.isZero == true
    case .groupPercentOff(let rule): rule.percent.isZero
    case .buyGet(let rule): rule.percent.isZero
    case .setPercentOff(let rule): rule.byDistinct.allSatisfy(\.percent.isZero)
    case .tiers(let rule): rule.steps.allSatisfy(\.gives.isNothing)
    case .firstAndFurther(let rule): rule.first.isZero && rule.further.isZero
    case .fullGroups(let rule): rule.gives.isNothing
    case .shippingPercentOff(let rule): rule.percent.isZero
    }
  }
}

extension Tiers.Reward {
  fileprivate var isNothing: Bool {
    switch self {
    case .amount(let amount): amount.isZero
    case .percent(let percent): percent.isZero
    }
  }
}

extension Percent {
  fileprivate var isZero: Bool { hundredths == 0 }
}
