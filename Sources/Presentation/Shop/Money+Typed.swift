public import ArcadeDomain

extension Money {
  /// Reads what somebody typed for an amount, with a decimal point or comma; nil for what is none, below zero, or could
  /// be two: `1,000` of a currency with decimals.
  public init?(typed text: String, in currency: Currency) {
    let plain = currency.exponent == 0 ? text.replacing(",", with: "") : text.replacing(",", with: ".")
    let decimals = plain.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.count ?? 0
    guard decimals <= currency.exponent, let money = try? Money(decimal: plain, currency: currency), !money.isNegative
    else { return nil }
    self = money
  }
}
