#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A receipt on the narrow paper of a till's printer.
  final class PrintedReceiptTests: BrowserTestCase {
    func testItsTaxesKeepTheirLabelsAndItsLinesNeedNone() async throws {
      let folder = try TemporaryFolder()
      let prices = folder.path("stall.json")
      let list = #"{"tax": "21", "products": [{"code": "SOAP", "name": "Soap", "price": "3.63"}]}"#
      try list.write(toFile: prices, atomically: true, encoding: .utf8)
      let arcade = try await serve(environment: ["ARCADE_SHOP_CATALOG": prices, "ARCADE_SHOP_CARD": "practice"])
      let page = try await open(arcade, at: "/shop")
      try await page.click("button.act[value=SOAP]")
      try await page.until(says: "Added: 1 × Soap.")
      try await page.go("/shop/cart")
      try await page.click("#b-pay")
      try await page.until(says: "Receipt of order 1")

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
