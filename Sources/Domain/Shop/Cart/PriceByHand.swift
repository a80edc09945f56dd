/// That somebody set the price of a line by hand, such as of a mug that is chipped.
///
/// The product of such a line costs what was set. No discount counts the line in any way.
/// Stored apart, for most lines have none.
public indirect enum PriceByHand: Hashable, Sendable {
  /// In place of what a piece or a unit costs otherwise, for a reason where one was said.
  case insteadOf(Money, reason: String?)

  /// What a piece or a unit costs without it.
  public var listPrice: Money {
    switch self {
    case .insteadOf(let price, _): price
    }
  }
  /// Why it was set, on one line; nil where nobody said.
  public var reason: String? {
    switch self {
    case .insteadOf(_, let reason): reason
    }
  }

  /// How many characters a reason has at most.
  public static let longestReason = 100
}
