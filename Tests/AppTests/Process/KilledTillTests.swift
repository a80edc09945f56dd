import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// A till at a server, which is killed at random moments and started again.
final class KilledTillTests: XCTestCase {
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
      // It first asks what became of a payment that was cut off.
      try till.read(until: "> ")
      for _ in 0..<Int.random(in: 0...2) {
        try till.enter(["MUG", "pay"])
      }
      try till.enter("MUG")
      till.type("\(["pay", "pay cash 50", "pay cash 5 card"].randomElement() ?? "pay")\n")
      if let moment = ["Paying", "completed", "Receipt of order ", nil].randomElement() ?? nil {
        try till.read(until: moment)
      }
      till.send(SIGKILL)
      XCTAssertEqual(try till.ending(), .signal(SIGKILL))
      receipts += till.printed.matches(of: #/Receipt of order (\d+)\n/#).map { String($0.output.1) }
    }
    // The next one brings to its end what is open.
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
      till.send(SIGKILL)
      XCTAssertEqual(try till.ending(), .signal(SIGKILL))

      let next = try arcade.print(["shop", "--offline"], typing: "\(answer)\n")
      XCTAssertTrue(next.contains(question), next)
      let orders = try arcade.sql(
        "SELECT id, reference, kind, amount_minor FROM orders JOIN sale_tenders USING (attempt_id)"
      )
      XCTAssertEqual(orders, answer == "no" ? "" : "1|terminal|cash|500\n1|terminal|card|250")
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM practice_charges"), "0")
    }
  }
}
