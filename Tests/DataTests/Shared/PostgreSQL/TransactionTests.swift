import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

@testable import ArcadeData

/// The guarantees of concurrent transactions on a server.
final class TransactionTests: XCTestCase {
  func testAFailureThatABodySwallowsIsNotTakenForDone() async throws {
    let database = Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: things)
    await expectFailure(.corrupt) {
      try await database.write { connection in
        try connection.run("INSERT INTO things (name) VALUES ('a')")
        _ = try? connection.number("INSERT INTO things (name) VALUES (NULL) RETURNING id")
      }
    }
    try await expectEqual(database.count("things"), 0)
  }

  func testAReaderBehindAMigrationIsToldOfTheNewerVersion() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let older = Database(server: address, migrations: things)
    try await older.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
    // The migration, which recreates the table, is paused in the middle.
    let gate = try PostgreSQLSession(cluster, on: name)
    try gate.run("SELECT pg_advisory_lock(77)")
    let anew = Migration(
      """
      SELECT pg_advisory_xact_lock(77);
      CREATE TABLE others AS SELECT * FROM things;
      DROP TABLE parts;
      DROP TABLE things;
      ALTER TABLE others RENAME TO things;
      """
    )
    let newer = Database(server: address, migrations: things + [anew])
    async let count = newer.count("things")
    try cluster.waitUntil(1, on: name, waitsWith: "pg_advisory_xact_lock")
    async let failure = repositoryFailure { try await older.count("things") }
    try cluster.waitUntil(2, on: name)
    gate.end()

    let (newest, told) = try await (count, failure)
    XCTAssertEqual(newest, 1)
    XCTAssertEqual(told?.code, .newerVersion)
  }

  func testUpdatesOfAWatchAtOnceComeOneAfterTheOther() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let databases = (1...3).map { _ in Database(server: address, migrations: ArcadeSchema.migrations) }
    let first = SQLWatchRepository(database: databases[0])
    let id = try await first.add(SampleListings.watch(), with: SampleListings.result([]), at: .november20).watch.id
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...30 {
        let watches = SQLWatchRepository(database: databases[number % 3])
        group.addTask {
          let result = SampleListings.result(SampleListings.listing("a", yen: Int64(number)))
          _ = try await watches.update(id, with: result, at: .november20)
        }
      }
      try await group.waitForAll()
    }

    try await expectEqual(first.updates(of: id).map(\.number), (1...31).reversed())
  }

  func testALeaseEndsByTheClockOfTheServerWhateverTheTillsBelieve() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let watches = SQLWatchRepository(database: Database(server: address, migrations: ArcadeSchema.migrations))
    let id = try await watches.add(SampleListings.watch(), with: SampleListings.result([]), at: .november20).watch.id
    func hold(_ holder: String, at moment: Moment) async throws(RepositoryError) {
      try await watches.hold(WatchLease(watch: id, holder: holder, end: moment.advanced(by: .seconds(60))), at: moment)
    }
    try await hold("one", at: .november20)
    await expectFailure(.watchBusy) { try await hold("two", at: Moment.november20.advanced(by: .seconds(3_600))) }
  }

  func testACartThatChangesWhileItIsPaidKeepsOnlyWhatWasNot() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let owner = try XCTUnwrap(Owner("till-1"))
    let till = Till(Database(server: address, migrations: ArcadeSchema.migrations), owner: owner)
    let other = Till(Database(server: address, migrations: ArcadeSchema.migrations), owner: owner)
    try await till.fillCart()
    let quote = try PromotionBook.sample().quote(
      for: .scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample()),
      on: CalendarDay(daysSince1970: 20_000)
    )
    let attempt = try await till.payments.begin(quote, nonce: 1, at: Moment(milliseconds: 1)).id
    let isSettled = Mutex(false)
    let (changes, changing) = AsyncStream.makeStream(of: Void.self)
    async let settled: Void = {
      for await _ in changes { break }
      _ = try await other.payments.settle(attempt, reference: "r", at: Moment(milliseconds: 2))
      isSettled.withLock { $0 = true }
    }()
    try await till.carts.update(as: .scan) { cart in
      changing.yield()
      try cluster.waitUntil(1, on: name) { isSettled.withLock { $0 } }
      cart = try .scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG", "MUG"], from: .sample())
    }
    try await settled

    let left = try await till.carts.cart()
    XCTAssertEqual(left?.lines.map(\.product.code.text), ["MUG"])
    XCTAssertEqual(left?.lines.map(\.quantity), [1])
  }

  func testANoteOfAStepIsRemovedWithTheNextOneOfItsConnection() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let database = Database(server: address, migrations: things)
    for _ in 0..<20 { try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a')") } }
    XCTAssertEqual(try cluster.psql("SELECT count(*) FROM arcade.steps", on: name), "1")
  }

  func testNotesOfStepsAreRemovedAfterADay() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let database = Database(server: address, migrations: things)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
    try cluster.psql(
      """
      INSERT INTO arcade.steps (id, made_at) VALUES
        ('old', now() - interval '25 hours'), ('young', now() - interval '23 hours')
      """,
      on: name
    )
    await database.close()
    try await database.read { _ in }

    let left = try cluster.psql("SELECT count(*), count(*) FILTER (WHERE id = 'old') FROM arcade.steps", on: name)
    XCTAssertEqual(left, "2|0")
  }
}

