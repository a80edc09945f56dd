/// The result of a statement: its rows, or its success.
final class PostgreSQLResult {
  private let library: PostgreSQLLibrary
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer, _ library: PostgreSQLLibrary) { (self.handle, self.library) = (handle, library) }

  deinit { library.clear(handle) }

  var status: Status { Status(rawValue: library.resultStatus(handle)) ?? .other }

  var rowCount: Int { Int(library.rowCount(handle)) }

  var columns: [String] {
    (0..<library.columnCount(handle)).map { library.columnName(handle, $0).map(String.init(cString:)) ?? "" }
  }

  /// The severity of a failure, its code of five characters, and a message for logs.
  var failure: (severity: String, code: String, message: String) {
    func field(_ name: Character) -> String {
      library.resultErrorField(handle, Int32(name.asciiValue ?? 0)).map { String(cString: $0) } ?? ""
    }
    return (field("V"), field("C"), field("M"))
  }

  func type(of column: Int) -> UInt32 { library.columnType(handle, Int32(column)) }

  /// Returns the table's object ID and the column's number in it; 0 if it is computed.
  func source(of column: Int) -> (table: UInt32, column: Int32) {
    (library.columnTable(handle, Int32(column)), library.columnNumber(handle, Int32(column)))
  }

  /// Lends the bytes of a value, which live as long as the result; nil for NULL.
  func value<Value>(row: Int, column: Int, _ read: (UnsafeBufferPointer<UInt8>) -> Value) -> Value? {
    withExtendedLifetime(self) {
      let (row, column) = (Int32(row), Int32(column))
      guard library.isNull(handle, row, column) == 0, let start = library.value(handle, row, column) else { return nil }
      let count = Int(library.length(handle, row, column))
      return start.withMemoryRebound(to: UInt8.self, capacity: count) {
        read(UnsafeBufferPointer(start: $0, count: count))
      }
    }
  }

  /// libpq's status of a result, by number.
  enum Status: Int32 {
    case empty = 0
    case done = 1
    case rows = 2
    case failed = 7
    case synced = 10
    case skipped = 11
    case other = -1
  }
}
