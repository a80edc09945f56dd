/// A probable mistake in a valid promotion, which still applies.
public enum PromotionWarning: Hashable, Sendable {
  /// The rule can never reduce anything.
  case takesNothing
  /// The rule counts pieces, but all of its products are weighed.
  case onlyWeighed
  /// The pieces of the bundle cost no more than the bundle.
  case bundleNotCheaper(pieces: Money)
  /// The bundle contains a product that the promotion does not select.
  case outsideSelection(Product.Code)
  /// The set needs more different products than the promotion selects.
  case tooFewProducts(Int)
  /// Two tiers have the same threshold; the later one is used.
  case sameStep
  /// The choice of pieces has no effect, since all are used.
  case nothingToPick
  /// Lanes are used for stacking, but there are none.
  case noLanes
  /// The bulk price is above the list price of a product.
  case bulkPriceAboveList(Product.Code, Money, list: Money)
  /// Products, tags or prices are selected, but all rules are for the whole order.
  case selectionWithoutEffect
  /// The window has passed; with its last day.
  case windowPassed(CalendarDay)

  /// Whether the promotion can never reduce anything.
  public var isOutOfReach: Bool {
    switch self {
    case .takesNothing, .onlyWeighed, .bundleNotCheaper, .outsideSelection, .tooFewProducts: true
    case .sameStep, .nothingToPick, .noLanes, .bulkPriceAboveList, .selectionWithoutEffect, .windowPassed: false
    }
  }
}
