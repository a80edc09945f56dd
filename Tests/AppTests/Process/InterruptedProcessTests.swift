import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// The built program, ended during its work, also while a script reads its documents, and started again.
final class InterruptedProcessTests: XCTestCase {
  func testASlowPaymentThatIsCutShortNeitherLosesTheOrderNorChargesTwice() throws {
    for isKilled in [false, true] {
      let arcade = try ArcadeProcess()
      let streams = isKilled ? ProgramStreams.pipes : .terminal
      let program = try arcade.start(["shop"], environment: ["ARCADE_SHOP_GATEWAY": "slow"], streams: streams)
      try pay(program, arcade)

      if isKilled { program.send(SIGKILL) } else { program.type("\u{3}") }

      XCTAssertEqual(try program.ending(), .signal(isKilled ? SIGKILL : SIGINT))
      let said = program.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let end =
        "Interrupted. The payment of €7.50 is open; the shop asks what became of it when it is opened next. "
        + "Everything else is saved."
      XCTAssertEqual(said.hasSuffix(end), !isKilled, said)
      try expectOnePaidOrderAndAnEmptyCart(arcade)
    }
  }

  func testCtrlCWhileTheTerminalIsAskedAboutSaysThatThePaymentIsOpen() throws {
    let program = try ArcadeProcess().start(["shop", "--offline"], environment: ["ARCADE_SHOP_CARD": "terminal"])
    for line in ["MUG", "pay"] {
      try program.read(until: "> ")
      program.type("\(line)\n")
    }
    try program.read(until: "Did the terminal take €7.50?")

    try program.end(by: SIGINT)
    XCTAssertTrue(program.printed.contains("Interrupted. The payment of €7.50 is open;"), program.printed)
  }

  func testCtrlCInAScanThatWaitsForALockSaysThatItIsNotStored() throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    let program = try ArcadeProcess().session(["shop", "--offline", "--store", address.text, "--as", "till-1"])
    let other = try PostgreSQLSession(cluster, on: name)
    try other.run("BEGIN; LOCK TABLE arcade.cart_lines IN EXCLUSIVE MODE")
    program.type("MUG\n")
    try cluster.waitUntil(1, on: name)

