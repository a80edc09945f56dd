#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Learning with a keyboard in a real browser.
  final class LearnBrowserTests: BrowserTestCase {
    func testEnterGoesOnAndTheFieldHasTheFocusAndTellsNothing() async throws {
      let folder = try TemporaryFolder()
      let deck = try folder.write(Data("#columns:English\tSpanish\nboat\tbarco\n".utf8), to: "w.txt")
      let arcade = try await serve(environment: ["ARCADE_WORDS_DECK": deck], on: folder)
      let page = try await open(arcade, at: "/words/learn?way=one")
      let hasField = "document.activeElement.id === 'f-answer--text'"
      for (typed, said) in [("x", "Enter goes on."), ("barco", "Right: barco."), ("BARCO", "1 of 1 known")] {
        if try await page.count(of: "#b-next") > 0 {
          try await page.until("document.activeElement.id === 'b-next'")
          try await page.press(.enter)
        }
        try await page.until(hasField)
        let attributes = "(({ autocomplete, spellcheck }) => autocomplete + spellcheck)(document.activeElement)"
        expectEqual(try await page.evaluate(attributes).text, "offfalse")
        let inset = "getComputedStyle(document.activeElement.closest('form')).paddingLeft"
        expectEqual(try await page.evaluate(inset).text, "12px", "the field stands within its card")
        try await page.enter(typed)
        try await page.until(says: said)
      }
    }
  }
#endif
