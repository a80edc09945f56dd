/// The coins and notes that a currency is paid out in.
public struct Denominations: Hashable, Sendable {
  /// What they are worth, the largest first.
  public let values: [Money]
  /// What the notes are worth that people usually pay with, in minor units.
  private let usualNotes: [Int64]

  /// Knows the coins and notes of EUR, USD, GBP and JPY that are handed out every day; nil for any other currency.
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

  /// Whether so much change for what was handed over is a slip more likely than a wish: more than two of the largest notes.
  public static func isUnlikely(_ change: Money) -> Bool {
    guard let largest = Denominations(of: change.currency)?.values.first else { return false }
    return change.minorUnits > 2 * largest.minorUnits
  }

  /// Returns what people hand over for an amount: exactly it, and the next sums that one kind of note makes.
  public func handedOver(for amount: Money) -> [Money] {
    var minorUnits: Set = [amount.minorUnits]
    for note in usualNotes {
      let (whole, rest) = amount.minorUnits.quotientAndRemainder(dividingBy: note)
      let sum = (rest == 0 ? whole : whole + 1).multipliedReportingOverflow(by: note)
      if !sum.overflow { minorUnits.insert(sum.partialValue) }
    }
    return minorUnits.sorted().map { Money(minorUnits: $0, currency: amount.currency) }
  }

  /// Returns the fewest coins and notes that make an amount, the largest first; none for nothing.
  ///
  /// Taking the largest one that fits is best here, as it is in every currency that is made for people.
  public func fewest(for amount: Money) -> [Pile] {
    var rest = amount.minorUnits
    return values.compactMap { value in
      let count = rest / value.minorUnits
      rest %= value.minorUnits
      return count > 0 ? Pile(value: value, count: Int(count)) : nil
    }
  }

  /// So many coins or notes of one value.
  public struct Pile: Hashable, Sendable {
    /// What one of them is worth.
    public let value: Money
    /// How many there are.
    public let count: Int
  }
}
