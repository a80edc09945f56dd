/// What an amount holds of the tax of one rate, which prices include.
public struct TaxShare: Hashable, Sendable {
  /// The rate, such as 21 %.
  public let rate: Percent
  /// What is paid at the rate, with the tax.
  public let gross: Money
  /// The tax in it: gross × rate / (100 + rate), rounded half up.
  public let tax: Money

  /// Finds the tax in an amount that is not below zero.
  public init(rate: Percent, in gross: Money) {
    (self.rate, self.gross) = (rate, gross)
    let (part, whole) = (Int128(gross.minorUnits) * Int128(rate.hundredths), Int128(10_000 + rate.hundredths))
    tax = Money(minorUnits: Int64(clamping: (2 * part + whole) / (2 * whole)), currency: gross.currency)
  }

  /// Joins an amount with the tax in it, where that is a part of a larger sum.
  public init(rate: Percent, gross: Money, tax: Money) { (self.rate, self.gross, self.tax) = (rate, gross, tax) }

  /// What is left without the tax.
  public var net: Money { Money(minorUnits: gross.minorUnits - tax.minorUnits, currency: gross.currency) }
}

extension PromotionQuote {
  /// The tax in what is paid, for each rate, the lowest first; what has no rate is in none of them.
  public var taxes: [TaxShare] {
    var gross: [Percent: Int64] = [:]
    for line in lines {
      if let rate = line.product.tax { gross[rate, default: 0] += line.total.minorUnits }
    }
    if let shipping, let rate = shipping.tax { gross[rate, default: 0] += shipping.total.minorUnits }
    return gross.sorted { $0.key.hundredths < $1.key.hundredths }.map { rate, units in
      TaxShare(rate: rate, in: Money(minorUnits: units, currency: total.currency))
    }
  }
}
