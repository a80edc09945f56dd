import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class ThemeTests: XCTestCase {
  private let spans: [Span] = ["Tea ", Span("-€5.00", .good), Span("", .bad), Span("\u{1B}[5mx", .strong)]

  func testColourWrapsEachStyledSpan() {
    XCTAssertEqual(
      text(Theme(isColoured: true)),
      "Tea \u{1B}[32m-€5.00\u{1B}[0m\u{1B}[1mx\u{1B}[0m"
    )
  }

  func testWithoutColourOnlyTheTextIsLeft() {
    XCTAssertEqual(text(Theme()), "Tea -€5.00x")
    XCTAssertEqual(text(Theme(isColoured: true, isAccessible: true)), "Tea -€5.00x")
  }

  private func text(_ theme: Theme) -> String { String(decoding: theme.bytes(for: spans), as: UTF8.self) }
}
