/// A quantity as typed, before the product is known: `3`, `0.35`, `350g`.
public struct TypedQuantity: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number in thousandths.
  public let thousandths: Int64
  /// The unit, if one was typed.
  public let unit: String?

  /// Creates a typed quantity.
  public init(thousandths: Int64, unit: String? = nil) { (self.thousandths, self.unit) = (thousandths, unit) }

  /// Parses a number above zero with up to three decimals and an optional unit; nil for anything else. Unless the comma
  /// is the decimal separator, `1,234` may mean thousands, so it is rejected; `0,35` is clear.
  public init?(_ text: String, decimalComma: Bool = false) {
    let text = text.narrowed.lowercased()[...].trimmed
    let number = text.prefix { "0123456789.,".contains($0) }
    let unit = text[number.endIndex...].trimmed
    guard unit.allSatisfy({ $0.isLetter || $0.isSymbol }), let last = number.last, last.isNumber else { return nil }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let whole = parts.first else { return nil }
    if !decimalComma, number.contains(","), parts[1].count == 3, whole.contains(where: { $0 != "0" }) { return nil }
    let decimal = [whole.isEmpty ? "0" : whole] + parts.dropFirst()
    guard let thousandths = try? DecimalText.units(of: decimal.joined(separator: "."), scale: 3), thousandths > 0
    else { return nil }
    self.init(thousandths: thousandths, unit: unit.isEmpty ? nil : String(unit))
  }

  /// Creates a whole number without a unit.
  public init(integerLiteral count: Int) { self.init(thousandths: Int64(count) * 1_000) }

  /// Returns the quantity of a product: pieces, or a weighing in the product's unit.
  public func quantity(of product: Product) throws(CartError) -> Quantity {
    guard let own = product.unit else {
      guard unit == nil, thousandths % 1_000 == 0 else { throw .soldByThePiece(product.code) }
      return .pieces(Int(thousandths / 1_000))
    }
    guard let unit, MeasuringUnit.key(of: unit) != MeasuringUnit.key(of: own) else {
      return .weighing(thousandths: thousandths)
    }
    guard let given = MeasuringUnit(unit), let wanted = MeasuringUnit(own), given.kind == wanted.kind else {
      throw .otherUnit(product.code, unit: own)
    }
    let (exact, size) = (Int128(thousandths) * Int128(given.size), Int128(wanted.size))
    guard exact % size == 0, let converted = Int64(exactly: exact / size) else {
      throw .weighingOutOfRange(product.code, unit: own)
    }
    return .weighing(thousandths: converted)
  }
}
