import ArcadeData
import ArcadeTesting
import XCTest

/// An address that names two servers, of which the first one goes away.
final class FailoverTests: XCTestCase {
  private static let sentence = "cannot be reached"

  func testASessionGoesOnAtTheServerThatTookOver() throws {
    let (first, second) = (try PostgreSQLCluster(), try PostgreSQLCluster())
    let (arcade, session, name) = try start(at: first, and: second)
    try session.enter("MUG", until: "\n> ")
    // What a server has that follows the first one.
    let copy = try arcade.start(["store", "copy", first.address(of: name).text, second.address(of: name).text])
    XCTAssertEqual(try copy.ending(), .exit(0), copy.complained)
    try first.stop()
    let said = try session.enter("MUG", until: "\n> ").replacing("\n", with: " ")
    session.type("quit\n")

    XCTAssertFalse(said.contains(Self.sentence), said)
    XCTAssertEqual(try session.ending(), .exit(0), session.complained)
    XCTAssertEqual(try second.psql("SELECT sum(quantity) FROM arcade.cart_lines", on: name), "2")
  }

  func testOneThatOnlyFollowsIsNotWrittenTo() throws {
    let (first, second) = (try PostgreSQLCluster(), try PostgreSQLCluster())
    let (_, session, name) = try start(at: first, and: second)
    try second.psql("ALTER DATABASE \(name) SET default_transaction_read_only = on", on: "postgres")
    try first.stop()
    let said = try session.enter("MUG", until: "\n> ").replacing("\n", with: " ")
    XCTAssertTrue(said.contains(Self.sentence), said)
    try first.start()
    try session.enter("retry", until: "\n> ")
    session.type("quit\n")

    XCTAssertEqual(try session.ending(), .exit(0), session.complained)
    XCTAssertEqual(try first.psql("SELECT sum(quantity) FROM arcade.cart_lines", on: name), "1")
  }

  private func start(
    at first: PostgreSQLCluster,
    and second: PostgreSQLCluster
  ) throws -> (ArcadeProcess, RunningProgram, String) {
    let name = try first.makeNamedDatabase().name
    XCTAssertEqual(try second.makeNamedDatabase().name, name)
    let hosts = "host=\(first.folder),\(second.folder)&target_session_attrs=read-write"
    let arcade = try ArcadeProcess()
    let session = try arcade.session(
      ["shop", "--store", "postgresql://arcade@/\(name)?\(hosts)", "--as", "till-1", "--offline"],
      until: "\n> "
    )
    return (arcade, session, name)
  }
}
