import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Whatever a server sends, a page is either read or an error, in linear time.
final class RandomPageTests: XCTestCase {
  private static let parts = [
    "<", ">", "</", "<!--", "-->", "<script type=application/ld+json>", "</script>", "{", "}", "[", "]", "\"", ":", ",",
    "\\", "<div itemscope itemtype=Product>", "</div>", "<b itemprop=price>", "<meta itemprop=name content=", "'", "&#",
    "&amp;",
    "\"@type\":\"Product\"", "\"offers\":", "\"price\":", "1.5", "null", "//", "/*", "*/", "<![CDATA[", "]]>", "é",
    "\u{0}", " ",
    "<link rel=canonical href=", "itemListElement", "=", "\n",
  ]

  func testAnyBytesAreReadOrAreAnError() throws {
    let url = try XCTUnwrap(URL(string: "https://shop.example/p"))
    var outcomes = [0, 0]
    for seed in UInt64(1)...UInt64(FuzzShare.of(4_000)) {
      var random = SplitMix64(seed: seed)
      var body = Data()
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        let isPart = Int.random(in: 0..<8, using: &random) > 0
        let bytes =
          isPart
          ? Array((Self.parts.randomElement(using: &random) ?? "").utf8) : [UInt8.random(in: 0...255, using: &random)]
        body.append(contentsOf: bytes)
      }
      for charset in [nil, "text/html; charset=latin1", "text/html; charset=shift_jis", "charset=utf-16"] {
        let page = try? ProductPage(reading: body, contentType: charset, of: WebPage(url))
        outcomes[page == nil ? 0 : 1] += 1
      }
    }
    XCTAssertGreaterThan(outcomes[0], 0)
    XCTAssertGreaterThan(outcomes[1], 0)
  }
}
