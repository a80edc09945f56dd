import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// A session that is killed at any kind of moment, on any screen, loses at most the last typed line.
final class KilledSessionTests: XCTestCase {
  private static let steps = [
    "shop", "MUG", "MUG", "menu", "prices", "play", "1", "menu", "shop", "MUG", "menu", "words", "play", "r", "menu",
    "observe", "1", "update", "menu", "shop", "MUG",
  ]

  /// The arguments of the session, and the last typed line.
  private static let ends = [
    (["shop"], "MUG"), (["shop"], "MUG"), (["prices", "play"], "1"), (["words", "play"], "r"),
    (["names", "practice"], "1"), (["observe", "1"], "update"),
  ]

  private static let check = """
    SELECT coalesce(sum(quantity), 0) FROM cart_lines; PRAGMA integrity_check; PRAGMA foreign_key_check
    """

  func testNothingIsLostButTheLastLine() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea"])
    var random = SplitMix64(seed: 200)
    var pieces = 0
    let kills = KillMoment.allCases.flatMap { moment in Self.ends.map { (moment: moment, way: $0.0, last: $0.1) } }
    for (round, (moment, way, last)) in Array(repeating: kills, count: FuzzShare.of(3)).joined().enumerated() {
      let first = random.integer(below: Self.steps.count - 6)
      let program = try arcade.session(["--seed", "1"])
      for step in ["shop", "menu"] + Self.steps[first..<first + random.integer(below: 6)] {
        let answer = try program.enter(step, until: "\n> ")
        if answer.contains("Added:") { pieces += 1 }
      }
      try program.enter(["menu"] + way, until: "\n> ")
      let log = WrittenLog(of: arcade)
      program.type("\(last)\n")
      try moment.kill(program, on: arcade, after: log, end: "\n> ")
      XCTAssertEqual(try program.ending(), .signal(SIGKILL))

      let possible = last != "MUG" ? [pieces] : moment == .whenItIsDone ? [pieces + 1] : [pieces, pieces + 1]
      let kept = try arcade.sql(Self.check)
      let index = try XCTUnwrap(possible.firstIndex { kept == "\($0)\nok" }, "round \(round): \(kept), not \(possible)")
      pieces = possible[index]
    }
    XCTAssertGreaterThan(pieces, FuzzShare.of(20))
    XCTAssertTrue(try arcade.print(["shop"], typing: "cart\n").contains("In the cart: \(pieces) pieces"))
  }
}
