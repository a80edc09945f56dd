import ArcadeData
import ArcadePresentation
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The parts of every page: escaped markup, the style, the script, and the names of actions.
final class HTMLTests: XCTestCase {
  func testWhatCouldBeTakenForMarkupIsEscapedAndNoTextTurnsTheDirection() {
    let cases = [
      ("", ""), ("Mug", "Mug"), ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onclick=\"x", "&quot; onclick=&quot;x"), ("it's", "it&#39;s"), ("Tom & Jerry", "Tom &amp; Jerry"),
      ("&lt;", "&amp;lt;"), ("Café", "Café"), ("商品＜1＞", "商品＜1＞"),
      ("user\u{202E}gpj.exe\u{1B}[31m\u{0}\r\nnext", "usergpj.exe next"),
    ]
    for (text, expected) in cases {
      var html = HTML()
      html.text(text)
      XCTAssertEqual(html.string, expected)
    }
  }

  func testNoHostileTextBecomesMarkup() {
    var random = HostileText(seed: 14)
    for _ in 0..<3_000 {
      let text =
        random.text(length: 24)
        + ["<b>", "\"", "'", "&", "-->", "</p>"][Int.random(in: 0..<6, using: &random.generator)]
      var html = HTML()
      html.add(#"<p title="\#(text)">\#(text)</p>"#)

      let page = PageMarkup(html.string)

      XCTAssertEqual(page.mistakes, [], text.debugDescription)
      XCTAssertEqual(page.elements.map(\.name), ["p"], text.debugDescription)
      XCTAssertEqual(page.elements.first?.text, text.sanitized, text.debugDescription)
      XCTAssertEqual(page.elements.first?["title"], text.sanitized, text.debugDescription)
      XCTAssertEqual(page.elements.first?.attributes.count, 1, text.debugDescription)
    }
  }

  func testWhatHasToComeBackAsItIsIsOnlyEscaped() {
    for text in ["a\u{202E}b", "a\nb", "a\rb", "\"><script>", "&amp;", "  x  "] {
      var html = HTML()
      html.add(#"<input value="\#(exactly: text)">"#)
      XCTAssertEqual(PageMarkup(html.string).elements.first?["value"], text)
      XCTAssertFalse(html.bytes.contains { $0 == 10 || $0 == 13 }, "would end a line of an event stream")
    }
  }

  func testStyleAndScriptStaySmallAndLoadOrEvaluateNothing() {
    let assets = [PageAsset.style, .script]
    for asset in assets { XCTAssertGreaterThan(asset.bytes.count, 4_000, asset.address) }
    XCTAssertLessThan(assets.reduce(0) { $0 + $1.bytes.count }, 24 << 10)
    for word in ["eval(", "new Function", "document.write", ".style", "setAttribute(\"on", "http:", "https:"] {
      XCTAssertFalse(PageAsset.script.text.contains(word), word)
    }
    for word in ["url(", "@import", "http"] { XCTAssertFalse(PageAsset.style.text.contains(word), word) }
  }

  func testAHomeScreenFindsANameAnAddressAndALargeIcon() throws {
    let text = PageAsset.manifest.text
    let manifest = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    XCTAssertEqual(["name", "start_url", "display"].map { manifest[$0] as? String }, ["Arcade", "/", "standalone"])
    let icon = try XCTUnwrap((manifest["icons"] as? [[String: String]])?.first)
    XCTAssertEqual(icon["src"], PageAsset.icon.address)
    XCTAssertEqual(icon["type"], "image/png")
    // The first chunk of a PNG contains its size.
    XCTAssertEqual(PageAsset.icon.bytes.prefix(4), [0x89, 0x50, 0x4E, 0x47])
    let size = PageAsset.icon.bytes[16..<24].map(Int.init)
    XCTAssertEqual(icon["sizes"], "\(size[2] << 8 | size[3])x\(size[6] << 8 | size[7])")
    XCTAssertEqual(icon["sizes"], "512x512")
    XCTAssertLessThan(PageAsset.icon.bytes.count, 2_000)
    for colour in ["theme_color", "background_color"] {
      XCTAssertTrue(PageAsset.style.text.contains(try XCTUnwrap(manifest[colour] as? String)), colour)
    }
  }

  func testBracesOfTheStyleSheetMatch() {
    var depth = 0
    for character in PageAsset.style.text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      XCTAssertGreaterThanOrEqual(depth, 0)
    }
    XCTAssertEqual(depth, 0)
  }

  /// Text colours have a contrast of at least 4.5 (AA) to their backgrounds, light and dark.
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
    let roots = PageAsset.style.text.components(separatedBy: ":root{").dropFirst().prefix(2)
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

  /// Returns the relative luminance of a colour such as `#fff` or `#1f1c19`.
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
