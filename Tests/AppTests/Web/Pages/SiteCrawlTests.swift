import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// The whole site, page by page, along every link and through every form, with hostile text in every source.
final class SiteCrawlTests: XCTestCase {
  /// What would do harm on a page, and what would do harm on a terminal.
  private static let hostile =
    #"<script>alert(1)</script>"'><img src=x onerror=alert(1)>&lt;"# + HostileSources.text

  func testEveryLinkLeadsToAPageAndEveryFormIsAnswered() async throws {
    for language in Language.allCases {
      try await crawl(SiteVisit(["--lang", language.code]), language.code, most: 150)
    }
  }

  func testHostileTextStaysText() async throws {
    let files = try HostileSources(Self.hostile, in: TemporaryFolder()).folder
    let server = try HostileSources.server(Self.hostile)
    let browser = try SiteVisit(settings: [
      "ARCADE_PRICES_BASE": server.address.absoluteString, "ARCADE_SHOP_CATALOG": files.path("catalog.json"),
      "ARCADE_SHOP_DISCOUNTS": files.path("discounts.json"), "ARCADE_NAMES_PROFILES": files.path("people.json"),
      "ARCADE_WORDS_DECK": files.path("words.json"),
    ])
    await browser.send("add", ["code": "BAD"], from: await browser.get("/shop"))
    var page = await browser.get("/observe/search")
    let listings = "file:\(files.path("listings.jsonl"))"
    for (word, text) in [("source", listings), ("keyword", "evil"), ("name", Self.hostile)] {
      page = await browser.send(word, [word: text], from: page)
    }
    page = await browser.send("go", from: page)

    let seen = try await crawl(browser, "hostile", most: 250)

    XCTAssertGreaterThan(seen.count { $0.html.contains("evil") }, 20, "what is hostile was not shown at all")
    for page in seen {
      let harmful = page.html.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" || scalar.properties.isBidiControl
      }
      XCTAssertTrue(harmful.isEmpty, "\(page.address): \(harmful.prefix(3).map { String($0.value, radix: 16) })")
    }
  }

  /// Follows every link, then sends every form once with something in each field, and looks at where that leads.
  @discardableResult
  private func crawl(_ browser: SiteVisit, _ name: String, most: Int) async throws -> [SitePage] {
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
    return seen
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
