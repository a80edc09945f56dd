import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class RequestTurnsTests: XCTestCase {
  private let second = Duration.seconds(1)

  func testAHostHasOneTurnASecond() async throws {
    try await onEveryEngine { database in
      let turns = SQLRequestTurns(database: database)
      let now = SystemTime().now()
      let first = try await turns.take(at: "a.example", every: second, now: now)
      let next = try await turns.take(at: "a.example", every: second, now: now)
      let other = try await turns.take(at: "b.example", every: second, now: now)
      XCTAssertEqual([first, other], [nil, nil])
      XCTAssertTrue((.zero...second).contains(next ?? .zero - second))
    }
  }

  func testAMomentOverASecondAheadIsIgnored() async throws {
    try await onEveryEngine { database in
      let turns = SQLRequestTurns(database: database)
      _ = try await turns.take(at: "a.example", every: second, now: SystemTime().now())
      for (ahead, isIgnored) in [(Duration.milliseconds(900), false), (.seconds(5), true)] {
        let now = SystemTime().now()
        try await database.write { try $0.run("UPDATE request_turns SET taken_at = ?", now.advanced(by: ahead)) }
        let wait = try await turns.take(at: "a.example", every: second, now: now)
        XCTAssertEqual(wait == nil, isIgnored)
        XCTAssertGreaterThan(wait ?? .seconds(2), second)
      }
    }
  }

  func testOfTwoAtOnceOneGetsTheTurn() async throws {
    let folder = try TemporaryFolder()
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let pairs: [[Database]] = [
      (0..<2).map { _ in Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations) },
      (0..<2).map { _ in Database(server: address, migrations: ArcadeSchema.migrations) },
    ]
    for pair in pairs {
      let now = SystemTime().now()
      for host in (0..<10).map({ "\($0).example" }) {
        let waits = try await withThrowingTaskGroup { group in
          for database in pair {
            group.addTask {
              try await SQLRequestTurns(database: database).take(at: host, every: .seconds(60), now: now)
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(waits.count { $0 == nil }, 1, host)
      }
      for database in pair { await database.close() }
    }
  }

  func testTwoProcessesOfOneStoreAskASecondApart() async throws {
    let (time, begun) = (HandDrivenTime(), Pauses())
    let database = try makeArcadeDatabase()
    let url = try XCTUnwrap(URL(string: "https://a.example/path"))
    let clients = [database, database.reopened].map { database in
      HTTPClient(
        transport: OneAnswer { [time, begun] _ in begun.add(time.elapsed()) },
        time: time,
        pause: { [time] in time.advance(by: $0) }
      ).spaced(by: second, sharing: SQLRequestTurns(database: database))
    }

    for _ in 0..<3 {
      for client in clients { _ = try await client.get(url) }
    }

    XCTAssertEqual(begun.all, (0..<6).map { .seconds($0) })
  }

  func testAStoreThatIsAwayKeepsNobodyBack() async throws {
    let begun = Pauses()
    let database = Database(path: "/proc/arcade/arcade.sqlite", migrations: ArcadeSchema.migrations)
    let client = HTTPClient(transport: OneAnswer { [begun] _ in begun.add(.zero) })
      .spaced(by: second, sharing: SQLRequestTurns(database: database))
    _ = try await client.get(try XCTUnwrap(URL(string: "https://a.example/path")))
    XCTAssertEqual(begun.all.count, 1)
  }
}
