/// Something that was left out of a price list or a discounts file, with the reason.
public typealias ShopProblem = FeedProblem<ShopMistake>

/// The mistakes that the shop's files can have.
public enum ShopMistake: Hashable, Sendable {
  /// One that any feed can have.
  case feed(FeedMistake)
  /// A discount that makes no sense.
  case promotion(PromotionMistake)
  /// Something in a discount that is surely not meant; it stays in force.
  case warning(PromotionWarning)
  /// A discount on a product that the price list lacks.
  case unknownProduct(String, nearest: String?)
  /// A discount on a tag that no product of the price list has.
  case unknownTag(String, nearest: String?)
  /// A discount in a lane that the file does not list; it is in the first.
  case unknownLane(String, nearest: String?)
  /// None, or several, of keys of which there must be one.
  case notOneOf([String])
  /// A price below which no discount may go, above the price itself.
  case lowestAbovePrice(lowest: Money, price: Money)
  /// A usual price that is not above the reduced one.
  case notReduced(from: Money, price: Money)
  /// A price below zero.
  case negativePrice(String)
  /// More than one `when`, or none where there is a `when`.
  case notOnePeriod

  /// Whether it is a hint only, and leaves in force what it is about.
  public var isHint: Bool { if case .warning = self { true } else { false } }
}
