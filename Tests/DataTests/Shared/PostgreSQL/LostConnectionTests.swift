import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Steps whose connection is lost before or after each statement.
final class LostConnectionTests: XCTestCase {
  private typealias Sample = SampleListings

  func testAPaymentIsMadeOnceWhereverItsConnectionIsLost() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let till = Till(database, owner: try XCTUnwrap(Owner("till-1")))
    try await forEachLoss(on: proxy) { _, losing in
      try await till.fillCart()
      losing()
      return try await till.pay()
    } check: { order, number in
      XCTAssertEqual(order.id.number, number)
      let (pending, cart) = (try await till.payments.pending(), try await till.carts.cart())
      XCTAssertEqual(pending, [])
      XCTAssertNil(cart)
    }
  }

  func testAPaymentWhoseEndWasNotHeardIsAskedAboutUntilItIs() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let till = Till(database, owner: try XCTUnwrap(Owner("till-1")))
    try await till.fillCart()
    proxy.loseCommit(of: "INSERT INTO orders")
    let failure = await repositoryFailure { _ = try await till.pay() }
    XCTAssertTrue(proxy.hasLost)
    XCTAssertEqual(failure?.mayBeDone, true)
    XCTAssertTrue(till.payments.isAnyUnacknowledged)
    proxy.mend()

    let pending = try await till.payments.pending()
    XCTAssertEqual(pending.map(\.answer), [.completed(reference: "r-1")])
    try await expectEqual(till.settlePending().map(\.id.number), [1])
    XCTAssertFalse(till.payments.isAnyUnacknowledged)
    try await expectEqual(till.payments.pending(), [])
  }

  func testAWatchIsUpdatedOnceWhereverItsConnectionIsLost() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let watches = SQLWatchRepository(database: database)
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    try await forEachLoss(on: proxy) { number, losing in
      losing()
      return try await watches.update(
        id,
        with: Sample.result(Sample.listing("a", yen: number), Sample.listing("b")),
        at: .november20
      )
    } check: { updated, number in
      XCTAssertEqual(updated.update.number, Int(number) + 1)
      try await expectEqual(watches.history(of: "a", in: id)?.prices.count, Int(number))
    }
  }

  func testAnAnswerThatWaitsAfterALostCommitIsStoredOnce() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let waiting = WriteQueue()
    let games = RetryingNameGameRepository(SQLNameGameRepository(database: database), waiting: waiting)
    let people = SamplePeople.people()
    let answer = NameAnswer(mode: .timed, asked: people[0], chosen: people[1])
    // BEGIN, the step, the owner, the answer, COMMIT.
    proxy.lose(.after, statement: 5, thenIsGone: true)
    try await games.record(answer, at: .november20)
    XCTAssertTrue(proxy.hasLost)
    XCTAssertEqual(waiting.reason?.code, .storeUnreachable)
    proxy.mend()
    await waiting.retry()

    XCTAssertNil(waiting.reason)
    try await expectEqual(database.count("name_answers"), 1)
  }

  func testAStepMayBeDoneOnlyWhereItsEndIsUnknown() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy(things)
    // BEGIN, the step, a query, the insertion, COMMIT.
    for (place, statement, mayBeDone) in [(PostgreSQLProxy.Place.before, 3, false), (.after, 5, true)] {
      proxy.lose(place, statement: statement, thenIsGone: true)
      let failure = await repositoryFailure {
        try await database.write { connection in
          _ = try connection.row("SELECT count(*) AS n FROM things") { try $0.integer("n") }
          try connection.run("INSERT INTO things (name) VALUES ('once')")
        }
      }

      XCTAssertTrue(proxy.hasLost)
      XCTAssertEqual(failure?.code, .storeUnreachable)
      XCTAssertEqual(failure?.mayBeDone, mayBeDone)
      proxy.mend()
      try await database.read { _ in }
    }
    try await expectEqual(database.count("things"), 1)
  }

  func testATryThatArrivesLateChangesNothing() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy(things)
    proxy.delay()
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('late')") }
    XCTAssertTrue(proxy.hasLost)
    proxy.deliver()
    try await expectEqual(database.count("things"), 1)
  }

  func testAStepThatReturnsNothingIsKnownToHaveBeenDone() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy(things)
    try await forEachLoss(on: proxy) { _, losing in
      losing()
      return try await database.write { connection -> Int? in
        try connection.run("INSERT INTO things (name) VALUES ('once')")
        return nil
      }
    } check: { nothing, number in
      XCTAssertNil(nothing)
      try await expectEqual(database.count("things"), number)
    }
  }

  /// Loses the connection at each statement of a step in turn, and checks the outcome each time.
  ///
  /// No connection is lost during the check. Its reads may end later, so they would be counted in the next step.
  private func forEachLoss<Outcome>(
    on proxy: PostgreSQLProxy,
    _ step: (_ number: Int64, _ losing: () -> Void) async throws -> Outcome,
    check: (_ outcome: Outcome, _ number: Int64) async throws -> Void
  ) async throws {
    var number: Int64 = 0
    for place in PostgreSQLProxy.Place.allCases {
      for statement in 1... {
        number += 1
        let outcome = try await step(number) { proxy.lose(place, statement: statement) }
        let hasLost = proxy.hasLost
        proxy.mend()
        try await check(outcome, number)
        guard hasLost else {
          // At least BEGIN, the step, one that writes, and COMMIT.
          XCTAssertGreaterThan(statement, 4)
          break
        }
      }
    }
  }
}

extension XCTestCase {
  /// Returns an empty database, and the proxy of its server, with one open connection.
  func makeDatabaseBehindAProxy(
    _ migrations: [Migration] = ArcadeSchema.migrations
  ) async throws -> (Database, PostgreSQLProxy) {
    let cluster = try PostgreSQLCluster.shared.get()
    let proxy = try PostgreSQLProxy(cluster)
    let database = Database(server: try proxy.address(of: cluster.makeDatabase()), migrations: migrations)
    try await database.read { _ in }
    addTeardownBlock { _ = proxy }
    return (database, proxy)
  }
}
