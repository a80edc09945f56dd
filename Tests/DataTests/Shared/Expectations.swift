import ArcadeDomain
import ArcadeTesting
import XCTest

/// Expects an awaited value, which `XCTAssertEqual` cannot do itself.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(value, expected, message, file: file, line: line)
}

func expectNil(_ value: (some Any)?, _ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertNil(value, message, file: file, line: line)
}

/// Expects a failure with a code and other details of the error, or success if the code is nil.
func expectFailure<Value>(
  _ code: RepositoryError.Code?,
  subject: String?? = nil,
  detail: String?? = nil,
  status: Int?? = nil,
  canRetry: Bool?? = nil,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  of body: () async throws -> Value
) async {
  let failure = await repositoryFailure(of: body)
  XCTAssertEqual(failure?.code, code, message, file: file, line: line)
  XCTAssertEqual(failure?.subject, subject ?? failure?.subject, message, file: file, line: line)
  XCTAssertEqual(failure?.detail, detail ?? failure?.detail, message, file: file, line: line)
  XCTAssertEqual(failure?.status, status ?? failure?.status, message, file: file, line: line)
  XCTAssertEqual(failure?.canRetry, canRetry ?? failure?.canRetry, message, file: file, line: line)
}
