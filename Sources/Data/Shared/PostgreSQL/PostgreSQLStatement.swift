import ArcadeDomain

/// A statement that the server keeps prepared as long as the connection lasts.
final class PostgreSQLStatement: SQLStatement {
  let sql, subject: String
  /// The server's name for it.
  let name: String
  /// The SQL with numbered placeholders.
  let text: String
  /// Whether the server has prepared it.
  var isPrepared = false
  private let count: Int
  private unowned let connection: PostgreSQLConnection
  private(set) var values: [SQLValue] = []
  private var result: PostgreSQLResult?
  private var row = -1

  init(_ sql: String, name: String, of connection: PostgreSQLConnection) {
    (self.sql, self.name, self.connection) = (sql, name, connection)
    subject = connection.subject
    (text, count) = Self.numbered(sql)
  }

  /// Replaces each `?` outside quotes by `$1`, `$2` and so on.
  private static func numbered(_ sql: String) -> (text: String, count: Int) {
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
    if result == nil { result = try connection.result(of: self) }
    row += 1
    return row < result?.rowCount ?? 0
  }

  func reset() { (values, result, row) = ([], nil, -1) }

  /// The key of a prefetched query: its text and values.
  var question: [SQLValue] { [.text(sql)] + values }
}

// The current row.
extension PostgreSQLStatement {
  var columns: [String] { result?.columns ?? [] }

  func value(at index: Int) -> SQLValue? {
    let type = result?.type(of: index) ?? 0
    let value = result?.value(row: row, column: index) { bytes -> SQLValue? in
      if type == 17 { return Self.bytes(written: bytes).map { .blob($0) } }  // bytea
      let text = String(decoding: bytes, as: UTF8.self)
      return switch type {
      case 16: .integer(text == "t" ? 1 : 0)  // bool
      case 20, 21, 23: Int64(text).map { .integer($0) }  // int8, int2, int4
      case 700, 701: Double(text).map { .real($0) }  // float4, float8
      case 25, 1043, 19: .text(text)  // text, varchar, name
      default: nil
      }
    }
    guard let value else { return .null }
    return value
  }

  func origin(of index: Int) -> String? {
    guard let result, (0..<result.rowCount).contains(row) else { return nil }
    let table = result.source(of: index).table
    guard table != 0, let key = try? connection.primaryKey(of: table), let name = key.first?.table else { return nil }
    let places = key.compactMap { column in columns.indices.first { result.source(of: $0) == (table, column.number) } }
    return nameOfRow(in: name, key: key.map(\.column), at: places)
  }

  /// Decodes bytes, which are sent as `\x` and two digits each.
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
}

extension PostgreSQLConnection {
  /// The columns of a table's primary key, and the table's name, by its object ID.
  fileprivate func primaryKey(
    of table: UInt32
  ) throws(RepositoryError) -> [(table: String, column: String, number: Int32)] {
    let sql = """
      SELECT pg_class.relname, pg_attribute.attname, pg_attribute.attnum FROM pg_class
        JOIN pg_index ON pg_index.indrelid = pg_class.oid AND pg_index.indisprimary
        JOIN pg_attribute ON pg_attribute.attrelid = pg_class.oid AND pg_attribute.attnum = ANY (pg_index.indkey)
      WHERE CAST(pg_class.oid AS BIGINT) = ? ORDER BY pg_attribute.attnum
      """
    return try queries.rows(sql, Int64(table)) { row in
      (try row.text("relname"), try row.text("attname"), Int32(try row.count("attnum")))
    }
  }
}

extension SQLValue {
  /// Whether PostgreSQL would cut off the text at a NUL.
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
