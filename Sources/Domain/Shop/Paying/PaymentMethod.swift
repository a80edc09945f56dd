/// A way of paying a total.
public enum PaymentMethod: Hashable, Sendable {
  /// All of the total by card.
  case card
  /// All of the total in cash, with the amount received; nil for the exact amount.
  case cash(Money?)
  /// An amount in cash, and the rest by card.
  case cashThenCard(Money)

  /// Returns the tenders that pay a total, in the order given; throws if the cash is too little. If the cash covers the
  /// total, no card is needed; without cash, all of it is paid by card.
  public func tenders(for total: Money) throws(TenderError) -> [Tender] {
    switch self {
    case .card: return [Tender(.card, total)]
    case .cash(let given):
      let given = given ?? total
      let missing = try Self.missing(given, total)
      guard missing.minorUnits <= 0 else { throw .tooLittle(missing: missing) }
      return [Tender(.cash, total, given: given)]
    case .cashThenCard(let cash):
      let rest = try Self.missing(cash, total)
      guard rest.minorUnits > 0 else { return [Tender(.cash, total, given: cash)] }
      return cash.isZero ? [Tender(.card, total)] : [Tender(.cash, cash), Tender(.card, rest)]
    }
  }

  private static func missing(_ given: Money, _ total: Money) throws(TenderError) -> Money {
    guard !given.isNegative, let missing = try? total.subtracting(given) else { throw .unusable(given) }
    return missing
  }
}

/// The reason why a total cannot be paid that way.
public enum TenderError: Error, Hashable, Sendable {
  /// The cash is too little by this amount.
  case tooLittle(missing: Money)
  /// The cash is negative or in another currency.
  case unusable(Money)
}
