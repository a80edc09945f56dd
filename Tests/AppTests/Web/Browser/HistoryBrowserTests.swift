#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// Back, forward, reload and bookmarks in a real browser.
  final class HistoryBrowserTests: BrowserTestCase {
    func testEveryScreenCanBeReloadedAndGoneBackTo() async throws {
      try await visit(SiteScreens.all.dropFirst(), .desk)
    }

    /// Without the script the browser does all that by itself, so one screen of each system stands for all.
    func testASystemCanBeReloadedAndGoneBackToWithoutTheScript() async throws {
      try await visit(SiteScreens.all.filter { $0.split(separator: "/").count == 1 }, .desk.withoutScript)
    }

    private func visit(_ paths: some Sequence<String>, _ look: BrowserLook) async throws {
      let verbs = try await EveryVerb()
      let arcade = try await serve(on: verbs.run.folder)
      let page = try await open(arcade, look)
      for path in paths {
        try await page.go(path)
        let title = try await page.text(of: "h1")
        try await page.reload()
        let reloaded = try await page.text(of: "h1")
        XCTAssertEqual(reloaded, title, path)
        let place = try await page.path
        XCTAssertEqual(place, path)

        try await page.click("header a.brand")
        try await page.until(at: "/")
        try await page.move(by: -1)
        try await page.until(at: path)
        try await page.until("document.querySelector('h1').innerText === \(BrowserPage.literal(title))")
      }
    }

    func testGoingBackAndForwardThroughLinksShowsWhatWasThere() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look)
        try await page.click("main a[href='/shop']")
        try await page.until(at: "/shop")
        try await page.click("#bar a[href='/shop/cart']")
        try await page.until(at: "/shop/cart")
        for (step, path) in [(-1, "/shop"), (-1, "/"), (1, "/shop"), (1, "/shop/cart")] {
          try await page.move(by: step)
          try await page.until(at: path)
        }
      }
    }

    /// What is gone back to shows what is in the cart now, and sends nothing a second time.
    func testGoingBackAfterPayingDoesNotPayAgain() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        try await page.click("button.act[value=MUG]")
        try await page.until(says: "Added: 1 × Cabify Coffee Mug.")
        try await page.click("#bar a[href='/shop/cart']")
        try await page.until(at: "/shop/cart")
        try await page.click("#b-pay")
        try await page.until(at: "/shop/orders/1")

        try await page.move(by: -1)
        try await page.until(at: "/shop/cart")
        try await page.until(says: "The cart is empty.")
        try await page.move(by: 1)
        try await page.until(at: "/shop/orders/1")
        try await page.go("/shop/orders")
        let orders = try await page.count(of: "main a[href^='/shop/orders/']")
        XCTAssertEqual(orders, 1)
      }
    }
  }
#endif
