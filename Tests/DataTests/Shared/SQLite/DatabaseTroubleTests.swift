import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

@testable import ArcadeData

final class DatabaseTroubleTests: XCTestCase {
  func testAFullDiskTakesTheWriteBackWhichIsKnownUntilOneIsStored() async throws {
    let database = try makeDatabase()
    let large = [UInt8](repeating: 1, count: 200_000)
    XCTAssertNil(database.failure)

    let failure = await repositoryFailure {
      try await database.write { connection in
        try connection.run("PRAGMA max_page_count = 10")
        try connection.run("INSERT INTO things (name) VALUES ('small')")
        try connection.run("INSERT INTO things (name, picture) VALUES ('large', ?)", large)
      }
    }

    XCTAssertEqual(failure?.code, .full)
    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertTrue(failure?.detail.contains("INSERT INTO things") == true)
    try await expectEqual(database.count("things"), 0)
    XCTAssertEqual(database.failure?.code, .full)
    try await database.write { connection in
      try connection.run("PRAGMA max_page_count = 1000000")
      try connection.run("INSERT INTO things (name, picture) VALUES ('large', ?)", large)
    }
    try await expectEqual(database.count("things"), 1)
    XCTAssertNil(database.failure)

    let refused = RepositoryError(.notFound, subject: "thing 7")
    _ = await repositoryFailure { try await database.write { _ in throw refused } }
    XCTAssertNil(database.failure, "what a body refuses is no trouble of the file")
  }

  func testAFolderThatCannotBeMadeKeepsBackWhatIsToBeStoredAndNothingElse() async throws {
    let database = Database(path: "/proc/arcade/arcade.sqlite", migrations: [])

    _ = await repositoryFailure { try await database.read { _ in } }
    XCTAssertNil(database.failure, "there was nothing to store")

    _ = await repositoryFailure { try await database.write { _ in } }
    XCTAssertEqual(database.failure?.code, .notWritable)
    _ = await repositoryFailure { try await database.read { _ in } }
    XCTAssertEqual(database.failure?.code, .notWritable)
  }

  func testAWriterThatIsKilledLeavesNothingHalfDone() async throws {
    let database = try await makeDatabase(holding: "tea")
    await database.close()

    let other = try SQLiteShell(database.path)
    try other.run("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; INSERT INTO things (name) VALUES ('kept');")
    try other.run("BEGIN IMMEDIATE; DELETE FROM things;")
    try other.run("INSERT INTO things (name, picture) SELECT 'lost', zeroblob(9000) FROM generate_series(1, 50);")
    other.kill()

    let names = try await database.read { connection in
      try connection.rows("SELECT name FROM things ORDER BY id") { try $0.text("name") }
    }
    XCTAssertEqual(names, ["tea", "kept"])
  }

  func testAnotherWriterMakesItBusyButDoesNotStopReaders() async throws {
    let database = try makeDatabase()
    try await database.write { connection in try connection.run("INSERT INTO things (name) VALUES ('tea')") }
    // On the connection that writes, which would otherwise wait for the default time.
    try await database.write { try $0.run("PRAGMA busy_timeout = 0") }
    let other = try SQLiteShell(database.path)
    try other.run("BEGIN IMMEDIATE; DELETE FROM things;")

    await expectFailure(.busy, canRetry: true) { try await database.write { try $0.run("DELETE FROM things") } }
    try await expectEqual(database.count("things"), 1)
    try other.run("COMMIT;")
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('coffee')") }
  }

  func testADatabaseOpensWhileAnotherProcessIsWriting() async throws {
    let database = try makeDatabase()
    _ = try await database.count("things")
    await database.close()
    let other = try SQLiteShell(database.path)
    try other.run("INSERT INTO things (name) VALUES ('tea'); BEGIN IMMEDIATE; DELETE FROM things;")
    try await expectEqual(database.count("things"), 1)
  }

  func testWrongSQLIsInTheDetail() async throws {
    let database = try makeDatabase()
    await expectFailure(.corrupt, detail: "SQLite 1: no such column: colour in: SELECT colour FROM things") {
      try await database.read { try $0.run("SELECT colour FROM things") }
    }
  }
}

