import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

// Assertions about asynchronous values, which those of XCTest do not take.

/// Checks that two values are equal.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(value, expected, message(), file: file, line: line)
}

/// Checks that a text contains another one.
func expect(_ text: String, contains part: String, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertTrue(text.contains(part), "no “\(part)” in: \(text)", file: file, line: line)
}

/// Checks that a text does not contain another one.
func expect(_ text: String, lacks part: String, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertFalse(text.contains(part), "“\(part)” in: \(text)", file: file, line: line)
}

/// Checks how a text begins.
func expect(_ text: String, beginsWith start: String, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertTrue(text.hasPrefix(start), "not at the beginning, “\(start)”: \(text)", file: file, line: line)
}
