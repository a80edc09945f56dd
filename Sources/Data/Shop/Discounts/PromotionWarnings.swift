import ArcadeDomain

/// Warnings about a valid discount, which stays in force.
struct PromotionWarnings {
  private let promotion: Promotion
  private let node: JSONNode
  private let catalog: Catalog?
  private let today: CalendarDay
  /// The warning about each of its rules, if any.
  private let ofRules: [PromotionWarning?]

  init(_ promotion: Promotion, _ node: JSONNode, catalog: Catalog?, today: CalendarDay) {
    (self.promotion, self.node, self.catalog, self.today) = (promotion, node, catalog, today)
    ofRules = promotion.warnings(in: catalog)
  }

  /// Whether it can never apply.
  var areOutOfReach: Bool { promotion.limit == 0 || ofRules.allSatisfy { $0?.isOutOfReach ?? false } }

  /// All warnings, in the order of the file's keys.
  var all: [ShopProblem] {
    var warnings: [ShopProblem] = []
    func warning(_ warning: PromotionWarning, _ keys: String...) {
      warnings.append(ShopProblem(at: node.under(keys).place(), .warning(warning)))
    }
    if !promotion.selection.isAll, promotion.rules.allSatisfy(\.ignoresSelection) {
      warning(.selectionWithoutEffect, PieceSelection.keys.first { (try? node.optional($0)) != nil } ?? "products")
    }
    for (what, place) in zip(ofRules, places) {
      if let what { warnings.append(ShopProblem(at: place.place(), .warning(what))) }
      if place.picksInVain { warnings.append(ShopProblem(at: place.under(["pick"]).place(), .warning(.nothingToPick))) }
    }
    if promotion.limit == 0 { warning(.takesNothing, "limit", "total") }
    if case .window(_, let until) = promotion.when, until < today { warning(.windowPassed(until), "when", "window") }
    return warnings
  }

  private var places: [JSONNode] {
    if let rules = try? node.optional("rules")?.list() { return Array(rules) }
    return [node.under(["rule"])]
  }
}

extension JSONNode {
  /// Whether a rule specifies which pieces come first, but not how many.
  fileprivate var picksInVain: Bool {
    func has(_ key: String) -> Bool { (try? optional(key)) != nil }
    return has("pick") && !has("buy") && !has("atMostPieces") && !has("atMostPiecesPerLine")
  }
}

extension Promotion {
  /// Returns the warnings about its rules, as far as the price list is known.
  fileprivate func warnings(in catalog: Catalog?) -> [PromotionWarning?] {
    let named = selection.products?.compactMap { catalog?[$0] }
    let products = (named ?? catalog?.products)?.filter(selection.contains)
    return rules.map { rule in
      if rule.neverTakesAnything { return .takesNothing }
      if rule.hasEqualSteps { return .sameStep }
      guard let catalog, !rule.ignoresSelection, let products else { return nil }
      // Unknown ones are already reported.
      guard !products.isEmpty else { return refersInVain(to: catalog) ? nil : .takesNothing }
      return warning(about: rule, products, catalog)
    }
  }

  private func warning(about rule: PromotionRule, _ products: [Product], _ catalog: Catalog) -> PromotionWarning? {
    let counted = products.filter { $0.unit == nil }
    if rule.countsPieces, counted.isEmpty { return .onlyWeighed }
    switch rule {
    case .bulkPrice(_, let unitPrice):
      if let product = counted.first(where: { $0.price.minorUnits < unitPrice.minorUnits }) {
        return .bulkPriceAboveList(product.code, unitPrice, list: product.price)
      }
      return counted.contains { unitPrice.minorUnits < $0.price.minorUnits } ? nil : .takesNothing
    case .freePiece(let code, _): return catalog[code].map { $0.lowest == nil } == false ? .takesNothing : nil
    case .groupPrice(let size, let price):
      let dearest = counted.map(\.price.minorUnits).max() ?? 0
      let (together, overflows) = dearest.multipliedReportingOverflow(by: Int64(size))
      return !overflows && together <= price.minorUnits ? .takesNothing : nil
    case .bundlePrice(let pieces, let price): return warning(aboutBundle: pieces, for: price, catalog)
    case .setPercentOff(let byDistinct):
      let fewest = byDistinct.inOrder.first { !$0.value.isZero }?.key ?? 0
      return counted.count < fewest ? .tooFewProducts(counted.count) : nil
    default: return nil
    }
  }

  private func warning(aboutBundle pieces: [Product.Code: Int], for price: Money, _ catalog: Catalog)
    -> PromotionWarning?
  {
    var together = Money.zero(price.currency)
    for (code, count) in pieces.inOrder {
      guard let product = catalog[code] else { return nil }
      if !selection.contains(product) { return .outsideSelection(code) }
      if product.unit != nil { return .onlyWeighed }
      guard let sum = try? together.adding(product.price.multiplied(by: count)) else { return nil }
      together = sum
    }
    return together.minorUnits <= price.minorUnits ? .bundleNotCheaper(pieces: together) : nil
  }

  /// Whether its selection names an unknown product or tag.
  private func refersInVain(to catalog: Catalog) -> Bool {
    let isUnknown = selection.products?.contains { catalog[$0] == nil } ?? false
    let tags = selection.tags ?? []
    return isUnknown || tags.contains { tag in !catalog.products.contains { $0.tags.contains(tag) } }
  }
}

extension PromotionRule {
  /// Whether two tiers begin at the same threshold.
  fileprivate var hasEqualSteps: Bool {
    guard case .tiers(let tiers) = self else { return false }
    return Set(tiers.steps.map(\.from)).count < tiers.steps.count
  }

  /// Whether its own numbers imply that it never reduces a price.
  fileprivate var neverTakesAnything: Bool {
    switch self {
    case .nForM, .bulkPrice, .orderPrice, .groupPrice, .bundlePrice, .freePiece, .shippingPrice: false
    case .amountOff(let amount, _, _), .lineAmountOff(let amount), .acrossLines(let amount),
      .orderAmountOff(let amount):
      amount.isZero
    case .percentOff(let percent, _, _), .groupPercentOff(_, let percent, _), .buyGet(_, _, let percent, _, _, _),
      .shippingPercentOff(let percent):
      percent.isZero
    case .orderPercentOff(let percent, let most): percent.isZero || most?.isZero == true
    case .setPercentOff(let byDistinct): byDistinct.values.allSatisfy(\.isZero)
    case .tiers(let tiers): tiers.steps.allSatisfy(\.gives.isNothing)
    case .firstAndFurther(let first, let further, _): first.isZero && further.isZero
    case .fullGroups(_, let gives): gives.isNothing
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
