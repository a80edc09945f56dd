#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// Several windows at once.
  final class WindowsBrowserTests: BrowserTestCase {
    func testWindowsDoNotMoveEachOther() async throws {
      let page = try await openNew(at: "/shop")
      let other = try await openAnother(page, at: "/shop/discounts")
      try await page.type("MUG")
      try await page.press(.enter)
      try await page.until(says: "Added: 1 × Cabify Coffee Mug.")
      let path = try await other.path
      XCTAssertEqual(path, "/shop/discounts")

      try await other.go("/shop/cart")
      let cart = try await other.text(of: "main")
      XCTAssertTrue(cart.contains("Cabify Coffee Mug"), cart)
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

        // All that the script does goes on in the new frame.
        try await page.type("?")
        let help = try await page.text(of: "#help[open]")
        XCTAssertTrue(help.contains("Teclas"), help)
        try await page.press(.escape)
        try await page.click("#keys")
        try await page.until("document.querySelector('#help').open")
        try await page.press(.escape)
        try await page.click("header a[href='/shop']")
        try await page.until(at: "/shop")
      }
    }

    func testWhatIsScannedAtTwoWindowsIsAllInTheCart() async throws {
      let page = try await openNew(at: "/shop")
      let other = try await openAnother(page, at: "/shop")
      for _ in 1...5 {
        for window in [page, other] {
          try await window.type("MUG")
          try await window.press(.enter)
          // Between two that wait it is not busy either, and who leaves then takes the second one along.
          try await window.until("!document.documentElement.classList.contains('busy')")
        }
      }
      try await page.go("/shop/cart")
      try await page.until(says: "€75.00")
    }
  }
#endif
