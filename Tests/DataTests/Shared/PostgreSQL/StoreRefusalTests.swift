import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// The reasons why a server cannot be used.
final class StoreRefusalTests: XCTestCase {
  func testAServerThatSaysNothingOrFallsSilentIsWaitedForUpToALimit() async throws {
    for (greeting, limits) in [
      (UnansweringServer.Greeting.none, PostgreSQLLimits(connect: .milliseconds(20))),
      (.welcome, PostgreSQLLimits(statement: .milliseconds(20))),
    ] {
      let silent = try UnansweringServer(greeting)
      let database = Database(server: silent.address, migrations: [], limits: limits)
      await expectFailure(.storeSilent, canRetry: true, "\(greeting)") { try await database.read { _ in } }
    }
  }

  func testOneThatIsSilentDoesNotKeepUsFromTheNextOneOfTheAddress() async throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let (name, silent) = (try cluster.makeNamedDatabase().name, try UnansweringServer(.none))
    let hosts = "\(silent.folder),\(silent.folder),\(cluster.folder)"
    let address = try PostgreSQLAddress("postgresql://arcade@/\(name)?host=\(hosts)")
    let limits = PostgreSQLLimits(connect: .milliseconds(600))
    let database = Database(server: address, migrations: things, limits: limits)

    try await expectEqual(database.count("things"), 0)
  }

  func testNobodyWaitsWhoNoLongerWantsToKnow() async throws {
    for greeting in [UnansweringServer.Greeting.none, .welcome] {
      let silent = try UnansweringServer(greeting)
      let hours = PostgreSQLLimits(connect: .seconds(36_000), statement: .seconds(36_000))
      let database = Database(server: silent.address, migrations: [], limits: hours)
      let waiting = Task { await repositoryFailure { try await database.read { _ in } } }
      for await _ in silent.visits { break }
      waiting.cancel()

      await expectEqual(waiting.value?.code, .cancelled)
    }
  }

  func testEachReasonOfARefusalHasItsCode() async throws {
    let cases: [(UnansweringServer.Greeting, RepositoryError.Code)] = [
      (.password, .storeRefused),
      (.refusal("28P01", "Passwort-Authentifizierung für Benutzer »arcade« fehlgeschlagen"), .storeRefused),
      (.refusal("28000", "no existe el rol «arcade»"), .storeRefused),
      (.refusal("42501", #"permission denied for database "store""#), .storeForbidden),
      (.refusal("3D000", "データベース\"store\"は存在しません"), .noSuchStore),
      (.refusal("53300", #"too many connections for role "arcade""#), .storeCrowded),
      (.refusal("57P03", "the database system is starting up"), .storeUnreachable),
    ]
    for (greeting, code) in cases {
      let server = try UnansweringServer(greeting)
      let failure = await failure(at: server.address)
      XCTAssertEqual(failure?.code, code, "\(greeting)")
      if code == .storeCrowded { XCTAssertEqual(failure?.canRetry, true) }
    }
  }

  func testARealServerRefusesWhatItDoesNotHave() async throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let latin = "latin\(UInt32.random(in: 0 ... .max))"
    try cluster.psql("CREATE DATABASE \(latin) ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0", on: "postgres")
    let role = try PostgreSQLAddress("postgresql://nobody@/postgres?host=\(cluster.folder)")
    let cases: [(PostgreSQLAddress, RepositoryError.Code)] = [
      (role, .storeRefused),
      (try cluster.address(of: "missing"), .noSuchStore),
      (try cluster.address(of: latin), .storeEncoding),
      (try PostgreSQLAddress("postgresql://arcade@/store?host=/tmp/password-invalid-nowhere"), .storeUnreachable),
      (try PostgreSQLAddress("postgresql://arcade@/store?sslmode=maybe&host=\(cluster.folder)"), .badStoreAddress),
      (try PostgreSQLAddress("postgresql://arcade@/store?colour=red"), .badStoreAddress),
    ]
    for (address, code) in cases { await expectEqual(failure(at: address)?.code, code, address.text) }
  }

  func testTextsStayWhatTheyAreWhateverTheAddressSaysOfThem() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let database = Database(server: try PostgreSQLAddress(address.text + "&client_encoding=LATIN1"), migrations: things)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES (?)", "お茶") }
    let plain = Database(server: address, migrations: things)
    try await expectEqual(plain.read { try $0.row("SELECT name FROM things") { try $0.text("name") } }, "お茶")
  }

  func testAPasswordIsShownToTheServerAndToNobodyElse() async throws {
    let cluster = try PostgreSQLCluster(rule: "local all till scram-sha-256")
    let (_, name) = try cluster.makeNamedDatabase()
    try cluster.psql("CREATE ROLE till LOGIN SUPERUSER PASSWORD 's3cret'", on: name)
    let folder = try TemporaryFolder()
    for (password, code) in [("s3cret", nil), ("wr0ng", .storeRefused)] as [(String, RepositoryError.Code?)] {
      let file = try folder.write(Data("*:*:*:till:\(password)\n".utf8), to: "passwords")
      try folder.makePrivate("passwords")
      let text = "postgresql://till@/\(name)?host=\(cluster.folder)&passfile=\(file)"
      let failure = await failure(at: try PostgreSQLAddress(text))

      XCTAssertEqual(failure?.code, code)
      XCTAssertFalse("\(failure?.detail ?? "")".contains(password), "\(failure?.detail ?? "")")
    }
  }

  func testAServerGivesUpAStatementThatTakesTooLong() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let limits = PostgreSQLLimits(statement: .milliseconds(100))
    let database = Database(server: address, migrations: things, limits: limits)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
    let failure = await repositoryFailure {
      try await database.write { connection in
        try connection.run("DELETE FROM things")
        try connection.run("SELECT pg_sleep(600)")
      }
    }

    XCTAssertTrue([.timedOut, .storeSilent].contains(failure?.code), "\(failure as Any)")
    try await expectEqual(database.count("things"), 1)
  }

  func testATextWithANULIsRefused() async throws {
    let database = Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: things)
    await expectFailure(.unstorable) {
      try await database.write { try $0.run("INSERT INTO things (name) VALUES (?)", "a\0b") }
    }
    try await expectEqual(database.count("things"), 0)
  }

  func testAPasswordInAnAddressIsRefusedAndNotRepeated() {
    for text in [
      "postgresql://till:s3cret@host/store", "postgresql://till@host/store?password=s3cret",
      "postgres://till@host/store?sslmode=require&sslpassword=s3cret",
      "postgresql://till@host/store?passw%6Frd=s3cret", "postgresql://till:s3/cret@host/store",
    ] {
      XCTAssertThrowsError(try PostgreSQLAddress(text)) { error in
        XCTAssertEqual((error as? RepositoryError)?.code, .passwordInAddress)
        XCTAssertFalse("\(error)".contains("s3cret"), "\(error)")
      }
    }
  }

  func testWhatIsNoAddressIsShownWithoutItsPassword() async {
    for (text, shown) in [
      ("host=h password=s3cret", "host=h password=…"), ("host=h PASSWORD = 's3 cret' user=till", "host=h PASSWORD = …"),
      ("passw%6Frd=s3cret", "password=…"), ("postgresql:/till:s3cret@host/store", "postgresql:/host/store"),
      ("https://till:s3cret@host/store", "https://host/store"), ("till:s3cret@host", "host"), ("arcade", "arcade"),
    ] { await expectFailure(.badStoreAddress, subject: shown) { try PostgreSQLAddress(text) } }
  }

  private func failure(at address: PostgreSQLAddress) async -> RepositoryError? {
    let database = Database(server: address, migrations: things)
    return await repositoryFailure { try await database.read { _ in } }
  }
}

/// The errors of a real server for users with limited rights.
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

  /// Returns the only block with grants in the manual.
  private func script() throws -> String {
    let manual = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Documentation/Sharing.md")
    let text = try String(contentsOf: manual.standardized, encoding: .utf8)
    let blocks = text.components(separatedBy: "```").filter { $0.contains("GRANT ") }
    XCTAssertEqual(blocks.count, 1)
    return String(try XCTUnwrap(blocks.first).drop { $0 != "\n" })
  }
}

/// A server with encryption, with and without a trusted certificate.
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
