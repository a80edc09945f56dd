import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// Several tills at one server, also at one that is killed again and again.
final class ManyTillsTests: XCTestCase {
  /// How often the server is killed.
  private static let kills = environment["ARCADE_FUZZ_ROUNDS"].flatMap(Int.init).map { $0 / 3 } ?? 10
  private static let environment = ProcessInfo.processInfo.environment

  func testThreeTillsSellTwoHundredCartsEachAtOnce() async throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        let database = Database(server: address, migrations: ArcadeSchema.migrations)
        let till = Till(database, owner: try XCTUnwrap(Owner("till-\(number)")))
        group.addTask {
          for _ in 1...200 {
            try await till.fillCart()
            _ = try await till.pay()
          }
        }
      }
      try await group.waitForAll()
    }

    try expectOrders(600, in: cluster, name)
    let tills = try cluster.psql(
      """
      SELECT owner, count(*) FROM orders JOIN payment_attempts ON payment_attempts.id = attempt_id
      GROUP BY owner ORDER BY owner
      """,
      inArcadeOn: name
    )
    XCTAssertEqual(tills, "till-1|200\ntill-2|200\ntill-3|200")
  }

  func testWhatWasPaidIsThereOnceHoweverOftenTheServerIsKilled() async throws {
    let cluster = try PostgreSQLCluster()
    let (address, name) = try cluster.makeNamedDatabase()
    let (payments, paid) = AsyncStream.makeStream(of: Order.self)
    let tills = try (1...3).map { number in
      Till(
        Database(server: address, migrations: ArcadeSchema.migrations),
        owner: try XCTUnwrap(Owner("till-\(number)"))
      )
    }
    let selling = tills.map { till in
      Task {
        while !Task.isCancelled {
          do {
            try await till.fillCart()
            paid.yield(try await till.pay())
          } catch {
            // What is open is brought to its end first, as the shop does.
            for order in (try? await till.settlePending()) ?? [] { paid.yield(order) }
          }
        }
      }
    }
    var (acknowledged, left, kills): ([Order], Int, Int) = ([], 1, 0)
    for await order in payments {
      acknowledged.append(order)
      left -= 1
      guard left == 0 else { continue }
      guard kills < Self.kills else { break }
      try cluster.crash()
      kills += 1
      left = .random(in: 1...12)
    }
    for task in selling { task.cancel() }
    for task in selling { await task.value }
    // Whoever was cancelled last may have left something open, and the server may just be starting again.
    for till in tills {
      while await repositoryFailure(of: { try await till.settlePending() })?.canRetry == true {}
    }

    let stored = try await SQLOrderRepository(
      database: Database(server: address, migrations: ArcadeSchema.migrations)
    ).orders()
    XCTAssertEqual(Set(acknowledged.map(\.id)).count, acknowledged.count)
    for order in acknowledged {
      XCTAssertEqual(stored.filter { $0.reference == order.reference }.map(\.id), [order.id])
    }
    try expectOrders(stored.count, in: cluster, name)
  }

  /// Expects so many orders of 32.50, numbered from 1, and nothing that is open.
  private func expectOrders(_ count: Int, in cluster: PostgreSQLCluster, _ name: String) throws {
    let numbers = try cluster.psql("SELECT min(id), max(id), count(*) FROM orders", inArcadeOn: name)
    XCTAssertEqual(numbers, "1|\(count)|\(count)")
    let sums = try cluster.psql(
      """
      SELECT sum(quantity * unit_price_minor - discount_minor), sum(quantity)
      FROM sale_lines JOIN orders USING (attempt_id)
      """,
      inArcadeOn: name
    )
    XCTAssertEqual(sums, "\(3_250 * count)|\(4 * count)")
    let open = try cluster.psql("SELECT count(*) FROM payment_attempts WHERE state = 'open'", inArcadeOn: name)
    XCTAssertEqual(open, "0")
  }
}

extension PostgreSQLCluster {
  fileprivate func psql(_ sql: String, inArcadeOn name: String) throws -> String {
    try psql("SET search_path TO arcade; \(sql)", on: name)
  }
}
