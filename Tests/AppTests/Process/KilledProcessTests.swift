import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed while it sells, refunds, closes or copies, and started again.
final class KilledProcessTests: XCTestCase {
  /// The typed lines, and the output at which the program is killed; nil for at once.
  private static let steps: [(lines: [String], line: String, printed: String?)] = [
    (["refund 1 MUG 1"], "yes", nil), (["refund 1 MUG 1"], "yes", "Refund "), ([], "refund 1 MUG 1", "Give back"),
    ([], "out 1 ice", nil), ([], "out 1 ice", "Taken out"), ([], "close 50", "Closing "),
    ([], "in 1 coins", "Put in"), ([], "close 1", nil),
  ]

  func testWhatWasSaidIsKeptAndEveryLawHolds() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop"], typing: "MUG 9\npay cash 100\n")
    var refunds = 0
    for (lines, line, printed) in Self.steps {
      let program = try arcade.session(["shop"])
      try program.enter(lines, until: "(yes/no)")
      program.type("\(line)\n")
      if let printed { try program.read(until: printed) }
      try program.end(by: SIGKILL)

      // It ends with another code if a rule is broken.
      _ = try arcade.print(["store", "check"])
      let said = program.printed.matches(of: #/Refund (\d+): give back/#).compactMap { Int($0.output.1) }
      let kept = try arcade.print(["shop", "order", "1"]).matches(of: #/Refund (\d+), /#).compactMap {
        Int($0.output.1)
      }
      XCTAssertEqual(kept, (0..<kept.count).map { $0 + 1 })
      XCTAssertTrue(Set(kept).isSuperset(of: said), "\(said) of \(kept)")
      XCTAssertLessThanOrEqual(kept.count - refunds, line == "yes" ? 1 : 0)
      refunds = kept.count
    }
    // The remaining items can be refunded once.
    let rest = try arcade.print(["shop"], typing: "refund 1\nyes\nrefund 1\n")
    XCTAssertTrue(rest.contains("All of this order has come back already."), rest)
    let export = try arcade.print(["shop", "export"]).split(whereSeparator: \.isNewline)
    let payments = export.filter { $0.hasPrefix("payment,1,") }.compactMap {
      Double($0.split(separator: ",", omittingEmptySubsequences: false)[11])
    }
    XCTAssertEqual(payments.reduce(0, +), 0, accuracy: 0.001)
  }

  private static let kills = environment["ARCADE_FUZZ_ROUNDS"].flatMap(Int.init).map { $0 / 3 } ?? FuzzShare.of(10)
  private static let environment = ProcessInfo.processInfo.environment

