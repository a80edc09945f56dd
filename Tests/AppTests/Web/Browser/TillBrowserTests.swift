#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A till with thirty products, two of which are weighed, on a phone, a tablet and a desktop.
  final class TillBrowserTests: BrowserTestCase {
    private func till() async throws -> ServedArcade {
      let folder = try TemporaryFolder()
      let lines =
        (1...28).map { "P\($0),Product \($0),1.50," } + ["TOM,Tomatoes on the vine,2.40,kg", "HAM,Ham,18.00,kg"]
      try folder.write(Data((["code,name,price,unit"] + lines).joined(separator: "\n").utf8), to: "list.csv")
      let list = folder.path("list.csv")
      return try await serve(environment: ["ARCADE_SHOP_CATALOG": list, "ARCADE_SHOP_CARD": "practice"], on: folder)
    }

    func testThirtyProductsFitOnAPhone() async throws {
      let page = try await open(try await till(), .phone, at: "/shop")
      let height = try await page.evaluate("document.querySelector('.goods').offsetHeight").number
      XCTAssertLessThanOrEqual(height, 2_000)
      XCTAssertGreaterThan(height, 1_000)
      let small = try await page.evaluate(
        "[...document.querySelectorAll('.goods button')].filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44).length"
      ).number
      XCTAssertEqual(small, 0)
      let title = try await page.top(of: "h1")
      XCTAssertLessThanOrEqual(title, 120)
    }

    func testTheCartStandsBesideTheProductsWhereThereIsRoom() async throws {
      for (look, isBeside) in [(BrowserLook.phone, false), (.tablet, false), (.desk, true)] {
        let page = try await open(try await till(), look, at: "/shop")
        try await page.click("button.act[data-usual][value=P2]", says: "In the cart: 1 ")
        let left = "document.querySelector('#aside').getBoundingClientRect().left > innerWidth / 2"
        expectEqual(try await page.evaluate(left).isTrue, isBeside, look.name)
        let shown = "document.querySelector('#aside table').checkVisibility()"
        expectEqual(try await page.evaluate(shown).isTrue, isBeside, look.name)
        // In a single column, everything ends at the same edge as the element above it.
        let edge = "(what) => document.querySelector(what).getBoundingClientRect().right"
        let edges = try await page.evaluate("['header', '.usual', '.goods'].map(\(edge))").list.map(\.number)
        if look == .tablet { XCTAssertEqual(edges, [820, 804, 804]) }
        if isBeside {
          let width = try await page.evaluate("document.querySelector('#aside tbody th').offsetWidth").number
          try await page.scan("7*P2", says: "€12.00")
          let now = try await page.evaluate("document.querySelector('#aside tbody th').offsetWidth").number
          XCTAssertEqual(now, width, "a name that breaks moves Pay")
          try await page.click("#b-undo", says: "In the cart: 1 ")
        }
        // Pieces, total and Pay are in sight.
        let bottom = "document.querySelector('#b-pay').getBoundingClientRect().bottom <= innerHeight"
        expectEqual(try await page.evaluate(bottom).isTrue, true, look.name)
        try await page.click("#b-pay", says: "Payment completed: €1.50.")
      }
    }

    func testRowsAreCountedWhereTheyStand() async throws {
      let page = try await open(try await till(), .phone, at: "/shop")
      try await page.click("[data-usual][value=P2]", says: "In the cart: 1 ")
      try await page.click("[data-usual][value=P2]", says: "In the cart: 2 ")
      try await page.click("[form=press-remove-one][value=P2]", says: "In the cart: 1 piece, €1.50")
      let height = "document.querySelector('.goods').offsetHeight"
      let before = try await page.evaluate(height).number
      try await page.evaluate("document.querySelector('#w-TOM').scrollIntoView({ block: 'center' })")
      try await page.click("#w-TOM")
      try await page.enter("0.5", says: "Added: 0.5 kg Tomatoes on the vine.")
      expectEqual(try await page.evaluate(height).number, before, "no row moves where one is weighed")
      expectEqual(try await page.blemishes(), [])
      try await page.click("#bar a[href='/shop/cart']", to: "/shop/cart")
      expectEqual(try await page.blemishes(), [])
      // 1.50 and half of 2.40.
      expect(try await page.text(of: "main"), contains: "€2.70")
    }

    func testCashIsPaidByASumThatWasHandedOver() async throws {
      let page = try await open(try await till(), at: "/shop")
      expectEqual(try await page.count(of: "#b-pay"), 0, "there is nothing to pay")
      for _ in 1...3 { try await page.scan("HAM 0.427") }
      // Three times 7.69 are 23.07.
      try await page.until(says: "€23.07")
      try await page.click("#way-cash summary")
      expectEqual(try await page.text(of: ".way .bar button"), "€23.07\n€25.00\n€30.00\n€40.00\n€50.00")
      try await page.click(".way .bar button:nth-child(5)", says: "Receipt of order 1")
      // 50.00 less 23.07.
      expect(try await page.text(of: "main"), contains: "€26.93")
      let largest = try await page.evaluate(
        "[...document.querySelectorAll('main td')].sort((a, b) => parseFloat(getComputedStyle(b).fontSize)"
          + " - parseFloat(getComputedStyle(a).fontSize))[0].innerText"
      )
      XCTAssertEqual(largest.text, "€26.93")
      expectEqual(try await page.text(of: "#bar"), "Next customer")
      expectEqual(try await page.evaluate("document.querySelector('#b-refund').checkVisibility()").isTrue, false)
      try await page.press(.enter, after: 2)
      try await page.until(at: "/shop")
    }
  }
#endif
