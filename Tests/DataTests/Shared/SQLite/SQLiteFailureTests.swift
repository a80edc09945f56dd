import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

final class SQLiteFailureTests: XCTestCase {
  func testEveryKindOfFailureHasItsCode() {
    let expected: [(Int32, Int32, RepositoryError.Code)] = [
      (Primary.busy, 0, .busy),
      (Primary.busy | 2 << 8, 0, .busy),
      (Primary.locked, 0, .busy),
      (Primary.full, 0, .full),
      (Primary.ioError | 3 << 8, ENOSPC, .full),
      (Primary.ioError | 3 << 8, EIO, .notWritable),
      (Primary.ioError | 1 << 8, EIO, .corrupt),
      (Primary.permission, 0, .refused),
      (Primary.cannotOpen, EACCES, .refused),
      (Primary.cannotOpen, ENOENT, .notWritable),
      (Primary.readOnly, 0, .notWritable),
      (Primary.corrupt, 0, .corrupt),
      (Primary.noDatabase, 0, .notOurs),
      (Primary.tooBig, 0, .tooLarge),
      (Primary.constraint | 8 << 8, 0, .exists),
      (Primary.constraint | 1 << 8, 0, .corrupt),
    ]

    for (code, systemError, kind) in expected {
      let error = SQLiteFailure(extendedCode: code, systemError: systemError).error(about: "file")
      XCTAssertEqual(error.code, kind, error.detail)
    }
  }

  func testSystemErrorsHaveTheirCodes() {
    XCTAssertEqual(RepositoryError.writing("f", systemError: EACCES).code, .notWritable)
    XCTAssertEqual(RepositoryError.writing("f", systemError: ENOSPC).code, .full)
    XCTAssertEqual(RepositoryError.writing("f", systemError: EEXIST).code, .exists)
  }
}

/// SQLite's primary result codes.
private enum Primary {
  static let busy: Int32 = 5
  static let locked: Int32 = 6
  static let full: Int32 = 13
  static let ioError: Int32 = 10
  static let permission: Int32 = 3
  static let cannotOpen: Int32 = 14
  static let readOnly: Int32 = 8
  static let corrupt: Int32 = 11
  static let noDatabase: Int32 = 26
  static let tooBig: Int32 = 18
  static let constraint: Int32 = 19
}
