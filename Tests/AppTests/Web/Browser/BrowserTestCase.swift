#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import XCTest

  /// A test with a served Arcade and windows of a real browser; at its end none of them may have met a fault.
  class BrowserTestCase: XCTestCase {
    private var served: [ServedArcade] = []
    private var pages: [BrowserPage] = []
    /// Parts of what a browser complains of where a test is about just that.
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

    /// Opens a window and comes in.
    func open(_ arcade: ServedArcade, _ look: BrowserLook = .desk, at path: String = "/") async throws -> BrowserPage {
      let page = try await BrowserPage(look)
      pages.append(page)
      try await page.go(try await arcade.address())
      let count = page.events.count
      // A pointer would take the focus before the page gives it to its button, which the browser calls a fault.
      try await page.evaluate("document.querySelector('main button').click()")
      try await page.loaded(from: count)
      if path != "/" { try await page.go(path) }
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

/// The addresses of screens in a data folder that has something of everything.
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

  /// What addresses have in common whose screens are made alike.
  static func kind(of address: String) -> String {
    let parts = address.prefix { $0 != "?" }.split(separator: "/")
    let words = parts.enumerated().map { $0 == 2 ? "*" : $1.filter { !$0.isNumber } }
    return words.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Where each game is begun, and by what.
  static let games = [("/prices", "#b-play"), ("/names", "[value=practice]"), ("/words", "#b-play")]

  /// What is pressed elsewhere, and takes its time.
  static let presses = [("/shop", ".act[data-usual]"), ("/observe/search", "#b-go"), ("/", "main .choice")]
}
