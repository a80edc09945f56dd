#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// The keys of all pages in a real browser.
  final class KeysBrowserTests: BrowserTestCase {
    func testNumbersChoose() async throws {
      let page = try await openNew()
      try await page.type("4")
      try await page.until(at: "/words")
    }

    func testAQuestionMarkShowsTheKeysAndEscapeHidesThem() async throws {
      let page = try await openNew()
      try await page.type("?")
      try await page.until("document.querySelector('#help').open")
      try await page.press(.escape)
      try await page.until("!document.querySelector('#help').open")
      let path = try await page.path
      XCTAssertEqual(path, "/")
    }

    func testEscapeLeavesTheFieldAndThenGoesBack() async throws {
      let page = try await openNew()
      try await page.type("1")
      try await page.until(at: "/shop")
      try await page.until("document.activeElement.matches('input[data-scan]')")
      try await page.press(.escape)
      try await page.until("document.activeElement === document.body")
      let path = try await page.path
      XCTAssertEqual(path, "/shop")
      try await page.press(.escape)
      try await page.until(at: "/")
    }

    func testEscapeOnAPageThatABookmarkOpenedLeadsToItsSystem() async throws {
      let page = try await openNew(at: "/prices/instructions")
      try await page.press(.escape)
      try await page.until(at: "/prices")
    }

    func testKeysBelongToTheFieldThatHasTheFocus() async throws {
      let page = try await openNew(at: "/shop")
      try await page.type("1?")
      let value = try await page.evaluate("document.activeElement.value").text
      XCTAssertEqual(value, "1?")
      let isOpen = try await page.evaluate("document.querySelector('#help').open").isTrue
      XCTAssertFalse(isOpen)
    }

    func testNothingTakesTheFocusByItselfOnATouchScreen() async throws {
      let page = try await openNew(.phone, at: "/shop")
      let focused = try await page.evaluate("document.activeElement.tagName").text
      XCTAssertEqual(focused, "BODY")
      let keys = "[...document.querySelectorAll('kbd')].filter((one) => one.checkVisibility()).length"
      let shown = try await page.evaluate(keys).number
      XCTAssertEqual(shown, 0, "keys are shown where there is no keyboard")
    }

    func testTheFocusIsVisibleOnEverythingThatCanHaveIt() async throws {
      let verbs = try await EveryVerb()
      let arcade = try await serve(on: verbs.run.folder)
      let page = try await open(arcade)
      for path in SiteScreens.all {
        try await page.go(path)
        for isDark in [false, true] {
          try await page.darken(isDark)
          let unseen = try await page.evaluate(Self.unseenFocus).list.map(\.text)
          XCTAssertEqual(unseen, [], "\(path), dark: \(isDark)")
        }
      }
    }

    /// What looks the same with the focus and without it.
    private static let unseenFocus = """
      [...document.querySelectorAll("a[href],button:not([disabled]),input:not([type=hidden]),select,summary")]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          document.activeElement.blur();
          const look = () => { const style = getComputedStyle(one); return style.outline + style.boxShadow + style.borderColor; };
          const before = look();
          one.focus({ focusVisible: true, preventScroll: true });
          return document.activeElement === one && look() === before;
        })
        .map((one) => one.outerHTML.slice(0, 90))
      """
  }
#endif
