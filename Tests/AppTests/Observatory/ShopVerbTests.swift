import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Shops and pages from the command line.
final class ShopVerbTests: XCTestCase {
  func testAShopIsSearchedAndUpdated() async throws {
    let run = try BareRun()
    let stand = try ShopStand(["/cart.js": [.json(#"{"currency":"EUR"}"#)], "/products/tea": [.status(404)]])
    let empty = LoopbackAnswer.json(#"{"products":[]}"#)
    stand.server.answer("/products.json", with: .json(Self.products(("Tea", "5.00"), ("Tea pot", "20.00"))), empty)
    let source = "shopify:\(stand.server.address.absoluteString)/"
    let found = await run.done(["observe", "search", "--source", source, "--name", "shop", "tea"])
    XCTAssertEqual(found.printed, "shop: Found 2 listings.\n")

    stand.server.answer("/products.json", with: .json(Self.products(("Tea pot", "18.00"))), empty)
    let updated = await run.done(["observe", "update"])

    XCTAssertTrue(updated.printed.hasPrefix("shop: Updated: 1 changed, 1 out of sight\n"), updated.printed)
  }

  func testACurrencyThatNobodySaysIsAskedForAndKept() async throws {
    let run = try BareRun()
    let stand = try ShopStand()
    let product = #"{"@type":"Product","name":"Tea","offers":{"price":"5.00"}}"#
    let page = LoopbackAnswer.body(Array(#"<script type="application/ld+json">\#(product)</script>"#.utf8))
    let list = run.folder.path("pages.txt")
    try stand.server.url("/p").absoluteString.write(toFile: list, atomically: true, encoding: .utf8)
    let address = stand.server.address.absoluteString
    let sources = [
      "shopify:\(address)", "woo:\(address)", "page:\(stand.server.url("/p").absoluteString)", "pages:\(list)",
    ]
    stand.server.answer("/products.json?limit=250&page=1", with: .json(Self.products(("Tea", "5.00"))))
    stand.server.answer("/products.json?limit=250&page=2", with: .json(#"{"products":[]}"#))
    stand.server.answer(
      "/wp-json/wc/store/v1/products",
      with: .body(
        headers: ["X-WP-Total": "1"],
        Array(#"[{"id":1,"name":"Tea","prices":{"price":"500","currency_minor_unit":2}}]"#.utf8)
      )
    )
    stand.server.answer("/p", with: page)
    for (number, source) in sources.enumerated() {
      let open = await run(["observe", "add", source, "--name", "w\(number)", "--no-input"])
      XCTAssertEqual(open.exit, .usage, source)
      expect(open.complained, contains: "--currency")
      let asked = await run.done(["observe", "add", source, "--name", "w\(number)"], typing: ["nothing", "eur"])
      expect(asked.printed, contains: "Found 1 listing")
      let updated = try await run.done(["observe", "update", "w\(number)", "--json"]).list("watches")
      XCTAssertEqual((updated.first?["gaps"] as? [Any])?.count, 0, source)
      let listed = try await run.done(["observe", "list", "w\(number)", "--json"]).list("listings")
      XCTAssertEqual(listed.map { "\($0["price"] ?? "") \($0["currency"] ?? "")" }, ["5.00 EUR"], source)
    }
  }

  func testWhatRobotsForbidEndsWithTheLine() async throws {
    let run = try BareRun()
    let stand = try ShopStand(["/robots.txt": [.body(Array("User-agent: *\nDisallow: /p".utf8))]])
    let source = "page:\(stand.server.url("/p?key=planted").absoluteString)"
    let outcome = await run(["observe", "search", "--source", source, "--name", "page", "tea"])
    XCTAssertEqual(outcome.exit, .permission)
    XCTAssertTrue(outcome.complained.contains("robots.txt:2"), outcome.complained)
    XCTAssertTrue(outcome.complained.contains("Disallow: /p"), outcome.complained)
    XCTAssertFalse((outcome.complained + outcome.printed).contains("planted"))
  }

  func testAKeyInAnAddressIsShownNowhere() async throws {
    let run = try BareRun()
    let product = #"{"@type":"Product","name":"Tea","offers":{"price":"5.00","priceCurrency":"EUR"}}"#
    let page = #"<script type="application/ld+json">\#(product)</script>"#
    let stand = try ShopStand(["/p": [.body(Array(page.utf8))]])
    let source = "page:\(stand.server.url("/p?key=planted").absoluteString)"
    let verbs = [
      ["search", "--source", source, "--name", "page", "tea"], ["list", "--json"], ["show", "page", "--json"],
      ["update", "--json"],
      ["export", "page"], ["history", "page", "--json"],
    ]
    for verb in verbs {
      let outcome = await run(["observe"] + verb)
      XCTAssertFalse((outcome.complained + outcome.printed).contains("planted"), "\(verb): \(outcome.printed)")
    }
    let listed = await run.done(["observe", "list", "--json"])
    XCTAssertTrue(listed.printed.contains("page:"), listed.printed)
    stand.server.answer("/p", with: .status(500))
    let failed = await run(["observe", "update"])
    XCTAssertFalse((failed.complained + failed.printed).contains("planted"))
  }

  private static func products(_ products: (String, String)...) -> String {
    let list = products.enumerated().map { index, product in
      let handle = product.0.lowercased().replacing(" ", with: "-")
      let id = product.0.count
      return
        #"{"id":\#(id),"title":"\#(product.0)","handle":"\#(handle)","variants":[{"id":1,"title":"Default Title","price":"\#(product.1)"}]}"#
    }
    return #"{"products":[\#(list.joined(separator: ","))]}"#
  }
}
