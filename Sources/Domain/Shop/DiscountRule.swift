/// How much a discount takes off so many pieces of one product.
public enum DiscountRule: Hashable, Sendable {
  /// Of every `buy` pieces only `pay` are paid.
  case nForM(buy: Int, pay: Int)
  /// From `minimum` pieces on, each costs `unitPrice`.
  case bulkPrice(minimum: Int, unitPrice: Money)
  /// From `minimum` pieces on, each costs `amount` less, and never less than nothing.
  case amountOff(minimum: Int, amount: Money)
  /// From `minimum` pieces on, the line costs so much less, rounded half up.
  case percentOff(minimum: Int, percent: Percent)

  /// Returns what is taken off; never below zero and never more than the pieces cost.
  public func amountOff(_ quantity: Int, at price: Money) throws(MoneyError) -> Money {
    switch self {
    case .nForM(let buy, let pay):
      return try price.multiplied(by: quantity / max(1, buy) * (buy - pay))
    case .bulkPrice(let minimum, let unitPrice):
      try price.requireSameCurrency(as: unitPrice)
      guard quantity >= minimum, unitPrice.minorUnits < price.minorUnits else { return .zero(price.currency) }
      return try price.subtracting(unitPrice).multiplied(by: quantity)
    case .amountOff(let minimum, let amount):
      try price.requireSameCurrency(as: amount)
      guard quantity >= minimum else { return .zero(price.currency) }
      return try (amount.minorUnits < price.minorUnits ? amount : price).multiplied(by: quantity)
    case .percentOff(let minimum, let percent):
      guard quantity >= minimum else { return .zero(price.currency) }
      return try percent.share(of: price.multiplied(by: quantity))
    }
  }

  /// How many pieces reach its next step: its minimum, or the end of a group that is begun; nil where no step lies ahead.
  func nextThreshold(after quantity: Int) -> Int? {
    switch self {
    case .nForM(let buy, _):
      return buy < 1 || quantity % buy == 0 ? nil : (quantity / buy + 1) * buy
    case .bulkPrice(let minimum, _), .amountOff(let minimum, _), .percentOff(let minimum, _):
      return quantity < minimum ? minimum : nil
    }
  }
}
