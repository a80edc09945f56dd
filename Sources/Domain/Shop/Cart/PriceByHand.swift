/// A manual price of a line item, such as for a chipped mug. The product of the line has the manual price, and the line
/// does not take part in discounts. The type is indirect to save memory, since few lines have one.
public indirect enum PriceByHand: Hashable, Sendable {
  /// Replaces the list price, with a reason if one was given.
  case insteadOf(Money, reason: String?)

  /// The unit price without the manual price.
  public var listPrice: Money {
    switch self {
    case .insteadOf(let price, _): price
    }
  }
  /// The reason on a single line; nil if none was given.
  public var reason: String? {
    switch self {
    case .insteadOf(_, let reason): reason
    }
  }

  /// The most characters of a reason.
  public static let longestReason = 100
}
