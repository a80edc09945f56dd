import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

@testable import ArcadeData

/// How often a step waits for the server: a way there and back costs more than what is done there.
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
      // Up to which order they are read, and they with what came back.
      XCTAssertEqual(proxy.waits, 2)
      XCTAssertEqual([totals?.orderCount, totals?.refundCount], [sold, sold])

      proxy.mend()
      _ = try await drawer.drawer(in: .eur)
      XCTAssertEqual(proxy.waits, 1)
      proxy.mend()
      try await expectEqual(SQLOrderRepository(database: database).orders().count, sold)
      // Where they are, which they are, and all that belongs to them.
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
      // The second time it goes on at once.
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
