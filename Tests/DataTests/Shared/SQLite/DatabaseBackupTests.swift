import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class DatabaseBackupTests: XCTestCase {
  func testABackupIsWholeWhileAnotherProcessWrites() async throws {
    let (database, folder) = (try await makeDatabase(holding: "tea"), try TemporaryFolder())
    let other = try SQLiteShell(database.path)
    try other.run("BEGIN IMMEDIATE; INSERT INTO things (name) VALUES ('unfinished');")
    try await database.backup(to: folder.path("backup"))
    XCTAssertEqual(try folder.contents().keys.sorted(), ["backup"])
    try await expectEqual(Database(path: folder.path("backup"), migrations: things).count("things"), 1)
  }

  func testABackupReplacesNothing() async throws {
    let (database, folder) = (try makeDatabase(), try TemporaryFolder())
    try folder.write(Data("precious".utf8), to: "backup")
    let before = try folder.contents()

    await expectFailure(.exists, subject: folder.path("backup")) {
      try await database.backup(to: folder.path("backup"))
    }
    XCTAssertEqual(try folder.contents(), before)
  }

  func testABackupThatCannotBeWrittenSaysWhere() async throws {
    let database = try makeDatabase()
    await expectFailure(.notWritable, subject: "/proc/backup") { try await database.backup(to: "/proc/backup") }
  }

  func testARestoredBackupReplacesEverythingAndStaysUntouched() async throws {
    let (database, folder) = (try await makeDatabase(holding: "tea"), try TemporaryFolder())
    try await database.backup(to: folder.path("backup"))
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('coffee')") }
    let before = try folder.contents()

    try await database.restore(from: folder.path("backup"))

    try await expectEqual(database.count("things"), 1)
    XCTAssertEqual(try folder.contents(), before)
    await database.close()
    try await expectEqual(database.count("things"), 1)
  }

  func testABackupOfAnOlderVersionIsBroughtUpToDate() async throws {
    let (old, folder) = (try await makeDatabase(holding: "tea"), try TemporaryFolder())
    try await old.backup(to: folder.path("backup"))
    let before = try folder.contents()
    let colour = Migration("ALTER TABLE things ADD COLUMN colour TEXT; UPDATE things SET colour = 'red';")
    let newFolder = try TemporaryFolder()
    let new = Database(path: newFolder.path("new"), migrations: things + [colour])

    try await new.restore(from: folder.path("backup"))

    try await expectEqual(new.read { try $0.rows("SELECT colour FROM things") { try $0.text("colour") } }, ["red"])
    XCTAssertEqual(try folder.contents(), before)
  }

  func testTheDataOfAKilledProcessIsRestoredWithItsLog() async throws {
    let (database, killed) = (try makeDatabase(), try makeDatabase())
    _ = try await killed.count("things")
    await killed.close()
    try SQLiteShell.run("INSERT INTO things (name) VALUES ('only in the log');", on: killed.path, isKilled: true)
    try await database.restore(from: killed.path)
    try await expectEqual(database.count("things"), 1)
  }

  func testABackupWithPagesOfAnotherSizeIsRestored() async throws {
    let (database, source) = (try makeDatabase(), try makeDatabase())
    try await source.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await source.close()
    try SQLiteShell.run("PRAGMA journal_mode = DELETE; PRAGMA page_size = 1024; VACUUM;", on: source.path)
    try await database.restore(from: source.path)
    try await expectEqual(database.count("things"), 1)
  }

  func testAnotherProcessSeesTheOldOrTheNewAndNumbersAreNotGivenAgain() async throws {
    let (database, folder) = (try makeArcadeDatabase(), try TemporaryFolder())
    let insert =
      "INSERT INTO watches (name, source, keyword, sort_order, result_count) VALUES (?, 'demo', 'lamp', 'popularity', 1)"
    try await database.write { try $0.run(insert, "first") }
    try await database.backup(to: folder.path("backup"))
    for name in ["second", "third"] { try await database.write { try $0.run(insert, name) } }
    let reader = try SQLiteShell(database.path)
    XCTAssertEqual(try reader.run("BEGIN; SELECT count(*) FROM watches"), "3")

    try await database.restore(from: folder.path("backup"))

    XCTAssertEqual(try reader.run("SELECT count(*) FROM watches; COMMIT; SELECT count(*) FROM watches"), "3\n1")
    try await database.write { try $0.run(insert, "fourth") }
    XCTAssertEqual(try reader.run("SELECT id, name FROM watches"), "1|first\n4|fourth")
    reader.close()
  }

  func testADatabaseIsRestoredFromItself() async throws {
    let database = try await makeDatabase(holding: "tea")
    try await database.restore(from: database.path)
    try await expectEqual(database.count("things"), 1)
  }

  func testWhatIsNoSoundBackupReplacesNothing() async throws {
    let (database, source, folder) = (try makeDatabase(), try makeDatabase(), try TemporaryFolder())
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    try await source.write { connection in
      for _ in 1...200 { try connection.run("INSERT INTO things (name) VALUES (?)", String(repeating: "x", count: 90)) }
    }
    try await source.backup(to: folder.path("sound"))
    let sound = try Data(contentsOf: folder.url.appending(path: "sound"))
    try folder.write(Data("text".utf8), to: "text")
    try folder.write(Data(), to: "empty")
    try folder.write(sound.prefix(sound.count - 4_096), to: "cut")
    try folder.write(sound.prefix(8_192) + Data(repeating: 0x5A, count: sound.count - 8_192), to: "scribbled")
    var newer = sound
    newer[63] = 9
    try folder.write(newer, to: "newer")
    // Its application ID was ARCD.
    try folder.write(sound.prefix(71) + Data("D".utf8) + sound.dropFirst(72), to: "older")
    let before = try folder.contents()

    let expected: [(String, RepositoryError.Code)] = [
      ("text", .notBackup), ("empty", .notBackup), ("cut", .corrupt), ("scribbled", .corrupt),
      ("newer", .newerVersion), ("older", .olderVersion), ("missing", .notFound), ("", .notBackup),
    ]
    for (name, code) in expected {
      let failure = await repositoryFailure { try await database.restore(from: folder.path(name)) }
      XCTAssertEqual(failure?.code, code, name)
      XCTAssertEqual(failure?.subject, folder.path(name))
    }

    XCTAssertEqual(try folder.contents(), before)
    try await expectEqual(database.count("things"), 1)
  }
}

