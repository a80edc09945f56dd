#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import XCTest

  /// Every screen in a real browser: on a desk, a phone and a phone that lies down, light and dark, in three languages,
  /// with the script and without it. A picture of each is left in `.build/screens` for whoever wants to look.
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
      for path in SiteScreens.all + ["/shop/cart/clear"] {
        try await page.go(path)
        try await check(page, path)
      }
      for (path, button) in SiteScreens.games {
        try await page.go(path)
        try await page.click(button)
        try await page.until("document.querySelector('main')?.dataset.subject")
        try await check(page, "\(path)/game")
      }
    }

    private func check(_ page: BrowserPage, _ path: String) async throws {
      let name = "\(path) \(page.look.name)"
      expectEqual(try await page.overflow, 0, name)
      expectEqual(try await page.namelessControls(), [], name)
      expectEqual(try await page.count(of: "h1"), 1, name)
      let language = try await page.evaluate("document.documentElement.lang").text
      XCTAssertEqual(language, page.look.language, name)
      expectEqual(try await page.evaluate(Self.cutWords).list.map(\.text), [], name)
      expectEqual(try await page.evaluate(Self.brokenValues).list.map(\.text), [], name)
      expectEqual(try await page.evaluate(Self.faintTexts).list.map(\.text), [], name)
      try save(try await page.picture(), as: name)
    }

    private func save(_ picture: Data, as name: String) throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../.build/screens")
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let file = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
      try picture.write(to: root.appending(path: "\(String(file)).png"))
    }

    /// Words and numbers that are broken in two where they stand, but for addresses and paths.
    private static let cutWords = """
      [...document.querySelectorAll("button,kbd,.choice span,td,th,dt,dd,h1,label,a")].filter((one) => one.checkVisibility())
        .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => {
          for (const word of node.data.matchAll(/[A-Za-z0-9$€.,]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1 && !/[./]\\w/.test(one.innerText))
              return word[0];
          }
          return "";
        })).filter((word) => word)
      """

    /// Short values of tables that take two lines where there is room for columns.
    private static let brokenValues = """
      [...document.querySelectorAll("td[data-label]")].filter((one) => {
        if (innerWidth < 704 || one.childElementCount > 0 || one.innerText.length > 16) return false;
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
      }).map((one) => one.innerText)
      """

    /// Texts whose contrast is below what AA asks for.
    private static let faintTexts = """
      (() => {
        const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
        const light = ([r, g, b]) => [r, g, b].map((one) => one / 255)
          .map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
          .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
        const ground = (one) => {
          for (let at = one; at; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            if (colour.startsWith("rgb(")) return parts(colour);
          }
          return [255, 255, 255];
        };
        return [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest("[disabled]")
          && !one.closest("svg") && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .filter((one) => {
            const style = getComputedStyle(one), big = parseFloat(style.fontSize) >= 24;
            const [a, b] = [light(parts(style.color)), light(ground(one))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < (big ? 3 : 4.5);
          })
          .map((one) => one.className + " " + one.innerText.slice(0, 40) + " " + getComputedStyle(one).color);
      })()
      """
  }
#endif
