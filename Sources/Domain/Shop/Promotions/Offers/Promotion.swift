/// An offer: which pieces it is about, when it applies, and what it takes off.
public struct Promotion: Hashable, Identifiable, Sendable {
  /// What the file calls it; unique there.
  public let id: String
  /// What shoppers call it.
  public let name: LocalizedText
  /// The pieces it is about.
  public let selection: PieceSelection
  /// What it takes off, one after the other; at least one.
  public let rules: [PromotionRule]
  /// What must hold, all of it.
  public let conditions: [PromotionCondition]
  /// When it applies.
  public let when: DiscountPeriod
  /// The code that the customer must give; nil where it applies by itself.
  public let code: PromotionCode?
  /// Higher is earlier; equal ones in the order of the file.
  public let priority: Int
  /// Whether nothing else applies where it does.
  public let isExclusive: Bool
  /// The lane it belongs to; nil for the first.
  public let lane: String?
  /// How many groups a grouping rule may take in one cart; nil without a limit.
  public let atMost: Int?
  /// How many orders may use it, with the payments that are open; nil without a limit.
  public let limit: Int?
  /// Whether products that are already reduced are left out.
  public let skipsReduced: Bool

  /// Makes an offer; throws where a part of it makes no sense.
  public init(
    id: String,
    name: LocalizedText,
    selection: PieceSelection = .all,
    rules: [PromotionRule],
    conditions: [PromotionCondition] = [],
    when: DiscountPeriod = .always,
    code: PromotionCode? = nil,
    priority: Int = 0,
    isExclusive: Bool = false,
    lane: String? = nil,
    atMost: Int? = nil,
    limit: Int? = nil,
    skipsReduced: Bool = false
  ) throws(PromotionMistake) {
    guard !rules.isEmpty else { throw .noRules }
    for rule in rules { try rule.check() }
    for condition in conditions { try condition.check() }
    try Self.check(when)
    try PromotionMistake.check(counts: atMost)
    if let limit, limit < 0 { throw .negativeLimit(limit) }
    (self.id, self.name, self.selection, self.rules, self.conditions) = (id, name, selection, rules, conditions)
    (self.when, self.code, self.priority, self.isExclusive, self.lane) = (when, code, priority, isExclusive, lane)
    (self.atMost, self.limit, self.skipsReduced) = (atMost, limit, skipsReduced)
  }

  private static func check(_ period: DiscountPeriod) throws(PromotionMistake) {
    switch period {
    case .window(let from, let until) where until < from: throw .windowEmpty(from: from, until: until)
    case .weekdays(let weekdays) where weekdays.isEmpty: throw .noWeekdays
    default: break
    }
  }
}
