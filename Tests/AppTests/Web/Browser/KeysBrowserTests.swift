#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// The keys of all pages in a real browser.
  final class KeysBrowserTests: BrowserTestCase {
    func testEnterComesInWithTheKeyOfAnAddress() async throws {
      for look in [BrowserLook.desk, .phone.withoutScript] {
        let page = try await openOutside(look)
        try await page.go(try await serve().address())
        try await page.until("document.activeElement.matches('main button')")
        try await page.press(.enter, says: "Observatory")
        expectEqual(try await page.path, "/")
      }
    }

    func testAQuestionMarkShowsTheKeysAndEscapeHidesThem() async throws {
      let page = try await openNew()
      try await page.type("?")
      try await page.until("document.querySelector('#help').open")
      try await page.press(.escape)
      try await page.until("!document.querySelector('#help').open")
      expectEqual(try await page.path, "/")
    }

    func testNumbersChooseAndEscapeLeavesTheFieldAndThenGoesBack() async throws {
      let page = try await openNew()
      try await page.type("1", to: "/shop")
      try await page.until("document.activeElement.matches('input[data-scan]')")
      try await page.press(.escape)
      try await page.until("document.activeElement === document.body")
      expectEqual(try await page.path, "/shop")
      try await page.press(.escape, to: "/")
    }

    func testEscapeOnAPageThatABookmarkOpenedLeadsToItsSystem() async throws {
      let page = try await openNew(at: "/prices/instructions")
      try await page.press(.escape, to: "/prices")
    }

    func testKeysBelongToTheFieldThatHasTheFocus() async throws {
      let page = try await openNew(at: "/shop")
      try await page.type("1?")
      expectEqual(try await page.evaluate("document.activeElement.value").text, "1?")
      let isOpen = try await page.evaluate("document.querySelector('#help').open").isTrue
      XCTAssertFalse(isOpen)
    }

    /// A scanner can type into it, but no on-screen keyboard covers half of the screen before a tap.
    func testTheFocusAsksForNoKeyboardOnATouchScreen() async throws {
      let page = try await openNew(.phone, at: "/shop")
      let focused = try await page.evaluate("document.activeElement.inputMode").text
      XCTAssertEqual(focused, "none")
      try await page.click("#f-add--code")
      try await page.until("document.activeElement.inputMode === 'text'")
      let keys = "[...document.querySelectorAll('kbd')].filter((one) => one.checkVisibility()).length"
      let shown = try await page.evaluate(keys).number
      XCTAssertEqual(shown, 0, "keys are shown where there is no keyboard")
    }
  }
#endif
