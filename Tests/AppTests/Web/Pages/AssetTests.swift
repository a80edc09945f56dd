import XCTest

@testable import ArcadeApp

final class AssetTests: XCTestCase {
  func testStyleAndScriptStaySmall() {
    XCTAssertLessThan(StyleSheet.bytes.count, 12_000)
    XCTAssertLessThan(PageScript.bytes.count, 8_000)
    XCTAssertGreaterThan(StyleSheet.bytes.count, 4_000)
    XCTAssertGreaterThan(PageScript.bytes.count, 4_000)
  }

  func testBracesOfTheStyleSheetMatch() {
    var depth = 0
    for character in StyleSheet.text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      XCTAssertGreaterThanOrEqual(depth, 0)
    }
    XCTAssertEqual(depth, 0)
  }

  func testTheScriptEvaluatesNoTextAndWritesNoStyle() {
    for word in ["eval(", "new Function", "document.write", ".style", "setAttribute(\"on", "http:", "https:"] {
      XCTAssertFalse(PageScript.text.contains(word), word)
    }
  }

  func testTheStyleSheetLoadsNothing() {
    for word in ["url(", "@import", "http"] { XCTAssertFalse(StyleSheet.text.contains(word), word) }
  }

  /// The colours in which text stands on each ground, light and dark, with a contrast of 4.5 at least (AA).
  func testTextStandsOutFromItsGround() throws {
    for theme in try themes() {
      for ground in ["paper", "card"] {
        for ink in ["ink", "faint", "accent", "good", "warning", "bad"] {
          XCTAssertGreaterThanOrEqual(try contrast(theme, ink, ground), 4.5, "\(ink) on \(ground)")
        }
      }
      XCTAssertGreaterThanOrEqual(try contrast(theme, "ink", "wash"), 4.5)
      XCTAssertGreaterThanOrEqual(try contrast(theme, "faint", "wash"), 4.5)
      XCTAssertGreaterThanOrEqual(try contrast(theme, "on", "accent"), 4.5)
      XCTAssertGreaterThanOrEqual(try contrast(theme, "paper", "bad"), 4.5)
    }
  }

  private func themes() throws -> [[String: String]] {
    let roots = StyleSheet.text.components(separatedBy: ":root{").dropFirst().prefix(2)
    XCTAssertEqual(roots.count, 2)
    return roots.map { root in
      let rules = root.prefix { $0 != "}" }.split(separator: ";").map { $0.split(separator: ":") }
      return Dictionary(rules.map { (String($0[0].dropFirst(2)), String($0[1])) }) { $1 }
    }
  }

  private func contrast(_ theme: [String: String], _ one: String, _ other: String) throws -> Double {
    let lights = try [one, other].map { try light(of: XCTUnwrap(theme[$0])) }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The relative luminance of a colour such as `#fff` or `#1f1c19`.
  private func light(of colour: String) throws -> Double {
    var digits = Array(colour.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = try (0..<3).map { place in
      let value = Double(try XCTUnwrap(Int(String(digits[(place * 2)..<(place * 2 + 2)]), radix: 16))) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
