/// A promotion laid out for pricing.
struct PromotionPlan: Hashable, Sendable {
  let promotion: Promotion
  /// Its place in the order of priority.
  let position: Int
  let lane: Int
  let hasItems: Bool
  let hasOrder: Bool
  let hasShipping: Bool
  /// Whether nothing but its rules decides what it takes off.
  let isUnconditional: Bool
  /// What it takes off each line by itself; nil where lines depend on each other.
  let local: PerLineRule?
  /// Whether what it takes off a line about items depends on that line alone.
  let isPerLine: Bool
  /// Whether less that is left can make it take off less about the order or shipping by more than that.
  let mayEndDearer: Bool
  /// A currency of its amounts; nil where it has none.
  let currency: Currency?
  /// Another one, which no cart can have as well.
  let otherCurrency: Currency?

  init(_ promotion: Promotion, position: Int, lane: Int) {
    self.promotion = promotion
    self.position = position
    self.lane = lane
    hasItems = promotion.rules.contains { $0.subject == .items }
    hasOrder = promotion.rules.contains { $0.subject == .order }
    hasShipping = promotion.rules.contains { $0.subject == .shipping }
    isUnconditional =
      promotion.when == .always && promotion.conditions.isEmpty && promotion.code == nil && promotion.limit == nil
      && !promotion.isExclusive
    local = PerLineRule(promotion)
    isPerLine = promotion.rules.allSatisfy { $0.subject != .items || $0.isPerLine(atMost: promotion.atMost) }
    mayEndDearer =
      promotion.rules.count { $0.subject == .order } > 1
      || promotion.conditions.contains {
        if case .itemsTotal(_, .discounted, _) = $0 { true } else { false }
      }
    let currencies = promotion.amounts.map(\.currency)
    currency = currencies.first
    otherCurrency = currencies.first { $0 != currencies.first }
  }

  /// Throws unless its amounts are of a currency.
  func check(_ currency: Currency) throws(MoneyError) {
    if let own = self.currency, own != currency { throw .currenciesDiffer(currency, own) }
    if let otherCurrency { throw .currenciesDiffer(currency, otherCurrency) }
  }
}

extension Promotion {
  /// All amounts that it names.
  var amounts: [Money] {
    var amounts = rules.flatMap(\.amounts) + [selection.prices?.from, selection.prices?.until].compactMap { $0 }
    for condition in conditions {
      if case .itemsTotal(let minimum, _, _) = condition { amounts.append(minimum) }
      let prices = condition.selection?.prices
      amounts += [prices?.from, prices?.until].compactMap { $0 }
    }
    return amounts
  }
}

extension PromotionRule {
  /// Whether what it takes off a line depends on that line alone.
  fileprivate func isPerLine(atMost: Int?) -> Bool {
    switch self {
    case .bulkPrice, .lineAmountOff, .tiers, .freePiece: true
    case .nForM: atMost == nil
    case .amountOff(_, _, let picking), .percentOff(_, _, let picking): picking.atMostPieces == nil
    case .firstAndFurther(_, _, let most): most == 0
    default: false
    }
  }

  fileprivate var amounts: [Money] {
    switch self {
    case .amountOff(let amount, _, _), .bulkPrice(_, let amount), .groupPrice(_, let amount),
      .bundlePrice(_, let amount), .lineAmountOff(let amount), .acrossLines(let amount), .orderAmountOff(let amount),
      .orderPrice(let amount), .shippingPrice(let amount):
      [amount]
    case .orderPercentOff(_, let most): most.map { [$0] } ?? []
    case .buyGet(let buy, let get, _, _, _, _): buy.selection.amounts + get.selection.amounts
    case .tiers(let tiers): tiers.steps.flatMap(\.amounts) + (tiers.counted?.amounts ?? [])
    case .firstAndFurther(let first, let further, _): [first, further]
    case .fullGroups(_, let gives): gives.amounts
    case .nForM, .percentOff, .groupPercentOff, .setPercentOff, .freePiece, .shippingPercentOff: []
    }
  }
}

extension PieceSelection {
  fileprivate var amounts: [Money] { [prices?.from, prices?.until].compactMap { $0 } }
}

extension Tiers.Reward {
  fileprivate var amounts: [Money] {
    if case .amount(let amount) = self { [amount] } else { [] }
  }
}

extension Tiers.Step {
  fileprivate var amounts: [Money] {
    if case .total(let amount) = from { [amount] + gives.amounts } else { gives.amounts }
  }
}
