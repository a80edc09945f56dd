#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Buying in a real browser, and the receipt on the narrow paper of a till's printer.
  final class ShoppingBrowserTests: BrowserTestCase {
    func testAScannersKeystrokesLeadToAReceipt() async throws {
      let page = try await openNew(at: "/shop")

      // A scanner waits for nothing.
      for code in ["MUG", "3*TSHIRT", "TSHIRT 1"] { try await page.enter(code) }

      try await page.until(says: "Added: 1 × Cabify T-Shirt.")
      try await pay(page)
    }

    func testAScannersKeystrokesLeadToAReceiptWithoutTheScript() async throws {
      let page = try await openNew(BrowserLook.desk.withoutScript, at: "/shop")

      for (code, news) in [("MUG", "Added: 1 × Cabify Coffee Mug."), ("4*TSHIRT", "Added: 4 × Cabify T-Shirt.")] {
        try await page.click("input[data-scan]")
        try await page.enter(code, says: news)
      }
      try await pay(page)
    }

    func testAFingerBuysWithoutAKeyboard() async throws {
      for look in [BrowserLook.phone, .phone.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        for (count, code) in ["TSHIRT", "MUG", "TSHIRT", "TSHIRT", "TSHIRT"].enumerated() {
          try await page.click("button.act[data-usual][value=\(code)]", says: "In the cart: \(count + 1) ")
        }
        try await pay(page)
      }
    }

    func testCashThatIsTypedAndEnteredTwiceIsCountedOnce() async throws {
      for look in [BrowserLook.desk, .phone, .desk.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        try await page.click("button.act[data-usual][value=MUG]", says: "Added: 1 × Cabify Coffee Mug.")
        try await page.go("/shop/cart")

        try await page.click("#way-cash summary")
        try await page.click("#f-pay--amount")
        try await page.enter("5", says: "That is too little cash: €2.50 is missing.")
        try await page.go("/shop/cart")
        try await page.click("#way-cash summary")
        try await page.click("#f-pay--amount")
        try await page.type("20,00")
        try await page.click("#b-pay-cash", times: 2, says: "Receipt of order 1")

        let receipt = try await page.text(of: "main")
        for text in ["€20.00", "€12.50"] { XCTAssertTrue(receipt.contains(text), "\(look.name): \(receipt)") }
        try await page.go("/shop/orders")
        expectEqual(try await page.count(of: "main a[href^='/shop/orders/']"), 1, look.name)
      }
    }

    func testAddingToTheCartDoesNotFillTheHistory() async throws {
      let page = try await openNew(at: "/shop")
      let before = try await page.historyCount
      for code in ["MUG", "TSHIRT", "VOUCHER"] { try await page.enter(code) }
      try await page.until(says: "Added: 1 × Cabify Voucher.")
      expectEqual(try await page.historyCount, before)
    }

    /// One mug at 7.50 and four shirts at 19.00, as three or more of them cost.
    private func pay(_ page: BrowserPage) async throws {
      try await page.click("#bar a[href='/shop/cart']", to: "/shop/cart")
      expect(try await page.text(of: "main"), contains: "€83.50")

      try await page.click("#b-pay")
      try await page.until("location.pathname.startsWith('/shop/orders/')")
      expect(try await page.text(of: "main"), contains: "Payment completed: €83.50.")
    }

    func testItsTaxesKeepTheirLabelsAndItsLinesNeedNone() async throws {
      let folder = try TemporaryFolder()
      let prices = folder.path("stall.json")
      let list = #"{"tax": "21", "products": [{"code": "SOAP", "name": "Soap", "price": "3.63"}]}"#
      try list.write(toFile: prices, atomically: true, encoding: .utf8)
      let arcade = try await serve(environment: ["ARCADE_SHOP_CATALOG": prices, "ARCADE_SHOP_CARD": "practice"])
      let page = try await open(arcade, at: "/shop")
      try await page.click("button.act[data-usual][value=SOAP]", says: "Added: 1 × Soap.")
      try await page.go("/shop/cart")
      try await page.click("#b-pay", says: "Receipt of order 1")

      try await page.send("Emulation.setEmulatedMedia", ["media": "print"])
      try await page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 272, "height": 600, "deviceScaleFactor": 1, "mobile": false]
      )

      for (label, isShown) in [("Each", false), ("Amount", false), ("Net", true), ("Tax", true), ("Gross", true)] {
        let before = "getComputedStyle(document.querySelector('td[data-label=\(label)]'), '::before').display"
        let display = try await page.evaluate(before).text
        XCTAssertEqual(display != "none", isShown, "\(label): \(display)")
      }
      let paper = try await page.text(of: "main")
      for text in ["1. SOAP", "Soap", "€3.63", "Card", "21%", "€0.63"] {
        XCTAssertTrue(paper.contains(text), "\(text): \(paper)")
      }
      XCTAssertFalse(paper.contains("Orders"), paper)
    }
  }
#endif