final class SQLiteFailureTests: XCTestCase {
  func testEveryKindOfFailureHasItsCode() {
    let expected: [(Int32, Int32, RepositoryError.Code)] = [
      (Primary.busy, 0, .busy),
      (Primary.busy | 2 << 8, 0, .busy),
      (Primary.locked, 0, .busy),
      (Primary.full, 0, .full),
      (Primary.ioError | 3 << 8, ENOSPC, .full),
      (Primary.ioError | 3 << 8, EIO, .notWritable),
      (Primary.ioError | 1 << 8, EIO, .corrupt),
      (Primary.permission, 0, .refused),
      (Primary.cannotOpen, EACCES, .refused),
      (Primary.cannotOpen, ENOENT, .notWritable),
      (Primary.readOnly, 0, .notWritable),
      (Primary.corrupt, 0, .corrupt),
      (Primary.noDatabase, 0, .notOurs),
      (Primary.tooBig, 0, .tooLarge),
      (Primary.constraint | 8 << 8, 0, .exists),
      (Primary.constraint | 1 << 8, 0, .corrupt),
    ]

    for (code, systemError, kind) in expected {
      let error = SQLiteFailure(extendedCode: code, systemError: systemError).error(about: "file")
      XCTAssertEqual(error.code, kind, error.detail)
    }
  }

  func testSystemErrorsHaveTheirCodes() {
    XCTAssertEqual(RepositoryError.writing("f", systemError: EACCES).code, .notWritable)
    XCTAssertEqual(RepositoryError.writing("f", systemError: ENOSPC).code, .full)
    XCTAssertEqual(RepositoryError.writing("f", systemError: EEXIST).code, .exists)
  }
}

/// SQLite's primary result codes.
private enum Primary {
  static let busy: Int32 = 5
  static let locked: Int32 = 6
  static let full: Int32 = 13
  static let ioError: Int32 = 10
  static let permission: Int32 = 3
  static let cannotOpen: Int32 = 14
  static let readOnly: Int32 = 8
  static let corrupt: Int32 = 11
  static let noDatabase: Int32 = 26
  static let tooBig: Int32 = 18
  static let constraint: Int32 = 19
}

