import ArcadeTesting
import Foundation
import XCTest

/// The built program in games in which time runs.
final class TimedProcessTests: XCTestCase {
  func testAnAnswerThatIsTypedTwiceCountsOnce() throws {
    let arcade = try ArcadeProcess()
    let program = try arcade.start(
      ["names", "--seed", "1", "--pictures", "never", "--color", "never"],
      streams: .terminal
    )
    try program.read(until: "> ")
    try program.enter("practice", until: "everything else.\r\n> ")

    // The right answer of the first round, and the same once more before the second was seen.
    program.type("4\n4\n4\n")
    try program.read(until: "Payments\r\n> ")
    program.type("quit\n")

    XCTAssertEqual(try program.ending(), .exit(0))
    let history = try arcade.print(["names", "history", "--json"])
    XCTAssertTrue(history.contains(#""games":[]"#), "the second answer ended the game: \(history)")
  }

  func testAGameEndsOnTimeUnderAnotherScreen() throws {
    let arcade = try ArcadeProcess()
    let program = try arcade.session(["names", "--seed", "1", "--seconds", "1"])
    program.type("timed\n")
    try program.read(until: "1 second left")
    program.type("stats\n")

    try program.read(until: "The time is up.")
    program.type("quit\n")

    XCTAssertEqual(try program.ending(), .exit(0))
    XCTAssertTrue(try arcade.print(["names", "history", "--json"]).contains(#""mode":"timed 1""#))
  }
}
