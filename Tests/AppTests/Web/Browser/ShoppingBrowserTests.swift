#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// Buying in a real browser.
  final class ShoppingBrowserTests: BrowserTestCase {
    func testAScannersKeystrokesLeadToAReceipt() async throws {
      let page = try await openNew(at: "/shop")

      // A scanner waits for nothing.
      for code in ["MUG", "3*TSHIRT", "TSHIRT 1"] {
        try await page.type(code)
        try await page.press(.enter)
      }

      try await page.until(says: "Added: 1 × Cabify T-Shirt.")
      try await pay(page)
    }

    func testAScannersKeystrokesLeadToAReceiptWithoutTheScript() async throws {
      let page = try await openNew(BrowserLook.desk.withoutScript, at: "/shop")

      for (code, news) in [("MUG", "Added: 1 × Cabify Coffee Mug."), ("4*TSHIRT", "Added: 4 × Cabify T-Shirt.")] {
        try await page.click("input[data-scan]")
        try await page.type(code)
        try await page.press(.enter)
        try await page.until(says: news)
      }
      try await pay(page)
    }

    func testAFingerBuysWithoutAKeyboard() async throws {
      for look in [BrowserLook.phone, .phone.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        for (count, code) in ["TSHIRT", "MUG", "TSHIRT", "TSHIRT", "TSHIRT"].enumerated() {
          try await page.click("button.act[value=\(code)]")
          try await page.until(says: "In the cart: \(count + 1) ")
        }
        try await pay(page)
      }
    }

    func testCashThatIsTypedAndEnteredTwiceIsCountedOnce() async throws {
      for look in [BrowserLook.desk, .phone, .desk.withoutScript] {
        let page = try await openNew(look, at: "/shop")
        try await page.click("button.act[value=MUG]")
        try await page.until(says: "Added: 1 × Cabify Coffee Mug.")
        try await page.go("/shop/cart")

        try await page.click("#f-pay--amount")
        try await page.type("5")
        try await page.press(.enter)
        try await page.until(says: "That is too little cash: €2.50 is missing.")
        try await page.go("/shop/cart")
        try await page.click("#f-pay--amount")
        try await page.type("20,00")
        try await page.click("#b-pay", times: 2)
        try await page.until(says: "Receipt of order 1")

        let receipt = try await page.text(of: "main")
        for text in ["€20.00", "€12.50"] { XCTAssertTrue(receipt.contains(text), "\(look.name): \(receipt)") }
        try await page.go("/shop/orders")
        let orders = try await page.count(of: "main a[href^='/shop/orders/']")
        XCTAssertEqual(orders, 1, look.name)
      }
    }

    func testAddingToTheCartDoesNotFillTheHistory() async throws {
      let page = try await openNew(at: "/shop")
      let before = try await page.historyCount
      for code in ["MUG", "TSHIRT", "VOUCHER"] {
        try await page.type(code)
        try await page.press(.enter)
      }
      try await page.until(says: "Added: 1 × Cabify Voucher.")
      let after = try await page.historyCount
      XCTAssertEqual(after, before)
    }

    /// One mug at 7.50 and four shirts at 19.00, as three or more of them cost.
    private func pay(_ page: BrowserPage) async throws {
      try await page.click("#bar a[href='/shop/cart']")
      try await page.until(at: "/shop/cart")
      let cart = try await page.text(of: "main")
      XCTAssertTrue(cart.contains("€83.50"), cart)

      try await page.click("#b-pay")
      try await page.until("location.pathname.startsWith('/shop/orders/')")
      let receipt = try await page.text(of: "main")
      XCTAssertTrue(receipt.contains("Payment completed: €83.50."), receipt)
    }
  }
#endif
