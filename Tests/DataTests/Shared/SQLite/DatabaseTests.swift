import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Dispatch
import Foundation
import XCTest

final class DatabaseTests: XCTestCase {
  func testWhatIsWrittenIsReadBackWithItsTypes() async throws {
    let database = try makeDatabase()
    let bytes: [UInt8] = [0, 255, 0]

    let id = try await database.write { connection in
      try connection.number(
        "INSERT INTO things (name, size, ratio, picture, note) VALUES (?, ?, ?, ?, ?) RETURNING id",
        "nul\0inside 🫖",
        Int64.min,
        0.5,
        bytes,
        String?.none
      )
    }

    try await database.read { connection in
      let rows: [Void] = try connection.rows("SELECT * FROM things WHERE id = ?", id) { row in
        XCTAssertEqual(try row.text("name"), "nul\0inside 🫖")
        XCTAssertEqual(try row.integer("size"), .min)
        XCTAssertEqual(try row.real("ratio"), 0.5)
        XCTAssertEqual(try row.real("size"), -9_223_372_036_854_775_808)
        XCTAssertEqual(try row.blob("picture"), bytes)
        XCTAssertNil(try row.optionalText("note"))
      }
      XCTAssertEqual(rows.count, 1)
    }
  }

  func testEmptyTextAndEmptyBytesAreNotNull() async throws {
    let database = try makeDatabase()

    try await database.write { try $0.run("INSERT INTO things (name, picture) VALUES (?, ?)", "", [UInt8]()) }

    let (text, bytes) = try await database.read { connection in
      try connection.row("SELECT * FROM things") { (try $0.optionalText("name"), try $0.blob("picture")) }
        ?? (nil, nil)
    }
    XCTAssertEqual(text, "")
    XCTAssertEqual(bytes, [])
  }

  func testAColumnThatWasEditedByHandNamesItselfAndTheSQL() async throws {
    let database = try makeDatabase()
    try await database.write { try $0.run("INSERT INTO things (name, size) VALUES ('tea', 'large')") }

    for column in ["size", "note", "missing"] {
      let failure = await repositoryFailure {
        try await database.read { try $0.rows("SELECT size, note FROM things") { try $0.integer(column) } }
      }
      XCTAssertEqual(failure?.code, .corrupt)
      XCTAssertEqual(failure?.subject, database.path)
      XCTAssertTrue(failure?.detail.contains(column) == true, failure?.detail ?? "")
      XCTAssertTrue(failure?.detail.contains("SELECT size, note FROM things") == true)
    }
  }

  func testAWriteThatThrowsLeavesNoTrace() async throws {
    let database = try makeDatabase()

    let failure = await repositoryFailure {
      try await database.write { connection in
        try connection.run("INSERT INTO things (name) VALUES ('tea')")
        throw RepositoryError(.refused, subject: "the test")
      }
    }

    XCTAssertEqual(failure?.subject, "the test")
    try await expectEqual(database.count("things"), 0)
  }

  func testAQueryRunsWithinTheRowsOfTheSameQuery() async throws {
    let database = try makeDatabase()
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('a'), ('b')") }

    let pairs = try await database.read { connection in
      let sql = "SELECT name FROM things ORDER BY id"
      return try connection.rows(sql) { row in
        let outer = try row.text("name")
        return try connection.rows(sql) { outer + (try $0.text("name")) }
      }
    }

    XCTAssertEqual(pairs, [["aa", "ab"], ["ba", "bb"]])
  }

  func testADuplicateAndABrokenReferenceAreToldApart() async throws {
    let database = try makeDatabase()

    let duplicate = await repositoryFailure {
      try await database.write { try $0.run("INSERT INTO things (id, name) VALUES (1, 'a'), (1, 'b')") }
    }
    let broken = await repositoryFailure {
      try await database.write { try $0.run("INSERT INTO parts (thing_id) VALUES (99)") }
    }

    XCTAssertEqual(duplicate?.code, .exists)
    XCTAssertEqual(broken?.code, .corrupt)
  }

  func testEveryConnectionIsDurableAndChecksReferences() async throws {
    let settings = try await makeDatabase().read { connection in
      let sql = """
        SELECT journal_mode || ' ' || synchronous || ' ' || foreign_keys || ' ' || timeout AS all_of_them
        FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout
        """
      return try connection.row(sql) { try $0.text("all_of_them") }
    }

    XCTAssertEqual(settings, "wal 2 1 5000")
  }

