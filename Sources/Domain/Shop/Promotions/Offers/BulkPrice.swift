/// From `minimum` pieces of one product on, each costs `unitPrice`, where that is less.
public struct BulkPrice: Hashable, Sendable {
  /// How many pieces it takes.
  public let minimum: Int
  /// What each then costs.
  public let unitPrice: Money

  /// Joins a number of pieces with a price; throws where either is out of range.
  public init(minimum: Int, unitPrice: Money) throws(PromotionMistake) {
    try PromotionMistake.check(count: minimum)
    try PromotionMistake.check(unitPrice)
    self.minimum = minimum
    self.unitPrice = unitPrice
  }
}
