#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import XCTest

  /// Back, forward, reload, bookmarks, and several windows at once in a real browser.
  final class HistoryBrowserTests: BrowserTestCase {
    func testEveryScreenCanBeReloadedAndGoneBackTo() async throws {
      // All of them, or every fourth one, which cover all systems.
      let paths = SiteScreens.all.dropFirst().enumerated().filter { $0.offset % (4 / FuzzShare.of(4)) == 0 }
      try await visit(paths.map(\.element), .desk)
    }

    /// Without the script the browser does all that by itself, so one screen of each system is enough.
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
        expectEqual(try await page.text(of: "h1"), title, path)
        expectEqual(try await page.path, path)

        try await page.click("header a.brand", to: "/")
        try await page.move(by: -1)
        try await page.until(at: path)
        try await page.until("document.querySelector('h1').innerText === \(BrowserPage.literal(title))")
      }
    }

    func testGoingBackAndForwardThroughLinksShowsWhatWasThere() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look)
        try await page.click("main a[href='/shop']", to: "/shop")
        try await page.click("#bar a[href='/shop/cart']", to: "/shop/cart")
        for (step, path) in [(-1, "/shop"), (-1, "/"), (1, "/shop"), (1, "/shop/cart")] {
          try await page.move(by: step)
          try await page.until(at: path)
        }
      }
    }

    /// Going back shows the current cart, and sends nothing a second time.
    func testGoingBackAfterPayingDoesNotPayAgain() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        try await page.click("button.act[data-usual][value=MUG]", says: "Added: 1 × Cabify Coffee Mug.")
        try await page.click("#bar a[href='/shop/cart']", to: "/shop/cart")
        try await page.click("#b-pay", to: "/shop/orders/1")

        try await page.move(by: -1)
        try await page.until(at: "/shop/cart")
        try await page.until(says: "The cart is empty.")
        try await page.move(by: 1)
        try await page.until(at: "/shop/orders/1")
        try await page.go("/shop/orders")
        expectEqual(try await page.count(of: "main a[href^='/shop/orders/']"), 1)
      }
    }

    func testWindowsDoNotMoveEachOther() async throws {
      let page = try await openNew(at: "/shop")
      let other = try await openAnother(page, at: "/shop/discounts")
      try await page.enter("MUG", says: "Added: 1 × Cabify Coffee Mug.")
      expectEqual(try await other.path, "/shop/discounts")

      try await other.go("/shop/cart")
      expect(try await other.text(of: "main"), contains: "Cabify Coffee Mug")
    }

    func testAnotherLanguageOfTheSettingsIsReadAtOnceWithWhatHappened() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look, at: "/settings/language")
        try await page.evaluate("document.querySelector('select').value = 'es'")
        try await page.click("#b-set")
        try await page.until("document.documentElement?.lang === 'es'")
        try await page.until(says: "Guardado: language.")
        let frame = try await page.text(of: "header") + page.text(of: "footer")
        XCTAssertTrue(frame.contains("Tienda"), frame)
        XCTAssertTrue(frame.contains("English"), frame)
        guard look.hasScript else { continue }

        // All functions of the script work in the new frame.
        try await page.type("?")
        expect(try await page.text(of: "#help[open]"), contains: "Teclas")
        try await page.press(.escape)
        try await page.click("#keys")
        try await page.until("document.querySelector('#help').open")
        try await page.press(.escape)
        try await page.click("header a[href='/shop']", to: "/shop")
      }
    }

    func testWhatIsScannedAtTwoWindowsIsAllInTheCart() async throws {
      let page = try await openNew(at: "/shop")
      let other = try await openAnother(page, at: "/shop")
      for _ in 1...5 {
        for window in [page, other] {
          try await window.enter("MUG")
          // Between two waiting forms the page is not busy; leaving at that moment still sends the second one.
          try await window.until("!document.documentElement.classList.contains('busy')")
        }
      }
      try await page.go("/shop/cart")
      try await page.until(says: "€75.00")
    }
  }
#endif
