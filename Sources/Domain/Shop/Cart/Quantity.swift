/// The quantity of a product in a line; an integer literal means pieces.
public enum Quantity: Hashable, Sendable {
  /// A number of pieces.
  case pieces(Int)
  /// One weighing or measurement, in thousandths of the product's unit: 350 is 0.35 kg.
  case weighing(thousandths: Int64)

  /// The most of one weighing: as many units as a line can have pieces.
  public static let mostThousandths = Int64(Product.mostPieces) * 1_000

  /// The number of pieces that rules count; a weighing is one.
  public var pieceCount: Int {
    switch self {
    case .pieces(let count): count
    case .weighing: 1
    }
  }

  /// Whether the quantity was weighed or measured.
  public var isWeighing: Bool { if case .weighing = self { true } else { false } }

  /// Whether a line can have this quantity.
  public var isInRange: Bool {
    switch self {
    case .pieces(let count): (1...Product.mostPieces).contains(count)
    case .weighing(let thousandths): (1...Self.mostThousandths).contains(thousandths)
    }
  }

  /// Returns the price of the quantity at a unit price; a weighing is rounded half up.
  public func amount(at price: Money) throws(MoneyError) -> Money {
    switch self {
    case .pieces(let count): return try price.multiplied(by: count)
    case .weighing(let thousandths):
      let exact = Int128(price.minorUnits) * Int128(thousandths)
      guard let units = Int64(exactly: (exact + 500) / 1_000) else { throw .overflow }
      return Money(minorUnits: units, currency: price.currency)
    }
  }

  /// Returns the sum of two quantities of one kind.
  func adding(_ other: Quantity) -> Quantity {
    switch (self, other) {
    case (.weighing(let one), .weighing(let more)): .weighing(thousandths: one.addingClamping(more))
    default: .pieces(pieceCount + other.pieceCount)
    }
  }

  /// The number in machine-readable form: whole pieces, or a unit with up to three decimals.
  public var decimalText: String {
    switch self {
    case .pieces(let count): String(count)
    case .weighing(let thousandths): DecimalText.shortText(ofUnits: thousandths, scale: 3)
    }
  }
}

extension Quantity: ExpressibleByIntegerLiteral {
  /// Creates a number of pieces.
  public init(integerLiteral count: Int) { self = .pieces(count) }
}
