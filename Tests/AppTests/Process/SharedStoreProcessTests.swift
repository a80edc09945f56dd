import ArcadeData
import ArcadeTesting
import XCTest

/// Two processes at one store: what one changes, the other one shows at its idle prompt.
final class SharedStoreProcessTests: XCTestCase {
  func testAnOrderOfAnotherTillAppearsAtAnIdlePrompt() throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase().text
    for store in [[], ["--store", address]] {
      let arcade = try ArcadeProcess()
      let waiting = try arcade.start(
        ["shop", "--color", "never", "--as", "till-1"] + store,
        environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"],
        streams: .terminal
      )
      try waiting.read(until: "\r\n> ")
      waiting.type("orders\n")
      XCTAssertTrue(try waiting.read(until: "\r\n> ").contains("Nothing was bought yet."), waiting.printed)

      let selling = try arcade.start(["shop", "--as", "till-2"] + store)
      selling.type("MUG\npay\nquit\n")
      XCTAssertEqual(try selling.ending(), .exit(0), selling.complained)

      try waiting.read(until: "€7.50\r\n")
      waiting.type("quit\n")
      XCTAssertEqual(try waiting.ending(), .exit(0))
    }
  }
}
