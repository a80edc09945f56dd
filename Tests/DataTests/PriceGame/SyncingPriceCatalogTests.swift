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

  func testAfterADayItIsLoadedAnew() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
    _ = try await makeCatalog(server).content(of: 9)
    time.advance(by: day)
    server.answer(CategoryDisplay.path, with: .json(CategoryDisplay.products(0..<5)))

    let loaded = try await makeCatalog(server).content(of: 9)

    XCTAssertEqual(loaded.value.products.count, 5)
    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertEqual(server.requests.count, 2)
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

    let loaded = try await makeCatalog(server).content(of: 9)

    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAnOldAnswerServesWithTheReasonWhereTheRefreshFails() async throws {
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code, status: Int?)] = [
      (.status(429, headers: ["Retry-After": "0"]), .askedToWait, 429), (.status(503), .serverError, 503),
      (.status(404), .notFound, 404), (.body(Array("<html>".utf8)), .corrupt, nil), (.json("{}"), .corrupt, nil),
      (.drop, .cutOff, nil), (.large(megabytes: 50), .tooLarge, nil),
    ]
    for (answer, code, status) in cases {
      let store = InMemoryFeedStore()
      let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
      _ = try await makeCatalog(server, store: store).content(of: 9)
      time.advance(by: day * 2)
      server.answer(CategoryDisplay.path, with: answer)
      let catalog = makeCatalog(server, store: store)

      let loaded = try await catalog.content(of: 9)
      let requests = server.requests.count
      let again = try await catalog.content(of: 9)

      XCTAssertEqual(loaded.value.products.count, 3)
      let since = time.now().advanced(by: day * -2)
      guard case .cached(since, let error?) = loaded.freshness else { return XCTFail("\(loaded)") }
      XCTAssertEqual(error.code, code)
      XCTAssertEqual(error.status, status)
      XCTAssertEqual(again, loaded)
      XCTAssertEqual(server.requests.count, requests, "a load that failed is not tried again unasked")
    }
  }

  func testAfterARestAnOldAnswerIsLoadedAnew() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3)), .status(404)]])
    let catalog = makeCatalog(server)
    _ = try await catalog.content(of: 9)
    time.advance(by: day)
    for rest in [Duration.seconds(59), .seconds(1)] {
      let kept = try await catalog.content(of: 9)
      XCTAssertEqual(kept.freshness.reason?.code, .notFound)
      time.advance(by: rest)
    }
    XCTAssertEqual(server.requests.count, 2, "a source that failed is left alone")
    server.answer(CategoryDisplay.path, with: .json(CategoryDisplay.products(0..<5)))

    let loaded = try await catalog.content(of: 9)

    XCTAssertEqual(loaded.freshness, .fresh)
    XCTAssertEqual(server.requests.count, 3)
  }

  func testWhereAnAnswerIsKeptThePatienceForANewOneIsShort() async throws {
    let transport = PatienceTransport(body: Data(CategoryDisplay.products(0..<48).utf8))
    let server = try PriceServer(at: "http://a.example", client: HTTPClient(transport: transport, time: time))
    let catalog = SyncingPriceCatalog(server: server, store: store, time: time)
    _ = try await catalog.content(of: 9)
    time.advance(by: day)

    _ = try await catalog.content(of: 9)

    XCTAssertEqual(transport.limits, [.seconds(10), .seconds(10), .seconds(5), .seconds(5)])
  }

  func testLoadingForLaterIsShort() async throws {
    let transport = PatienceTransport(body: Data(CategoryDisplay.products(0..<3).utf8))
    let server = try PriceServer(at: "http://a.example", client: HTTPClient(transport: transport, time: time))
    let catalog = SyncingPriceCatalog(server: server, store: store, time: time)
    let isAtHandBefore = try await catalog.isAtHand(9)

    try await catalog.prefetch(9)

    let isAtHand = try await SyncingPriceCatalog(server: server, store: store, time: time).isAtHand(9)
    XCTAssertEqual(transport.limits, [.seconds(5)])
    XCTAssertEqual([isAtHandBefore, isAtHand], [false, true])
  }

  func testWhereNothingWasKeptEachCallTriesOnce() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json("{}")]])
    let catalog = makeCatalog(server)
    for requests in 1...3 {
      let failure = await repositoryFailure { try await catalog.content(of: 9) }
      XCTAssertEqual(failure?.code, .corrupt)
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

    let next = Database(path: database.path, migrations: ArcadeSchema.migrations)
    let offline = makeCatalog(server, store: SQLFeedStore(database: next), isOffline: true)
    let keptKitchen = try await offline.content(of: 45_667)
    let keptBlenders = try await offline.content(of: 419_247)
    let refreshed = try await offline.refreshed(419_247)

    XCTAssertEqual(keptKitchen, Loaded(kitchen.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(keptBlenders, Loaded(blenders.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(refreshed, keptBlenders)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testOfflineACategoryThatWasNeverOpenedIsUnavailable() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])

    let failure = await repositoryFailure { try await makeCatalog(server, isOffline: true).content(of: 9) }

    XCTAssertEqual(failure?.code, .unavailable)
    XCTAssertEqual(failure?.canRetry, false)
    XCTAssertTrue(server.requests.isEmpty)
  }

  func testTheTopIsThereWithoutARequest() async throws {
    let server = try LoopbackServer()
    for isOffline in [false, true] {
      let roots = try await makeCatalog(server, isOffline: isOffline).roots()
      XCTAssertEqual(roots.count, 11)
    }
    XCTAssertTrue(server.requests.isEmpty)
  }

  func testAnEmptyCategoryIsNoFailure() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products([]))]])
    let loaded = try await makeCatalog(server).content(of: 9)
    XCTAssertEqual(loaded, Loaded(CategoryReading(.products([])), .fresh))
  }

  func testAStoreThatFailsDoesNotStopAGoodAnswer() async throws {
    let server = try LoopbackServer([CategoryDisplay.path: [.json(CategoryDisplay.products(0..<3))]])
    let faults = Faults<FailingFeedStore.Call>()
    faults.fail(.keep, with: RepositoryError(.full, subject: "disk"))
    faults.fail(.document, with: RepositoryError(.corrupt, subject: "disk"))

    let loaded = try await makeCatalog(server, store: FailingFeedStore(faults: faults)).content(of: 9)

    XCTAssertEqual(loaded.freshness, .fresh)
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

  func testABaseAddressOfAnotherKindIsRefused() {
    let client = HTTPClient(transport: SystemTransport())
    for base in ["www.wayfair.com", "/tmp", "file:///tmp", "ftp://a.example", "https://", ""] {
      XCTAssertThrowsError(try PriceServer(at: base, client: client), base) { error in
        XCTAssertEqual((error as? RepositoryError)?.code, .badAddress)
      }
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

/// Answers everything alike, and notes how long it might have taken.
private final class PatienceTransport: HTTPTransport {
  private let body: Data
  private let noted = Mutex<[Duration]>([])

  init(body: Data) { self.body = body }

  var limits: [Duration] { noted.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    noted.withLock { $0.append(request.timeLimit) }
    return HTTPResponse(status: 200, body: body)
  }
}
