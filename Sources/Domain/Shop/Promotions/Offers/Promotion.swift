/// An offer: the pieces it applies to, its conditions, and its reductions.
public struct Promotion: Hashable, Identifiable, Sendable {
  /// The identifier in the file.
  public let id: String
  /// The name that shoppers see.
  public let name: LocalizedText
  /// The pieces it applies to.
  public let selection: PieceSelection
  /// The reductions, applied one after another; at least one.
  public let rules: [PromotionRule]
  /// The conditions, all of which must be met.
  public let conditions: [PromotionCondition]
  /// The days on which it applies.
  public let when: DiscountPeriod
  /// The code that the customer must give; nil if none is needed.
  public let code: PromotionCode?
  /// The priority, higher first; equal ones in the order of the file.
  public let priority: Int
  /// Whether no other promotion applies together with it.
  public let isExclusive: Bool
  /// The lane it belongs to; nil for the first one.
  public let lane: String?
  /// The most groups of a grouping rule in one cart; nil for no limit.
  public let atMost: Int?
  /// The most orders that can use it, including open payments; nil for no limit.
  public let limit: Int?
  /// Whether it excludes products that are already reduced.
  public let skipsReduced: Bool

  /// Creates a promotion; throws if a part of it is invalid.
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
