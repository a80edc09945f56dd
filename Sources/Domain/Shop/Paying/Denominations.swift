/// The coins and notes of a currency.
public struct Denominations: Hashable, Sendable {
  /// Their values, largest first.
  public let values: [Money]
  /// The values of the notes that people commonly pay with, in minor units.
  private let usualNotes: [Int64]

  /// Creates the coins and notes in common use in EUR, USD, GBP or JPY; nil for any other currency.
  public init?(of currency: Currency) {
    let minorUnits: [Int64]
    let notes: ClosedRange<Int64>
    switch currency.code {
    case "EUR":
      (notes, minorUnits) = (500...5_000, [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1])
    case "USD": (notes, minorUnits) = (500...5_000, [10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1])
    case "GBP": (notes, minorUnits) = (500...5_000, [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1])
    case "JPY": (notes, minorUnits) = (1_000...10_000, [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1])
    default: return nil
    }
    values = minorUnits.map { Money(minorUnits: $0, currency: currency) }
    usualNotes = minorUnits.filter(notes.contains)
  }

  /// Whether this much change is probably a typo in the cash received: more than two of the largest notes.
  public static func isUnlikely(_ change: Money) -> Bool {
    guard let largest = Denominations(of: change.currency)?.values.first else { return false }
    return change.minorUnits > 2 * largest.minorUnits
  }

  /// Returns likely cash amounts for a total: the exact amount, and the next sums with one kind of note.
  public func handedOver(for amount: Money) -> [Money] {
    var minorUnits: Set = [amount.minorUnits]
    for note in usualNotes {
      let (whole, rest) = amount.minorUnits.quotientAndRemainder(dividingBy: note)
      let sum = (rest == 0 ? whole : whole + 1).multipliedReportingOverflow(by: note)
      if !sum.overflow { minorUnits.insert(sum.partialValue) }
    }
    return minorUnits.sorted().map { Money(minorUnits: $0, currency: amount.currency) }
  }

  /// Returns the fewest coins and notes for an amount, largest first; empty for zero. Taking the largest one that fits
  /// is optimal for these currencies.
  public func fewest(for amount: Money) -> [Pile] {
    var rest = amount.minorUnits
    return values.compactMap { value in
      let count = rest / value.minorUnits
      rest %= value.minorUnits
      return count > 0 ? Pile(value: value, count: Int(count)) : nil
    }
  }

  /// A number of coins or notes of one value.
  public struct Pile: Hashable, Sendable {
    /// The value of one of them.
    public let value: Money
    /// The number of them.
    public let count: Int
  }
}
