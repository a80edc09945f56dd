import ArcadeData
import ArcadeTesting
import XCTest

/// A payment that was settled on a server, which was gone before anybody heard of it.
final class LostAnswerTests: XCTestCase {
  private static let notConfirmed = "The payment of €7.50 is not confirmed yet."
  private static let heard = [
    "The earlier payment of €7.50 was completed. It is order 1 now.",
    "Change: €42.50", "Receipt of order 1",
  ]

  func testWhatBecameOfItIsSaidAtTheNextCommand() throws {
    // Where the products could not be read, no code is known yet.
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
    session.type("quit\n")

    XCTAssertEqual(try session.ending(), .exit(0), session.complained)
    let said = session.printed.replacing("\n", with: " ")
    for text in Self.heard { XCTAssertTrue(said.contains(text), said) }
    XCTAssertTrue(session.printed.hasSuffix("Everything is saved. Goodbye!\n"), session.printed)
  }

  func testWhatIsStillNotKnownIsSaidInTheEnd() throws {
    let (session, _) = try makeSession()
    session.type("quit\n")

    XCTAssertEqual(try session.ending(), .exit(74), session.complained)
    let said = session.printed.replacing("\n", with: " ")
    let sentence = "Whether the payment of €7.50 was completed is not known, as the store did not answer."
    XCTAssertTrue(said.contains("Not everything is saved. \(sentence)"), said)
  }

  /// A session that has just heard nothing of a payment of €7.50 with €50 in cash.
  private func makeSession() throws -> (RunningProgram, PostgreSQLProxy) {
    let cluster = try PostgreSQLCluster.shared.get()
    let proxy = try PostgreSQLProxy(cluster)
    let (address, name) = try cluster.makeNamedDatabase()
    let arguments = ["shop", "--store", try proxy.address(of: address).text, "--as", "till-1", "--offline"]
    let arcade = try ArcadeProcess()
    let session = try arcade.session(arguments, until: "\n> ")
    addTeardownBlock { _ = (arcade, proxy) }
    try session.enter("MUG", until: "\n> ")
    proxy.loseCommit(of: "INSERT INTO orders")
    let said = try session.enter("pay cash 50", until: "\n> ").replacing("\n", with: " ")
    XCTAssertTrue(said.contains(Self.notConfirmed), said)
    XCTAssertTrue(proxy.hasLost)
    XCTAssertEqual(try cluster.psql("SELECT id FROM arcade.orders", on: name), "1")
    return (session, proxy)
  }
}
