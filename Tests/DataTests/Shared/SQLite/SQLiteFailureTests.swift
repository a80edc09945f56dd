import ArcadeDomain
import CSQLite
import Foundation
import XCTest

@testable import ArcadeData

final class SQLiteFailureTests: XCTestCase {
  func testEveryKindOfFailureHasItsCode() {
    let expected: [(Int32, Int32, RepositoryError.Code)] = [
      (SQLITE_BUSY, 0, .busy),
      (SQLITE_BUSY | 2 << 8, 0, .busy),
      (SQLITE_LOCKED, 0, .busy),
      (SQLITE_FULL, 0, .full),
      (SQLITE_IOERR | 3 << 8, ENOSPC, .full),
      (SQLITE_IOERR | 3 << 8, EIO, .notWritable),
      (SQLITE_IOERR | 1 << 8, EIO, .corrupt),
      (SQLITE_PERM, 0, .refused),
      (SQLITE_CANTOPEN, EACCES, .refused),
      (SQLITE_CANTOPEN, ENOENT, .notWritable),
      (SQLITE_READONLY, 0, .notWritable),
      (SQLITE_CORRUPT, 0, .corrupt),
      (SQLITE_NOTADB, 0, .notOurs),
      (SQLITE_TOOBIG, 0, .tooLarge),
      (SQLITE_CONSTRAINT | 8 << 8, 0, .exists),
      (SQLITE_CONSTRAINT | 1 << 8, 0, .corrupt),
    ]

    for (code, systemError, kind) in expected {
      let error = SQLiteFailure(extendedCode: code, systemError: systemError).error(about: "file")
      XCTAssertEqual(error.code, kind, error.detail)
    }
  }

  func testSystemErrorsHaveTheirCodes() {
    XCTAssertEqual(RepositoryError.reading("f", systemError: ENOENT).code, .notFound)
    XCTAssertEqual(RepositoryError.reading("f", systemError: EACCES).code, .refused)
    XCTAssertEqual(RepositoryError.writing("f", systemError: EACCES).code, .notWritable)
    XCTAssertEqual(RepositoryError.writing("f", systemError: ENOSPC).code, .full)
    XCTAssertEqual(RepositoryError.writing("f", systemError: EEXIST).code, .exists)
  }
}
