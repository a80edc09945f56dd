import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed while it writes or reads a backup.
final class KilledCopyTests: XCTestCase {
  func testWhatAKilledBackupOrRestoreLeavesIsRemovedAtTheNextStart() throws {
    for verb in ["backup", "restore"] {
      let arcade = try makeLargeArcade()
      // Whoever writes keeps a restore from its end.
      let writer = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
      if verb == "restore" {
        _ = try arcade.print(["backup", arcade.folder.path("copy")])
        try writer.run("BEGIN IMMEDIATE")
      }
      let program = try arcade.start(
        [verb, arcade.folder.path("copy"), "--yes"],
        environment: ["TMPDIR": arcade.folder.path("temporary")]
      )

      try program.read(until: "\n") { (try? self.leftOver(in: arcade)) != [] }
      program.send(SIGKILL)
      _ = try program.ending()
      writer.close()

      XCTAssertTrue(try arcade.print(["shop", "orders"]).contains("Nothing was bought yet."), verb)
      XCTAssertEqual(try leftOver(in: arcade), [], verb)
    }
  }

  /// What stands in the folders beside the database and a copy.
  private func leftOver(in arcade: ArcadeProcess) throws -> [String] {
    let known = ["copy", "data", "temporary"] + ["", "-wal", "-shm"].map { "data/arcade.sqlite\($0)" }
    return try FileManager.default.subpathsOfDirectory(atPath: arcade.folder.url.path)
      .filter { !known.contains($0) }.sorted()
  }

  /// A database that takes a moment to copy.
  private func makeLargeArcade() throws -> ArcadeProcess {
    let arcade = try ArcadeProcess()
    try FileManager.default.createDirectory(
      atPath: arcade.folder.path("temporary"),
      withIntermediateDirectories: false
    )
    _ = try arcade.print(["shop", "orders"])
    _ = try arcade.sql(
      """
      INSERT INTO feed_documents (address, body, fetched_at)
      VALUES ('file:/large', randomblob(30000000), '2026-11-20T09:00:00.000Z')
      """
    )
    return arcade
  }
}
