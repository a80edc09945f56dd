import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// What a real server says to whoever may not do everything there.
final class StoreRightsTests: XCTestCase {
  func testTheScriptOfTheManualLetsASecondRoleIn() async throws {
    let (cluster, address, name, role) = try makeStore()
    try cluster.psql("DROP ROLE \(role)", on: name)
    let first = Database(server: address, migrations: ArcadeSchema.migrations)
    try await first.read { _ in }
    let second = try entry(of: role, name, cluster)

    try cluster.psql(
      try script().replacing("till_2", with: role).replacing("DATABASE arcade", with: "DATABASE \(name)"),
      on: name
    )
    try await expectEqual(pay(as: second).id.number, 1)
  }

  func testAStoreThatNobodyMayMakeIsForbidden() async throws {
    let (cluster, _, name, role) = try makeStore()

    await expectEqual(failure(at: try entry(of: role, name, cluster))?.code, .storeForbidden)
  }

  func testAServerThatIsFullSaysSo() async throws {
    let (cluster, _, name, role) = try makeStore()
    try cluster.psql("ALTER ROLE \(role) CONNECTION LIMIT 0", on: name)

    let failure = await failure(at: try entry(of: role, name, cluster))
    XCTAssertEqual(failure?.code, .storeCrowded)
    XCTAssertEqual(failure?.canRetry, true)
  }

  func testASchemaOfAnotherProgramIsLeftUntouched() async throws {
    for foreign in [
      "CREATE TABLE arcade.machines (id INTEGER)",
      "CREATE TABLE arcade.schema_version (version TEXT, installed_on DATE)",
      "CREATE FUNCTION arcade.insert_coin() RETURNS INTEGER LANGUAGE sql AS 'SELECT 1'",
    ] {
      let (cluster, address, name, _) = try makeStore()
      try cluster.psql("CREATE SCHEMA arcade; \(foreign)", on: name)
      let tables =
        "SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace AND nspname = 'arcade'"
      let before = try cluster.psql(tables, on: name)

      await expectEqual(failure(at: address)?.code, .storeTaken, foreign)
      XCTAssertEqual(try cluster.psql(tables, on: name), before)
    }
  }

  func testAnEmptySchemaIsTaken() async throws {
    let (cluster, address, name, _) = try makeStore()
    try cluster.psql("CREATE SCHEMA arcade", on: name)

    await expectNil(failure(at: address))
  }

  func testAServerThatTakesNoWritesIsReadAndSaysSo() async throws {
    let (cluster, address, name, _) = try makeStore()
    let empty = try makeStore()
    let store = Database(server: address, migrations: things)
    try await store.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
    for name in [name, empty.name] {
      try cluster.psql("ALTER DATABASE \(name) SET default_transaction_read_only = on", on: "postgres")
    }

    let standby = Database(server: address, migrations: things)
    try await expectEqual(standby.count("things"), 1)
    for database in [standby, Database(server: empty.address, migrations: things)] {
      await expectFailure(.storeReadOnly) { try await database.write { try $0.run("DELETE FROM things") } }
    }
  }

  func testAPoolerInTransactionModeIsRefusedAndOneInSessionModeIsNot() async throws {
    let cluster = try PostgreSQLCluster.shared.get()
    for isRefused in [true, false] {
      let (address, name) = try cluster.makeNamedDatabase()
      let pooler = try PostgreSQLPooler(cluster, inTransactionMode: isRefused)
      let database = Database(server: try pooler.address(of: address), migrations: things)
      await expectFailure(isRefused ? .storePooled : nil) {
        try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
      }
      XCTAssertEqual(try cluster.psql("SELECT to_regnamespace('arcade')", on: name), isRefused ? "" : "arcade")
      await database.close()
    }
  }

  private func makeStore() throws -> (PostgreSQLCluster, address: PostgreSQLAddress, name: String, role: String) {
    let (cluster, address, name) = try makeNamedDatabase()
    let role = "role\(UInt32.random(in: 0 ... .max))"
    try cluster.psql("CREATE ROLE \(role) LOGIN", on: name)
    return (cluster, address, name, role)
  }

  private func entry(of role: String, _ name: String, _ cluster: PostgreSQLCluster) throws -> PostgreSQLAddress {
    try PostgreSQLAddress("postgresql://\(role)@/\(name)?host=\(cluster.folder)")
  }

  private func failure(at address: PostgreSQLAddress) async -> RepositoryError? {
    let database = Database(server: address, migrations: ArcadeSchema.migrations)
    return await repositoryFailure { try await database.read { _ in } }
  }

  private func pay(as address: PostgreSQLAddress) async throws -> Order {
    let database = Database(server: address, migrations: ArcadeSchema.migrations)
    let till = Till(database, owner: try XCTUnwrap(Owner("till-2")))
    try await till.fillCart()
    return try await till.pay()
  }

  /// The one block of the manual with grants.
  private func script() throws -> String {
    let manual = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Documentation/Sharing.md")
    let text = try String(contentsOf: manual.standardized, encoding: .utf8)
    let blocks = text.components(separatedBy: "```").filter { $0.contains("GRANT ") }
    XCTAssertEqual(blocks.count, 1)
    return String(try XCTUnwrap(blocks.first).drop { $0 != "\n" })
  }
}

/// A server that encrypts, and whether it is the one that somebody vouches for.
final class EncryptedStoreTests: XCTestCase {
  func testOnlyAServerThatIsVouchedForIsTrusted() async throws {
    let cluster = try PostgreSQLCluster(isEncrypted: true)
    let name = try cluster.makeNamedDatabase().name
    let cases: [(String, RepositoryError.Code?)] = [
      ("sslmode=require", nil), ("sslmode=verify-ca&sslrootcert=\(cluster.folder)/server.crt", nil),
      ("sslmode=verify-full&sslrootcert=\(cluster.folder)/server.crt", nil),
      ("sslmode=verify-ca&sslrootcert=\(cluster.folder)/other.crt", .storeUntrusted),
      ("sslmode=verify-ca&sslrootcert=\(cluster.folder)/nothing.crt", .storeUntrusted),
    ]
    for (options, code) in cases {
      let text = "postgresql://arcade@127.0.0.1:\(cluster.port)/\(name)?\(options)"
      let database = Database(server: try PostgreSQLAddress(text), migrations: ArcadeSchema.migrations)
      let (games, people) = (SQLNameGameRepository(database: database), SamplePeople.people())
      let failure = await repositoryFailure {
        try await games.record(NameAnswer(mode: .timed, asked: people[0], chosen: people[1]), at: .november20)
        let sql = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
        try await expectEqual(database.read { try $0.row(sql) { try $0.flag("ssl") } }, true, options)
      }

      XCTAssertEqual(failure?.code, code, "\(options): \(failure?.detail ?? "")")
    }
    XCTAssertEqual(try cluster.psql("SELECT count(*) FROM arcade.name_answers", on: name), "3")
  }

  func testOneThatDoesNotEncryptIsNotTrustedWhereThatIsAsked() {
    let said = "connection to server at \"db\", port 5432 failed: server does not support SSL, but SSL was required"
    XCTAssertEqual(PostgreSQLFailure.reason(ofRefusal: said), .storeUntrusted)
    let lost = "connection to server at \"db\", port 5432 failed: SSL SYSCALL error: EOF detected"
    XCTAssertEqual(PostgreSQLFailure.reason(ofRefusal: lost), .storeUnreachable)
  }
}
