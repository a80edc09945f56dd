import ArcadeDomain
import CSQLite

// Reads the file's bytes through SQLite: closing a descriptor of ours would drop the locks of every connection in this
// process.
extension SQLiteConnection {
  /// Reads the header; nil if the file is empty, too short or not an SQLite file.
  func header() throws(RepositoryError) -> SQLiteHeader? {
    guard try size() >= SQLiteHeader.length else { return nil }
    return SQLiteHeader(try bytes(at: 0, count: SQLiteHeader.length))
  }

  /// Whether the file is still one of Arcade's.
  var isOurs: Bool { (try? header())?.applicationID == SQLiteHeader.ours }

  /// Checkpoints the log into the file, as far as nobody else uses it, and empties it.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 0)
    try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Returns the size of the file in bytes.
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

/// The header of an SQLite file, which identifies its application.
struct SQLiteHeader: Equatable {
  /// SQLite's application ID for Arcade: `ARCA`.
  static let ours: UInt32 = 0x4152_4341

  /// The application ID before the first release: `ARCD`. Those versions leave files with another ID alone, and
  /// versions can count from 1.
  static let before: UInt32 = 0x4152_4344

  /// The bytes to read: SQLite's header of 100, and the start of the first page.
  static let length = 108

  let applicationID: UInt32
  let version, pageSize: Int
  /// Whether there are any tables, views or indexes.
  let hasContent: Bool

  /// Reads the first bytes of a file; nil if it is not an SQLite file.
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
