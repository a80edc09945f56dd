import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed at every step of giving back and of closing, and started again.
final class KilledDayTests: XCTestCase {
  /// What is typed, and what stands there when it is killed; nil for at once.
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
      program.send(SIGKILL)
      XCTAssertEqual(try program.ending(), .signal(SIGKILL))

      // It ends with another code where a law is broken.
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
    // Whatever is left comes back once.
    let rest = try arcade.print(["shop"], typing: "refund 1\nyes\nrefund 1\n")
    XCTAssertTrue(rest.contains("All of this order has come back already."), rest)
    let export = try arcade.print(["shop", "export"]).split(whereSeparator: \.isNewline)
    let payments = export.filter { $0.hasPrefix("payment,1,") }.compactMap {
      Double($0.split(separator: ",", omittingEmptySubsequences: false)[11])
    }
    XCTAssertEqual(payments.reduce(0, +), 0, accuracy: 0.001)
  }
}
