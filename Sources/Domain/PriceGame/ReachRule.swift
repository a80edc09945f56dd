/// How far from the right price a wrong one may lie.
public protocol ReachRule: Sendable {
  /// The rule's name, as settings and stored games write it.
  var name: String { get }
  /// Returns the reach around a price in minor units, rounded up; a smaller offset never has a wider reach.
  func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64
}

/// The larger of `offset` major units and `offset` twelfths of the price.
///
/// At the offset 12 that is as much as the price itself, at 2 about 17 %.
public struct AdaptiveReach: ReachRule {
  /// `adaptive`.
  public let name = "adaptive"

  /// Makes the rule.
  public init() {}

  /// Returns the reach around a price, rounded up to a minor unit.
  public func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 {
    let units = Money(minorUnits: price.currency.minorUnitsPerMajor, currency: price.currency)
    let twelfths = try price.multiplied(by: offset).minorUnits
    return max(try units.multiplied(by: offset).minorUnits, twelfths / 12 + (twelfths % 12 > 0 ? 1 : 0))
  }
}

/// A hundred major units and the offset, whatever the price.
public struct ClassicReach: ReachRule {
  /// `classic`.
  public let name = "classic"

  /// Makes the rule.
  public init() {}

  /// Returns the reach, the same around every price of a currency.
  public func reach(around price: Money, offset: Int) throws(MoneyError) -> Int64 {
    let unit = Money(minorUnits: price.currency.minorUnitsPerMajor, currency: price.currency)
    return try unit.multiplied(by: 100 + offset).minorUnits
  }
}

/// The rules that a player can choose.
public enum ReachRules {
  /// All of them, the usual one first.
  public static let all: [any ReachRule] = [AdaptiveReach(), ClassicReach()]

  /// Returns the rule with a name, among those given.
  public static func named(_ name: String, among rules: [any ReachRule] = all) -> (any ReachRule)? {
    rules.first { $0.name == name }
  }
}

/// A rule that equals another one with its name.
struct NamedRule: Hashable, Sendable {
  let rule: any ReachRule

  static func == (one: NamedRule, other: NamedRule) -> Bool { one.rule.name == other.rule.name }

  func hash(into hasher: inout Hasher) { hasher.combine(rule.name) }
}