    try program.end(by: SIGINT)
    XCTAssertTrue(
      program.printed.hasSuffix(
        "Interrupted. Not everything is saved. The last change was not finished and may not be stored.\n"
      ),
      program.printed
    )
    other.end()
  }

  func testARestoreIsRefusedWhileAPaymentIsOpen() throws {
    let arcade = try ArcadeProcess()
    let copy = arcade.folder.path("copy")
    _ = try arcade.print(["backup", copy])
    let paying = try arcade.start(["shop"], environment: ["ARCADE_SHOP_GATEWAY": "slow"])
    try pay(paying, arcade)

    for _ in 1...2 {
      let restore = try arcade.run(["restore", copy, "--yes"], exit: 75)
      XCTAssertEqual(restore.printed, "")
      XCTAssertEqual(
        restore.complained,
        "A payment is still open, so nothing was replaced. Start arcade shop, which asks what became of it; then restore again.\n"
      )
      paying.send(SIGKILL)
      _ = try paying.ending()
    }

    try expectOnePaidOrderAndAnEmptyCart(arcade)
    _ = try arcade.print(["restore", copy, "--yes"])
    XCTAssertTrue(try arcade.print(["shop", "orders"]).contains("Nothing was bought yet."))
  }

  func testAKillAtAQuestionLosesNoAnswer() throws {
    let arcade = try ArcadeProcess()
    let program = try arcade.session(["prices", "--seed", "2"])
    try program.enter(["play", "2", "skip", "cheat"])

    try program.end(by: SIGKILL)
    let next = try arcade.print(["prices"], typing: "resume\nfinish\n")
    XCTAssertTrue(next.contains("In progress: Blenders, question 3, 0 points."), next)
    XCTAssertEqual(next.components(separatedBy: "hidden\n").count - 1, 2, next)
    XCTAssertTrue(next.contains("Questions: 2\nSkipped:   1\n"), next)
  }

  func testAKillInARoundKeepsTheAnswersBefore() throws {
    let arcade = try ArcadeProcess()
    for (arguments, lines) in [
      (["names", "--seed", "1"], ["practice", "4"]), (["words", "--seed", "1", "--seconds", "60"], ["play", "y"]),
    ] {
      let program = try arcade.session(arguments)
      try program.enter(lines)

      try program.end(by: SIGKILL)
    }
    let people = try arcade.print(["names"], typing: "people\n")
    XCTAssertTrue(people.contains(/Ingrid Solberg +Accountant +learning +today +1 +1\n/), people)
    let rounds = try SQLiteShell.run("SELECT count(*) FROM word_rounds", on: arcade.folder.path("data/arcade.sqlite"))
    XCTAssertEqual(rounds.trimmingCharacters(in: .newlines), "1")
    XCTAssertTrue(try arcade.print(["names", "history"]).contains("No game was finished yet."))
  }

  /// Pays, and returns while the gateway has charged but not responded yet.
  ///
  /// If it has responded by then, the order could not be stored yet.
  private func pay(_ program: RunningProgram, _ arcade: ArcadeProcess) throws {
    try program.read(until: "> ")
    try program.enter("MUG")
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    try shell.run("CREATE TRIGGER not_yet BEFORE INSERT ON orders BEGIN SELECT raise(ABORT, 'not yet'); END")
    program.type("pay\n")
    try program.read(until: "Paying €7.50…")
    let deadline = ContinuousClock.now + .seconds(20)
    while try shell.run("SELECT count(*) FROM practice_charges;") != "1" {
      guard ContinuousClock.now < deadline else { return XCTFail("nothing was charged") }
    }
  }

  private func expectOnePaidOrderAndAnEmptyCart(_ arcade: ArcadeProcess) throws {
    _ = try arcade.sql("DROP TRIGGER not_yet")
    let next = try arcade.print(["shop"], typing: "cart\npay\n")
    XCTAssertTrue(next.contains("The earlier payment of €7.50 was completed. It is order 1 now."), next)
    XCTAssertTrue(next.contains("The cart is empty."), next)
    XCTAssertTrue(next.contains("The cart is empty, so there is nothing to pay."), next)
    let orders = try arcade.print(["shop", "orders", "--json"])
    XCTAssertEqual(orders.components(separatedBy: "\"reference\"").count - 1, 1, orders)
  }

  func testAnInterruptedWatchLeavesLinesOfJSONAndWhatIsStored() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea", "--now", "2026-12-01T09:00:00Z"])
    let program = try arcade.start(["observe", "every", "1h", "tea", "--now", "2026-12-02T09:00:00Z", "--json"])
    try program.read(until: "}\n")

    try program.end(by: SIGINT)
    for line in program.printed.split(separator: "\n") {
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(line.utf8)), String(line))
    }
    try expectFarewell(program)
    XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_updates"), "2")
  }

  func testAnInterruptedSearchOrUpdatePrintsNothingAndLeavesTheWatchToOthersAtOnce() async throws {
    let page = LoopbackAnswer.json(IchibaAnswer.page(of: 1...3, count: 3))
    let server = try LoopbackServer([IchibaAnswer.itemPaths.older: [page, .hang]])
    let environment = [
      "ARCADE_OBSERVE_RAKUTEN_BASE": server.address.absoluteString,
      "ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID": IchibaStand.keys.application,
    ]
    let arcade = try ArcadeProcess()
    try arcade.run(["observe", "search", "tea", "--source", "rakuten"], environment: environment)
    let verbs = [["search", "lamp", "--source", "rakuten"], ["update", "tea"]]
    for (number, (verb, leases)) in zip(verbs, ["0", "1"]).enumerated() {
      let program = try arcade.start(["observe"] + verb + ["--json"], environment: environment)
      await server.waitForRequests(number + 2, to: IchibaAnswer.itemPaths.older)
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), leases, "\(verb)")

      try program.end(by: SIGTERM)
      XCTAssertEqual(program.printed, "", "\(verb)")
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), "0", "\(verb)")
      try expectFarewell(program)
    }
  }

  func testPricesThatAreStillBeingTypedArePrintedNowhere() async throws {
    let server = try LoopbackServer(["/products": [.json(#"{"products":[{"code":"MUG","name":"Mug","price":7.5}]}"#)]])
    let catalog = server.url("/products").absoluteString
    let program = try ArcadeProcess().start(["shop", "price", "-", "--catalog", catalog, "--json", "--lang", "es"])
    await server.waitForRequests(to: "/products")
    program.type("MUG\n")

    try program.end(by: SIGINT)
    XCTAssertEqual(program.printed, "")
    try expectFarewell(program, in: "Interrumpido.")
  }

  /// Checks that standard error holds one document with the sentence.
  private func expectFarewell(
    _ program: RunningProgram,
    in words: String = "Interrupted.",
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let document = try JSONSerialization.jsonObject(with: Data(program.complained.utf8)) as? [String: [String: String]]
    XCTAssertEqual(document?["error"]?["code"], "interrupted", program.complained, file: file, line: line)
    XCTAssertEqual(document?["error"]?["message"]?.hasPrefix(words), true, program.complained, file: file, line: line)
  }
}
