/// How much of a product a line holds.
public enum Quantity: Hashable, Sendable {
  /// So many pieces.
  case pieces(Int)
  /// One weighing or measuring, in thousandths of the product's unit: 350 is 0.35 kg.
  case weighing(thousandths: Int64)

  /// How many pieces rules see; a weighing is one.
  public var pieceCount: Int {
    switch self {
    case .pieces(let count): count
    case .weighing: 1
    }
  }

  /// Whether it was weighed or measured.
  public var isWeighing: Bool {
    if case .weighing = self { true } else { false }
  }

  /// Returns what so much costs at a price for one piece or unit; a weighing is rounded half up.
  public func amount(at price: Money) throws(MoneyError) -> Money {
    switch self {
    case .pieces(let count):
      return try price.multiplied(by: count)
    case .weighing(let thousandths):
      let exact = Int128(price.minorUnits) * Int128(thousandths)
      guard let units = Int64(exactly: (exact + 500) / 1_000) else { throw .overflow }
      return Money(minorUnits: units, currency: price.currency)
    }
  }
}

extension Quantity {
  /// The number for machines: whole pieces, or up to three decimals of a unit.
  public var decimalText: String {
    switch self {
    case .pieces(let count): String(count)
    case .weighing(let thousandths): DecimalText.text(ofUnits: thousandths, scale: 3)
    }
  }
}
