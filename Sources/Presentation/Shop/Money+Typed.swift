public import ArcadeDomain

extension Money {
  /// Reads what somebody typed for an amount, with a decimal point or comma; nil for what is none, below zero, or could
  /// be two: `1,000` of a currency with decimals. What is larger than any till sees is none, so that whole days of them
  /// can be added up.
  public init?(typed text: String, in currency: Currency) {
    let plain = currency.exponent == 0 ? text.replacing(",", with: "") : text.replacing(",", with: ".")
    let decimals = plain.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.count ?? 0
    guard decimals <= currency.exponent, let money = try? Money(decimal: plain, currency: currency),
      (0...mostTyped).contains(money.minorUnits)
    else { return nil }
    self = money
  }
}

extension Currency {
  /// An amount as somebody may type it: `5.00`, of yen `500`.
  var example: String {
    Money(minorUnits: exponent == 0 ? 500 : 5 * minorUnitsPerMajor, currency: self).decimalText
  }
}

/// The most minor units that somebody can mean: close to a hundred billion euros.
private let mostTyped: Int64 = 9_999_999_999_999
