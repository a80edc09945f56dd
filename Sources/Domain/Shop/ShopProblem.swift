/// A skipped entry of a price list or discounts file, with the reason.
public typealias ShopProblem = FeedProblem<ShopMistake>

/// A mistake in a file of the shop.
public enum ShopMistake: Hashable, Sendable {
  /// A mistake that any feed can have.
  case feed(FeedMistake)
  /// A discount is invalid.
  case promotion(PromotionMistake)
  /// A discount probably has a mistake, but still applies.
  case warning(PromotionWarning)
  /// A discount names a product that is not in the price list.
  case unknownProduct(String, nearest: String?)
  /// A discount names a tag that no product has.
  case unknownTag(String, nearest: String?)
  /// A discount names an unlisted lane, and is in the first one.
  case unknownLane(String, nearest: String?)
  /// Exactly one of these keys is required.
  case notOneOf([String])
  /// The lowest price is above the price itself.
  case lowestAbovePrice(lowest: Money, price: Money)
  /// The usual price is not above the reduced one.
  case notReduced(from: Money, price: Money)
  /// The price is below zero.
  case negativePrice(String)
  /// The period is not exactly one of window, season and weekdays.
  case notOnePeriod

  /// Whether it is only a warning, and the entry still applies.
  public var isHint: Bool { if case .warning = self { true } else { false } }
}
