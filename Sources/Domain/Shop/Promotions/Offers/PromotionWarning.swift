/// What is surely not meant in a promotion that makes sense; it stays in force.
public enum PromotionWarning: Hashable, Sendable {
  /// A rule that can never take anything off.
  case takesNothing
  /// A rule that counts pieces where all that it is about is weighed.
  case onlyWeighed
  /// A bundle whose pieces cost no more than that anyway.
  case bundleNotCheaper(pieces: Money)
  /// A bundle with a product that the promotion is not about.
  case outsideSelection(Product.Code)
  /// Sets of more different products than the promotion is about.
  case tooFewProducts(Int)
  /// Two steps of a ladder that begin at the same place; the later one counts.
  case sameStep
  /// A choice of pieces where all of them are taken.
  case nothingToPick
  /// Lanes one after the other where there are none.
  case noLanes
  /// A bulk price above what a product costs anyway.
  case bulkPriceAboveList(Product.Code, Money, list: Money)
  /// Products, tags or prices where all rules are about the whole order.
  case selectionWithoutEffect
  /// A window that has passed, with its last day.
  case windowPassed(CalendarDay)

  /// Whether what it is about can never be had.
  public var isOutOfReach: Bool {
    switch self {
    case .takesNothing, .onlyWeighed, .bundleNotCheaper, .outsideSelection, .tooFewProducts: true
    case .sameStep, .nothingToPick, .noLanes, .bulkPriceAboveList, .selectionWithoutEffect, .windowPassed: false
    }
  }
}
