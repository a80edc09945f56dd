import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Why a server could not be used.
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
      await expectEqual(failure(at: server.address)?.code, code, "\(greeting)")
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
