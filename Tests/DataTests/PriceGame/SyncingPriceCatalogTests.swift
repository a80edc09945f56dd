import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

final class SyncingPriceCatalogTests: XCTestCase {
  private let store = InMemoryFeedStore()
  private let time = HandDrivenTime()
  private let day = Duration.seconds(24 * 60 * 60)

  func testWithinADayTheKeptAnswerServesWithoutARequest() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
    let first = try await makeCatalog(server).content(of: 9)
    time.advance(by: day - .seconds(1))

    let catalog = makeCatalog(server)
    let next = try await catalog.content(of: 9)
    let again = try await catalog.content(of: 9)

    XCTAssertEqual(next, Loaded(first.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(again, next)
    XCTAssertEqual(server.requests.count, 1)
  }

  func testAProcessThatRunsForDaysLoadsOnceADay() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
    let catalog = makeCatalog(server)
    for expected in 1...3 {
      for _ in 0..<3 { _ = try await catalog.content(of: 9) }
      XCTAssertEqual(server.requests.count, expected)
      time.advance(by: day)
    }
  }

  func testAClockThatWasSetBackDoesNotKeepAnAnswerForEver() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
    _ = try await makeCatalog(server).content(of: 9)
    time.set(now: Moment(milliseconds: 0))
    try await expectEqual(makeCatalog(server).content(of: 9).freshness, .fresh)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAfterARestAnOldAnswerIsLoadedAnew() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3)), .status(404)]])
    let catalog = makeCatalog(server)
    _ = try await catalog.content(of: 9)
    time.advance(by: day)
    for rest in [Duration.seconds(59), .seconds(1)] {
      try await expectEqual(catalog.content(of: 9).freshness.reason?.code, .notFound)
      time.advance(by: rest)
    }
    XCTAssertEqual(server.requests.count, 2, "a source that failed is left alone")
    server.answer(CategoryDisplay.path, with: .json(CategoryDisplay.products(0..<5)))

    try await expectEqual(catalog.content(of: 9).freshness, .fresh)
    XCTAssertEqual(server.requests.count, 3)
  }

  func testWhereAnAnswerIsKeptThePatienceForANewOneIsShort() async throws {
    let limits = Pauses()
    let transport = OneAnswer(bytes: Array(CategoryDisplay.products(0..<48).utf8)) { limits.add($0.timeLimit) }
    let server = try PriceServer(at: "http://a.example", client: HTTPClient(transport: transport, time: time))
    let catalog = SyncingPriceCatalog(server: server, store: store, time: time)
    _ = try await catalog.content(of: 9)
    time.advance(by: day)

    _ = try await catalog.content(of: 9)

    XCTAssertEqual(limits.all, [.seconds(10), .seconds(10), .seconds(5), .seconds(5)])
  }

  func testLoadingForLaterIsShort() async throws {
    let limits = Pauses()
    let transport = OneAnswer(bytes: Array(CategoryDisplay.products(0..<3).utf8)) { limits.add($0.timeLimit) }
    let server = try PriceServer(at: "http://a.example", client: HTTPClient(transport: transport, time: time))
    let catalog = SyncingPriceCatalog(server: server, store: store, time: time)
    let isAtHandBefore = try await catalog.isAtHand(9)

    try await catalog.prefetch(9)

    let isAtHand = try await SyncingPriceCatalog(server: server, store: store, time: time).isAtHand(9)
    XCTAssertEqual(limits.all, [.seconds(5)])
    XCTAssertEqual([isAtHandBefore, isAtHand], [false, true])
  }

  func testWhereNothingWasKeptEachCallTriesOnce() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json("{}")]])
    let catalog = makeCatalog(server)
    for requests in 1...3 {
      await expectFailure(.corrupt) { try await catalog.content(of: 9) }
      XCTAssertEqual(server.requests.count, requests)
    }

    server.answer(CategoryDisplay.path, with: .json(CategoryDisplay.products(0..<3)))
    let loaded = try await catalog.content(of: 9)
    let afterwards = try await catalog.content(of: 9)

    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertEqual(afterwards, loaded)
    XCTAssertEqual(server.requests.count, 4)
  }

  func testALoadThatWasCalledOffIsTriedAgain() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.hang]])
    let catalog = makeCatalog(server)
    let load = Task { await repositoryFailure { try await catalog.content(of: 9) } }
    await server.waitForRequests(to: CategoryDisplay.path)
    load.cancel()
    let failure = await load.value
    server.answer(CategoryDisplay.path, with: .json(CategoryDisplay.products(0..<3)))

    let loaded = try await catalog.content(of: 9)

    XCTAssertEqual(failure?.code, .cancelled)
    XCTAssertEqual(loaded.freshness, .fresh)
  }

  func testACategoryThatWasOpenedOnceIsThereOfflineHoweverOld() async throws {
    let server = try LoopbackServer([
      CategoryDisplay.target(45_667): [.json(CategoryDisplay.subcategories([.blenders]))],
      CategoryDisplay.target(419_247): [.json(CategoryDisplay.products(0..<3))],
    ])
    let database = try makeArcadeDatabase()
    let online = makeCatalog(server, store: SQLFeedStore(database: database))
    let kitchen = try await online.content(of: 45_667)
    let blenders = try await online.content(of: 419_247)
    time.advance(by: day * 100)

    let offline = makeCatalog(server, store: SQLFeedStore(database: database.reopened), isOffline: true)
    let keptKitchen = try await offline.content(of: 45_667)
    let keptBlenders = try await offline.content(of: 419_247)

    XCTAssertEqual(keptKitchen, Loaded(kitchen.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(keptBlenders, Loaded(blenders.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(server.requests.count, 2)
  }

  func testTheTopIsThereWithoutARequest() async throws {
    let server = try LoopbackServer()
    for isOffline in [false, true] {
      try await expectEqual(makeCatalog(server, isOffline: isOffline).roots().count, 11)
    }
    XCTAssertTrue(server.requests.isEmpty)
  }

  func testABaseAddressMayHaveAPathAndAPasswordThatIsNotKept() async throws {
    let server = try LoopbackServer(["/shops/a/v/category/display": [.json(CategoryDisplay.products(0..<3))]])
    let base = server.url("/shops/a/").absoluteString.replacing("http://", with: "http://user:secret@")
    let client = HTTPClient(transport: SystemTransport(), pause: { _ in })
    let catalog = try SyncingPriceCatalog(server: PriceServer(at: base, client: client), store: store, time: time)

    let loaded = try await catalog.content(of: 9)

    let key = server.url("/shops/a/v/category/display?category_id=9&_format=json").absoluteString
    let kept = try await store.document(key)
    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertNotNil(kept)
  }

  func testABaseAddressOfAnotherKindIsRefused() async {
    let client = HTTPClient(transport: SystemTransport())
    for base in ["www.wayfair.com", "/tmp", "file:///tmp", "ftp://a.example", "https://", ""] {
      await expectFailure(.badAddress, base) { try PriceServer(at: base, client: client) }
    }
  }

  private func makeCatalog(
    _ server: LoopbackServer,
    store: (any FeedStore)? = nil,
    isOffline: Bool = false
  ) -> SyncingPriceCatalog {
    SyncingPriceCatalog(server: server.priceServer(), store: store ?? self.store, time: time, isOffline: isOffline)
  }
}

/// Categories from every kind of source.
final class PriceCatalogContractTests: XCTestCase {
  func testInMemoryAlsoWhatIsReplacedIsServed() async throws {
    let catalog = SamplePrices.catalog()
    try await PriceCatalogContract.check(catalog)
    catalog.replace(contentOf: 7, with: .products([]), freshness: .starter)
    catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)

    let empty = try await catalog.content(of: 7)
    let failure = await repositoryFailure { try await catalog.content(of: PriceCategory.blenders.id) }

    XCTAssertEqual(empty, Loaded(CategoryReading(.products([])), .starter))
    XCTAssertEqual(failure?.code, .notFound)
  }

  func testFromWhatShipsWithTheApp() async throws {
    try await onEveryEngine { database in
      for isOffline in [false, true] {
        let store = SQLFeedStore(database: database)
        let catalog = SyncingPriceCatalog(store: store, time: HandDrivenTime(), isOffline: isOffline)
        try await PriceCatalogContract.check(catalog)
        try await expectEqual(catalog.content(of: PriceCategory.blenders.id).freshness, .starter)
      }
    }
  }

  func testFromAServer() async throws {
    try await onEveryEngine { database in
      let server = try LoopbackServer([
        CategoryDisplay.target(45_667): [.status(503), .json(CategoryDisplay.subcategories([.blenders]))],
        CategoryDisplay.target(419_247): [.drop, .json(CategoryDisplay.products(0..<48))],
        CategoryDisplay.target(419_247, page: 2): [.json(CategoryDisplay.products(48..<60))],
      ])
      let store = SQLFeedStore(database: database)
      try await PriceCatalogContract.check(
        SyncingPriceCatalog(server: server.priceServer(), store: store, time: HandDrivenTime())
      )
    }
  }
}
