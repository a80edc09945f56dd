/// Why a promotion makes no sense.
public enum PromotionMistake: Error, Hashable, Sendable {
  /// Of so many pieces at least one must be free.
  case payNotBelowBuy(pay: Int, buy: Int)
  /// A number of pieces is 1 to 9,999.
  case countOutOfRange(Int)
  /// An amount below zero.
  case negativeAmount(Money)
  /// A percentage is 0 to 100.
  case percentOutOfRange(Percent)
  /// A window that ends before it begins.
  case windowEmpty(from: CalendarDay, until: CalendarDay)
  /// An offer on no day of the week.
  case noWeekdays
  /// An offer that takes nothing off.
  case noRules
  /// A list of products or tags without any.
  case nothingSelected
  /// A range of prices that ends before it begins.
  case pricesReversed(from: Money, until: Money)
  /// A condition that names neither products nor tags.
  case nothingToContain
  /// A bundle of no products.
  case emptyBundle
  /// A ladder without a step.
  case noTiers
  /// A ladder whose step is counted in pieces where it should be money, or the other way round.
  case tierOfOtherBasis
  /// Amounts of two currencies in one promotion.
  case currenciesDiffer(Currency, Currency)
  /// Less often than never.
  case negativeLimit(Int)

  /// Throws for a number of pieces out of range, an amount below zero or a percentage that is no share; nil is none.
  static func check(counts: Int?..., amounts: Money?..., percents: Percent...) throws(PromotionMistake) {
    for case let count? in counts where !(1...Product.mostPieces).contains(count) { throw .countOutOfRange(count) }
    for case let amount? in amounts where amount.isNegative { throw .negativeAmount(amount) }
    for percent in percents where !percent.isShare { throw .percentOutOfRange(percent) }
  }
}
