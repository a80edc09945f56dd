/// An amount in whole minor units of one currency, so that sums are exact.
public struct Money: Hashable, Sendable {
  /// The amount in cents, yen, fils: the smallest unit of its currency.
  public let minorUnits: Int64
  /// The currency, which knows how many minor units make a major one.
  public let currency: Currency

  /// Makes an amount from minor units: 750 of EUR is 7.50 €.
  public init(minorUnits: Int64, currency: Currency) { (self.minorUnits, self.currency) = (minorUnits, currency) }

  /// Returns no money at all, in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Whether the amount is below zero.
  public var isNegative: Bool { minorUnits < 0 }

  /// Whether the amount is nothing.
  public var isZero: Bool { minorUnits == 0 }

  /// Returns the sum; throws where it does not fit or the currencies differ.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try requireSameCurrency(as: other)
    return try checked(minorUnits.addingReportingOverflow(other.minorUnits))
  }

  /// Returns the difference; throws where it does not fit or the currencies differ.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try requireSameCurrency(as: other)
    return try checked(minorUnits.subtractingReportingOverflow(other.minorUnits))
  }

  /// Returns so many times the amount; throws where it does not fit.
  public func multiplied(by factor: Int) throws(MoneyError) -> Money {
    try checked(minorUnits.multipliedReportingOverflow(by: Int64(factor)))
  }

  /// Throws unless the other amount is of the same currency.
  public func requireSameCurrency(as other: Money) throws(MoneyError) {
    guard currency == other.currency else { throw .currenciesDiffer(currency, other.currency) }
  }

  private func checked(_ result: (partialValue: Int64, overflow: Bool)) throws(MoneyError) -> Money {
    guard !result.overflow else { throw .overflow }
    return Money(minorUnits: result.partialValue, currency: currency)
  }
}

/// Why amounts could not be worked with.
public enum MoneyError: Error, Hashable, Sendable {
  /// The result is larger than an amount can be.
  case overflow
  /// Amounts of two currencies never add.
  case currenciesDiffer(Currency, Currency)
  /// An amount that must be above zero is not.
  case notPositive(Money)
}
