import ArcadePresentation
import XCTest

@testable import ArcadeApp

/// The whole site, page by page, along every link and through every form, with hostile text in every field.
final class SiteCrawlTests: XCTestCase {
  /// What would do harm on a page, and what would do harm on a terminal.
  private static let hostile =
    #"<script>alert(1)</script>"'><img src=x onerror=alert(1)>&lt;"# + HostileSources.text

  func testEveryLinkLeadsToAPageAndEveryFormIsAnswered() async throws {
    for language in Language.allCases {
      try await crawl(SiteVisit(["--lang", language.code]), language.code, most: 150)
    }
  }

  /// Follows every link, then sends every form once with something in each field, and looks at where that leads.
  private func crawl(_ browser: SiteVisit, _ name: String, most: Int) async {
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    await browser.send("pay", from: await browser.get("/shop/cart"))
    await browser.send("search", ["words": "tea"], from: await browser.get("/observe"))
    var (known, waiting, seen): (Set<String>, [String], [SitePage]) = (["/"], ["/"], [])
    var alike: [String: Int] = [:]
    while let address = waiting.first, seen.count < most {
      waiting.removeFirst()
      let page = await browser.get(address)
      XCTAssertEqual(page.status, 200, "\(name): \(address)")
      check(page, name)
      seen.append(page)
      for element in PageMarkup(page.html).all("a") {
        guard let link = element["href"], link.hasPrefix("/"), known.insert(link).inserted else { continue }
        if element["download"] != nil {
          let file = await browser.answer("GET", link)
          XCTAssertEqual(file.status, 200, "\(name): \(link)")
          continue
        }
        // The listings of one watch are all alike, as people are.
        let kind = String(link.prefix { $0 != "?" }.split(separator: "/").dropLast(link.contains("?") ? 0 : 1).joined())
        alike[kind, default: 0] += 1
        if alike[kind, default: 0] < 12 { waiting.append(link) }
      }
    }
    var done: Set<String> = []
    for page in seen where !page.address.hasPrefix("/settings/erase") {
      let place = page.address.prefix { $0 != "?" }
      for (word, form) in PageMarkup(page.html).forms where done.insert("\(place) \(word)").inserted && word != "erase"
      {
        let texts = form.fixed.merging(form.names.map { ($0, Self.hostile) }) { $1 }
        // Without its page, in which the form would be looked for once more.
        let answer = await browser.send(word, texts, from: SitePage(status: 200, address: page.address, ""))
        XCTAssertEqual(answer.status, 200, "\(name): \(word) on \(page.address)")
        check(answer, "\(name): \(word) on \(page.address)")
      }
    }
  }

  private func check(_ page: SitePage, _ name: String) {
    let markup = PageMarkup(page.html)
    XCTAssertEqual(markup.mistakes, [], "\(name): \(page.address)")
    XCTAssertEqual(markup.all("h1").count, 1, "\(name): \(page.address)")
    XCTAssertEqual(markup.all("script").count { $0["src"]?.hasPrefix("/script.js") != true }, 0, name)
    XCTAssertEqual(markup.all("img").count { $0["src"]?.hasPrefix("/pictures/") != true }, 0, name)
    XCTAssertFalse(markup.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } }, name)
  }
}
