/// A way of paying for a total.
public enum PaymentMethod: Hashable, Sendable {
  /// All of it by card.
  case card
  /// All of it with the cash that was handed over; with just as much as it costs where nothing is said.
  case cash(Money?)
  /// So much in cash, and the rest by card.
  case cashThenCard(Money)

  /// Returns what pays a total, in the order in which it is handed over; throws where that is too little.
  ///
  /// Where the cash covers all of it, no card is needed; where there is none, it is all on the card.
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

/// Why a total cannot be paid in a way.
public enum TenderError: Error, Hashable, Sendable {
  /// The cash is too little, by so much.
  case tooLittle(missing: Money)
  /// The cash is below zero, or of another currency than the total.
  case unusable(Money)
}
