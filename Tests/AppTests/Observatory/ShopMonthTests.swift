import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A saved `products.json`, lines of JSON and three kinds of shops, watched for a month on the console and the page.
final class ShopMonthTests: XCTestCase {
  func testTheConsoleSeesEveryPriceOfTheMonth() async throws {
    let run = try BareRun()
    let shops = try MonthOfShops(in: run.folder)
    for watch in shops.watches {
      let options = watch.name == "saved" ? ["--currency", "EUR"] : []
      let added = await run.done(["observe", "add", watch.source, "--name", watch.name] + options).printed
      expect(added, contains: "\(watch.name): Found \(watch.products.count) listing")
    }
    for day in 1...30 {
      run.time.advance(by: .seconds(86_400))
      try shops.set(to: day)
      let updates = try await run.done(["observe", "update", "--json"]).list("watches")
      expectEqual(updates.count, shops.watches.count)
      for (watch, update) in zip(shops.watches, updates) {
        let counts = ["changed", "new", "returned", "outOfSight"].map { (update[$0] as? [Any])?.count }
        let expected = shops.counts(of: watch, on: day)
        expectEqual(counts, [expected.changed, 0, expected.returned, expected.gone], "\(watch.name), day \(day)")
        expectEqual((update["gaps"] as? [Any])?.count, 0, "\(watch.name), day \(day)")
      }
    }
    for watch in shops.watches {
      let listings = try await run.done(["observe", "list", watch.name, "--json"]).list("listings")
      let prices = listings.compactMap { $0["price"] as? String }.sorted()
      expectEqual(prices, watch.products.map { MonthOfShops.price(of: $0, on: 30) }.sorted(), watch.name)
    }
  }

  func testThePageSeesEveryPriceOfTheMonth() async throws {
    let visit = try SiteVisit()
    let shops = try MonthOfShops(in: visit.folder)
    for watch in shops.watches {
      var page = await visit.send(
        "go",
        ["what": watch.source, "name": watch.name],
        from: await visit.get("/observe/add")
      )
      if watch.name == "saved" {
        page.expect("does not say what its prices are in")
        page = await visit.send("go", ["name": watch.name, "currency": "EUR"], from: page)
      }
      page.expect("Found \(watch.products.count) listing")
    }
    for day in 1...30 {
      visit.time.advance(by: .seconds(86_400))
      try shops.set(to: day)
      let page = await visit.send("update", from: await visit.get("/observe"))
      for watch in shops.watches {
        let counts = shops.counts(of: watch, on: day)
        let parts = [(counts.changed, "changed"), (counts.returned, "returned"), (counts.gone, "out of sight")]
        let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let isEmptied = counts.gone == watch.products.count
        let sentence = isEmptied ? "The search finds nothing any more" : "Updated: \(said)"
        page.expect("\(watch.name): \(said.isEmpty ? "No changes since" : sentence)")
      }
    }
    let list = await visit.get("/observe/watches/\(shops.watches.count)")
    for product in shops.watches[shops.watches.count - 1].products {
      list.expect("€\(MonthOfShops.price(of: product, on: 30))")
    }
  }
}

/// Five products, of which the second one is missing from the tenth day to the twentieth, in every source.
private final class MonthOfShops {
  let stand: ShopStand
  let watches: [(name: String, source: String, products: ClosedRange<Int>)]
  private let folder: TemporaryFolder

  init(in folder: TemporaryFolder) throws {
    (self.folder, stand) = (folder, try ShopStand(["/cart.js": [.json(#"{"currency":"EUR"}"#)]]))
    let server = stand.server
    let pages = (1...5).map { server.url("/products/p\($0)").absoluteString }.joined(separator: "\n")
    try folder.write(Data(pages.utf8), to: "pages.txt")
    watches = [
      ("saved", folder.path("products.json"), 1...5), ("lines", folder.path("lines.jsonl"), 1...400),
      ("shopify", "shopify:\(server.address.absoluteString)", 1...5),
      ("woo", "woo:\(server.address.absoluteString)", 1...5),
      ("page", "page:\(server.url("/products/p2").absoluteString)", 2...2),
      ("pages", "pages:\(folder.path("pages.txt"))", 1...5),
    ]
    try set(to: 0)
  }

  func set(to day: Int) throws {
    let products = (1...5).filter { Self.isThere($0, on: day) }
    let shopify = products.map { product in
      let variant = #"{"id":1,"title":"Default Title","available":true,"price":"\#(Self.price(of: product, on: day))"}"#
      return #"{"id":\#(product),"title":"P\#(product)","handle":"p\#(product)","variants":[\#(variant)]}"#
    }
    let list = #"{"products":[\#(shopify.joined(separator: ","))]}"#
    let woo = products.map { product in
      let prices = #"{"currency_code":"EUR","currency_minor_unit":2,"price":"\#(Self.cents(of: product, on: day))"}"#
      let page = stand.server.url("/products/p\(product)").absoluteString
      return #"{"id":\#(product),"name":"P\#(product)","permalink":"\#(page)","prices":\#(prices),"is_in_stock":true}"#
    }
    stand.server.answer("/products.json", with: .json(list), .json(#"{"products":[]}"#))
    stand.server.answer(
      "/wp-json/wc/store/v1/products",
      with: .body(headers: ["X-WP-Total": "\(woo.count)"], Array("[\(woo.joined(separator: ","))]".utf8))
    )
    for product in 1...5 {
      let offer = #"{"price":"\#(Self.price(of: product, on: day))","priceCurrency":"EUR"}"#
      let json = #"{"@type":"Product","name":"P\#(product)","offers":\#(offer)}"#
      let page = LoopbackAnswer.body(Array(#"<script type="application/ld+json">\#(json)</script>"#.utf8))
      stand.server.answer("/products/p\(product)", with: Self.isThere(product, on: day) ? page : .status(404))
    }
    try folder.write(Data(list.utf8), to: "products.json")
    let lines = (1...400).filter { Self.isThere($0, on: day) }.map { product in
      #"{"id":"\#(product)","name":"P\#(product)","price":\#(Self.price(of: product, on: day)),"currency":"EUR"}"#
    }
    try folder.write(Data(lines.joined(separator: "\n").utf8), to: "lines.jsonl")
  }

  /// Returns the results of a day's update. A product that is back has changed if its price differs from the last one
  /// seen.
  func counts(
    of watch: (name: String, source: String, products: ClosedRange<Int>),
    on day: Int
  ) -> (changed: Int, returned: Int, gone: Int) {
    let changed = watch.products.count { product in
      let before = product == 2 && day == 20 ? 9 : day - 1
      return Self.isThere(product, on: day) && Self.cents(of: product, on: day) != Self.cents(of: product, on: before)
    }
    let hasSecond = watch.products.contains(2)
    return (changed, hasSecond && day == 20 ? 1 : 0, hasSecond && day == 10 ? 1 : 0)
  }

  static func price(of product: Int, on day: Int) -> String {
    let cents = cents(of: product, on: day)
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  private static func isThere(_ product: Int, on day: Int) -> Bool { product != 2 || !(10..<20).contains(day) }

  /// Returns a price among four; product number N changes its price every N days.
  private static func cents(of product: Int, on day: Int) -> Int { 1_000 * product + day / product % 4 * 50 + 5 }
}