  func testAValueThatCannotBeMadeOfARowIsCorrupt() async throws {
    let database = try makeDatabase()
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('7.505')") }

    await expectFailure(.corrupt, detail: #"tooPrecise("7.505", decimals: 2) in: SELECT name FROM things"#) {
      try await database.read { connection in
        try connection.rows("SELECT name FROM things") { try Money(decimal: $0.text("name"), currency: .eur) }
      }
    }
  }

  func testTheFileAndItsFolderArePrivate() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("a/b/arcade.sqlite"), migrations: things)

    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }

    let modes = try ["a", "a/b", "a/b/arcade.sqlite", "a/b/arcade.sqlite-wal"].map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
    XCTAssertEqual(modes, [0o700, 0o700, 0o600, 0o600])
  }

  func testNothingIsOpenedBeforeTheFirstUseAndAClosedDatabaseOpensAgain() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("arcade.sqlite"), migrations: things)
    XCTAssertEqual(try folder.contents(), [:])

    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await database.close()

    XCTAssertEqual(try folder.contents().keys.sorted(), ["arcade.sqlite"])
    try await expectEqual(database.count("things"), 1)
  }
}

final class DatabaseMigrationTests: XCTestCase {
  private let withColour =
    things + [Migration("ALTER TABLE things ADD COLUMN colour TEXT; UPDATE things SET colour = 'red';")]

  func testOnlyTheMigrationsThatAreMissingRun() async throws {
    let old = try await makeDatabase(holding: "tea")
    await old.close()
    for _ in 1...2 {
      let new = Database(path: old.path, migrations: withColour)
      try await expectEqual(new.read { try $0.rows("SELECT colour FROM things") { try $0.text("colour") } }, ["red"])
    }
  }

  func testAMigrationThatFailsTakesTheOthersBack() async throws {
    let old = try await makeDatabase(holding: "tea")
    await old.close()
    let new = Database(path: old.path, migrations: withColour + [Migration("INSERT INTO nowhere VALUES (1);")])
    let failure = await repositoryFailure { try await new.count("things") }
    XCTAssertTrue(failure?.detail.contains("no such table: nowhere") == true, failure?.detail ?? "")
    try await expectEqual(old.count("things"), 1)
  }

  func testAMigrationThatBreaksAReferenceIsTakenBack() async throws {
    let old = try makeDatabase()
    _ = try await old.count("things")
    await old.close()

    let new = Database(path: old.path, migrations: things + [Migration("INSERT INTO parts VALUES (5);")])
    let failure = await repositoryFailure { try await new.count("things") }

    XCTAssertEqual(failure?.code, .corrupt)
    XCTAssertTrue(failure?.detail.contains("parts") == true)
  }
}

/// How a process detects changes, by itself or by another process.
final class DatabaseRevisionTests: XCTestCase {
  func testTheNumberIsAnotherOneAfterEachChangeOfAnybody() async throws {
    let folder = try TemporaryFolder()
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let path = folder.path("arcade.sqlite")
    let pairs = [
      (Database(path: path, migrations: things), Database(path: path, migrations: things)),
      (Database(server: address, migrations: things), Database(server: address, migrations: things)),
    ]
    for (mine, other) in pairs {
      _ = try await mine.count("things")
      let first = await mine.revision()
      let idle = await mine.revision()
      XCTAssertEqual(first, idle, mine.path)

      try await mine.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
      let own = await mine.revision()
      XCTAssertNotEqual(own, idle, mine.path)

      try await other.write { try $0.run("INSERT INTO things (name) VALUES ('b')") }
      let foreign = await mine.revision()
      XCTAssertNotEqual(foreign, own, mine.path)
    }
  }

  func testAChangeThatBeganBeforeAnybodyListenedIsNewsWhenItIsMade() async throws {
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    let mine = Database(server: address, migrations: things)
    let other = Database(server: address, migrations: things)
    let (inserted, goOn) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
    async let change: Void = other.write { connection in
      _ = try connection.row("INSERT INTO things (name) VALUES ('a') RETURNING id") { _ in true }
      inserted.continuation.yield()
      goOn.wait()
    }
    for await _ in inserted.stream { break }
    let first = await mine.revision()
    let before = await mine.revision()
    goOn.signal()
    try await change
    let after = await mine.revision()

    XCTAssertEqual(first, before)
    XCTAssertNotEqual(after, before)
  }
}
