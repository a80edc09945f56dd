/// Why amounts could not be worked with.
public enum MoneyError: Error, Hashable, Sendable {
  /// The result is larger than an amount can be.
  case overflow
  /// Amounts of two currencies never add.
  case currenciesDiffer(Currency, Currency)
  /// An amount that must be above zero is not.
  case notPositive(Money)
}
