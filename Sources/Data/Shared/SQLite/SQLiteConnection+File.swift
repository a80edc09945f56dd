import ArcadeDomain
import CSQLite

// The bytes of the file itself, read by SQLite's own means: a descriptor of ours
// would, when closed, drop the locks of every connection in this process.
extension SQLiteConnection {
  /// Reads the header; nil where the file is empty or shorter, or not one of SQLite's.
  func header() throws(RepositoryError) -> SQLiteHeader? {
    guard try size() >= SQLiteHeader.length else { return nil }
    return SQLiteHeader(try bytes(at: 0, count: SQLiteHeader.length))
  }

  /// Whether the file still begins as ours does.
  var isOurs: Bool { (try? header())?.applicationID == SQLiteHeader.ours }

  /// Brings what stands in the log into the file, as far as nobody else is at it, and empties the log.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 0)
    try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// How many bytes the file has.
  func size() throws(RepositoryError) -> Int {
    let file = try file()
    var size: sqlite3_int64 = 0
    try check(file.pointee.pMethods.pointee.xFileSize?(file, &size))
    return Int(size)
  }

  /// Reads a part of the file.
  func bytes(at offset: Int, count: Int) throws(RepositoryError) -> [UInt8] {
    let file = try file()
    var bytes = [UInt8](repeating: 0, count: count)
    try check(file.pointee.pMethods.pointee.xRead?(file, &bytes, Int32(count), sqlite3_int64(offset)))
    return bytes
  }

  private func file() throws(RepositoryError) -> UnsafeMutablePointer<sqlite3_file> {
    var file: UnsafeMutablePointer<sqlite3_file>?
    try check(sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file))
    guard let file, file.pointee.pMethods != nil else {
      throw RepositoryError(.corrupt, subject: path, detail: "no file behind the connection")
    }
    return file
  }

  private func check(_ result: Int32?) throws(RepositoryError) {
    guard let result, result != SQLITE_OK else { return }
    throw SQLiteFailure(extendedCode: result).error(about: path)
  }
}

/// What the first bytes of a file tell about who wrote it.
struct SQLiteHeader: Equatable {
  /// `ARCA`, in the place that SQLite keeps for the name of an application.
  static let ours: UInt32 = 0x4152_4341

  /// `ARCD`, which was there before the tables were made by one script. Another name, and not a higher number: so
  /// versions count from 1, and whoever knows only those files leaves ours alone.
  static let before: UInt32 = 0x4152_4344

  /// How many bytes it takes: SQLite's 100, and the beginning of the first page.
  static let length = 108

  let applicationID: UInt32
  let version, pageSize: Int
  /// Whether there is any table, view or index.
  let hasContent: Bool

  /// Reads the first bytes of a file; nil where it is not one of SQLite's.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    func number(at offset: Int, length: Int) -> UInt32 {
      bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
    }
    applicationID = number(at: 68, length: 4)
    version = Int(Int32(bitPattern: number(at: 60, length: 4)))
    pageSize = number(at: 16, length: 2) == 1 ? 65_536 : Int(number(at: 16, length: 2))
    hasContent = bytes[100] != 13 || number(at: 103, length: 2) > 0
  }
}
