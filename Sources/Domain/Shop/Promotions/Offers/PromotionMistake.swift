/// The reason why a promotion is invalid.
public enum PromotionMistake: Error, Hashable, Sendable {
  /// At least one of the pieces must be free.
  case payNotBelowBuy(pay: Int, buy: Int)
  /// A number of pieces is not from 1 to 9,999.
  case countOutOfRange(Int)
  /// An amount is below zero.
  case negativeAmount(Money)
  /// A percentage is not from 0 to 100.
  case percentOutOfRange(Percent)
  /// The window ends before it begins.
  case windowEmpty(from: CalendarDay, until: CalendarDay)
  /// The offer has no days of the week.
  case noWeekdays
  /// The offer has no rules.
  case noRules
  /// A list of products or tags is empty.
  case nothingSelected
  /// A range of prices ends before it begins.
  case pricesReversed(from: Money, until: Money)
  /// A condition names neither products nor tags.
  case nothingToContain
  /// The bundle has no products.
  case emptyBundle
  /// The tiers have no steps.
  case noTiers
  /// The tiers mix steps of pieces with steps of amounts.
  case tierOfOtherBasis
  /// The promotion has amounts in two currencies.
  case currenciesDiffer(Currency, Currency)
  /// The limit of uses is below zero.
  case negativeLimit(Int)

  /// Throws if a number of pieces, an amount or a percentage is out of range; nil values are ignored.
  static func check(counts: Int?..., amounts: Money?..., percents: Percent...) throws(PromotionMistake) {
    for case let count? in counts where !(1...Product.mostPieces).contains(count) { throw .countOutOfRange(count) }
    for case let amount? in amounts where amount.isNegative { throw .negativeAmount(amount) }
    for percent in percents where !percent.isShare { throw .percentOutOfRange(percent) }
  }
}
