import XCTest

/// Expects a value of an asynchronous expression.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(value, expected, message, file: file, line: line)
}

/// Expects an error of an asynchronous expression.
func expectThrows<Failure: Error & Equatable, Value>(
  _ expected: Failure,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () async throws -> Value
) async {
  do {
    _ = try await body()
    XCTFail("nothing was thrown: \(message)", file: file, line: line)
  } catch {
    XCTAssertEqual(error as? Failure, expected, message, file: file, line: line)
  }
}

/// Asserts which error is thrown.
func assertThrows<Failure: Error & Equatable, Value>(
  _ expected: Failure,
  _ body: @autoclosure () throws -> Value,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertThrowsError(try body(), message, file: file, line: line) {
    XCTAssertEqual($0 as? Failure, expected, message, file: file, line: line)
  }
}
