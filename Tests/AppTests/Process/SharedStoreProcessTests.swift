import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Several processes at one store and in one folder.
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
      XCTAssertTrue(try waiting.enter("orders", until: "\r\n> ").contains("Nothing was bought yet."), waiting.printed)

      let selling = try arcade.start(["shop", "--as", "till-2"] + store)
      selling.type("MUG\npay\nquit\n")
      XCTAssertEqual(try selling.ending(), .exit(0), selling.complained)

      try waiting.read(until: "€7.50\r\n")
      try waiting.quit()
    }
  }

  func testEachOfManyCopiesKeepsWhatItSaysIsSaved() throws {
    let arcade = try ArcadeProcess()
    let settings = Setting.all.filter { $0.allowedValues == nil && !$0.isInStore }

    let copies = try settings.map { setting in
      try arcade.start(["settings", "set", setting.name, setting.sample()])
    }

    for copy in copies { XCTAssertEqual(try copy.ending(), .exit(0), copy.complained) }
    let values = try SettingsFile(folder: arcade.folder.path("data")).values()
    XCTAssertEqual(Set(values.keys), Set(settings))
  }
}
