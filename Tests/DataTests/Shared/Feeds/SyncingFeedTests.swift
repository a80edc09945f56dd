import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SyncingFeedTests: XCTestCase {
  private let store = InMemoryFeedStore()
  private let time = HandDrivenTime()

  func testAnAnswerIsFreshAndKept() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    try await expectEqual(makeFeed(server).current(), Loaded(["tea"], .fresh))
    let kept = try await store.document(key(server))
    XCTAssertEqual(kept, FeedDocument(body: Data(#"["tea"]"#.utf8), fetchedAt: .november20))
  }

  func testWhatIsAtHandIsNotLoadedAgain() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#), .json(#"["coffee"]"#)]])
    let feed = makeFeed(server)

    _ = try await feed.current()
    try await expectEqual(feed.current().value, ["tea"])
    XCTAssertEqual(server.requests.count, 1)

    let refreshed = try await feed.refreshed()
    let third = try await feed.current()
    XCTAssertEqual([refreshed, third], Array(repeating: Loaded(["coffee"], .fresh), count: 2))
    XCTAssertEqual(server.requests.count, 2)
  }

  func testWhateverGoesWrongTheLastGoodAnswerServesWithItsAgeAndTheReason() async throws {
    let large = LoopbackAnswer.large(megabytes: 50)
    let half = Array(#"["tea","coff"#.utf8)
    let cases: [(name: String, answer: LoopbackAnswer, code: RepositoryError.Code, status: Int?)] = [
      ("500", .json(#"["milk"]"#, status: 500), .serverError, 500), ("403", .status(403), .refused, 403),
      ("404", .status(404), .notFound, 404), ("HTML", .body(Array("<html>Sign in</html>".utf8)), .corrupt, nil),
      ("empty", .body([]), .corrupt, nil), ("truncated JSON", .body(half), .corrupt, nil),
      ("another shape", .json(#"{"products":7}"#), .corrupt, nil), ("50 MB", large, .tooLarge, nil),
      ("50 MB, said", .large(megabytes: 50, saysItsLength: true), .tooLarge, nil),
      ("cut off", .cutOff(afterBytes: 3, of: half), .cutOff, nil), ("dropped", .drop, .cutOff, nil),
      ("hanging", .hang, .timedOut, nil), ("hanging after the head", .hangAfterHead, .timedOut, nil),
    ]
    for (name, answer, code, status) in cases {
      let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
      _ = try await makeFeed(server).current()
      time.advance(by: .seconds(60))
      server.answer("/list", with: answer)

      let hasty = HTTPPolicy(timeLimit: code == .timedOut ? .milliseconds(100) : .seconds(30))
      let loaded = try await makeFeed(server, policy: hasty).current()

      XCTAssertEqual(loaded.value, ["tea"], name)
      guard case .cached(let since, let error?) = loaded.freshness else { return XCTFail("\(name): \(loaded)") }
      XCTAssertEqual(since, time.now().advanced(by: .seconds(-60)), name)
      XCTAssertEqual(error.code, code, name)
      XCTAssertEqual(error.status, status, name)
    }
  }

  func testWithNothingKeptTheReasonIsThrown() async throws {
    let refusing = try RefusingAddress()
    await expectFailure(.unreachable, canRetry: true) { try await makeFeed(.web(refusing.url)).current() }
  }

  func testAFailureIsRememberedUntilARefresh() async throws {
    let server = try LoopbackServer(["/list": [.status(404)]])
    let feed = makeFeed(server)
    for _ in 0..<3 { await expectFailure(.notFound) { try await feed.current() } }
    XCTAssertEqual(server.requests.count, 1)
    server.answer("/list", with: .json(#"["tea"]"#))
    try await expectEqual(feed.refreshed().freshness, .fresh)
  }

  func testAGoodAnswerReplacesTheKeptOneAndABadOneDoesNot() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#), .json(#"["coffee"]"#), .json("7")]])
    let feed = makeFeed(server)
    _ = try await feed.refreshed()
    _ = try await feed.refreshed()
    _ = try await feed.refreshed()
    try await expectEqual(store.document(key(server))?.body, Data(#"["coffee"]"#.utf8))
  }

  func testOfflineOpensNoConnection() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    _ = try await makeFeed(server).current()
    server.answer("/list", with: .json(#"["coffee"]"#))

    let feed = makeFeed(server, isOffline: true)
    let (current, refreshed) = (try await feed.current(), try await feed.refreshed())

    for loaded in [current, refreshed] {
      XCTAssertEqual(loaded, Loaded(["tea"], .cached(since: .november20, because: nil)))
    }
    XCTAssertEqual(server.requests.count, 1)
  }

  func testOfflineWithNothingKeptNothingIsAvailable() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    await expectFailure(.unavailable, canRetry: false) { try await makeFeed(server, isOffline: true).current() }
    XCTAssertTrue(server.requests.isEmpty)
  }

  func testAKeptAnswerThatCannotBeReadIsNone() async throws {
    let server = try LoopbackServer(["/list": [.status(500)]])
    try await store.keep(FeedDocument(body: Data("<html>".utf8), fetchedAt: .november20), as: key(server))

    let online = await repositoryFailure { try await makeFeed(server).current() }
    let offline = await repositoryFailure { try await makeFeed(server, isOffline: true).current() }
    XCTAssertEqual(online?.code, .serverError)
    XCTAssertEqual(offline?.code, .unavailable)

    server.answer("/list", with: .json(#"["tea"]"#))
    try await expectEqual(makeFeed(server).current(), Loaded(["tea"], .fresh))
    try await expectEqual(makeFeed(server, isOffline: true).current().value, ["tea"])
  }

  func testAStoreThatFailsDoesNotStopAGoodAnswer() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    let faults = Faults<FailingFeedStore.Call>()
    faults.fail(.keep, with: RepositoryError(.full, subject: "disk"))
    faults.fail(.document, with: RepositoryError(.corrupt, subject: "disk"))
    let store = FailingFeedStore(faults: faults)

    try await expectEqual(makeFeed(server, store: store).current(), Loaded(["tea"], .fresh))

    server.answer("/list", with: .status(404))
    await expectFailure(.notFound) { try await makeFeed(server, store: store).current() }
    await expectFailure(.corrupt) { try await makeFeed(server, store: store, isOffline: true).current() }
  }

  func testAFileIsReadAlsoOfflineAndServesAfterItIsGone() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(#"["tea"]"#.utf8), to: "list.json")

    let fresh = try await makeFeed(.file(path), isOffline: true).current()
    try FileManager.default.removeItem(atPath: path)
    let kept = try await makeFeed(.file(path)).current()

    XCTAssertEqual(fresh, Loaded(["tea"], .fresh))
    XCTAssertEqual(kept.value, ["tea"])
    guard case .cached(.november20, let error?) = kept.freshness else { return XCTFail("\(kept)") }
    XCTAssertEqual(error.code, .notFound)
    XCTAssertEqual(error.subject, path)
  }

  func testAFileThatIsTooLargeOrNoFileIsNamed() async throws {
    let folder = try TemporaryFolder()
    let large = try folder.write(Data(count: 10_000_001), to: "large.json")

    let tooLarge = await repositoryFailure { try await makeFeed(.file(large)).current() }
    let directory = await repositoryFailure { try await makeFeed(.file(folder.url.path)).current() }
    let missing = await repositoryFailure { try await makeFeed(.file(folder.path("none"))).current() }

    XCTAssertEqual([tooLarge, directory, missing].map { $0?.code }, [.tooLarge, .isFolder, .notFound])
    XCTAssertEqual([tooLarge, missing].map { $0?.subject }, [large, folder.path("none")])
  }

  func testAnswersAreKeptInSQLiteFromOneStartToTheNext() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    let database = try makeArcadeDatabase()
    _ = try await makeFeed(server, store: SQLFeedStore(database: database)).current()
    let next = database.reopened
    let loaded = try await makeFeed(server, store: SQLFeedStore(database: next), isOffline: true).current()
    XCTAssertEqual(loaded, Loaded(["tea"], .cached(since: .november20, because: nil)))
  }

  func testWithoutAMaximumAgeEachProcessAsksOnce() async throws {
    let server = try LoopbackServer(["/list": [.json(#"["tea"]"#)]])
    for expected in 1...3 {
      let feed = makeFeed(server)
      for _ in 0..<2 {
        try await expectEqual(feed.current().freshness, .fresh)
        time.advance(by: .seconds(1_000_000))
      }
      XCTAssertEqual(server.requests.count, expected)
    }
  }

  private func makeFeed(
    _ server: LoopbackServer,
    store: (any FeedStore)? = nil,
    policy: HTTPPolicy = HTTPPolicy(),
    isOffline: Bool = false
  ) -> SyncingFeed<[String]> {
    makeFeed(.web(server.url("/list")), store: store, policy: policy, isOffline: isOffline)
  }

  private func makeFeed(
    _ address: FeedAddress,
    store: (any FeedStore)? = nil,
    policy: HTTPPolicy = HTTPPolicy(),
    isOffline: Bool = false
  ) -> SyncingFeed<[String]> {
    let client = HTTPClient(transport: SystemTransport(), policy: policy, jitter: { 0 }, pause: { _ in })
    return SyncingFeed(
      source: address.source(client: client),
      store: store ?? self.store,
      time: time,
      isOffline: isOffline,
      read: readTexts
    )
  }

  private func key(_ server: LoopbackServer) -> String { server.url("/list").absoluteString }

  private let tea = Array("tea".utf8)

  func testAnAnswerThatStillHoldsIsFreshAndItsAgeIsRenewed() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    let database = try makeArcadeDatabase()
    let stores: [any FeedStore] = [store, SQLFeedStore(database: database)]
    for store in stores {
      _ = try await makeText(server, store).current()
      time.advance(by: .seconds(60))
      try await expectEqual(makeText(server, store).current(), Loaded("tea", .fresh))
      XCTAssertEqual(server.requests.suffix(2).map { $0.headers["If-None-Match"] }, [nil, "\"1\""])
      let kept = try await store.document(key(server))
      let expected = FeedDocument(body: Data(tea), fetchedAt: time.now(), validator: HTTPValidator(etag: "\"1\""))
      XCTAssertEqual(kept, expected)
    }
  }

  func testARefreshAsksWhetherWhatIsAtHandHolds() async throws {
    let server = try LoopbackServer(["/list": [.version(lastModified: "Fri, 20 Nov 2026 08:00:00 GMT", tea)]])
    let feed = makeText(server)
    _ = try await feed.current()
    try await expectEqual(feed.refreshed(), Loaded("tea", .fresh))
    XCTAssertEqual(server.requests.last?.headers["If-Modified-Since"], "Fri, 20 Nov 2026 08:00:00 GMT")
  }

  func testAnotherVersionReplacesTheKeptOneAndItsMark() async throws {
    let server = try LoopbackServer([
      "/list": [.version(etag: "\"1\"", tea), .version(etag: "\"2\"", Array("milk".utf8)), .body(tea)]
    ])
    let feed = makeText(server)

    _ = try await feed.refreshed()
    try await expectEqual(feed.refreshed().value, "milk")
    try await expectEqual(store.document(key(server))?.validator, HTTPValidator(etag: "\"2\""))

    _ = try await feed.refreshed()
    try await expectNil(store.document(key(server))?.validator)
  }

  func testAnAnswerThatCannotBeReadIsNotKeptAndNeitherIsItsMark() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea), .version(etag: "\"2\"", [])]])
    let feed = makeText(server)
    _ = try await feed.refreshed()
    _ = try await feed.refreshed()
    _ = try await feed.refreshed()
    XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, [nil, "\"1\"", "\"1\""])
  }

  func testAKeptAnswerThatCannotBeReadAnyMoreIsFetchedAgain() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    let broken = FeedDocument(body: Data(), fetchedAt: .november20, validator: HTTPValidator(etag: "\"1\""))
    try await store.keep(broken, as: key(server))
    try await expectEqual(makeText(server).current(), Loaded("tea", .fresh))
    XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, ["\"1\"", nil])
    try await expectEqual(store.document(key(server))?.body, Data(tea))
  }

  func testAServerThatAlwaysSaysUnchangedIsAnError() async throws {
    let server = try LoopbackServer(["/list": [.status(304)]])
    let broken = FeedDocument(body: Data(), fetchedAt: .november20, validator: HTTPValidator(etag: "\"1\""))
    try await store.keep(broken, as: key(server))
    await expectEqual(repositoryFailure { try await makeText(server).current() }?.status, 304)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAnAnswerThatHoldsServesThoughItsNewAgeCannotBeKept() async throws {
    let server = try LoopbackServer(["/list": [.version(etag: "\"1\"", tea)]])
    _ = try await makeText(server).current()
    let faults = Faults<FailingFeedStore.Call>()
    faults.fail(.keep, with: RepositoryError(.full, subject: "disk"))
    try await expectEqual(makeText(server, FailingFeedStore(store, faults: faults)).current(), Loaded("tea", .fresh))
  }

  /// Creates a feed of texts, none of which is empty.
  private func makeText(_ server: LoopbackServer, _ store: (any FeedStore)? = nil) -> SyncingFeed<String> {
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

/// Reads a list of texts only.
private func readTexts(_ body: Data) throws(RepositoryError) -> [String] {
  do {
    return try JSONDecoder().decode([String].self, from: body)
  } catch {
    throw RepositoryError(.corrupt, subject: "list", detail: "\(error)")
  }
}
