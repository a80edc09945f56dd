import ArcadeTesting
import Foundation
import XCTest

/// The built program at a terminal, with a person at the keyboard, and in timed games.
final class TerminalProcessTests: XCTestCase {
  func testCtrlCSaysWhatIsNotSaved() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop"])
    _ = try arcade.sql("CREATE TRIGGER no_room BEFORE INSERT ON cart_lines BEGIN SELECT RAISE(FAIL, 'no room'); END")
    let program = try arcade.session(["shop"], streams: .terminal)
    try program.enter("add MUG")

    program.type("\u{3}")

    XCTAssertEqual(try program.ending(), .signal(SIGINT))
    let change = "The last change to the cart was not stored."
    let said = "\r\nInterrupted. Not everything is saved. \(change) \(arcade.folder.path("data/arcade.sqlite")) "
    XCTAssertTrue(program.printed.contains(said), program.printed)
    XCTAssertFalse(program.printed.contains("Everything is saved"), program.printed)
  }

  func testTerminationSaysOneLineAndDiesByTheSignal() throws {
    let program = try ArcadeProcess().session(
      ["--lang", "es"],
      environment: ["LANG": "es_ES.UTF-8"],
      streams: .terminal
    )

    try program.end(by: SIGTERM)
    XCTAssertTrue(program.printed.hasSuffix("> \r\nInterrumpido. Todo está guardado.\r\n"), program.printed)
  }

  func testTheOddestLocaleEndsNothing() throws {
    for locale in ["eeeeeeeeeeee", "en_UUUUUUUUUUUUUUUU", "\u{1B}[31m"] {
      let program = try ArcadeProcess().start(
        ["shop", "products"],
        environment: ["LC_ALL": locale],
        streams: .terminal
      )

      XCTAssertEqual(try program.ending(), .exit(0), locale)
    }
  }

  func testAnAnswerThatIsTypedTwiceCountsOnce() throws {
    let arcade = try ArcadeProcess()
    let program = try arcade.start(
      ["names", "--seed", "1", "--pictures", "never", "--color", "never"],
      streams: .terminal
    )
    try program.read(until: "> ")
    try program.enter("practice", until: "everything else.\r\n> ")

    // The right answer of the first round, and the same again before the second round was seen.
    program.type("4\n4\n4\n")
    try program.read(until: "Payments\r\n> ")
    try program.quit()
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
    try program.quit()
    XCTAssertTrue(try arcade.print(["names", "history", "--json"]).contains(#""mode":"timed 1""#))
  }
}
