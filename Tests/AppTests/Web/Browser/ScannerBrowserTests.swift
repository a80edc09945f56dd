#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A scanner at a till with products whose codes are also row numbers.
  final class ScannerBrowserTests: BrowserTestCase {
    private static let code = "4006381333931"

    private func openTill(_ look: BrowserLook = .tablet, at path: String = "/shop") async throws -> BrowserPage {
      try await openTill(try await till(), look, at: path)
    }

    private func openTill(_ till: ServedArcade, _ look: BrowserLook, at path: String) async throws -> BrowserPage {
      let page = try await open(till, look, at: path)
      if !look.isTouch, path == "/shop" { try await page.until("document.activeElement !== document.body") }
      return page
    }

    private func till() async throws -> ServedArcade {
      let folder = try TemporaryFolder()
      let pieces = (1...20).map { "40063813339\($0 + 10),Product \($0),1.00," }
      let lines = ["code,name,price,unit", "\(Self.code),Tea,3.00,"] + pieces + ["TOM,Tomatoes,2.40,kg"]
      try folder.write(Data(lines.joined(separator: "\n").utf8), to: "list.csv")
      return try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder)
    }

    func testAScanGoesToTheProductsWhereverTheFocusIs() async throws {
      let places: [(String, BrowserLook, (BrowserPage) async throws -> Void)] = [
        ("a tablet just opened", .tablet, { _ in }),
        ("after a press on +", .tablet, Self.addOne), ("after a click on +", .desk, Self.addOne),
        ("after Escape", .desk, { try await $0.press(.escape) }),
        ("beside the field", .desk, { try await $0.evaluate("document.activeElement.blur()") }),
      ]
      let till = try await till()
      for (place, look, arrive) in places {
        let page = try await openTill(till, look, at: "/shop")
        try await arrive(page)
        let before = try await pieces(page)
        try await page.scan(Self.code, says: "In the cart: \(before + 1) piece")
        expect(try await page.text(of: ".news"), contains: "Added: 1 × Tea.")
        let after = try await pieces(page)
        XCTAssertEqual(after, before + 1, place)
      }
    }

    func testWhatComesWithoutKeysIsAScan() async throws {
      for look in [BrowserLook.tablet, .desk] {
        let page = try await openTill(look)
        try await page.click("button.act[data-usual]")
        try await page.until(says: "Added: 1 × Tea.")
        try await page.insert("4006381333911")
        try await page.until(says: "Added: 1 × Product 1.")
        let count = try await pieces(page)
        XCTAssertEqual(count, 2)
      }
    }

    func testAScanWhereNothingIsSoldLeadsToTheListAndAddsThere() async throws {
      let page = try await openTill(.desk, at: "/shop/orders")
      for path in ["/shop/orders", "/shop/day", "/shop/pricelist", "/shop/closings"] {
        try await page.go(path)
        try await page.scan(Self.code)
        try await page.until(at: "/shop")
        try await page.until(says: "Added: 1 × Tea.")
      }
      let count = try await pieces(page)
      XCTAssertEqual(count, 4)
    }

    func testAScanIsTakenOutOfAFieldForMoneyOrText() async throws {
      let page = try await openTill(.desk)
      try await page.scan(Self.code)
      try await page.until(says: "Added: 1 × Tea.")
      try await page.go("/shop/cart")
      try await page.click("#way-cash summary")
      try await page.click("#f-pay--amount")
      try await page.type("20")
      try await page.scan(Self.code)
      try await page.until(says: "Added: 1 × Tea.")
      let amount = try await page.evaluate("document.querySelector('#f-pay--amount').value").text
      XCTAssertEqual(amount, "20")
      let path = try await page.path
      XCTAssertEqual(path, "/shop/cart", "it was paid")
    }

    func testDigitsPressNothingBeforeAPause() async throws {
      let page = try await openTill(.desk)
      try await page.press(.escape)
      // The first digits of an incomplete code.
      for sign in "400638" { try await page.strike(sign, after: 0.005) }
      try await page.type("3")
      try await page.until(says: "Added: 1 × Product 2.")
      let count = try await pieces(page)
      XCTAssertEqual(count, 1)
    }

    func testScansAfterARefusalAreTakenEach() async throws {
      let page = try await openTill(.desk)
      try await page.type("TOM x")
      try await page.press(.enter)
      try await page.until("document.querySelector('.news .bad, .news .warning')")
      let focused = "[document.activeElement.id, getSelection().toString()].join(' ')"
      let selected = try await page.evaluate(focused).text
      XCTAssertEqual(selected, "f-add--code--quantity x", "what was not taken is typed over")
      try await page.go("/shop")
      try await page.type("TOM")
      try await page.press(.enter)
      try await page.until("document.activeElement.id === 'f-add--code--quantity'")
      for code in ["4006381333911", "4006381333912", "4006381333913"] { try await page.scan(code) }
      try await page.until(says: "Added: 1 × Product 3.")
      let count = try await pieces(page)
      XCTAssertEqual(count, 3)
    }

    func testScansWaitForAServerThatIsAwayOrSlow() async throws {
      let page = try await openTill(.desk)
      try await page.connect(isAway: true)
      try await page.scan(Self.code)
      try await page.scan("4006381333911")
      try await page.until("document.querySelector('#waits').innerText === '2 scans wait'")
      try await page.connect(isAway: false)
      try await page.until(says: "Added: 1 × Product 1.")
      try await page.connect(latency: 1_500)
      for code in ["4006381333912", "4006381333913"] { try await page.scan(code) }
      try await page.until("document.querySelector('#waits').innerText === '2 scans wait'")
      try await page.connect()
      try await page.until(says: "Added: 1 × Product 3.")
      let count = try await pieces(page)
      XCTAssertEqual(count, 4)
    }

    /// A question has no field for products; a scan in the meantime is not lost.
    func testAScanWaitsBehindAQuestion() async throws {
      let page = try await openTill(.desk)
      try await page.scan(Self.code, says: "Added: 1 × Tea.")
      try await page.go("/shop/cart")
      try await page.connect(latency: 500)
      try await page.click("#b-clear")
      try await page.scan("4006381333911")
      try await page.until("document.querySelector('.question')")
      try await page.until("document.querySelector('#waits').innerText === '1 scan waits'")
      try await page.connect()
      try await page.scan("4006381333911")
      try await page.until("document.querySelector('#waits').innerText === '2 scans wait'")
      try await page.click("#b-no", says: "Added: 1 × Product 1.")
      try await page.until("document.querySelector('#waits').hidden")
      let count = try await pieces(page)
      XCTAssertEqual(count, 3)
    }

    /// Some scanners pause for a moment within a code; the rest may be a code of its own.
    func testAScanWithOneSlowGapIsOneScan() async throws {
      let folder = try TemporaryFolder()
      try folder.write(Data("code,name,price\n4006381333931,Tea,3.00\n333931,Jam,2.00\n".utf8), to: "list.csv")
      let till = try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder)
      for (place, gap) in [(3, 0.055), (7, 0.055), (7, 0.14), (11, 0.14)] {
        let page = try await openTill(till, .desk, at: "/shop/cart")
        try await page.evaluate("document.activeElement.blur()")
        for (index, sign) in Self.code.enumerated() {
          try await page.strike(sign, after: index == 0 ? 1 : index == place ? gap : 0.005)
        }
        try await page.press(.enter, after: 0.005, says: "Added: 1 × Tea.")
      }
    }

    func testTheWholeTextOfTheProductFieldIsSent() async throws {
      for look in [BrowserLook.desk, .tablet] {
        let page = try await openTill(look)
        for (index, sign) in Self.code.enumerated() {
          try await page.strike(sign, after: index == 0 ? 1 : [2, 6].contains(index) ? 0.4 : 0.005)
        }
        try await page.press(.enter, after: 0.005, says: "Added: 1 × Tea.")
      }
    }

    private static func addOne(_ page: BrowserPage) async throws {
      try await page.click("button.act[data-usual]")
      try await page.until(says: "Added: ")
    }

    /// Returns the number of pieces in the cart.
    private func pieces(_ page: BrowserPage) async throws -> Int {
      let cart = try await openAnother(page, at: "/shop/cart")
      let rows = "[...document.querySelectorAll('tbody tr:not(.detail,.sum)')]"
      return Int(
        try await cart.evaluate(
          "\(rows).reduce((sum, row) => sum + parseInt(row.querySelector('.count b').innerText), 0)"
        )
        .number
      )
    }
  }
#endif
