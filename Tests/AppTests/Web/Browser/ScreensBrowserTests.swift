#if canImport(Glibc) || canImport(Musl)
  import ArcadeDomain
  import XCTest

  @testable import ArcadeApp
  @testable import ArcadeConsole
  @testable import ArcadeWeb

  /// Every screen in a real browser, on a desktop, a phone and a phone in landscape.
  ///
  /// Screens are light and dark, in three languages, with the script and without it. `make screens` takes pictures of
  /// them.
  final class ScreensBrowserTests: BrowserTestCase {
    func testEveryScreenOnADeskInEnglish() async throws { try await visit(.desk) }

    func testEveryScreenOnAPhoneInTheDarkInSpanish() async throws {
      try await visit(BrowserLook(width: 390, height: 844, isDark: true, isTouch: true, language: "es"))
    }

    func testEveryScreenOnAPhoneLyingDownInJapaneseWithoutTheScript() async throws {
      try await visit(BrowserLook(width: 844, height: 390, isTouch: true, hasScript: false, language: "ja"))
    }

    private func visit(_ look: BrowserLook) async throws {
      let verbs = try await EveryVerb()
      let arcade = try await serve(on: verbs.run.folder)
      let page = try await open(arcade, look, at: "/shop")
      for code in ["MUG", "TSHIRT"] {
        try await page.click("button.act[data-usual][value=\(code)]")
        try await page.until("document.querySelector('.news')?.innerText.includes('Cabify')")
        try await page.go("/shop")
      }
      var linked: Set<String> = []
      for path in SiteScreens.all {
        try await page.go(path)
        try await check(page, path)
        linked.formUnion(try await page.links())
      }
      for (path, button) in SiteScreens.games {
        try await page.go(path)
        try await page.click(button)
        try await page.until("document.querySelector('main')?.dataset.subject")
        try await check(page, "\(path)/game")
      }
      // A new screen has to be included, too.
      let settings = SettingEntry.all.map { "/settings/\($0.setting.name)" }
      let known = Set((SiteScreens.all + settings).map(SiteScreens.kind))
      XCTAssertEqual(linked.filter { !known.contains(SiteScreens.kind(of: $0)) }, [Gate.signOutPath])
    }

    private func check(_ page: BrowserPage, _ path: String) async throws {
      let name = "\(path) \(page.look.name)"
      expectEqual(try await page.blemishes(), [], name)
      expectEqual(try await page.evaluate("document.documentElement.lang").text, page.look.language, name)
      // The size of the window and the language do not matter.
      guard page.look == .desk else { return }
      expectEqual(try await page.namelessControls(), [], name)
      for isDark in [true, false] {
        try await page.darken(isDark)
        expectEqual(try await page.unseenFocus(), [], "\(name), dark: \(isDark)")
      }
    }
  }
#endif
