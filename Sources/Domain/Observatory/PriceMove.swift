/// What a listing costs, and what it cost before that.
public struct PriceMove: Hashable, Sendable {
  /// What it cost before.
  public let from: Money
  /// What it costs now.
  public let to: Money

  /// Holds a price against the one before; nil where they are in different currencies, or the same.
  public init?(from before: Money, to price: Money) {
    guard before.currency == price.currency, before != price else { return nil }
    (from, to) = (before, price)
  }

  /// By how many whole percent it rose, below zero where it fell: to the nearest, away from zero at a half. Nil where that
  /// says nothing, as of nothing, of less than half a percent and of a million.
  public var percent: Int? {
    guard from.minorUnits > 0 else { return nil }
    let (difference, base) = (Int128(to.minorUnits) - Int128(from.minorUnits), Int128(from.minorUnits))
    let percent = (abs(difference) * 200 + base) / (base * 2)
    guard percent > 0, percent < 1_000_000 else { return nil }
    return Int(difference < 0 ? -percent : percent)
  }
}

/// By which part of it a price fell; two are the same where that part is.
struct PriceFall: Equatable {
  private let move: PriceMove

  /// Takes a move that goes down; nil for one that goes up.
  init?(_ move: PriceMove?) {
    guard let move, move.from.minorUnits > 0, move.to.minorUnits < move.from.minorUnits else { return nil }
    self.move = move
  }

  static func == (one: PriceFall, other: PriceFall) -> Bool { one.rest(over: other) == other.rest(over: one) }
  static func > (one: PriceFall, other: PriceFall) -> Bool { one.rest(over: other) < other.rest(over: one) }

  private func rest(over other: PriceFall) -> Int128 { Int128(move.to.minorUnits) * Int128(other.move.from.minorUnits) }
}