final class DatabaseOpeningTests: XCTestCase {
  func testWhatIsNotOursOrNewerOrDamagedIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data("Dear diary, this is longer than a header is. \(String(repeating: ".", count: 200))".utf8),
      to: "text"
    )
    try folder.write(Data("short".utf8), to: "short text")
    try SQLiteShell.run("CREATE TABLE notes (body);", on: folder.path("other"))
    try SQLiteShell.run("PRAGMA journal_mode = WAL; CREATE TABLE notes (body);", on: folder.path("other with log"))
    try SQLiteShell.run("PRAGMA application_id = 7; CREATE TABLE notes (body);", on: folder.path("another"))
    try SQLiteShell.run(
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE notes (body);",
      on: folder.path("other unmerged"),
      isKilled: true
    )
    for name in ["newer", "newer unmerged", "sound"] { try await makeThings(at: folder.path(name)) }
    try SQLiteShell.run("PRAGMA user_version = 2;", on: folder.path("newer"))
    try SQLiteShell.run(
      "PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 2;",
      on: folder.path("newer unmerged"),
      isKilled: true
    )
    let sound = try Data(contentsOf: folder.url.appending(path: "sound"))
    try folder.write(sound.prefix(200) + Data(repeating: 0x5A, count: sound.count - 200), to: "scribbled")
    try folder.write(sound.prefix(4_096), to: "cut")
    try folder.write(sound.prefix(1_000), to: "short")
    let before = try folder.contents()
    for name in ["other unmerged-wal", "newer unmerged-wal"] { XCTAssertGreaterThan(before[name]?.count ?? 0, 0, name) }

    let codes: [RepositoryError.Code: [String]] = [
      .notOurs: ["text", "short text", "other", "other with log", "another", "other unmerged"],
      .newerVersion: ["newer", "newer unmerged"], .corrupt: ["scribbled", "cut", "short"],
    ]
    for (code, names) in codes {
      for name in names {
        let failure = await failureToOpen(folder.path(name))
        XCTAssertEqual(failure?.code, code, name)
        XCTAssertEqual(failure?.subject, folder.path(name))
        XCTAssertEqual(try folder.contents(), before, name)
      }
    }
    XCTAssertEqual(mkfifo(folder.path("pipe"), 0o600), 0)
    for path in [folder.url.path, folder.path("pipe")] { await expectEqual(failureToOpen(path)?.code, .notOurs, path) }
  }

  func testManyCopiesMayOpenANewFileAtOnce() async throws {
    let folder = try TemporaryFolder()
    for round in 0..<60 {
      let path = folder.path("new-\(round)")
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 6) { _ in
        do throws(RepositoryError) {
          _ = try SQLiteConnection.open(path, migrations: ArcadeSchema.migrations)
        } catch {
          failures.withLock { $0.append("\(error.code.rawValue): \(error.detail)") }
        }
      }
      XCTAssertEqual(failures.withLock { $0 }, [], "round \(round)")
    }
  }

  func testAnEmptyFileAndAnEmptyDatabaseBecomeOurs() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "empty")
    try SQLiteShell.run("VACUUM;", on: folder.path("vacant"))
    for name in ["empty", "vacant"] {
      try await expectEqual(Database(path: folder.path(name), migrations: things).count("things"), 0)
    }
  }

  func testAFileOfBeforeIsLeftUntouchedAndItsVersionIsNamed() async throws {
    let folder = try TemporaryFolder()
    let tables = "PRAGMA application_id = 1095910212; CREATE TABLE orders (id INTEGER PRIMARY KEY) STRICT;"
    for version in [1, 27] {
      try SQLiteShell.run("\(tables) PRAGMA user_version = \(version);", on: folder.path("\(version)"))
    }
    let insert = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO orders VALUES (1);"
    try SQLiteShell.run(insert, on: folder.path("27"), isKilled: true)
    let before = try folder.contents()
    XCTAssertGreaterThan(before["27-wal"]?.count ?? 0, 0)

    for version in ["1", "27"] {
      let failure = await failureToOpen(folder.path(version))
      XCTAssertEqual(failure?.code, .olderVersion)
      XCTAssertEqual([failure?.subject, failure?.detail], [folder.path(version), version])
      let unread = await repositoryFailure { try await makeDatabase().restore(from: folder.path(version)) }
      XCTAssertEqual(unread?.code, .olderVersion)
      XCTAssertEqual([unread?.subject, unread?.detail], [folder.path(version), version])
      XCTAssertEqual(try folder.contents(), before)
    }
  }

  func testANewerVersionAtWorkStopsAnOpenDatabase() async throws {
    let database = try makeDatabase()
    _ = try await database.count("things")
    try SQLiteShell.run("PRAGMA user_version = 2;", on: database.path)
    let reading = await failureToOpen(database)
    let writing = await repositoryFailure { try await database.write { try $0.run("DELETE FROM things") } }
    XCTAssertEqual([reading?.code, writing?.code], [.newerVersion, .newerVersion])
  }

  func testAFolderThatCannotBeWrittenIsNamed() async {
    let failure = await failureToOpen("/proc/arcade/arcade.sqlite")
    XCTAssertEqual(failure?.code, .notWritable)
    XCTAssertTrue(failure?.subject.hasPrefix("/proc/arcade") == true)
    XCTAssertEqual(failure?.canRetry, false)
  }

  private func failureToOpen(_ path: String) async -> RepositoryError? {
    await failureToOpen(Database(path: path, migrations: things))
  }

  private func failureToOpen(_ database: Database) async -> RepositoryError? {
    await repositoryFailure { try await database.count("things") }
  }

  private func makeThings(at path: String) async throws {
    let database = Database(path: path, migrations: things)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await database.close()
  }
}
