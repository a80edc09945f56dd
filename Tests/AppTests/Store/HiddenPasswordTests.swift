import ArcadeTesting
import Foundation
import XCTest

/// A password in what should be the address of a store, wherever that is said.
final class HiddenPasswordTests: XCTestCase {
  private static let stores = [
    "host=h password=geheim", "postgresql://till@host/store?passw%6Frd=geheim", "postgresql://till:geheim@host/store",
    "postgresql:/till:geheim@host/store", "postgresql://till:ge/geheim@host/store",
  ]

  func testNothingPrintsIt() throws {
    for store in Self.stores {
      let arcade = try ArcadeProcess()
      let commands = [
        ["shop", "orders", "--store", store], ["shop", "--store", store, "--verbose"], ["store", "--store", store],
        ["store", "copy", store, arcade.folder.path("copy")], ["store", "copy", arcade.folder.path("copy"), store],
        ["store", "check", store, "--json", "--verbose"], ["settings", "set", "store", store, "--verbose"],
        ["web", "--port", "0", "--store", store, "--json"], ["--store"] + store.split(separator: " ").map(String.init),
        ["shop"] + store.split(separator: " ").map(String.init), ["help", "--store", store],
      ]
      for command in commands { try expectNoPassword(from: try arcade.start(command), "\(command)") }
      for command in [["settings"], ["settings", "--json"], ["shop", "orders", "--verbose"]] {
        let variable = ["ARCADE_STORE": store]
        try expectNoPassword(from: try arcade.start(command, environment: variable), "\(command) \(variable)")
      }
      try FileManager.default.createDirectory(atPath: arcade.folder.path("data"), withIntermediateDirectories: true)
      try arcade.folder.write(Data(#"{"store": "\#(store)"}"#.utf8), to: "data/config.json")
      for command in [["settings"], ["settings", "--json", "--verbose"], ["shop", "orders", "--verbose"]] {
        try expectNoPassword(from: try arcade.start(command), "\(command) config.json")
      }
    }
  }

  private func expectNoPassword(from program: RunningProgram, _ what: String) throws {
    program.type("quit\n")
    program.closeInput()
    _ = try program.ending()
    XCTAssertFalse((program.printed + program.complained).contains("geheim"), "\(what): \(program.complained)")
  }
}
