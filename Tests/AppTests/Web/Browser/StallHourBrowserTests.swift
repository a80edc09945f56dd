#if canImport(Glibc) || canImport(Musl)
  import ArcadeDomain
  import ArcadeTesting
  import Foundation
  import XCTest

  /// An hour of random sales at a stall on a tablet with a scanner, compared with a cart of the test.
  ///
  /// Every run has a few sales; `make fuzz` has 40 random ones.
  final class StallHourBrowserTests: BrowserTestCase {
    private static let environment = ProcessInfo.processInfo.environment

    /// The products: €0.35 for the first one, and €0.35 more for each further one.
    private static let codes = (1...12).map { "40063813339\($0 + 10)" }
    private static func cents(_ place: Int) -> Int { 35 * (place + 1) }

    /// The expected cart, by the position of the product, and its state before the last change.
    private struct Cart {
      var counts = [Int](repeating: 0, count: 12)
      var cents: Int { counts.enumerated().reduce(0) { $0 + $1.element * StallHourBrowserTests.cents($1.offset) } }
      var pieces: Int { counts.reduce(0, +) }
    }

    /// The steps for this customer.
    private var steps: [String] = []
    private var random = SplitMix64(seed: environment["ARCADE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1)

    func testAnHourOfSales() async throws {
      let folder = try TemporaryFolder()
      let lines = Self.codes.enumerated().map { "\($1),Product \($0 + 1),\(Self.euros(Self.cents($0)))" }
      try folder.write(Data((["code,name,price"] + lines).joined(separator: "\n").utf8), to: "list.csv")
      let page = try await open(
        try await serve(
          environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv"), "ARCADE_SHOP_CARD": "practice"],
          on: folder
        ),
        .tablet,
        at: "/shop"
      )
      let sales = FuzzShare.of(40, usually: 2)
      var taken = 0
      for sale in 1...sales {
        let cart = try await fill(page)
        taken += cart.cents
        try await pay(page, cart, sale)
        if below(2) == 0 { try await page.click("#bar a[href='/shop']", to: "/shop") }
      }
      try await page.go("/shop/day")
      expect(try await page.text(of: "main"), contains: "€\(Self.euros(taken))")
      try await page.go("/shop/orders")
      expectEqual(try await page.text(of: "tbody tr:first-child").contains("\(sales)"), true)
    }

    /// Performs random steps of a customer, and compares the page with the cart after each one.
    private func fill(_ page: BrowserPage) async throws -> Cart {
      var cart = Cart()
      steps = []
      for step in 0...(1 + below(6)) {
        let place = below(12), code = Self.codes[place]
        let before = cart
        let kind = step == 0 ? 0 : below(8)
        steps.append("\(kind) at \(place)")
        switch kind {
        case 0...2:
          cart.counts[place] += 1
          try await page.scan(code)
        case 3:
          // Input is faster than the connection.
          try await page.connect(latency: 150)
          for place in [place, (place + 5) % 12, place] {
            cart.counts[place] += 1
            try await page.scan(Self.codes[place])
          }
          try await page.connect()
        case 4:
          cart.counts[place] += 2
          try await reach(page)
          for _ in 1...2 { try await page.click("[data-usual][value='\(code)']") }
        case 5:
          try await page.scan("4999999999990", says: "4999999999990")
        case 6:
          guard let place = cart.counts.firstIndex(where: { $0 > 0 }), cart.pieces > 1 else { continue }
          cart.counts[place] -= 1
          try await reach(page)
          try await page.click("[form=press-remove-one][value='\(Self.codes[place])']")
        default:
          // Without a list, the page shows the scanned product.
          cart.counts[place] += 1
          try await page.go(["/shop/orders", "/shop/day", "/shop/pricelist"][below(3)])
          try await page.scan(code, says: "Added: 1 × Product \(place + 1).")
        }
        try await expectShown(cart, page)
        if below(9) == 0, before.pieces > 0, cart.pieces == before.pieces + 1 {
          steps.append("undo")
          try await reach(page)
          try await page.click("#b-undo")
          cart = before
          try await expectShown(cart, page)
        }
      }
      return cart
    }

    /// Waits as long as a hand needs to another button; an earlier press at the same place would be ignored.
    private func reach(_ page: BrowserPage) async throws {
      try await page.evaluate("new Promise((done) => setTimeout(done, 350))", isPromise: true)
    }

    private func expectShown(_ cart: Cart, _ page: BrowserPage) async throws {
      let pieces = cart.pieces == 1 ? "1 piece" : "\(cart.pieces) pieces"
      do {
        try await page.until(says: "\(pieces), €\(Self.euros(cart.cents))")
      } catch {
        XCTFail("\(steps) should be \(pieces), €\(Self.euros(cart.cents)): \(try await page.text(of: "main"))")
        throw error
      }
    }

    private func pay(_ page: BrowserPage, _ cart: Cart, _ number: Int) async throws {
      let total = Self.euros(cart.cents)
      if below(2) == 0 {
        try await page.click("#b-pay", says: "Payment completed: €\(total).")
      } else {
        try await page.click("#way-cash summary")
        try await page.click(".way .bar button:last-child", says: "Receipt of order \(number)")
        // The largest suggested sum is in whole notes of fifty.
        let change = (cart.cents + 4_999) / 5_000 * 5_000 - cart.cents
        if change > 0 { try await page.until(says: "€\(Self.euros(change))") }
      }
      let receipt = try await page.text(of: "main")
      expect(receipt, contains: "Receipt of order \(number)")
      expect(receipt, contains: "€\(total)")
    }

    private func below(_ bound: Int) -> Int { random.integer(below: bound) }

    private static func euros(_ cents: Int) -> String {
      "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
  }
#endif
