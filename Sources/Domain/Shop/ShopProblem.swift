/// Something that was left out of a price list or a discounts file, with the reason.
public typealias ShopProblem = FeedProblem<ShopMistake>

/// The mistakes that the shop's files can have.
public enum ShopMistake: Hashable, Sendable {
  /// One that any feed can have.
  case feed(FeedMistake)
  /// A discount that makes no sense.
  case discount(DiscountMistake)
  /// A discount on a product that the price list lacks.
  case unknownProduct(String, nearest: String?)
  /// A price below zero.
  case negativePrice(String)
  /// More than one `when`, or none where there is a `when`.
  case notOnePeriod
}
