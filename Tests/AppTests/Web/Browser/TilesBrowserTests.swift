#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A stall with twelve products with a picture or a colour, one of which is weighed.
  final class TilesBrowserTests: BrowserTestCase {
    func testAStallPressesWhatItSees() async throws {
      let folder = try TemporaryFolder()
      let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>"#
      try folder.write(Data(drawing.utf8), to: "tea.svg")
      let colors = ["red", "naranja", "黄", "green", "#0a7bf0", "purple", "pink", "brown", "grey", "black"]
      let lines =
        ["TEA,Tea,2.50,,tea.svg,", "HAM,Ham,18.00,kg,,blue"]
        + colors.enumerated().map { "P\($0),Product with a long name \($0),1.50,,,\($1)" }
      try folder.write(
        Data((["code,name,price,unit,picture,color"] + lines).joined(separator: "\n").utf8),
        to: "list.csv"
      )
      let arcade = try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder)
      for (look, columns) in [(BrowserLook.phone, 2), (.tablet, 4), (.desk, 4)] {
        let page = try await open(arcade, look, at: "/shop")
        let first =
          "new Set([...document.querySelectorAll('.tiles tbody tr')].map((one) => one.getBoundingClientRect().left)).size"
        let found = try await page.evaluate(first).number
        XCTAssertGreaterThanOrEqual(Int(found), columns, look.name)
        expectEqual(try await page.overflow, 0, look.name)
        try await page.evaluate("document.querySelector('.tiles img').scrollIntoView()")
        try await page.evaluate("document.querySelector('.tiles img').decode()", isPromise: true)
        // The picture or the colour is pressed, and the visible product is added.
        let before = try await pieces(page)
        try await page.click(".tiles img")
        try await page.until("document.querySelector('.tiles b').innerText === '\(before + 1)'")
        try await page.click(".tiles tr:nth-child(5) svg", says: "Added: 1 × Product with a long name 2.")
        try await page.click("[form=press-remove-one][value=TEA]")
        try await page.until("(document.querySelector('.tiles b').innerText || '0') === '\(before)'")
        try await page.click("#w-HAM")
        try await page.enter("0.5", says: "Added: 0.5 kg Ham.")
        try await page.click(".tiles img")
        try await page.until("document.querySelector('.tiles b').innerText === '\(before + 1)'")
      }
    }

    /// Returns the amount of tea in the cart.
    private func pieces(_ page: BrowserPage) async throws -> Int {
      Int(try await page.text(of: ".tiles tr:first-child .count b")) ?? 0
    }
  }
#endif
