/// A promotion prepared for pricing.
struct PromotionPlan: Hashable, Sendable {
  let promotion: Promotion
  let position: Int
  let lane: Int
  private let subjects: [Bool]
  /// Whether its reductions depend only on its rules.
  let isUnconditional: Bool
  /// The per-line rule; nil if lines depend on each other.
  let local: PerLineRule?
  /// Whether the reduction of a line's items depends only on that line.
  let isPerLine: Bool
  /// Whether a smaller remaining amount can increase the total, through its rules for the order or shipping.
  let mayEndDearer: Bool
  /// The currency of its amounts; nil if it has none.
  let currency: Currency?
  /// A second currency among its amounts, with which it can never apply.
  let otherCurrency: Currency?

  init(_ promotion: Promotion, position: Int, lane: Int) {
    (self.promotion, self.position, self.lane) = (promotion, position, lane)
    subjects = [.items, .order, .shipping].map { subject in promotion.rules.contains { $0.subject == subject } }
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
    let currencies = promotion.amounts.map { $0.currency }
    currency = currencies.first
    otherCurrency = currencies.first { $0 != currencies.first }
  }

  func has(_ subject: PromotionRule.Subject) -> Bool { subjects[subject.rawValue] }

  /// Throws unless its amounts are in a currency.
  func check(_ currency: Currency) throws(MoneyError) {
    if let own = self.currency, own != currency { throw .currenciesDiffer(currency, own) }
    if let otherCurrency { throw .currenciesDiffer(currency, otherCurrency) }
  }
}

extension Promotion {
  var amounts: [Money] {
    var amounts = rules.flatMap { $0.numbers.amounts + $0.selections.flatMap { $0.amounts } } + selection.amounts
    for condition in conditions {
      if case .itemsTotal(let minimum, _, _) = condition { amounts.append(minimum) }
      amounts += condition.selection?.amounts ?? []
    }
    return amounts
  }
}

extension PromotionRule {
  /// Whether the reduction of a line depends only on that line.
  fileprivate func isPerLine(atMost: Int?) -> Bool {
    switch self {
    case .bulkPrice, .lineAmountOff, .tiers, .freePiece: true
    case .nForM: atMost == nil
    case .amountOff(_, _, let limitedTo), .percentOff(_, _, let limitedTo): limitedTo.atMostPieces == nil
    case .firstAndFurther(_, _, let most): most == 0
    default: false
    }
  }

  /// The selections besides that of the promotion.
  fileprivate var selections: [PieceSelection] {
    switch self {
    case .buyGet(let buy, let get, _, _, _, _): [buy.selection, get.selection]
    case .tiers(let tiers): [tiers.counted].compactMap { $0 }
    default: []
    }
  }
}

extension PieceSelection {
  fileprivate var amounts: [Money] { [prices?.from, prices?.until].compactMap { $0 } }
}
