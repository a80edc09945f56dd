import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

/// Sessions from a pipe whose store cannot be used, which end as a command for one thing does.
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
}
