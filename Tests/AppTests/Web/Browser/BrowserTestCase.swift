#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import XCTest

  /// A test with a served Arcade and windows of a real browser; at its end none of them may have a fault.
  class BrowserTestCase: XCTestCase {
    private var served: [ServedArcade] = []
    private var pages: [BrowserPage] = []
    /// Parts of browser errors that the test provokes.
    var forgiven: [String] = []

    /// Serves an Arcade.
    func serve(
      _ arguments: String...,
      environment: [String: String] = [:],
      on folder: TemporaryFolder? = nil
    ) async throws -> ServedArcade {
      let arcade = try ServedArcade(["--seed", "1"] + arguments, environment: environment, on: folder)
      served.append(arcade)
      return arcade
    }

    /// Opens a window of an unknown visitor.
    func openOutside(_ look: BrowserLook = .desk) async throws -> BrowserPage {
      let page = try await BrowserPage(look)
      pages.append(page)
      return page
    }

    /// Opens a window of an admitted visitor; the form of the first page is sent without that page.
    func open(_ arcade: ServedArcade, _ look: BrowserLook = .desk, at path: String = "/") async throws -> BrowserPage {
      let page = try await openOutside(look)
      let parts = try await arcade.address().split(separator: "/?key=")
      let (site, host) = (String(parts[0]), String(parts[0].drop { $0 != "/" }.dropFirst(2)))
      let port = try XCTUnwrap(UInt16(host.drop { $0 != ":" }.dropFirst()))
      let form = RawConnection.request("POST /", host: host, ["Origin: \(site)"], body: "key=\(parts[1])")
      let cookie = try RawConnection(port: port).ask(form).values(of: "set-cookie").first?.prefix { $0 != ";" } ?? ""
      let (name, value) = (cookie.prefix { $0 != "=" }, cookie.drop { $0 != "=" }.dropFirst())
      try await page.send(
        "Network.setCookie",
        [
          "name": .text(String(name)), "value": .text(String(value)), "url": .text(site), "httpOnly": true,
          "sameSite": "Strict",
        ]
      )
      try await page.go(site + path)
      return page
    }

    /// Serves an Arcade, and opens a window of it.
    func openNew(_ look: BrowserLook = .desk, at path: String = "/") async throws -> BrowserPage {
      try await open(try await serve(), look, at: path)
    }

    /// Opens another window of the same person.
    func openAnother(_ page: BrowserPage, at path: String) async throws -> BrowserPage {
      let other = try await page.another()
      pages.append(other)
      try await other.go(try await page.evaluate("location.origin").text + path)
      return other
    }

    override func tearDown() async throws {
      for page in pages {
        XCTAssertEqual(page.faults.filter { fault in !forgiven.contains { fault.contains($0) } }, [], page.look.name)
        try await page.close()
      }
      for arcade in served { await arcade.stop() }
      (pages, served) = ([], [])
    }
  }
#endif

/// The addresses of screens in a data folder with contents of all kinds.
enum SiteScreens {
  static let all = [
    "/", "/shop", "/shop?matching=mug", "/shop/cart", "/shop/cart/clear", "/shop/discounts", "/shop/orders",
    "/shop/orders/1", "/shop/orders/1/refund", "/shop/why", "/shop/day", "/shop/day/2026-11-19", "/shop/closings",
    "/shop/pricelist", "/who", "/prices", "/prices/instructions", "/prices/categories", "/prices/categories/45974",
    "/prices/games", "/prices/games/1", "/prices/best", "/prices/daily", "/prices/daily/2026-11-19",
    "/prices/share", "/prices/standings", "/prices/stats", "/names", "/names/people", "/names/people/lucia-barros",
    "/names/games", "/names/best", "/names/stats", "/names/progress", "/names/learn", "/words", "/words/learn",
    "/words/decks", "/words/topics", "/words/games", "/words/games/1", "/words/best", "/words/words", "/words/stats",
    "/words/progress", "/observe", "/observe/add", "/observe/search",
    "/observe/search/categories", "/observe/watches/1", "/observe/watches/1/listing?id=tea-012",
    "/observe/watches/1/history?id=tea-012&of=price", "/observe/watches/1/updates", "/observe/watches/1/targets",
    "/observe/watches/1/targets/try",
    "/observe/watches/1/delete", "/observe/sources", "/settings", "/settings/language", "/settings/erase",
    "/settings/who", "/settings/browsers",
  ]

  /// Returns the common part of the addresses of similar screens.
  static func kind(of address: String) -> String {
    let parts = address.prefix { $0 != "?" }.split(separator: "/")
    let words = parts.enumerated().map { $0 == 2 ? "*" : $1.filter { !$0.isNumber } }
    return words.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The page of each game, and the button that begins it.
  static let games = [("/prices", "#b-play"), ("/names", "[value=practice]"), ("/words", "#b-play")]

  /// Other buttons whose actions take time.
  static let presses = [("/shop", ".act[data-usual]"), ("/observe/search", "#b-go"), ("/", "main .choice")]
}
