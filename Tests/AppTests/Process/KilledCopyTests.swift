import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed while it writes or reads a backup.
final class KilledCopyTests: XCTestCase {
  func testWhatAKilledBackupLeavesIsRemovedAtTheNextStart() throws {
    let arcade = try makeLargeArcade()
    let program = try arcade.start(["backup", arcade.folder.path("copy")])

    try program.read(until: "\n") { (try? self.leftOver(in: arcade)) != [] }
    program.send(SIGKILL)
    _ = try program.ending()

    _ = try arcade.print(["shop", "orders"])
    XCTAssertEqual(try leftOver(in: arcade), [])
  }

  func testWhatAKilledRestoreLeavesIsRemovedAtTheNextStart() throws {
    let arcade = try makeLargeArcade()
    _ = try arcade.print(["backup", arcade.folder.path("copy")])
    // Whoever writes keeps the restore from its end.
    let writer = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    try writer.run("BEGIN IMMEDIATE")
    let program = try arcade.start(
      ["restore", arcade.folder.path("copy"), "--yes"],
      environment: ["TMPDIR": arcade.folder.path("temporary")]
    )

    try program.read(until: "\n") { (try? self.leftOver(in: arcade)) != [] }
    program.send(SIGKILL)
    _ = try program.ending()
    try writer.run("ROLLBACK")
    writer.close()

    XCTAssertTrue(try arcade.print(["shop", "orders"]).contains("Nothing was bought yet."))
    XCTAssertEqual(try leftOver(in: arcade), [])
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
