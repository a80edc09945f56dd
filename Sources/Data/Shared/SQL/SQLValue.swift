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

extension SQLValue {
  /// What kind of value it is.
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

/// A kind of value; errors call it by its name.
enum SQLKind: String {
  case null = "NULL"
  case integer = "a whole number"
  case real = "a floating point number"
  case text = "a text"
  case blob = "bytes"
}

/// Something that can stand for a `?` in a statement.
public protocol SQLConvertible {
  /// The value as a database stores it.
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
    // Not by a key path, which would be made anew each time: that took as long as all the rest of a statement.
    switch self {
    case .some(let value): value.sqlValue
    case .none: .null
    }
  }
}
