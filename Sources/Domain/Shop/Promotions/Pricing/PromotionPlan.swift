/// A promotion laid out for pricing.
struct PromotionPlan: Hashable, Sendable {
  let promotion: Promotion
  /// Its place in the order of priority.
  let position: Int
  let lane: Int
  /// Whether any of its rules is about each subject.
  private let subjects: [Bool]
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

  /// Throws unless its amounts are of a currency.
  func check(_ currency: Currency) throws(MoneyError) {
    if let own = self.currency, own != currency { throw .currenciesDiffer(currency, own) }
    if let otherCurrency { throw .currenciesDiffer(currency, otherCurrency) }
  }
}

extension Promotion {
  /// All amounts that it names.
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
  /// Whether what it takes off a line depends on that line alone.
  fileprivate func isPerLine(atMost: Int?) -> Bool {
    switch self {
    case .bulkPrice, .lineAmountOff, .tiers, .freePiece: true
    case .nForM: atMost == nil
    case .amountOff(_, _, let limitedTo), .percentOff(_, _, let limitedTo): limitedTo.atMostPieces == nil
    case .firstAndFurther(_, _, let most): most == 0
    default: false
    }
  }

  /// What it selects besides the pieces of its promotion.
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