/// The number of round trips of a step, which cost more than the work on the server.
final class WaitingStepsTests: XCTestCase {
  private typealias Sample = SampleListings

  func testThirtyNewListingsAreWaitedForAsOftenAsOne() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let watches = SQLWatchRepository(database: database)
    var waits: [Int] = []
    for (name, count) in [("one", 1), ("many", 30)] {
      let id = try await watches.add(Sample.watch(name), with: Sample.result([]), at: .november20).watch.id
      let result = Sample.result((1...count).map { Sample.listing("item\($0)") })
      proxy.mend()
      let updated = try await watches.update(id, with: result, at: .november20)
      waits.append(proxy.waits)
      XCTAssertEqual(updated.update.new, count)
    }

    XCTAssertEqual(waits[1], waits[0])
  }

  func testADayIsWaitedForAsOftenHoweverMuchWasSold() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let (till, drawer) = (Till(database, owner: .nobody), SQLTillRepository(database: database))
    var sold = 0
    for count in [1, 9] {
      for _ in 0..<count {
        try await till.fillCart()
        let order = try await till.pay()
        _ = try await drawer.refund(order.id, .everything, after: 0, at: Moment(milliseconds: 3)).get()
      }
      sold += count
      proxy.mend()
      let totals = try await drawer.totals(from: Moment(milliseconds: 0), until: Moment(milliseconds: 10)).first
      // The last order to read, then the orders with their refunds.
      XCTAssertEqual(proxy.waits, 2)
      XCTAssertEqual([totals?.orderCount, totals?.refundCount], [sold, sold])

      proxy.mend()
      _ = try await drawer.drawer(in: .eur)
      XCTAssertEqual(proxy.waits, 1)
      proxy.mend()
      try await expectEqual(SQLOrderRepository(database: database).orders().count, sold)
      // Their range, their numbers, and all related rows.
      XCTAssertEqual(proxy.waits, 3)
    }
  }

  func testQueriesThatWereSentAheadAreAllKept() async throws {
    let (database, proxy) = try await makeDatabaseBehindAProxy()
    let sql = "SELECT CAST(? AS BIGINT) AS n"
    let (numbers, waits) = try await database.read { connection in
      for number in 1...3 { try connection.prefetch(sql, number) }
      proxy.mend()
      // In any order, and one of them twice.
      let numbers = try [3, 1, 2, 1].map { number in try connection.row(sql, number) { try $0.integer("n") } }
      return (numbers, proxy.waits)
    }

    XCTAssertEqual(numbers, [3, 1, 2, 1])
    XCTAssertEqual(waits, 2)
  }

  func testWhoStopsInTheMiddleOfAStepDoesNotKeepOthersBackForEver() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let limits = PostgreSQLLimits(idle: .milliseconds(50))
    let database = Database(server: address, migrations: things, limits: limits)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
    let idle = "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(name)' AND state <> 'idle'"
    let hasStopped = Mutex(false)
    try await database.write { connection in
      _ = try connection.row("UPDATE things SET name = 'b' WHERE name = 'a' RETURNING id") { _ in true }
      // The second attempt goes on at once.
      let isFirst = hasStopped.withLock { stopped in
        defer { stopped = true }
        return !stopped
      }
      guard isFirst else { return }
      let deadline = ContinuousClock.now + .seconds(60)
      while try cluster.psql(idle, on: "postgres") != "0" {
        guard ContinuousClock.now < deadline else { throw RepositoryError(.busy, subject: name) }
      }
    }
    try await expectEqual(database.count("things"), 1)
  }
}
