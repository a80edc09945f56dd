import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// Stores that cannot be used, and addresses of stores that hold a password.
final class UnusableStoreTests: XCTestCase {
  func testASessionEndsAsOneCommandDoes() throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let stores: [(arguments: [String], exit: Int32)] = [
      (["--store", "postgresql://arcade@/arcade?host=/nowhere"], 69),
      (["--store", "postgresql://arcade@/missing?host=\(cluster.folder)"], 69),
      (["--store", "postgresql://nobody@/postgres?host=\(cluster.folder)"], 77),
      (["--data-dir", "/proc/arcade"], 73),
    ]
    for (arguments, exit) in stores {
      let arcade = try ArcadeProcess()
      _ = try arcade.print(["shop", "orders"] + arguments, exit: exit)
      for system in ["shop", "prices", "names", "words", "observe"] {
        let printed = try arcade.print([system, "--offline"] + arguments, typing: "quit\n", exit: exit)
        XCTAssertFalse(printed.contains("Everything is saved."), "\(system): \(printed)")
      }
    }
  }

  func testASessionWhoseFileIsGoneSaysWhatIsNotSaved() throws {
    let endings: [(String, (String) throws -> Void)] = [
      ("deleted", { try FileManager.default.removeItem(atPath: $0) }),
      ("emptied", { try Data().write(to: URL(filePath: $0)) }),
      (
        "overwritten",
        { path in
          let file = try FileHandle(forWritingTo: URL(filePath: path))
          try file.write(contentsOf: Data(repeating: 7, count: 4096))
          try file.close()
        }
      ),
    ]
    for (name, end) in endings {
      for line in ["", "MUG\n"] {
        let arcade = try ArcadeProcess()
        let session = try arcade.session(["shop"], until: "\n> ")
        try session.enter("TSHIRT", until: "\n> ")
        try end(arcade.folder.path("data/arcade.sqlite"))
        session.type("\(line)quit\n")

        XCTAssertEqual(try session.ending(), .exit(74), "\(name), \(line): \(session.printed)")
        let said = session.printed.replacing("\n", with: " ")
        XCTAssertTrue(said.contains("Not everything is saved."), "\(name), \(line): \(said)")
        XCTAssertTrue(said.contains("deleted or overwritten while it was in use"), "\(name), \(line): \(said)")
      }
    }
  }

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
