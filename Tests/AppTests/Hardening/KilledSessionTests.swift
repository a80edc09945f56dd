import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// A session that is killed at random moments, two hundred times, loses at most the line that was typed last.
final class KilledSessionTests: XCTestCase {
  private static let steps = [
    "shop", "MUG", "MUG", "menu", "prices", "play", "1", "menu", "shop", "MUG", "menu", "words", "play", "r", "menu",
    "observe", "1", "update", "menu", "shop", "MUG",
  ]

  /// Where the last line is typed: what leads there, and the line.
  private static let ends = [
    (["shop"], "MUG"), (["shop"], "MUG"), (["prices", "play"], "1"), (["words", "play"], "r"),
    (["names", "practice"], "1"),
    (["observe", "1"], "update"),
  ]

  func testNothingIsLostButTheLastLine() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea"])
    var random = SplitMix64(seed: 200)
    var pieces = 0
    for round in 0..<200 {
      let first = random.integer(below: Self.steps.count - 6)
      let program = try arcade.start(["--seed", "1"])
      try program.read(until: "> ")
      for step in ["shop", "menu"] + Self.steps[first..<first + random.integer(below: 6)] {
        program.type("\(step)\n")
        let answer = try program.read(until: "\n> ")
        if answer.contains("Added:") { pieces += 1 }
      }
      program.type("menu\n")
      try program.read(until: "\n> ")
      let (way, last) = Self.ends[random.integer(below: Self.ends.count)]
      for step in way {
        program.type("\(step)\n")
        try program.read(until: "\n> ")
      }
      program.type("\(last)\n")
      Thread.sleep(forTimeInterval: Double(random.integer(below: 20)) / 1_000)
      program.send(SIGKILL)
      XCTAssertEqual(try program.ending(), .signal(SIGKILL))

      let kept = try arcade.sql("SELECT coalesce(sum(quantity), 0) FROM cart_lines")
      let possible = last == "MUG" ? [pieces, pieces + 1] : [pieces]
      XCTAssertTrue(possible.map(String.init).contains(kept), "round \(round): \(kept) of \(pieces)")
      pieces = Int(kept) ?? 0
      XCTAssertEqual(try arcade.sql("PRAGMA integrity_check"), "ok", "round \(round)")
      XCTAssertEqual(try arcade.sql("PRAGMA foreign_key_check"), "", "round \(round)")
    }
    XCTAssertGreaterThan(pieces, 20)
    XCTAssertTrue(try arcade.print(["shop"], typing: "cart\n").contains("In the cart: \(pieces) pieces"))
  }
}
