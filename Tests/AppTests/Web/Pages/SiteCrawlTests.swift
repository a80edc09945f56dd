import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The whole site, page by page, along every link and through every form, with hostile text in every field.
final class SiteCrawlTests: XCTestCase {
  /// Text that is hostile on a page, and text that is hostile on a terminal.
  private static let hostile =
    #"<script>alert(1)</script>"'><img src=x onerror=alert(1)>&lt;"# + HostileSources.text

  func testEveryLinkLeadsToAPageAndEveryFormIsAnswered() async throws {
    for language in Language.allCases {
      let browser = try SiteVisit(["--lang", language.code])
      await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
      await browser.send("pay", from: await browser.get("/shop/cart"))
      await browser.send("search", ["words": "tea"], from: await browser.get("/observe"))
      await crawl(browser, language)
    }
  }

  /// Every name, title, address and message comes from a hostile source.
  ///
  /// In one language the texts are also far too long, in another they contain line ends and terminators.
  func testHostileTextInEverySourceStaysText() async throws {
    let ends = ["en": "", "es": String(repeating: "&amp; ", count: 500), "ja": "\n\r\n\u{0}</main>"]
    for language in Language.allCases {
      let hostile = Self.hostile + ends[language.code, default: ""]
      let server = try HostileSources.server(hostile)
      let folder = try TemporaryFolder()
      let files = try HostileSources(hostile, portraits: server.address.absoluteString, in: folder).folder
      let browser = try SiteVisit(
        ["--lang", language.code],
        settings: [
          "ARCADE_PRICES_BASE": server.address.absoluteString,
          "ARCADE_OBSERVE_RAKUTEN_BASE": server.address.absoluteString,
          "ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID": "some-id",
          "ARCADE_SHOP_CATALOG": files.path("catalog.json"), "ARCADE_SHOP_CARD": "practice",
          "ARCADE_SHOP_DISCOUNTS": files.path("discounts.json"),
          "ARCADE_NAMES_PROFILES": files.path("people.json"), "ARCADE_WORDS_DECK": files.path("words.json"),
        ]
      )
      for source in ["file:\(files.path("listings.jsonl"))", "rakuten"] {
        await browser.send(
          "go",
          ["keyword": "evil", "order": "popularity", "count": "30", "source": source, "name": hostile + source],
          from: await browser.get("/observe/search")
        )
      }
      await browser.send("add", ["code": "BAD"], from: await browser.get("/shop"))
      await browser.send("pay", from: await browser.get("/shop/cart"))
      await browser.send("add", ["code": "BAD"], from: await browser.get("/shop"))
      let seen = await crawl(browser, language, "hostile ")
      let evil = seen.count { $0.text.contains("evil") }
      XCTAssertGreaterThan(evil, 20, "what is hostile was not shown at all")
    }
  }

  /// Follows every link, then sends every form once with a value in each field, also on the pages that follow.
  ///
  /// Returns all pages. Of similar pages only a few are visited; a form has the same effect in all languages.
  @discardableResult
  private func crawl(_ browser: SiteVisit, _ language: Language, _ kind: String = "") async -> [SitePage] {
    let name = kind + language.code
    // The gate signs browsers out, and there is none here.
    var (known, waiting, seen): (Set<String>, [String], [SitePage]) = (["/", Gate.signOutPath], ["/"], [])
    var alike: [String: Int] = [:]
    while let address = waiting.popLast() {
      let page = await browser.get(address)
      XCTAssertEqual(page.status, 200, "\(name): \(address)")
      seen.append(page)
      for element in await check(page, name, browser).all("a") {
        guard let link = element["href"], link.hasPrefix("/"), known.insert(link).inserted else { continue }
        if element["download"] != nil {
          expectEqual(await browser.answer("GET", link).status, 200, "\(name): \(link)")
          continue
        }
        alike[SiteScreens.kind(of: link), default: 0] += 1
        if alike[SiteScreens.kind(of: link), default: 0] < 3 { waiting.append(link) }
      }
    }
    guard language == .english else { return seen }
    var (place, done): (Int, Set<String>) = (0, [])
    while place < seen.count {
      let page = seen[place]
      place += 1
      guard !page.address.hasPrefix("/settings/erase") else { continue }
      let kind = SiteScreens.kind(of: page.address)
      for (word, form) in PageMarkup(page.html).forms where word != "erase" && done.insert("\(kind) \(word)").inserted {
        let texts = form.fixed.merging(form.names.map { ($0, Self.hostile) }) { $1 }
        // The page is left out, because the form would be searched in it again.
        let answer = await browser.send(word, texts, from: SitePage(status: 200, address: page.address, ""))
        XCTAssertEqual(answer.status, 200, "\(name): \(word) on \(page.address)")
        await check(answer, "\(name): \(word) on \(page.address)", browser)
        if alike.updateValue(1, forKey: SiteScreens.kind(of: answer.address)) == nil { seen.append(answer) }
      }
    }
    return seen
  }

  @discardableResult
  private func check(_ page: SitePage, _ name: String, _ browser: SiteVisit) async -> PageMarkup {
    let markup = PageMarkup(page.html)
    XCTAssertEqual(markup.mistakes, [], "\(name): \(page.address)")
    XCTAssertEqual(markup.all("h1").count, 1, "\(name): \(page.address)")
    XCTAssertEqual(markup.all("script").count { $0["src"]?.hasPrefix("/script.js") != true }, 0, name)
    if !["failure", "note warning", "note bad"].contains(where: { page.html.contains("<p class=\"\($0)") }) {
      XCTAssertNil(page.form(of: "retry"), "\(name): \(page.address) where nothing failed")
    }
    for image in markup.all("img") {
      let address = image["src"] ?? ""
      XCTAssertTrue(address.hasPrefix("/pictures/"), "\(name): \(address)")
      let picture = await browser.answer("GET", address)
      XCTAssertTrue([200, 404].contains(picture.status), "\(name): \(address)")
    }
    for element in markup.elements {
      XCTAssertFalse(element.attributes.keys.contains { $0.hasPrefix("on") }, name)
      for address in ["href", "action", "formaction"].compactMap({ element[$0] }) {
        let leads = ["/", "#", "http://", "https://"].contains { address.hasPrefix($0) } && !address.hasPrefix("//")
        XCTAssertTrue(leads, "\(name): \(address)")
      }
      for key in ["title", "alt", "aria-label"] { checkHarm(in: element[key] ?? "", name) }
    }
    checkHarm(in: markup.all("html").first?.text ?? "", name)
    return markup
  }

  /// Checks that no visible text steers a terminal or changes the text direction.
  private func checkHarm(in text: String, _ name: String) {
    let harmful = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }
    XCTAssertTrue(harmful.isEmpty, "\(name): \(harmful.map { String($0.value, radix: 16) })")
  }
}
