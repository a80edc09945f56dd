/// A value in a database.
public enum SQLValue: Hashable, Sendable {
  /// The absence of a value.
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

extension SQLValue {
  /// The value's type.
  var kind: SQLKind {
    switch self {
    case .null: .null
    case .integer: .integer
    case .real: .real
    case .text: .text
    case .blob: .blob
    }
  }
}

/// A type of values, named in errors.
enum SQLKind: String {
  case null = "NULL"
  case integer = "a whole number"
  case real = "a floating point number"
  case text = "a text"
  case blob = "bytes"
}

/// A type whose values can be bound to a `?` in a statement.
public protocol SQLConvertible {
  /// The value to bind.
  var sqlValue: SQLValue { get }
}

extension SQLValue: SQLConvertible {
  public var sqlValue: SQLValue { self }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }
}

extension Bool: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }
}

extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }
}

extension [UInt8]: SQLConvertible {
  public var sqlValue: SQLValue { .blob(self) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public var sqlValue: SQLValue {
    // Not a key path, which would be created each time and take as long as the rest of the statement.
    switch self {
    case .some(let value): value.sqlValue
    case .none: .null
    }
  }
}
