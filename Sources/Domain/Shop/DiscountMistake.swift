/// Why an offer makes no sense.
public enum DiscountMistake: Error, Hashable, Sendable {
  /// Of so many pieces at least one must be free.
  case payNotBelowBuy(pay: Int, buy: Int)
  /// A group is 1 to 9,999 pieces.
  case buyOutOfRange(Int)
  /// A minimum is 1 to 9,999 pieces.
  case minimumOutOfRange(Int)
  /// An amount below zero.
  case negativeAmount(Money)
  /// A percentage is 0 to 100.
  case percentOutOfRange(Percent)
  /// A window that ends before it begins.
  case windowEmpty(from: CalendarDay, until: CalendarDay)
  /// An offer for no product.
  case noProducts
  /// An offer on no day of the week.
  case noWeekdays
}
