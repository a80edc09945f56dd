import XCTest

@testable import ArcadeApp

final class HTMLTests: XCTestCase {
  func testWhatCouldBeTakenForMarkupIsEscaped() {
    let cases = [
      ("", ""), ("Mug", "Mug"), ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onclick=\"x", "&quot; onclick=&quot;x"), ("it's", "it&#39;s"), ("Tom & Jerry", "Tom &amp; Jerry"),
      ("&lt;", "&amp;lt;"), ("Café", "Café"), ("商品＜1＞", "商品＜1＞"),
    ]
    for (text, expected) in cases {
      var html = HTML()
      html.text(text)
      XCTAssertEqual(html.string, expected)
    }
  }

  func testNoTextTurnsTheDirectionOrSteersAnything() {
    var html = HTML()
    html.text("user\u{202E}gpj.exe\u{1B}[31m\u{0}\r\nnext")
    XCTAssertEqual(html.string, "usergpj.exe next")
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
      XCTAssertEqual(page.elements.first?.text, TextSanitiser.clean(text), text.debugDescription)
      XCTAssertEqual(page.elements.first?["title"], TextSanitiser.clean(text), text.debugDescription)
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
}
