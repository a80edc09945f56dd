import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

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
        let answer = NameAnswer(mode: .timed, asked: people[0], chosen: people[1])
        try await games.record(answer, at: .november20)
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
