/// The tax of one rate that is included in an amount.
public struct TaxShare: Hashable, Sendable {
  /// The tax rate, such as 21 %.
  public let rate: Percent
  /// The amount including tax.
  public let gross: Money
  /// The included tax: gross × rate / (100 + rate), rounded half up.
  public let tax: Money

  /// Computes the tax in a non-negative amount.
  public init(rate: Percent, in gross: Money) {
    (self.rate, self.gross) = (rate, gross)
    let (part, whole) = (Int128(gross.minorUnits) * Int128(rate.hundredths), Int128(10_000 + rate.hundredths))
    tax = Money(minorUnits: Int64(clamping: (2 * part + whole) / (2 * whole)), currency: gross.currency)
  }

  /// Creates a share with a given tax, if it is part of a larger sum.
  public init(rate: Percent, gross: Money, tax: Money) { (self.rate, self.gross, self.tax) = (rate, gross, tax) }

  /// The amount without tax.
  public var net: Money { Money(minorUnits: gross.minorUnits - tax.minorUnits, currency: gross.currency) }
}

extension PromotionQuote {
  /// The tax included in the total for each rate, lowest rate first; amounts without a rate are left out.
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
