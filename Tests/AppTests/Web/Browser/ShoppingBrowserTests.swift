#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Buying in a real browser, and the receipt on the narrow paper of a till's printer.
  final class ShoppingBrowserTests: BrowserTestCase {
    func testAScannersKeystrokesLeadToAReceipt() async throws {
      let page = try await openNew(at: "/shop")

      // A scanner does not wait.
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

    func testAReceiptIsOneSheetAndItsAmountsStandUnderEachOther() async throws {
      let (folder, code) = (try TemporaryFolder(), "400638133391")
      let rows = (1...8).map {
        let name = $0 == 3 ? "Cabezada de cerdo ibérico Product 3" : "Product \($0)"
        return "\(code)\($0),\(name),1\($0).50,\($0 % 2 * 17 + 4),\($0 == 8 ? "kg" : "")"
      }
      try folder.write(Data((["code,name,price,tax,unit"] + rows).joined(separator: "\n").utf8), to: "list.csv")
      let environment = ["ARCADE_SHOP_CATALOG": folder.path("list.csv"), "ARCADE_SHOP_CARD": "practice"]
      let page = try await open(try await serve(environment: environment, on: folder), at: "/shop")
      for (name, line) in [("name", "Casa Pepa"), ("address", "Calle Mayor 1 | 28013 Madrid")] {
        try await page.go("/settings/shop.\(name)")
        try await page.click("#f-set--value")
        try await page.enter(line, says: "Saved: shop.\(name).")
      }
      try await page.go("/shop")
      for number in 1...7 { try await page.scan("2*\(code)\(number)", says: "Product \(number).") }
      try await page.scan("\(code)8 0.427", says: "Product 8.")
      try await page.go("/shop/cart")
      try await page.click("#way-cash summary")
      // Two of 11.50 to 17.50, and 0.427 of 18.50.
      expect(try await page.text(of: "tfoot"), contains: "€210.90")
      try await page.click(".way .bar button:last-child", says: "Receipt of order 1")
      try await page.evaluate("window.print = () => { window.isPrinted = true }")
      try await page.click("#print")
      try await page.until("window.isPrinted")

      for width in [80.0, 210] {
        let size = ["paperWidth": width, "paperHeight": 297].mapValues { BrowserValue.number($0 / 25.4) }
        let paper = try await page.send("Page.printToPDF", .object(size))["data"].text
        let sheets = Data(base64Encoded: paper).map { String(decoding: $0, as: UTF8.self) } ?? ""
        XCTAssertEqual(sheets.matches(of: /\/Type \/Page\b/).count, 1, "\(width) mm")
      }
      // On a phone it is the same table.
      for (media, width) in [("screen", 390), ("print", 302), ("print", 794)] {
        try await page.send("Emulation.setEmulatedMedia", ["media": .text(media)])
        try await page.send(
          "Emulation.setDeviceMetricsOverride",
          ["width": .number(Double(width)), "height": 900, "deviceScaleFactor": 1, "mobile": false]
        )
        let rights =
          "new Set([...document.querySelectorAll('#main table')].map((table) => [...table.rows]"
          + ".map((row) => Math.round(row.lastElementChild.getBoundingClientRect().right))).flat()).size"
        try await expectEqual(page.evaluate(rights).number, 1, "amounts, \(width) pixels")
        let over = "document.documentElement.scrollWidth - innerWidth"
        try await expectEqual(page.evaluate(over).number, 0, "\(width) pixels")
        expectEqual(try await page.blemishes().filter { $0.hasPrefix("cut ") }, [], "\(width) pixels")
        let text = try await page.text(of: "main")
        for said in ["Casa Pepa", "28013 Madrid", "1. \(code)1", "Tax rate", "4%", "Gross"] {
          expect(text, contains: said)
        }
        guard media == "print" else { continue }
        for said in ["Orders", "Print", "Payment completed"] { expect(text, lacks: said) }
      }
      try await page.send("Emulation.setEmulatedMedia", ["media": "screen"])

      try await page.go("/shop/orders/1/refund?code=\(code)1&n=1")
      try await page.click("#b-yes", says: "Refund 1: give back €11.50 in cash.")
      expect(try await page.text(of: "main"), contains: "8. \(code)8")
      try await page.send("Emulation.setEmulatedMedia", ["media": "print"])
      let back = try await page.text(of: "main")
      for said in ["Casa Pepa", "Refund 1, ", "€11.50"] { expect(back, contains: said) }
      for said in ["8. \(code)8", "Paid "] { expect(back, lacks: said) }
      try await page.send("Emulation.setEmulatedMedia", ["media": "screen"])

      for address in ["/shop/day", "/shop/closings/1"] {
        try await page.go("/shop/day")
        if address != "/shop/day" {
          try await page.click("#f-close--counted")
          try await page.enter("199.40", says: "Closing 1: ")
        }
        try await page.send("Emulation.setEmulatedMedia", ["media": "print"])
        let around = "header, nav, footer, form, button, .bar, .pages, .downloads, #main a"
        let shown = "[...document.querySelectorAll('\(around)')].filter((one) => one.getClientRects().length).length"
        try await expectEqual(page.evaluate(shown).number, 0, address)
        expect(try await page.text(of: "main"), contains: "Product 7")
        try await page.send("Emulation.setEmulatedMedia", ["media": "screen"])
      }
    }
  }
#endif
