import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// What happens to a kept answer when its server is asked whether it still holds.
final class ValidatedFeedTests: XCTestCase {
  private let store = InMemoryFeedStore()
  private let time = HandDrivenTime()
  private let tea = Array("tea".utf8)

  func testAnAnswerThatStillHoldsIsFreshAndItsAgeIsRenewed() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    let database = try makeArcadeDatabase()
    let stores: [any FeedStore] = [store, SQLFeedStore(database: database)]
    for store in stores {
      _ = try await makeFeed(server, store).current()
      time.advance(by: .seconds(60))
      try await expectEqual(makeFeed(server, store).current(), Loaded("tea", .fresh))
      XCTAssertEqual(server.requests.suffix(2).map { $0.headers["If-None-Match"] }, [nil, "\"1\""])
      let kept = try await store.document(key(server))
      let expected = FeedDocument(body: Data(tea), fetchedAt: time.now(), validator: HTTPValidator(etag: "\"1\""))
      XCTAssertEqual(kept, expected)
    }
  }

  func testARefreshAsksWhetherWhatIsAtHandHolds() async throws {
    let server = try LoopbackServer(["/list": [.version(lastModified: "Fri, 20 Nov 2026 08:00:00 GMT", tea)]])
    let feed = makeFeed(server)

    _ = try await feed.current()
    try await expectEqual(feed.refreshed(), Loaded("tea", .fresh))
    XCTAssertEqual(server.requests.last?.headers["If-Modified-Since"], "Fri, 20 Nov 2026 08:00:00 GMT")
  }

  func testAnotherVersionReplacesTheKeptOneAndItsMark() async throws {
    let server = try LoopbackServer([
      "/list": [.version(etag: "\"1\"", tea), .version(etag: "\"2\"", Array("milk".utf8)), .body(tea)]
    ])
    let feed = makeFeed(server)

    _ = try await feed.refreshed()
    try await expectEqual(feed.refreshed().value, "milk")
    try await expectEqual(store.document(key(server))?.validator, HTTPValidator(etag: "\"2\""))

    _ = try await feed.refreshed()
    try await expectNil(store.document(key(server))?.validator)
  }

  func testAnAnswerThatCannotBeReadIsNotKeptAndNeitherIsItsMark() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea), .version(etag: "\"2\"", [])]])
    let feed = makeFeed(server)

    _ = try await feed.refreshed()
    _ = try await feed.refreshed()
    _ = try await feed.refreshed()

    XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, [nil, "\"1\"", "\"1\""])
  }

  func testAKeptAnswerThatCannotBeReadAnyMoreIsFetchedAgain() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    let broken = FeedDocument(body: Data(), fetchedAt: .november20, validator: HTTPValidator(etag: "\"1\""))
    try await store.keep(broken, as: key(server))

    try await expectEqual(makeFeed(server).current(), Loaded("tea", .fresh))
    XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, ["\"1\"", nil])
    try await expectEqual(store.document(key(server))?.body, Data(tea))
  }

  func testAServerThatAlwaysSaysUnchangedIsAnError() async throws {
    let server = try LoopbackServer(["/list": [.status(304)]])
    let broken = FeedDocument(body: Data(), fetchedAt: .november20, validator: HTTPValidator(etag: "\"1\""))
    try await store.keep(broken, as: key(server))

    await expectEqual(repositoryFailure { try await makeFeed(server).current() }?.status, 304)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAnAnswerThatHoldsServesThoughItsNewAgeCannotBeKept() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    _ = try await makeFeed(server).current()
    let faults = Faults<FailingFeedStore.Call>()
    faults.fail(.keep, with: RepositoryError(.full, subject: "disk"))

    try await expectEqual(makeFeed(server, FailingFeedStore(store, faults: faults)).current(), Loaded("tea", .fresh))
  }

  private func key(_ server: LoopbackServer) -> String { server.url("/list").absoluteString }

  /// Makes a feed of texts, none of which is empty.
  private func makeFeed(_ server: LoopbackServer, _ store: (any FeedStore)? = nil) -> SyncingFeed<String> {
    let client = HTTPClient(transport: SystemTransport(), pause: { _ in })
    return SyncingFeed(
      source: FeedAddress.web(server.url("/list")).source(client: client),
      store: store ?? self.store,
      time: time,
      isOffline: false
    ) { body throws(RepositoryError) in
      guard !body.isEmpty else { throw RepositoryError(.corrupt, subject: "list") }
      return String(decoding: body, as: UTF8.self)
    }
  }
}
