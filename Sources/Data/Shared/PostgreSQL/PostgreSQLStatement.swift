import ArcadeDomain

/// A statement that the server keeps prepared under a name, as long as the connection lasts.
final class PostgreSQLStatement: SQLStatement {
  let sql: String
  let subject: String
  /// What the server calls it.
  let name: String
  /// The same with numbers in the place of question marks.
  let text: String
  /// Whether the server has been told of it.
  var isPrepared = false
  private let count: Int
  private unowned let connection: PostgreSQLConnection
  private(set) var values: [SQLValue] = []
  private var result: PostgreSQLResult?
  private var row = -1

  init(_ sql: String, name: String, of connection: PostgreSQLConnection) {
    (self.sql, self.name, self.connection) = (sql, name, connection)
    subject = connection.subject
    (text, count) = NumberedStatement.text(of: sql)
  }

  func bind(_ values: [any SQLConvertible]) throws(RepositoryError) {
    guard values.count == count else {
      throw RepositoryError(.corrupt, subject: subject, detail: "\(values.count) values for: \(sql)")
    }
    reset()
    self.values = values.map(\.sqlValue)
    guard !self.values.contains(where: \.hasNUL) else {
      throw RepositoryError(.unstorable, subject: subject, detail: "a text with a NUL for: \(sql)")
    }
  }

  func run() throws(RepositoryError) { try connection.send(self) }

  func step() throws(RepositoryError) -> Bool {
    if result == nil {
      result = try connection.result(of: self)
    }
    row += 1
    return row < result?.rowCount ?? 0
  }

  func reset() { (values, result, row) = ([], nil, -1) }

  /// What is asked with it: its text, and its values.
  var question: [SQLValue] { [.text(sql)] + values }
}

// The row that it stands at.
extension PostgreSQLStatement {
  var columns: [String] { result?.columns ?? [] }

  func kind(at index: Int) -> SQLKind {
    guard let result, !result.isNull(row: row, column: index) else { return .null }
    return switch result.type(of: index) {
    case 16, 20, 21, 23: .integer  // bool, int8, int2, int4
    case 700, 701: .real  // float4, float8
    case 25, 1043, 19: .text  // text, varchar, name
    case 17: .blob  // bytea
    default: .other
    }
  }

  func integer(at index: Int) throws(RepositoryError) -> Int64 {
    switch try text(at: index) {
    case "t": return 1
    case "f": return 0
    case let text:
      guard let number = Int64(text) else { throw unreadable(text) }
      return number
    }
  }

  func real(at index: Int) throws(RepositoryError) -> Double {
    let text = try text(at: index)
    guard let number = Double(text) else { throw unreadable(text) }
    return number
  }

  func text(at index: Int) throws(RepositoryError) -> String {
    guard let text = result?.value(row: row, column: index, { String(decoding: $0, as: UTF8.self) }) else {
      throw unreadable("NULL")
    }
    return text
  }

  func origin(of index: Int) -> String? {
    guard let result, (0..<result.rowCount).contains(row) else { return nil }
    let table = result.source(of: index).table
    guard table != 0, let key = try? connection.primaryKey(of: table), let name = key.first?.table else { return nil }
    let places = key.compactMap { column in
      columns.indices.first { result.source(of: $0) == (table, column.number) }
    }
    return nameOfRow(in: name, key: key.map(\.column), at: places)
  }

  func holds(_ text: String, at index: Int) -> Bool {
    kind(at: index) == .text && result?.value(row: row, column: index) { text.hasBytes($0) } == true
  }

  /// Reads bytes, which come as `\x` and two digits for each.
  func blob(at index: Int) throws(RepositoryError) -> [UInt8] {
    guard let bytes = result?.value(row: row, column: index, { Self.bytes(written: $0) }) ?? nil else {
      throw unreadable("bytes")
    }
    return bytes
  }

  private static func bytes(written text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.starts(with: Array(#"\x"#.utf8)), text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2 - 1)
    for place in stride(from: 2, to: text.count, by: 2) {
      guard let high = text[place].hexadecimalDigit, let low = text[place + 1].hexadecimalDigit else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private func unreadable(_ what: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: subject, detail: "cannot read \(what) from: \(sql)")
  }
}

extension PostgreSQLConnection {
  /// The columns of the key of a table, with the name of the table, which the server calls by a number.
  fileprivate func primaryKey(
    of table: UInt32
  ) throws(RepositoryError) -> [(table: String, column: String, number: Int32)] {
    let sql = """
      SELECT pg_class.relname, pg_attribute.attname, pg_attribute.attnum FROM pg_class
        JOIN pg_index ON pg_index.indrelid = pg_class.oid AND pg_index.indisprimary
        JOIN pg_attribute ON pg_attribute.attrelid = pg_class.oid AND pg_attribute.attnum = ANY (pg_index.indkey)
      WHERE CAST(pg_class.oid AS BIGINT) = ? ORDER BY pg_attribute.attnum
      """
    return try rows(sql, values: [Int64(table)]) { row in
      (try row.text("relname"), try row.text("attname"), Int32(try row.count("attnum")))
    }
  }
}

extension SQLValue {
  /// Whether it is a text that PostgreSQL would end in its middle.
  var hasNUL: Bool {
    guard case .text(let text) = self else { return false }
    return text.utf8.contains(0)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// A statement in which `$1`, `$2` stand in the place of each `?`, as PostgreSQL wants it.
enum NumberedStatement {
  /// Numbers the values of a statement; a `?` within quotes is none.
  static func text(of sql: String) -> (text: String, count: Int) {
    var (text, count, quote): ([UInt8], Int, UInt8?) = ([], 0, nil)
    for byte in sql.utf8 {
      switch (byte, quote) {
      case (UInt8(ascii: "?"), nil):
        count += 1
        text += Array("$\(count)".utf8)
        continue
      case (UInt8(ascii: "'"), nil), (UInt8(ascii: "\""), nil): quote = byte
      case (_, byte): quote = nil
      default: break
      }
      text.append(byte)
    }
    return (String(decoding: text, as: UTF8.self), count)
  }
}
