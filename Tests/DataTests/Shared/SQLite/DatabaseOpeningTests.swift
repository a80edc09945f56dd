import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

@testable import ArcadeData

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
