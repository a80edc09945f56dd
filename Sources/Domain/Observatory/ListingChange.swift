/// A change of one attribute of a listing.
public struct ListingChange: Hashable, Sendable {
  /// The attribute that changed.
  public let attribute: ListingAttribute
  /// The value before; nil if it was missing.
  public let from: ListingValue?
  /// The value after; nil if it is missing now.
  public let to: ListingValue?

  init(_ attribute: ListingAttribute, from: ListingValue?, to: ListingValue?) {
    (self.attribute, self.from, self.to) = (attribute, from, to)
  }

  /// Whether the value rose or fell; nil for a currency, and if either value is missing.
  public var direction: ChangeDirection? {
    guard let from, let to else { return nil }
    return from.direction(to: to)
  }
}

/// A value of one attribute of a listing.
public enum ListingValue: Hashable, Sendable {
  /// A price.
  case amount(Money)
  /// The currency of a price.
  case currency(Currency)
  /// A number of reviews.
  case count(Int)
  /// A mean of reviews.
  case average(ReviewAverage)
  /// Whether it can be bought.
  case availability(Bool)

  /// The value in machine-readable form: `1000`, `JPY`, `4.25`, `true`.
  public var machineText: String {
    switch self {
    case .amount(let price): price.decimalText
    case .currency(let currency): currency.code
    case .count(let count): String(count)
    case .average(let average): average.decimalText
    case .availability(let isAvailable): String(isAvailable)
    }
  }

  /// Returns whether another value is higher or lower; nil if the two cannot be ordered, as with currencies.
  public func direction(to other: ListingValue) -> ChangeDirection? {
    switch (self, other) {
    case (.amount(let from), .amount(let to)) where from.currency == to.currency:
      ChangeDirection(from: from.minorUnits, to: to.minorUnits)
    case (.count(let from), .count(let to)): ChangeDirection(from: from, to: to)
    case (.average(let from), .average(let to)): ChangeDirection(from: from, to: to)
    case (.availability(let from), .availability(let to)): ChangeDirection(from: from ? 1 : 0, to: to ? 1 : 0)
    default: nil
    }
  }
}

/// Whether a value rose or fell.
public enum ChangeDirection: String, Hashable, Sendable {
  /// Higher than before; for stock, available again.
  case up
  /// Lower than before; for stock, sold out.
  case down

  init?<Value: Comparable>(from old: Value, to new: Value) {
    guard old != new else { return nil }
    self = old < new ? .up : .down
  }
}