final class DatabaseRestoreFromStrangersTests: XCTestCase {
  func testADatabaseThatOnlyClaimsToBeOursIsNotRestored() async throws {
    let database = try makeArcadeDatabase()
    try await database.write {
      try $0.run(
        "INSERT INTO feed_documents (address, body, fetched_at) VALUES ('a', x'00', '2026-11-20T09:00:00.000Z')"
      )
    }
    let version = ArcadeSchema.migrations.count
    for (name, tables) in [("fake", "CREATE TABLE t (x);"), ("empty", "")] {
      let folder = try TemporaryFolder()
      let shell = try SQLiteShell(folder.path(name))
      try shell.run("PRAGMA application_id = 1095910209; PRAGMA user_version = \(version); \(tables)")
      shell.close()

      await expectFailure(.corrupt, name) { try await database.restore(from: folder.path(name)) }
      let kept = try await database.read {
        try $0.rows("SELECT address FROM feed_documents") { try $0.text("address") }
      }
      XCTAssertEqual(kept, ["a"])
    }
  }

  func testABackupWithLessOrMoreThanArcadeWritesIsNotRestored() async throws {
    let (database, folder) = (try makeArcadeDatabase(), try TemporaryFolder())
    let changes = [
      "DROP VIEW current_listings", "DROP INDEX listings_by_place", "ALTER TABLE orders ADD COLUMN note TEXT",
      "DROP VIEW current_listings; CREATE VIEW current_listings AS SELECT 1",
      "CREATE TRIGGER theirs AFTER INSERT ON orders BEGIN DELETE FROM cart_lines; END",
      "CREATE VIEW theirs AS SELECT 1", "CREATE TABLE theirs (x)", "CREATE INDEX theirs ON orders (paid_at)",
    ]
    for (number, change) in changes.enumerated() {
      let path = folder.path("\(number)")
      try await database.backup(to: path)
      try SQLiteShell.run(change, on: path)

      await expectFailure(.corrupt, subject: path, change) { try await database.restore(from: path) }
    }
  }

  func testABackupWhoseTablesWereWrittenInOtherWordsIsRestored() async throws {
    let (database, folder) = (try makeArcadeDatabase(), try TemporaryFolder())
    let changes = """
      ALTER TABLE name_games DROP COLUMN right_of_ten;
      ALTER TABLE name_games ADD COLUMN right_of_ten INTEGER
        CONSTRAINT right_of_ten_is_0_to_999999999999 CHECK (right_of_ten BETWEEN 0 AND 999999999999);
      DROP INDEX listings_by_place;
      CREATE INDEX listings_by_place ON listings(watch_id,state, -- by page
        rank, item_id);
      """
    try await database.backup(to: folder.path("backup"))
    try SQLiteShell.run(changes, on: folder.path("backup"))
    try await database.restore(from: folder.path("backup"))
  }

  func testAVersionBelowZeroIsDamageInsteadOfATrap() async throws {
    let database = try makeArcadeDatabase()
    try await database.write { try $0.run("PRAGMA user_version = -1") }
    await database.close()
    await expectFailure(.corrupt) { try await database.read { _ in } }
  }
}
