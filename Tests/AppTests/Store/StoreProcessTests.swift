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

    let program = try arcade.start(["store", "check", "--json"])

    XCTAssertEqual(try program.ending(), .exit(65))
    let fault = #"{"law":"counter","table":"counters","row":"name = 'orders'","message":"#
    XCTAssertTrue(program.printed.contains(#""sound":false,"faults":["# + fault), program.printed)
    XCTAssertEqual(program.complained, "")
  }

  func testATextThatAServerCannotKeepIsNamed() throws {
    let (arcade, server) = (try ArcadeProcess(), try makeServer())
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\nquit\n")
    _ = try arcade.sql("UPDATE cart_lines SET name = 'a' || char(0) || 'b'")

    let program = try arcade.start(["store", "copy", arcade.folder.path("data/arcade.sqlite"), server])

    XCTAssertEqual(try program.ending(), .exit(65))
    XCTAssertEqual(
      program.complained,
      "A text in table cart_lines, in the row where owner = '' AND position = 0, has a NUL in it, which PostgreSQL "
        + "cannot keep. Nothing was copied. Change that text, then copy again.\n"
    )
  }

  func testACopyThatIsInterruptedSaysWhatIsThere() throws {
    let arcade = try ArcadeProcess()
    let (source, target) = (try makeServer(), arcade.folder.path("copy"))
    _ = try arcade.print(["shop", "--seed", "1", "--store", source], typing: "MUG\npay\nquit\n")
    let holder = try hold("stock_history", of: source)
    let program = try arcade.start(["store", "copy", source, target])
    try program.read(until: "\n") { (try? self.count("NOT granted", on: source)) == "1" }
    program.send(SIGINT)

    XCTAssertEqual(try program.ending(), .signal(SIGINT))
    XCTAssertEqual(
      program.printed,
      "Interrupted. The copy was not finished: \(target) holds all of it or nothing. Everything else is saved.\n"
    )
    try release(holder, of: source)
  }

  func testACopyThatIsKilledInTheMiddleLeavesAnEmptyStore() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    let (source, target) = (try makeServer(), try makeServer())
    _ = try arcade.print(["store", "copy", arcade.folder.path("data/arcade.sqlite"), source])

    for target in [target, arcade.folder.path("copy")] {
      // Nobody reads the tables that come last, so the copy waits when the first ones have arrived.
      let holder = try hold("stock_history", of: source)
      let program = try arcade.start(["store", "copy", source, target])
      try program.read(until: "\n") { (try? self.count("NOT granted", on: source)) == "1" }
      program.send(SIGKILL)
      _ = try program.ending()
      try release(holder, of: source)

      let rows = try arcade.print(["shop", "orders", "--json"] + ["--store", source])
      XCTAssertTrue(rows.contains(#""id":1"#), rows)
      XCTAssertTrue(unwrapped(try arcade.print(["store", "copy", source, target])).contains("sums agree."))
    }
  }

  private func checking(_ arcade: ArcadeProcess, in language: String) throws -> (printed: String, complained: String) {
    let program = try arcade.start(["store", "check", "--lang", language], environment: ["COLUMNS": "200"])
    XCTAssertEqual(try program.ending(), .exit(65), program.complained)
    return (program.printed, program.complained)
  }

  private func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  private func makeServer() throws -> String { try PostgreSQLCluster.shared.get().makeDatabase().text }

  private func name(of address: String) -> String {
    String(address.drop { $0 != "@" }.dropFirst(2).prefix { $0 != "?" })
  }

  /// Keeps everybody from a table, in a process that runs until it is ended.
  private func hold(_ table: String, of address: String) throws -> Process {
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = [
      "psql", "-X", "-q", "-h", try PostgreSQLCluster.shared.get().folder, "-U", "arcade", "-d", name(of: address),
      "-c", "BEGIN; LOCK TABLE arcade.\(table) IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(600)",
    ]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    while try count("mode = 'AccessExclusiveLock' AND granted", on: address) == "0" {}
    return shell
  }

  private func release(_ holder: Process, of address: String) throws {
    try PostgreSQLCluster.shared.get().psql(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%pg_sleep(600)%' AND pid <> pg_backend_pid()
      """,
      on: name(of: address)
    )
    holder.waitUntilExit()
  }

  /// How many locks of tables satisfy a condition.
  private func count(_ condition: String, on address: String) throws -> String {
    try PostgreSQLCluster.shared.get().psql(
      """
      SELECT count(*) FROM pg_locks JOIN pg_class ON pg_class.oid = pg_locks.relation
      WHERE relname = 'stock_history' AND \(condition)
      """,
      on: name(of: address)
    )
  }
}
