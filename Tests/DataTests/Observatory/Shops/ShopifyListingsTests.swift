import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class ShopifyListingsTests: XCTestCase {
  func testEachVariantIsAListing() async throws {
    let stand = try Self.stand([
      #"""
      {"products":[{"id":7218356060240,"title":"Men's Strider","handle":"mens-strider","product_type":"Shoes",
        "variants":[{"id":41,"title":"9 / Black","available":true,"price":"135.00","compare_at_price":null},
                    {"id":42,"title":"10 / Black","available":false,"price":"140.00","compare_at_price":"150.00"}],
        "images":[{"id":1,"src":"https://cdn.shopify.com/x.jpg","variant_ids":[]},
                  {"id":2,"src":"https://cdn.shopify.com/y.jpg","variant_ids":[42]}]},
        {"id":8,"title":"Gift card","handle":"gift","variants":[{"id":1,"title":"Default Title","price":null}]}]}
      """#
    ])

    let result = try await stand.shopify().search(.everything) { _ in }

    let listings = result.snapshot.listings.sorted { $0.rank < $1.rank }
    XCTAssertEqual(listings.map(\.id), ["7218356060240:41", "7218356060240:42", "8:1"])
    XCTAssertEqual(listings.map(\.name), ["Men's Strider, 9 / Black", "Men's Strider, 10 / Black", "Gift card"])
    XCTAssertEqual(listings.map { $0.price?.minorUnits }, [13_500, 14_000, nil])
    XCTAssertEqual(listings.map { $0.price?.currency.code }, ["USD", "USD", nil])
    XCTAssertEqual(listings.map(\.isAvailable), [true, false, nil])
    XCTAssertEqual(listings[1].page, "\(stand.server.address)/products/mens-strider?variant=42")
    XCTAssertEqual(listings.map(\.picture), ["https://cdn.shopify.com/x.jpg", "https://cdn.shopify.com/y.jpg", nil])
    XCTAssertEqual(listings.map(\.category), ["Shoes", "Shoes", nil])
    XCTAssertTrue(result.isComplete)
  }

  func testPagesAreAskedUntilAnEmptyOne() async throws {
    let stand = try Self.stand([Self.page(1...250), Self.page(251...260)])
    let result = try await stand.shopify().search(.everything) { _ in }
    XCTAssertEqual(result.snapshot.listings.count, 260)
    XCTAssertEqual(stand.asked.filter { $0.contains("products.json") }.count, 3)
    XCTAssertEqual(stand.pauses, Array(repeating: .seconds(1), count: 3))
  }

  func testACollectionAndWordsAreSearched() async throws {
    let page = #"{"products":[\#(Self.product(1)),\#(Self.product(2, title: "Café negro"))]}"#
    let stand = try ShopStand([
      "/collections/new/products.json": [.json(page), .json(#"{"products":[]}"#)],
      "/cart.js": [.json(#"{"currency":"EUR"}"#)],
    ])
    let result = try await stand.shopify("/collections/new").search(WatchQuery(keyword: "cafe NEGRO")) { _ in }
    XCTAssertEqual(result.snapshot.listings.map(\.id), ["2:20"])
  }

  func testTheCurrencyMayStandAmongTheFactsOfTheShop() async throws {
    let stand = try Self.stand([Self.page(1...1)])
    stand.server.answer("/cart.js", with: .status(404))
    stand.server.answer("/meta.json", with: .json(#"{"currency":"JPY"}"#))
    let prices = try await stand.shopify().search(.everything) { _ in }.snapshot.listings.map(\.price)
    XCTAssertEqual(prices, [Money(minorUnits: 10, currency: .jpy)])
    stand.server.answer("/meta.json", with: .json("{}"))
    await Self.expectFailure(.currencyUndecided) {
      try await stand.again(Self.page(1...1)).search(.everything) { _ in }
    }
  }

  func testAServerThatIsBusyIsWaitedFor() async throws {
    let stand = try ShopStand(["/cart.js": [.json(#"{"currency":"EUR"}"#)]])
    let busy = [LoopbackAnswer.status(429, headers: ["Retry-After": "7"]), .status(503)]
    stand.server.answer("/products.json", with: busy[0], busy[1], .json(Self.page(1...1)), .json(#"{"products":[]}"#))
    let result = try await stand.shopify().search(.everything) { _ in }
    XCTAssertEqual(result.snapshot.listings.count, 1)
    XCTAssertTrue(stand.pauses.contains(.seconds(7)), "\(stand.pauses)")
    XCTAssertEqual(stand.asked.count, 5)
  }

  func testWhatIsNoListOfProductsIsAnErrorAndReplacesNothing() async throws {
    let answers: [(LoopbackAnswer, RepositoryError.Code)] = [
      (.status(429), .askedToWait), (.status(500), .serverError), (.status(401), .refused), (.status(403), .refused),
      (.body(Array("<!doctype html><form action=/password>".utf8)), .notData),
      (.json(#"{"products":[{"id":"#), .corrupt),
      (.json(#"{"products":null}"#), .corrupt), (.json(#"{"errors":"Not found"}"#), .notData), (.body([]), .corrupt),
      (.cutOff(afterBytes: 5, of: Array(Self.page(1...3).utf8)), .cutOff),
    ]
    for (answer, code) in answers {
      let stand = try ShopStand(["/products.json": [answer], "/cart.js": [.json(#"{"currency":"EUR"}"#)]])
      await Self.expectFailure(code) { try await stand.shopify().search(.everything) { _ in } }
    }
  }

  func testBehindAPageThatFailsNothingIsGone() async throws {
    let answers: [LoopbackAnswer] = [
      .status(500), .status(429), .body(Array("<html>".utf8)), .json(#"{"products":null}"#), .json(#"{"errors":"x"}"#),
      .json(Self.page(1...250)),
    ]
    let known = try await Self.known(1...300)
    for answer in answers {
      let stand = try ShopStand(["/cart.js": [.json(#"{"currency":"USD"}"#)]])
      stand.server.answer("/products.json", with: .json(Self.page(1...250)), answer)
      let result = try await stand.shopify().search(.everything, knowing: known) { _ in }
      XCTAssertEqual(result.gone, [], "\(answer)")
      guard case .pageFailed(2, _)? = result.gaps.first else { return XCTFail("\(answer): \(result.gaps)") }
    }
  }

  func testBehindTheWallItIsIncomplete() async throws {
    for wall: LoopbackAnswer in [.status(400), .json(#"{"errors":"Page * Limit exceeds the 25000 limit."}"#)] {
      let pages = (0..<100).map { LoopbackAnswer.json(Self.page($0 * 2 + 1...$0 * 2 + 2)) }
      let stand = try ShopStand(["/products.json": pages + [wall], "/cart.js": [.json(#"{"currency":"USD"}"#)]])
      let result = try await stand.shopify().search(.everything) { _ in }
      XCTAssertEqual(result.gaps, [.limitHit(200)])
      XCTAssertEqual(result.snapshot.listings.count, 200)
    }
  }

  func testAVariantThatItsProductNoLongerListsIsGone() async throws {
    let stand = try Self.stand([Self.page(1...2)])
    let known = try await Self.known(1...2) + [Self.listing("1:99", at: stand)]
    let result = try await stand.shopify().search(.everything, knowing: known) { _ in }
    XCTAssertEqual(result.gone, ["1:99"])
    XCTAssertTrue(result.isComplete)
  }

  func testAProductIsGoneOnlyWhereNothingIsAtItsAddress() async throws {
    for (status, gone) in [(404, ["3:30"]), (410, ["3:30"]), (200, []), (500, []), (429, [])] {
      let stand = try Self.stand([Self.page(1...2)])
      stand.server.answer("/products/p3", with: .status(status))
      let known = try await Self.known(1...2) + [Self.listing("3:30", at: stand, page: "/products/p3?variant=30")]
      let result = try await stand.shopify().search(.everything, knowing: known) { _ in }
      XCTAssertEqual(result.gone, gone, "\(status)")
      XCTAssertEqual(result.isComplete, !gone.isEmpty, "\(status)")
    }
  }

  func testProductsThatHopOrRepeatAreNotCalledGone() async throws {
    let stand = try Self.stand([Self.page(1...3), Self.page(3...5)])
    stand.server.answer("/products/p6", with: .status(200))
    let known = [Self.listing("6:60", at: stand, page: "/products/p6")]
    let result = try await stand.shopify().search(.everything, knowing: known) { _ in }
    XCTAssertEqual(result.snapshot.listings.count, 5)
    XCTAssertEqual([result.gone.count, result.gaps.count], [0, 1])
  }

  func testAShopThatIgnoresThePageIsAskedTwiceWhateverIsWrongWithItsRows() async throws {
    let unreadable = #"{"id":3,"title":"y","variants":[{"id":"?","price":"1"}]}"#
    let page = #"{"products":[\#(Self.product(1)),{"title":"x"},\#(unreadable)]}"#
    for repeating in [page, #"{"products":[{"title":"x"},\#(unreadable)]}"#] {
      let stand = try ShopStand([
        "/products.json": [.json(repeating)], "/cart.js": [.json(#"{"currency":"USD"}"#)],
      ])
      let result = try await stand.shopify().search(.everything) { _ in }
      XCTAssertEqual(stand.asked.filter { $0.contains("products.json") }.count, 2)
      XCTAssertEqual(result.snapshot.listings.count, repeating == page ? 1 : 0)
      XCTAssertFalse(result.isComplete)
    }
  }

  func testAProductWithoutANumberMakesItIncomplete() async throws {
    let page =
      #"{"products":[\#(Self.product(1)),{"title":"x"},{"id":3,"title":"y","variants":[{"id":1,"price":"abc"},{"price":"1"}]}]}"#
    let result = try await Self.stand([page]).shopify().search(.everything) { _ in }
    XCTAssertEqual(result.unreadable, ["3:1"])
    XCTAssertEqual(result.gaps, [.leftOut(2)])
    XCTAssertEqual(result.problems.count, 3)
  }

  func testNoMoreIsAskedThanASearchMay() async throws {
    let stand = try Self.stand([Self.page(1...1)])
    let known = (2...700).map { Self.listing("\($0):1", at: stand, page: "/products/p\($0)") }
    let result = try await stand.shopify().search(.everything, knowing: known) { _ in }
    XCTAssertEqual(stand.server.requests.count, 500)
    XCTAssertEqual(result.gone.count, 497)
    XCTAssertFalse(result.isComplete)
  }

  func testNamesAreReadAndWrittenAsTheSame() throws {
    let client = try ShopStand().client()
    let names = [
      "shopify:Shop.Example": "shopify:shop.example", "shopify:https://shop.example/": "shopify:shop.example",
      "shopify:http://127.0.0.1:80/collections/a/": "shopify:http://127.0.0.1:80/collections/a",
    ]
    for (name, full) in names { XCTAssertEqual(try ShopifyListings(name, client: client).name, full) }
    for name in ["shopify:", "shopify:ftp://a", "shopify:a/b", "shopify:https://u:p@a", "shopify:a?key=b"] {
      XCTAssertThrowsError(try ShopifyListings(name, client: client), name)
    }
  }

  static func product(_ number: Int, title: String? = nil) -> String {
    #"{"id":\#(number),"title":"\#(title ?? "P\(number)")","handle":"p\#(number)","variants":[{"id":\#(number * 10),"title":"Default Title","available":true,"price":"\#(number * 10)"}],"images":[]}"#
  }

  static func page(_ numbers: ClosedRange<Int>) -> String {
    #"{"products":[\#(numbers.map { product($0) }.joined(separator: ","))]}"#
  }

  static func stand(_ pages: [String]) throws -> ShopStand {
    let answers = (pages + [#"{"products":[]}"#]).map { LoopbackAnswer.json($0) }
    return try ShopStand(["/products.json": answers, "/cart.js": [.json(#"{"currency":"USD"}"#)]])
  }

  static func known(_ numbers: ClosedRange<Int>) async throws -> [Listing] {
    try await stand([page(numbers)]).shopify().search(.everything) { _ in }.snapshot.listings
  }

  static func listing(_ id: String, at stand: ShopStand, page: String? = nil) -> Listing {
    Listing(
      id: id,
      name: id,
      figures: ListingFigures(),
      page: page.map { stand.server.url($0).absoluteString },
      rank: 1
    )
  }

  static func expectFailure(
    _ code: RepositoryError.Code,
    line: UInt = #line,
    _ work: () async throws -> SearchResult
  ) async {
    do {
      let result = try await work()
      XCTFail("no error, but \(result.gaps)", line: line)
    } catch {
      XCTAssertEqual((error as? RepositoryError)?.code, code, line: line)
    }
  }
}

extension ShopStand {
  fileprivate func again(_ page: String) throws -> ShopifyListings {
    server.answer("/products.json", with: .json(page), .json(#"{"products":[]}"#))
    return try shopify()
  }
}

final class ShopListingsContractTests: XCTestCase {
  func testShopsKeepTheContractOfSources() async throws {
    let shopify = try ShopStand([
      "/cart.js": [.json(#"{"currency":"USD"}"#)], "/products.json": [.json(#"{"products":[]}"#)],
      "/products.json?limit=250&page=1": [.json(ShopifyListingsTests.page(1...40))],
    ])
    try await ListingSourceContract.check(shopify.shopify(), finding: "P1", notFinding: "zzz", currency: .usd)
    let product = #"{"id":1,"name":"P1","prices":{"currency_code":"EUR","currency_minor_unit":2,"price":"100"}}"#
    let products = (1...5).map { product.replacing("1,\"name", with: "\($0),\"name").replacing("100", with: "\($0)00") }
    let woo = try ShopStand([
      "/wp-json/wc/store/v1/products": [
        .body(headers: ["X-WP-Total": "5"], Array("[\(products.joined(separator: ","))]".utf8))
      ]
    ])
    try await ListingSourceContract.check(woo.woo(), finding: "P1", notFinding: "zzz", currency: .eur)
  }

  func testFromAfarNoAddressCanBeNamed() throws {
    let client = try ShopStand().client()
    let profiles = [
      ShopifyListings.profile, WooCommerceListings.profile, PageListings.profile, PageListings.listProfile,
    ]
    let entries = profiles.map { profile in
      ListingSourceDirectory.Entry(profile) { name throws(RepositoryError) in try ShopifyListings(name, client: client)
      }
    }
    let directory = ListingSourceDirectory(entries, namesFiles: false)
    XCTAssertEqual(directory.profiles, [])
    for profile in profiles {
      XCTAssertThrowsError(try directory.source(named: "\(profile.name):shop.example")) { error in
        XCTAssertEqual((error as? RepositoryError)?.code, .fileFromAfar)
      }
    }
  }
}
