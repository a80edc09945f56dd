import ArcadeDomain
import CSQLite
import Foundation

/// An error of SQLite.
struct SQLiteFailure {
  var extendedCode: Int32
  var systemError: Int32 = 0
  var message: String
  var sql: String = ""

  /// Reads the last failure of a connection.
  init(of handle: OpaquePointer?, sql: String) {
    extendedCode = sqlite3_extended_errcode(handle)
    systemError = sqlite3_system_errno(handle)
    message = String(cString: sqlite3_errmsg(handle))
    self.sql = sql
  }

  init(extendedCode: Int32, systemError: Int32 = 0) {
    (self.extendedCode, self.systemError) = (extendedCode, systemError)
    message = String(cString: sqlite3_errstr(extendedCode))
  }

  func error(about path: String) -> RepositoryError {
    let statement = sql.isEmpty ? "" : " in: \(sql)"
    return RepositoryError(code, subject: path, detail: "SQLite \(extendedCode): \(message)\(statement)")
  }

  // The low byte is the primary code. Any other failure, such as a missing column, means that the content is not this
  // version's.
  private var code: RepositoryError.Code {
    switch (extendedCode & 0xFF, systemError) {
    case (SQLITE_BUSY, _), (SQLITE_LOCKED, _), (SQLITE_PROTOCOL, _): .busy
    case (SQLITE_FULL, _), (SQLITE_NOMEM, _): .full
    case (SQLITE_IOERR, ENOSPC), (SQLITE_IOERR, EDQUOT): .full
    case (SQLITE_PERM, _), (SQLITE_AUTH, _), (SQLITE_CANTOPEN, EACCES), (SQLITE_CANTOPEN, EPERM): .refused
    case (SQLITE_READONLY, _), (SQLITE_CANTOPEN, _): .notWritable
    case (SQLITE_IOERR, _): isFailedReading ? .corrupt : isStoppedByLimit ? .fileLimit : .notWritable
    case (SQLITE_TOOBIG, _): .tooLarge
    case (SQLITE_NOTADB, _): .notOurs
    case (SQLITE_CONSTRAINT, _): isDuplicate ? .exists : .corrupt
    default: .corrupt
    }
  }

  private var isFailedReading: Bool {
    [1, 2, 33].contains(extendedCode >> 8)  // SQLITE_IOERR_READ, _SHORT_READ, _CORRUPTFS
  }

  // SQLite's clean-up overwrites the system's error number, so any file size limit is taken for the reason.
  private var isStoppedByLimit: Bool {
    guard extendedCode >> 8 == 3 else { return false }  // SQLITE_IOERR_WRITE
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      getrlimit(RLIMIT_FSIZE, &limit)
    #endif
    return limit.rlim_cur < 1 << 62
  }

  private var isDuplicate: Bool {
    [6, 8, 10].contains(extendedCode >> 8)  // SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE, _ROWID
  }
}
