import Foundation
import XCTest

@testable import ArcadeData

final class RobotsRulesTests: XCTestCase {
  func testTheLongestLineCounts() throws {
    let cases: [(String, String, Int?)] = [
      ("", "/a", nil), ("User-agent: *\nDisallow:", "/a", nil), ("User-agent: *\nDisallow: /", "/a", 2),
      ("User-agent: *\nDisallow: /\nAllow: /a", "/a/b", nil), ("User-agent: *\nAllow: /a\nDisallow: /a", "/a", nil),
      ("User-agent: *\nDisallow: /a\nAllow: /", "/ab", 2), ("User-agent: *\nDisallow: /*.php$", "/x/y.php", 2),
      ("User-agent: *\nDisallow: /*.php$", "/x/y.php?a", nil), ("User-agent: *\nDisallow: /*?sort=", "/a?sort=up", 2),
      ("user-AGENT : ARCADE # us\ndisallow: /a", "/a", 2),
      ("User-agent: arcade\nAllow: /\n\nUser-agent: *\nDisallow: /", "/a", nil),
      ("User-agent: arcade-bot\nDisallow: /", "/a", nil), ("User-agent: a\nUser-agent: *\nDisallow: /a", "/a", 3),
      ("User-agent: *\nDisallow: /a\nUser-agent: b\nDisallow: /b", "/b", nil),
      ("User-agent: *\nDisallow: /caf%C3%A9", "/café", 2),
      ("User-agent: *\nDisallow: /caf%c3%a9", "/caf%C3%A9", 2), ("Disallow: /", "/a", nil), ("<html>", "/a", nil),
      ("User-agent: *\rDisallow: /a", "/a", 2), ("User-agent: *\nDisallow: /", "/robots.txt", nil),
      ("\u{FEFF}User-agent: *\nDisallow: /", "/a", 2),
      ("User-agent: *\nCrawl-delay: 9\nDisallow: /a", "/a", 3), ("User-agent: *\nDisallow: /a*b*c", "/aXbXXbc", 2),
    ]
    for (text, path, line) in cases {
      let encoded = try XCTUnwrap(
        path.addingPercentEncoding(
          withAllowedCharacters: CharacterSet(charactersIn: "/?=%.*").union(.alphanumerics).subtracting(
            CharacterSet(charactersIn: "é")
          )
        )
      )
      let url = try XCTUnwrap(URL(string: "https://shop.example\(encoded)"))
      XCTAssertEqual(
        RobotsRules(Data(text.utf8), for: "Arcade").condition(against: url)?.line,
        line,
        "\(text) | \(path)"
      )
    }
  }

  func testManyStarsTakeNoTime() throws {
    let text = "User-agent: *\nDisallow: /" + String(repeating: "*a", count: 5_000) + "b"
    let url = try XCTUnwrap(URL(string: "https://shop.example/" + String(repeating: "a", count: 2_000)))
    XCTAssertNil(RobotsRules(Data(text.utf8), for: "Arcade").condition(against: url))
  }
}
