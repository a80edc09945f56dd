#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import XCTest

  /// A test with a served Arcade and windows of a real browser; at its end none of them may have met a fault.
  class BrowserTestCase: XCTestCase {
    private var served: [ServedArcade] = []
    private var pages: [BrowserPage] = []

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

    /// Opens another window of the same person.
    func openAnother(_ page: BrowserPage, at path: String) async throws -> BrowserPage {
      let other = try await page.another()
      pages.append(other)
      try await other.go(try await page.evaluate("location.origin").text + path)
      return other
    }

    override func tearDown() async throws {
      for page in pages {
        XCTAssertEqual(page.faults(), [], page.look.name)
        try await page.close()
      }
      for arcade in served { await arcade.stop() }
      (pages, served) = ([], [])
    }
  }
#endif
