/// An amount in whole minor units of one currency, so that sums are exact.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest unit of its currency: cents, yen, fils.
  public let minorUnits: Int64
  /// The currency, which defines the number of minor units.
  public let currency: Currency

  /// Creates an amount from minor units: 750 in EUR is 7.50 €.
  public init(minorUnits: Int64, currency: Currency) { (self.minorUnits, self.currency) = (minorUnits, currency) }

  /// Returns an amount of zero in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Whether the amount is below zero.
  public var isNegative: Bool { minorUnits < 0 }

  /// Whether the amount is zero.
  public var isZero: Bool { minorUnits == 0 }

  /// Returns the sum; throws if it overflows or the currencies differ.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try requireSameCurrency(as: other)
    return try checked(minorUnits.addingReportingOverflow(other.minorUnits))
  }

  /// Returns the difference; throws if it overflows or the currencies differ.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try requireSameCurrency(as: other)
    return try checked(minorUnits.subtractingReportingOverflow(other.minorUnits))
  }

  /// Returns the multiple; throws if it overflows.
  public func multiplied(by factor: Int) throws(MoneyError) -> Money {
    try checked(minorUnits.multipliedReportingOverflow(by: Int64(factor)))
  }

  /// Throws unless the other amount has the same currency.
  public func requireSameCurrency(as other: Money) throws(MoneyError) {
    guard currency == other.currency else { throw .currenciesDiffer(currency, other.currency) }
  }

  private func checked(_ result: (partialValue: Int64, overflow: Bool)) throws(MoneyError) -> Money {
    guard !result.overflow else { throw .overflow }
    return Money(minorUnits: result.partialValue, currency: currency)
  }
}

/// The reason why a calculation with amounts failed.
public enum MoneyError: Error, Hashable, Sendable {
  /// The result is too large for an amount.
  case overflow
  /// The amounts are in different currencies.
  case currenciesDiffer(Currency, Currency)
  /// An amount that must be above zero is not.
  case notPositive(Money)
}
