/// A rule for the distance of wrong prices from the right one.
public protocol ReachRule: Sendable {
  /// The name in settings and stored games.
  var name: String { get }
  /// Returns the reach around a price in minor units, rounded up; a smaller offset never gives a wider reach.
  func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64
}

/// The larger of `offset` major units and `offset` twelfths of the price. At offset 12 that is the price itself, and at
/// 2 about 17 % of it.
public struct AdaptiveReach: ReachRule {
  /// `adaptive`.
  public let name = "adaptive"

  /// Creates the rule.
  public init() {}

  /// Returns the reach around a price, rounded up to a minor unit.
  public func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 {
    let units = Money(minorUnits: price.currency.minorUnitsPerMajor, currency: price.currency)
    let twelfths = try price.multiplied(by: offset).minorUnits
    return max(try units.multiplied(by: offset).minorUnits, twelfths / 12 + (twelfths % 12 > 0 ? 1 : 0))
  }
}

/// A hundred major units plus the offset, whatever the price.
public struct ClassicReach: ReachRule {
  /// `classic`.
  public let name = "classic"

  /// Creates the rule.
  public init() {}

  /// Returns the reach, the same around every price of a currency.
  public func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 {
    let unit = Money(minorUnits: price.currency.minorUnitsPerMajor, currency: price.currency)
    return try unit.multiplied(by: 100 + offset).minorUnits
  }
}

/// The rules that a player can choose.
public enum ReachRules {
  /// All rules, starting with the default one.
  public static let all: [any ReachRule] = [AdaptiveReach(), ClassicReach()]

  /// Returns the rule with a name; nil if there is none.
  public static func named(_ name: String, among rules: [any ReachRule] = all) -> (any ReachRule)? {
    rules.first { $0.name == name }
  }
}

/// A reach rule that is compared by its name.
struct NamedRule: Hashable, Sendable {
  let rule: any ReachRule

  static func == (one: NamedRule, other: NamedRule) -> Bool { one.rule.name == other.rule.name }

  func hash(into hasher: inout Hasher) { hasher.combine(rule.name) }
}
