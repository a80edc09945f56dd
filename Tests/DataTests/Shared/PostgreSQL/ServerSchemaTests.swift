import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

/// The schema of a server, created by several processes, and in several versions.
final class ServerSchemaTests: XCTestCase {
  private let more = Migration("CREATE TABLE more (id INTEGER PRIMARY KEY);")

  func testWhoeverComesFirstMakesTheSchemaForAll() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...6 {
        let database = Database(server: address, migrations: ArcadeSchema.migrations)
        group.addTask { try await database.read { _ in } }
      }
      try await group.waitForAll()
    }

    let versions = try cluster.psql("SELECT version FROM arcade.schema_version", on: name)
    XCTAssertEqual(versions, "\(ArcadeSchema.migrations.count)")
  }

  func testAnOlderVersionIsToldAndAnOpenTransactionEndsFirst() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let older = Database(server: address, migrations: things)
    let newer = Database(server: address, migrations: things + [more])
    let isMigrated = Mutex(false)
    let (beginnings, begun) = AsyncStream.makeStream(of: Void.self)
    async let migrated: Void = {
      for await _ in beginnings { break }
      try await newer.read { _ in }
      isMigrated.withLock { $0 = true }
    }()
    try await older.write { connection in
      // Nothing is sent until an answer is needed.
      _ = try connection.row("SELECT 1 AS n") { try $0.integer("n") }
      begun.yield()
      try cluster.waitUntil(1, on: name) { isMigrated.withLock { $0 } }
      XCTAssertFalse(isMigrated.withLock { $0 })
      try connection.run("INSERT INTO things (name) VALUES ('before')")
    }
    try await migrated

    let failures = [
      await repositoryFailure { try await older.count("things") },
      await repositoryFailure { try await older.write { try $0.run("INSERT INTO things (name) VALUES ('after')") } },
      await repositoryFailure { try await Database(server: address, migrations: things).read { _ in } },
    ]
    XCTAssertEqual(failures.map { $0?.code }, [.newerVersion, .newerVersion, .newerVersion])
    try await expectEqual(newer.count("things"), 1)
  }

  func testASchemaOfBeforeIsLeftAsItIsAndItsVersionIsNamed() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    try cluster.psql(
      """
      CREATE SCHEMA arcade; CREATE TABLE arcade.orders (id BIGINT); CREATE TABLE arcade.schema_version (version BIGINT);
      INSERT INTO arcade.schema_version VALUES (26)
      """,
      on: name
    )
    let failures = [
      await repositoryFailure {
        try await Database(server: address, migrations: ArcadeSchema.migrations).write {
          try $0.run("DELETE FROM orders")
        }
      },
      await repositoryFailure {
        try await Database(server: address, migrations: ArcadeSchema.migrations).faults(against: [])
      },
    ]

    XCTAssertEqual(failures.map { $0?.code }, [.olderVersion, .olderVersion])
    XCTAssertEqual(failures.map { $0?.detail }, ["26", "26"])
    let tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'arcade'"
    XCTAssertEqual(try cluster.psql("\(tables); SELECT version FROM arcade.schema_version", on: name), "2\n26")
  }

  func testAMigrationThatFailsLeavesNothing() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let broken = Database(server: address, migrations: things + [more, Migration("CREATE TABLE more (id INTEGER);")])
    let failure = await repositoryFailure { try await broken.read { _ in } }
    XCTAssertNotNil(failure)
    XCTAssertEqual(try cluster.psql("SELECT count(*) FROM pg_namespace WHERE nspname = 'arcade'", on: name), "0")
  }

  func testWhatAServerRemarksIsHandedOn() async throws {
    let remarks = Mutex<[String]>([])
    let database = Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: things) { remark in
      remarks.withLock { $0.append(remark) }
    }
    try await database.write { try $0.run("DROP TABLE IF EXISTS nothing_of_the_kind") }

    let heard = remarks.withLock { $0 }
    XCTAssertEqual(heard.count, 1)
    XCTAssertTrue(heard.first?.contains("nothing_of_the_kind") == true, "\(heard)")
  }

  func testAServerDoesNotKeepEveryStatementThatEverRan() async throws {
    let database = Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: things)
    var kept: Int64 = 0
    for round in 0..<12 {
      kept = try await database.read { connection in
        for number in 0..<150 { try connection.run("SELECT \(150 * round + number) AS n") }
        let count = "SELECT count(*) AS n FROM pg_prepared_statements"
        return try connection.row(count) { try $0.integer("n") } ?? 0
      }
    }

    XCTAssertLessThan(kept, 1_200)
  }

  func testAConnectionThatTheServerEndedIsMadeAnew() async throws {
    let (cluster, address, name) = try makeNamedDatabase()
    let database = Database(server: address, migrations: things)
    let tries = Mutex(0)
    try await database.write { connection in
      try connection.run("INSERT INTO things (name) VALUES ('once')")
      let process = try connection.row("SELECT pg_backend_pid() AS pid") { try $0.integer("pid") }
      let isFirst = tries.withLock { tries in
        tries += 1
        return tries == 1
      }
      if isFirst {
        try cluster.psql("SELECT pg_terminate_backend(\(process ?? 0))", on: name)
        while try cluster.psql("SELECT 1 FROM pg_stat_activity WHERE pid = \(process ?? 0)", on: name) != "" {}
      }
    }

    XCTAssertEqual(tries.withLock { $0 }, 2)
    try await expectEqual(database.count("things"), 1)
  }
}
