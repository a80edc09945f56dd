/// What is surely not meant in a promotion that makes sense; it stays in force.
public enum PromotionDoubt: Hashable, Sendable {
  /// A rule that can never take anything off.
  case takesNothing
  /// A bulk price above what a product costs anyway.
  case bulkPriceAboveList(Product.Code, Money, list: Money)
  /// Products, tags or prices where all rules are about the whole order.
  case selectionWithoutEffect
  /// A window that has passed, with its last day.
  case windowPassed(CalendarDay)
}