  func testWhatAKilledTillSaidIsPaidIsThereOnce() throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    let arcade = try ArcadeProcess()
    let arguments = ["shop", "--store", address.text, "--as", "till-1", "--offline"]
    var receipts: [String] = []
    for _ in 0..<Self.kills {
      let till = try arcade.start(arguments)
      // It first asks about the outcome of an interrupted payment.
      try till.read(until: "> ")
      for _ in 0..<Int.random(in: 0...2) { try till.enter(["MUG", "pay"]) }
      try till.enter("MUG")
      till.type("\(["pay", "pay cash 50", "pay cash 5 card"].randomElement() ?? "pay")\n")
      if let moment = ["Paying", "completed", "Receipt of order ", nil].randomElement() ?? nil {
        try till.read(until: moment)
      }
      try till.end(by: SIGKILL)
      receipts += till.printed.matches(of: #/Receipt of order (\d+)\n/#).map { String($0.output.1) }
    }
    // The next one finishes pending work.
    let last = try arcade.start(arguments)
    last.type("quit\n")
    last.closeInput()
    XCTAssertEqual(try last.ending(), .exit(0), last.complained)
    receipts += last.printed.matches(of: #/Receipt of order (\d+)\n/#).map { String($0.output.1) }

    let stored = try cluster.psql("SELECT id FROM arcade.orders ORDER BY id", on: name)
    let orders = stored.split(separator: "\n").map(String.init)
    XCTAssertEqual(orders, (0..<orders.count).map { "\($0 + 1)" })
    XCTAssertEqual(Set(receipts).count, receipts.count, "\(receipts)")
    XCTAssertTrue(Set(orders).isSuperset(of: receipts), "\(receipts) of \(orders)")
    let open = try cluster.psql("SELECT count(*) FROM arcade.payment_attempts WHERE state = 'open'", on: name)
    XCTAssertEqual(open, "0")
    let charges = try cluster.psql("SELECT count(*) FROM arcade.practice_charges WHERE state = 'completed'", on: name)
    let cards = try cluster.psql(
      "SELECT count(*) FROM arcade.sale_tenders JOIN arcade.orders USING (attempt_id) WHERE kind = 'card'",
      on: name
    )
    XCTAssertEqual(charges, cards)
  }

  func testATillThatIsKilledWhileItAsksAboutItsTerminalAsksAgain() throws {
    let arcade = try ArcadeProcess()
    let (question, terminal) = ("Did the terminal take €2.50?", ["ARCADE_SHOP_CARD": "terminal"])
    for (round, answer) in ["no", "yes"].enumerated() {
      let till = try arcade.start(["shop", "--offline"], environment: terminal)
      for line in round == 0 ? ["MUG", "pay cash 5 card"] : ["pay cash 5 card"] {
        try till.read(until: "> ")
        till.type("\(line)\n")
      }
      try till.read(until: question)
      try till.end(by: SIGKILL)

      let next = try arcade.print(["shop", "--offline"], typing: "\(answer)\n")
      XCTAssertTrue(next.contains(question), next)
      let orders = try arcade.sql(
        "SELECT id, reference, kind, amount_minor FROM orders JOIN sale_tenders USING (attempt_id)"
      )
      XCTAssertEqual(orders, answer == "no" ? "" : "1|terminal|cash|500\n1|terminal|card|250")
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM practice_charges"), "0")
    }
  }

  func testWhatAKilledBackupOrRestoreLeavesIsRemovedAtTheNextStart() throws {
    for verb in ["backup", "restore"] {
      let arcade = try makeLargeArcade()
      // An open write transaction blocks the restore.
      let writer = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
      if verb == "restore" {
        _ = try arcade.print(["backup", arcade.folder.path("copy")])
        try writer.run("BEGIN IMMEDIATE")
      }
      let program = try arcade.start(
        [verb, arcade.folder.path("copy"), "--yes"],
        environment: ["TMPDIR": arcade.folder.path("temporary")]
      )

      try program.read(until: "\n") { (try? self.leftOver(in: arcade)) != [] }
      program.send(SIGKILL)
      _ = try program.ending()
      writer.close()

      XCTAssertTrue(try arcade.print(["shop", "orders"]).contains("Nothing was bought yet."), verb)
      XCTAssertEqual(try leftOver(in: arcade), [], verb)
    }
  }

  /// Returns the files in the folders beside the database and a copy.
  private func leftOver(in arcade: ArcadeProcess) throws -> [String] {
    let known = ["copy", "data", "temporary"] + ["", "-wal", "-shm"].map { "data/arcade.sqlite\($0)" }
    return try FileManager.default.subpathsOfDirectory(atPath: arcade.folder.url.path)
      .filter { !known.contains($0) }.sorted()
  }

  /// Makes a database that takes a moment to copy.
  private func makeLargeArcade() throws -> ArcadeProcess {
    let arcade = try ArcadeProcess()
    try FileManager.default.createDirectory(atPath: arcade.folder.path("temporary"), withIntermediateDirectories: false)
    _ = try arcade.print(["shop", "orders"])
    _ = try arcade.sql(
      """
      INSERT INTO feed_documents (address, body, fetched_at)
      VALUES ('file:/large', randomblob(30000000), '2026-11-20T09:00:00.000Z')
      """
    )
    return arcade
  }
}

/// The moment at which a test kills the program: after a visible event, never after a delay.
enum KillMoment: CaseIterable {
  /// At once, mostly before the program has read the command.
  case atOnce
  /// As soon as anything is printed, which is the echo of the typed line.
  case whenItAnswers
  /// As soon as the database is written: during a transaction, or right after it.
  case whenItWrites
  /// When the program has printed everything.
  case whenItIsDone

  /// Waits for the moment, and kills the program; `end` is its last output.
  func kill(_ program: RunningProgram, on arcade: ArcadeProcess, after log: WrittenLog?, end: String) throws {
    switch self {
    case .atOnce: break
    case .whenItAnswers: try program.read(until: "\n")
    case .whenItWrites: try program.read(until: end) { WrittenLog(of: arcade) != log }
    case .whenItIsDone: try program.read(until: end)
    }
    program.send(SIGKILL)
  }
}

/// The length of a database's log.
struct WrittenLog: Equatable {
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the current log; nil if it is empty.
  init?(of arcade: ArcadeProcess) {
    var status = stat()
    guard stat(arcade.folder.path("data/arcade.sqlite-wal"), &status) == 0, status.st_size > 0 else { return nil }
    (size, seconds, nanoseconds) = (status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
