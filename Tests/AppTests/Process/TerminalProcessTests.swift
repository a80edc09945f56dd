import ArcadeTesting
import Foundation
import XCTest

/// The built program at a terminal, with a person at the keyboard.
final class TerminalProcessTests: XCTestCase {
  func testCtrlCSaysOneLineAndDiesByTheSignal() throws {
    let program = try ArcadeProcess().session(["shop"], streams: .terminal)

    program.type("half a li\u{3}")

    XCTAssertEqual(try program.ending(), .signal(SIGINT))
    XCTAssertTrue(program.printed.hasSuffix("\r\nInterrupted. Everything is saved.\r\n"), program.printed)
  }

  func testCtrlCSaysWhatIsNotSaved() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop"])
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    try shell.run("CREATE TRIGGER no_room BEFORE INSERT ON cart_lines BEGIN SELECT RAISE(FAIL, 'no room'); END;")
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

    program.send(SIGTERM)

    XCTAssertEqual(try program.ending(), .signal(SIGTERM))
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
}
