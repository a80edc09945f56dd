/// A value as a database stores it.
public enum SQLValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating point number; never an amount of money.
  case real(Double)
  /// A text in UTF-8.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// Makes NULL.
  public init(nilLiteral: ()) { self = .null }
  /// Makes a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Makes a floating point number.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Makes 1 or 0.
  public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}
