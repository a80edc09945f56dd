import ArcadeData
import ArcadeTesting
import XCTest

/// Each system while the server of its store is down, and when it is back.
final class StoppedServerTests: XCTestCase {
  private static let sentence = "cannot be reached"

  func testASessionSaysItAndGoesOnWhenTheServerIsBack() throws {
    /// The arguments of a system, the lines before, during and after the failure, and the stored result.
    let systems: [(arguments: [String], before: String, meanwhile: String, after: [String], count: String)] = [
      (["shop"], "MUG", "MUG", ["retry"], "SELECT sum(quantity) FROM cart_lines"),
      (["prices"], "play", "1", ["retry", "1"], "SELECT 1 + count(*) FROM price_rounds"),
      (["names"], "1", "1", ["stats"], "SELECT 1 + count(*) FROM name_answers"),
      (["words", "--rounds", "1", "--seconds", "3600"], "play", "r", ["retry"], "SELECT 1 + count(*) FROM word_games"),
      (["observe"], "search tea", "update", ["retry"], "SELECT count(*) FROM watch_updates"),
    ]
    let cluster = try PostgreSQLCluster()
    let (address, name) = try cluster.makeNamedDatabase()
    for system in systems {
      let session = try ArcadeProcess().till(system.arguments, at: address.text)
      XCTAssertFalse(try session.enter(system.before, until: "\n> ").contains(Self.sentence))
      try cluster.stop()
      let said = try session.enter(system.meanwhile, until: "\n> ").replacing("\n", with: " ")
      XCTAssertEqual(said.ranges(of: Self.sentence).count, 1, said)
      try cluster.start()
      for line in system.after {
        let said = try session.enter(line, until: "\n> ").replacing("\n", with: " ")
        XCTAssertFalse(said.contains(Self.sentence), said)
      }
      try session.quit()
      XCTAssertTrue(session.printed.hasSuffix("Everything is saved. Goodbye!\n"), session.printed)
      XCTAssertEqual(try cluster.psql("SET search_path TO arcade; \(system.count)", on: name), "2", system.count)
    }
  }

  func testACommandSaysItAndEndsWith69() throws {
    let cluster = try PostgreSQLCluster()
    let (address, arcade) = (try cluster.makeDatabase(), try ArcadeProcess())
    try cluster.stop()
    for words in ["shop orders", "prices history", "names history", "words history", "observe list"] {
      let arguments = words.split(separator: " ").map(String.init)
      let command = try arcade.run(arguments + ["--store", address.text, "--offline"], exit: 69)
      XCTAssertTrue(command.complained.replacing("\n", with: " ").contains(Self.sentence), command.complained)
    }
  }

  func testAPageSaysItAndGoesOnWhenTheServerIsBack() async throws {
    let cluster = try PostgreSQLCluster()
    let site = try SiteVisit(["--store", cluster.makeDatabase().text, "--as", "till-1", "--offline"])
    for address in ["/shop/cart", "/prices/games", "/names/games", "/words/games", "/observe"] {
      let before = await site.get(address)
      XCTAssertEqual(before.status, 200, before.text)
      XCTAssertFalse(before.text.contains(Self.sentence), before.text)
      try cluster.stop()
      let meanwhile = await site.get(address)
      XCTAssertTrue(meanwhile.text.contains(Self.sentence), "\(address): \(meanwhile.text)")
      let again = ["retry", "refresh"].first { meanwhile.form(of: $0) != nil }
      try cluster.start()
      let after = await site.send(try XCTUnwrap(again, meanwhile.text), from: meanwhile)
      XCTAssertFalse(after.text.contains(Self.sentence), "\(address): \(after.text)")
      XCTAssertEqual(after.text, before.text, address)
    }
  }

  func testWhatAPageCouldNotStoreIsStoredWhenTheServerIsBack() async throws {
    let cluster = try PostgreSQLCluster()
    let (address, name) = try cluster.makeNamedDatabase()
    let site = try SiteVisit(["--store", address.text, "--as", "till-1", "--offline"])
    let shop = await site.get("/shop")
    try cluster.stop()
    let refused = await site.send("add", ["code": "MUG"], from: shop)
    XCTAssertTrue(refused.text.contains(Self.sentence), refused.text)
    try cluster.start()
    let added = await site.send("retry", from: refused)

    XCTAssertFalse(added.text.contains(Self.sentence), added.text)
    XCTAssertEqual(try cluster.psql("SELECT sum(quantity) FROM arcade.cart_lines", on: name), "1")
  }

  func testASessionThatLeavesSomethingUnstoredDoesNotEndAsIfItHad() throws {
    let cluster = try PostgreSQLCluster()
    let session = try ArcadeProcess().till(at: try cluster.makeDatabase().text)
    try cluster.stop()
    try session.enter("MUG", until: "\n> ")
    try session.quit(exit: 74)
    let said = session.printed.replacing("\n", with: " ")
    XCTAssertTrue(said.contains("Not everything is saved. The last change to the cart was not stored."), said)
  }
}
