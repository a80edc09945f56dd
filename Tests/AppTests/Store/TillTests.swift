import ArcadeData
import ArcadeTesting
import XCTest

/// A till whose server is far away, goes away, or disappears before the result of a payment is known.
final class TillTests: XCTestCase {
  private static let notConfirmed = "The payment of €7.50 is not confirmed yet."
  private static let heard = [
    "The earlier payment of €7.50 was completed. It is order 1 now.", "Change: €42.50", "Receipt of order 1",
  ]

  func testWhatBecameOfItIsSaidAtTheNextCommand() throws {
    // If the products could not be read, no code is known yet.
    for (line, then) in [("pay", ""), ("MUG", ""), ("cart", "The cart is empty.")] {
      let (session, proxy) = try makeSession()
      proxy.mend()
      let said = try session.enter(line, until: "\n> ").replacing("\n", with: " ")
      session.type("quit\n")

      for text in Self.heard { XCTAssertTrue(said.contains(text), "\(line): \(said)") }
      XCTAssertTrue(said.hasSuffix("> ") && (then.isEmpty || said.contains(then)), "\(line): \(said)")
      XCTAssertFalse(said.contains("nothing to pay"), said)
      XCTAssertEqual(try session.ending(), .exit(0), session.complained)
      XCTAssertTrue(session.printed.hasSuffix("Everything is saved. Goodbye!\n"), session.printed)
    }
  }

  func testWhatBecameOfItIsSaidAtTheEndOfTheSession() throws {
    let (session, proxy) = try makeSession()
    proxy.mend()
    try session.quit()
    let said = session.printed.replacing("\n", with: " ")
    for text in Self.heard { XCTAssertTrue(said.contains(text), said) }
    XCTAssertTrue(session.printed.hasSuffix("Everything is saved. Goodbye!\n"), session.printed)
  }

  func testWhatIsStillNotKnownIsSaidInTheEnd() throws {
    let (session, _) = try makeSession()
    try session.quit(exit: 74)
    let said = session.printed.replacing("\n", with: " ")
    let sentence = "Whether the payment of €7.50 was completed is not known, as the store did not answer."
    XCTAssertTrue(said.contains("Not everything is saved. \(sentence)"), said)
  }

  /// Returns a session without a response to a payment of €7.50 with €50 in cash.
  private func makeSession() throws -> (RunningProgram, PostgreSQLProxy) {
    let cluster = try PostgreSQLCluster.shared.get()
    let proxy = try PostgreSQLProxy(cluster)
    let (address, name) = try cluster.makeNamedDatabase()
    let session = try ArcadeProcess().till(at: try proxy.address(of: address).text)
    addTeardownBlock { _ = proxy }
    try session.enter("MUG", until: "\n> ")
    proxy.loseCommit(of: "INSERT INTO orders")
    let said = try session.enter("pay cash 50", until: "\n> ").replacing("\n", with: " ")
    XCTAssertTrue(said.contains(Self.notConfirmed), said)
    XCTAssertTrue(proxy.hasLost)
    XCTAssertEqual(try cluster.psql("SELECT id FROM arcade.orders", on: name), "1")
    return (session, proxy)
  }

  func testWhatIsDoneAtATillWaitsForTheServerAFewTimes() throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let proxy = try PostgreSQLProxy(cluster)
    let session = try ArcadeProcess().till(at: try proxy.address(of: cluster.makeDatabase()).text)
    let steps: [(line: String, most: Int)] = [
      ("MUG", 3), ("VOUCHER 2", 3), ("remove MUG", 3), ("undo", 4), ("pay", 8), ("list", 3), ("TSHIRT", 3),
      ("pay cash 20", 8), ("orders", 3), ("order 1", 3), ("list", 3), ("discounts", 3), ("closings", 3), ("cart", 3),
      ("float 50", 6), ("day", 6), ("close 70", 14), ("closings", 3), ("closing 1", 3),
    ]
    for (line, most) in steps {
      proxy.mend()
      let said = try session.enter(line, until: "\n> ")
      XCTAssertLessThanOrEqual(proxy.waits, most, "\(line): \(said)")
    }
    try session.quit()
  }

  private static let sentence = "cannot be reached"

  func testASessionGoesOnAtTheServerThatTookOver() throws {
    let (first, second) = (try PostgreSQLCluster(), try PostgreSQLCluster())
    let (arcade, session, name) = try start(at: first, and: second)
    try session.enter("MUG", until: "\n> ")
    // The contents of a replica of the first server.
    try arcade.run(["store", "copy", first.address(of: name).text, second.address(of: name).text])
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
    try session.quit()
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
    return (arcade, try arcade.till(at: "postgresql://arcade@/\(name)?\(hosts)"), name)
  }
}
