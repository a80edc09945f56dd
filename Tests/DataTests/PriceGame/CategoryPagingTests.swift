import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class CategoryPagingTests: XCTestCase {
  private let store = InMemoryFeedStore()

  func testPagesAreAskedForUntilOneIsNotFull() async throws {
    let server = try LoopbackServer([
      CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<48))],
      CategoryDisplay.target(9, page: 2): [.json(CategoryDisplay.products(48..<96))],
      CategoryDisplay.target(9, page: 3): [.json(CategoryDisplay.products(96..<100))],
    ])

    let loaded = try await makeCatalog(server).content(of: 9)

    XCTAssertEqual(loaded.value.products.map(\.id), (0..<100).map { "SKU\($0)" })
    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertEqual(loaded.value.problems, [])
    XCTAssertEqual(
      server.requests.map(\.query),
      (1...3).map { "category_id=9&_format=json&itemsperpage=48&curpage=\($0)" }
    )
  }

  func testAllPagesAreServedOfflineAsOneAnswer() async throws {
    let server = try LoopbackServer([
      CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<48))],
      CategoryDisplay.target(9, page: 2): [.json(CategoryDisplay.products(40..<60))],
    ])
    let online = try await makeCatalog(server).content(of: 9)

    let offline = try await makeCatalog(server, isOffline: true).content(of: 9)

    XCTAssertEqual(online.value.products.count, 60)
    XCTAssertEqual(online.value.problems.count, 8)
    XCTAssertEqual(offline, Loaded(online.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(server.requests.count, 2)
  }

  func testASinglePageIsKeptAsItCame() async throws {
    let body = CategoryDisplay.products(0..<3)
    let server = try LoopbackServer([CategoryDisplay.path: [.json(body)]])

    _ = try await makeCatalog(server).content(of: 9)

    let key = server.url("\(CategoryDisplay.path)?category_id=9&_format=json").absoluteString
    try await expectEqual(store.document(key), FeedDocument(body: Data(body.utf8), fetchedAt: .november20))
  }

  func testAServerThatRepeatsItsPageIsAskedTwice() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<60))]])

    let reading = try await makeCatalog(server).content(of: 9).value

    XCTAssertEqual(reading.products.count, 60)
    XCTAssertEqual(reading.problems, [])
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAServerWithoutAnEndIsAskedTwentyTimes() async throws {
    let server = try LoopbackServer()
    for page in 1...30 {
      let first = page * 48
      server.answer(CategoryDisplay.target(9, page: page), with: .json(CategoryDisplay.products(first..<first + 48)))
    }

    try await expectEqual(makeCatalog(server).content(of: 9).value.products.count, 20 * 48)
    XCTAssertEqual(server.requests.count, 20)
  }

  func testAPageOfHiddenPricesDoesNotEndTheCategory() async throws {
    let hidden = (0..<48).map { #"{"sku":"H\#($0)","name":"a","list_price":"RESTRICTED"}"# }
    let server = try LoopbackServer([
      CategoryDisplay.target(9): [.json(#"{"product_collection":[\#(hidden.joined(separator: ","))]}"#)],
      CategoryDisplay.target(9, page: 2): [.json(CategoryDisplay.products(0..<5))],
    ])

    let reading = try await makeCatalog(server).content(of: 9).value

    XCTAssertEqual(reading.products.count, 5)
    XCTAssertEqual(reading.problems.count, 48)
    XCTAssertEqual(reading.problems.first?.place.withoutLine, entry(1, "list_price"))
  }

  func testABranchOrAnEmptyLeafIsOnePage() async throws {
    for body in [CategoryDisplay.subcategories([.blenders]), CategoryDisplay.products([])] {
      let server = try LoopbackServer([CategoryDisplay.path: [.json(body)]])
      _ = try await SyncingPriceCatalog(
        server: server.priceServer(),
        store: InMemoryFeedStore(),
        time: HandDrivenTime()
      ).content(of: 9)
      XCTAssertEqual(server.requests.count, 1, body)
    }
  }

  func testAnEmptyPageEndsTheCategory() async throws {
    let server = try LoopbackServer([
      CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<48))],
      CategoryDisplay.target(9, page: 2): [.json(CategoryDisplay.products([]))],
    ])
    try await expectEqual(makeCatalog(server).content(of: 9).value.products.count, 48)
  }

  func testAPageThatFailsMidwayFailsTheLoadAndReplacesNothing() async throws {
    let whole = Array(CategoryDisplay.products(48..<96).utf8)
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.status(500), .serverError), (.status(429), .askedToWait), (.status(403), .refused), (.drop, .cutOff),
      (.body(Array("<html>Are you a robot?</html>".utf8)), .corrupt), (.json("{}"), .corrupt),
      (.body(Array(whole.prefix(1_000))), .corrupt), (.cutOff(afterBytes: 1_000, of: whole), .cutOff),
      (.hang, .timedOut),
    ]
    for (answer, code) in cases {
      let store = InMemoryFeedStore()
      let server = try LoopbackServer([CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<7))]])
      let time = HandDrivenTime()
      _ = try await SyncingPriceCatalog(server: server.priceServer(), store: store, time: time).content(of: 9)
      server.answer(CategoryDisplay.target(9), with: .json(CategoryDisplay.products(0..<48)))
      server.answer(CategoryDisplay.target(9, page: 2), with: answer)
      let hasty = HTTPPolicy(timeLimit: code == .timedOut ? .milliseconds(200) : .seconds(30), tries: 2)
      let catalog = SyncingPriceCatalog(server: server.priceServer(policy: hasty), store: store, time: time)

      time.advance(by: SyncingPriceCatalog.maximumAge)
      let loaded = try await catalog.content(of: 9)

      guard case .products(let products) = loaded.value.content else { return XCTFail("\(loaded)") }
      XCTAssertEqual(products.count, 7, code.rawValue)
      guard case .cached(.november20, let error?) = loaded.freshness else { return XCTFail("\(loaded)") }
      XCTAssertEqual(error.code, code)
    }
  }

  func testAPageThatFailsMidwayWithNothingKeptIsThrown() async throws {
    let server = try LoopbackServer([CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<48))]])
    let catalog = makeCatalog(server)

    for _ in 0..<3 { await expectFailure(.notFound) { try await catalog.content(of: 9) } }

    XCTAssertEqual(server.requests.count, 6, "two pages, three times")
  }

  private func makeCatalog(_ server: LoopbackServer, isOffline: Bool = false) -> SyncingPriceCatalog {
    SyncingPriceCatalog(server: server.priceServer(), store: store, time: HandDrivenTime(), isOffline: isOffline)
  }
}
