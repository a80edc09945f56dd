import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// The built program, with a file and a server.
final class StoreProcessTests: XCTestCase {
  func testAFileGoesToAServerAndBackByItsAddress() throws {
    let (arcade, server) = (try ArcadeProcess(), try makeServer())
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    let file = arcade.folder.path("data/arcade.sqlite")

    let there = try arcade.print(["store", "copy", file, server])
    let orders = try arcade.print(["shop", "orders", "--json", "--store", server])
    let order = try arcade.print(["store", "check", "--store", server])
    let back = try arcade.print(["store", "copy", server, arcade.folder.path("back"), "--json"])

    XCTAssertTrue(unwrapped(there).hasSuffix("from \(file) to \(server). Counts and sums agree."), there)
    XCTAssertEqual(orders, try arcade.print(["shop", "orders", "--json"]))
    XCTAssertEqual(unwrapped(order), "Everything in \(server) is in order.")
    XCTAssertTrue(back.hasPrefix(#"{"schema":"arcade.storeCopy/1","from":"\#(server)","to":""#), back)
    XCTAssertTrue(back.contains(#"{"name":"orders","rows":1}"#), back)
    XCTAssertTrue(back.hasSuffix("}]}\n"), back)
  }

  func testWhatIsWrongIsListedWithItsTableAndRowInEachLanguage() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    _ = try arcade.sql(
      """
      PRAGMA ignore_check_constraints = ON;
      UPDATE payment_attempts SET state = 'abandoned'; UPDATE sale_lines SET quantity = 0
      """
    )
    let file = arcade.folder.path("data/arcade.sqlite")

    let english = try checking(arcade, in: "en")
    let spanish = try checking(arcade, in: "es")
    let japanese = try checking(arcade, in: "ja")

    XCTAssertEqual(
      english.printed,
      """
      orders (id = 1): Its payment was not paid.
      sale_lines (attempt_id = 1 AND position = 0): What its pieces cost is not what was paid for it.

      """
    )
    XCTAssertEqual(
      english.complained,
      "2 rows in \(file) cannot be right. Nothing was changed. Restore a backup, or mend them by hand.\n"
    )
    XCTAssertTrue(spanish.printed.hasPrefix("orders (id = 1): Su pago no se completó.\n"), spanish.printed)
    XCTAssertTrue(spanish.complained.hasPrefix("2 filas de \(file) no pueden ser correctas."), spanish.complained)
    XCTAssertTrue(japanese.printed.hasPrefix("orders (id = 1): 対応する支払いが完了していません。\n"), japanese.printed)
    XCTAssertTrue(japanese.complained.hasPrefix("\(file) に正しくない行が 2 行あります。"), japanese.complained)
  }

  func testADocumentHoldsWhatIsWrong() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    _ = try arcade.sql("UPDATE counters SET value = 5 WHERE name = 'orders'")

    let program = try arcade.run(["store", "check", "--json"], exit: 65)
    let fault = #"{"law":"counter","table":"counters","row":"name = 'orders'","message":"#
    XCTAssertTrue(program.printed.contains(#""sound":false,"faults":["# + fault), program.printed)
    XCTAssertEqual(program.complained, "")
  }

  func testATextThatAServerCannotKeepIsNamed() throws {
    let (arcade, server) = (try ArcadeProcess(), try makeServer())
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\nquit\n")
    _ = try arcade.sql("UPDATE cart_lines SET name = 'a' || char(0) || 'b'")

    let program = try arcade.run(["store", "copy", arcade.folder.path("data/arcade.sqlite"), server], exit: 65)
    XCTAssertEqual(
      program.complained,
      "A text in table cart_lines, in the row where owner = '' AND position = 0, has a NUL in it, which PostgreSQL "
        + "cannot keep. Nothing was copied. Change that text, then copy again.\n"
    )
  }

  func testACopyThatIsInterruptedSaysWhatIsThere() throws {
    let arcade = try ArcadeProcess()
    let (source, target) = (try PostgreSQLCluster.shared.get().makeNamedDatabase(), arcade.folder.path("copy"))
    _ = try arcade.print(["shop", "--seed", "1", "--store", source.address.text], typing: "MUG\npay\nquit\n")
    let (program, holder) = try waitingCopy(arcade, of: source.address.text, source.name, to: target)

    try program.end(by: SIGINT)
    XCTAssertEqual(
      program.printed,
      "Interrupted. The copy was not finished: \(target) holds all of it or nothing. Everything else is saved.\n"
    )
    holder.end()
  }

  func testACopyThatIsKilledInTheMiddleLeavesAnEmptyStore() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    let (database, name) = try PostgreSQLCluster.shared.get().makeNamedDatabase()
    let source = database.text
    _ = try arcade.print(["store", "copy", arcade.folder.path("data/arcade.sqlite"), source])

    for target in [try makeServer(), arcade.folder.path("copy")] {
      let (program, holder) = try waitingCopy(arcade, of: source, name, to: target)
      try program.end(by: SIGKILL)
      holder.end()

      let rows = try arcade.print(["shop", "orders", "--json"] + ["--store", source])
      XCTAssertTrue(rows.contains(#""id":1"#), rows)
      XCTAssertTrue(unwrapped(try arcade.print(["store", "copy", source, target])).contains("sums agree."))
    }
  }

  private func checking(_ arcade: ArcadeProcess, in language: String) throws -> (printed: String, complained: String) {
    let program = try arcade.run(["store", "check", "--lang", language], environment: ["COLUMNS": "200"], exit: 65)
    return (program.printed, program.complained)
  }

  private func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  private func makeServer() throws -> String { try PostgreSQLCluster.shared.get().makeDatabase().text }

  /// Starts a copy that waits for the lock of another session, which holds a table after the first ones.
  private func waitingCopy(
    _ arcade: ArcadeProcess,
    of source: String,
    _ name: String,
    to target: String
  ) throws -> (RunningProgram, PostgreSQLSession) {
    let cluster = try PostgreSQLCluster.shared.get()
    let holder = try PostgreSQLSession(cluster, on: name)
    try holder.run("BEGIN; LOCK TABLE arcade.stock_history IN ACCESS EXCLUSIVE MODE")
    let program = try arcade.start(["store", "copy", source, target])
    try cluster.waitUntil(1, on: name)
    return (program, holder)
  }
}
