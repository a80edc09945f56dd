#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A price list that is searched while a part of a name is typed, in the field for codes and scans.
  final class FindBrowserTests: BrowserTestCase {
    private func openTill(_ look: BrowserLook = .desk) async throws -> BrowserPage {
      let folder = try TemporaryFolder()
      // More than fit on one page.
      let lines = (1...60).map { "40063813339\($0 + 10),Product \($0),1.00" }
      try folder.write(Data((["code,name,price"] + lines).joined(separator: "\n").utf8), to: "list.csv")
      let page = try await open(
        try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder),
        look,
        at: "/shop"
      )
      if look.isTouch {
        try await page.click("#f-add--code")
        try await page.until("document.activeElement.inputMode === 'text'")
      } else {
        try await page.until("document.activeElement.id === 'f-add--code'")
      }
      try await page.evaluate("document.activeElement.isSame = true")
      return page
    }

    /// The text in the focused field, if the field is still the original one.
    private static let typed = "document.activeElement.isSame && document.activeElement.value"
    /// The names of the products on the page.
    private static let rows =
      "[...document.querySelectorAll('.goods th[scope=row]')].map((one) => one.innerText.split(' 4')[0]).join()"

    func testAPartOfANameIsLookedForWhileItIsTyped() async throws {
      for look in [BrowserLook.desk, .phone] {
        let page = try await openTill(look)
        try await page.type("duct 5")
        try await page.until("\(Self.rows) === 'Product 5,\((50...59).map { "Product \($0)" }.joined(separator: ","))'")
        expectEqual(try await page.path, "/shop?matching=duct%205", look.name)
        try await page.type("7")
        try await page.until("\(Self.rows) === 'Product 57'")
        expectEqual(try await page.evaluate(Self.typed).text, "duct 57", look.name)
        let keyboard = try await page.evaluate("document.activeElement.inputMode").text
        XCTAssertEqual(keyboard, look.isTouch ? "text" : "")
        // The results stay while one of them is sold.
        try await page.click(".goods [data-usual]", says: "In the cart: 1 ")
        try await page.click(".goods [data-usual]", says: "In the cart: 2 ")
        expectEqual(try await page.evaluate(Self.rows).text, "Product 57", look.name)
        // The next scan is unrelated to the search.
        try await page.scan("4006381333911", says: "In the cart: 3 ")
        try await page.until(at: "/shop")
        expectEqual(try await page.evaluate("document.querySelector('#f-add--code').value").text, "", look.name)
      }
    }

    func testEscapeEmptiesTheFieldAndListsAll() async throws {
      let page = try await openTill()
      // The quantity is no part of the name.
      try await page.type("3*duct 57")
      try await page.until("\(Self.rows) === 'Product 57'")
      try await page.press(.escape)
      try await page.until(at: "/shop")
      try await page.until("document.querySelectorAll('.goods th[scope=row]').length === 50")
      expectEqual(try await page.evaluate("\(Self.typed) === ''").isTrue, true)
      try await page.press(.escape)
      try await page.until("document.activeElement === document.body")
    }

    func testWhatIsTypedMeanwhileStaysAndIsLookedForToo() async throws {
      let page = try await openTill()
      try await page.connect(latency: 300)
      try await page.type("duct")
      try await page.until("document.documentElement.classList.contains('busy')")
      try await page.type(" 6")
      try await page.until("\(Self.rows) === 'Product 6,Product 60'")
      expectEqual(try await page.evaluate(Self.typed).text, "duct 6")
    }

    func testEnterSellsNothingThatIsNoCodeAndAScanIsNotLookedFor() async throws {
      let page = try await openTill()
      try await page.enter("3*duct 57x")
      try await page.until("document.querySelector('.news .bad, .news .warning')")
      expectEqual(try await page.count(of: "#aside .table tbody tr"), 0)
      try await page.connect(latency: 300)
      for code in ["4006381333911", "4006381333912"] { try await page.scan(code) }
      try await page.until(says: "In the cart: 2 ")
      try await page.connect()
      expectEqual(try await page.path, "/shop")
      expectEqual(try await page.evaluate("document.querySelector('#f-add--code').value").text, "")
    }
  }
#endif
