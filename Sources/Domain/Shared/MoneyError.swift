/// Why amounts could not be combined.
public enum MoneyError: Error, Hashable, Sendable {
  /// The result is larger than an amount can be.
  case overflow
  /// Amounts of two currencies never add.
  case currenciesDiffer(Currency, Currency)
}
