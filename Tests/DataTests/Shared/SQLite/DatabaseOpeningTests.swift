import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

@testable import ArcadeData

final class DatabaseOpeningTests: XCTestCase {
  func testFilesThatAreNotOursAreLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data("Dear diary, this is longer than a header is. \(String(repeating: ".", count: 200))".utf8),
      to: "text"
    )
    try folder.write(Data("short".utf8), to: "short")
    try shell("CREATE TABLE notes (body);", on: folder.path("other"))
    try shell("PRAGMA journal_mode = WAL; CREATE TABLE notes (body);", on: folder.path("other-with-log"))
    try shell("PRAGMA application_id = 7; CREATE TABLE notes (body);", on: folder.path("another"))
    let before = try folder.contents()

    for name in ["text", "short", "other", "other-with-log", "another"] {
      let failure = await failureToOpen(folder.path(name))
      XCTAssertEqual(failure?.code, .notOurs, name)
      XCTAssertEqual(failure?.subject, folder.path(name))
      XCTAssertEqual(try folder.contents(), before, name)
    }
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

  func testWhatAnotherApplicationHasNotYetMergedIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    let other = try SQLiteShell(folder.path("other"))
    try other.run("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE notes (body);")
    other.kill()
    let before = try folder.contents()

    let failure = await failureToOpen(folder.path("other"))

    XCTAssertEqual(failure?.code, .notOurs)
    XCTAssertEqual(try folder.contents(), before)
  }

  func testAFolderOrAPipeIsNotOurs() async throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(mkfifo(folder.path("pipe"), 0o600), 0)

    let codes = [await failureToOpen(folder.url.path)?.code, await failureToOpen(folder.path("pipe"))?.code]

    XCTAssertEqual(codes, [.notOurs, .notOurs])
  }

  func testAnEmptyFileAndAnEmptyDatabaseBecomeOurs() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "empty")
    try shell("VACUUM;", on: folder.path("vacant"))

    for name in ["empty", "vacant"] {
      let count = try await countThings(in: Database(path: folder.path(name), migrations: things))
      XCTAssertEqual(count, 0)
    }
  }

  func testANewerFileIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    try await makeThings(at: folder.path("newer"))
    try shell("PRAGMA user_version = 2;", on: folder.path("newer"))
    let before = try folder.contents()

    let failure = await failureToOpen(folder.path("newer"))

    XCTAssertEqual(failure?.code, .newerVersion)
    XCTAssertEqual(failure?.subject, folder.path("newer"))
    XCTAssertEqual(try folder.contents(), before)
  }

  func testANewerVersionThatWasKilledIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    try await makeThings(at: folder.path("newer"))
    let newer = try SQLiteShell(folder.path("newer"))
    try newer.run("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 2;")
    newer.kill()
    let before = try folder.contents()
    XCTAssertGreaterThan(before["newer-wal"]?.count ?? 0, 0)

    let failure = await failureToOpen(folder.path("newer"))

    XCTAssertEqual(failure?.code, .newerVersion)
    XCTAssertEqual(try folder.contents(), before)
  }

  func testAFileOfBeforeIsLeftUntouchedAndItsVersionIsNamed() async throws {
    let folder = try TemporaryFolder()
    let tables = "PRAGMA application_id = 1095910212; CREATE TABLE orders (id INTEGER PRIMARY KEY) STRICT;"
    for version in [1, 27] {
      try shell("\(tables) PRAGMA user_version = \(version);", on: folder.path("\(version)"))
    }
    let killed = try SQLiteShell(folder.path("27"))
    try killed.run("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO orders VALUES (1);")
    killed.kill()
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
    _ = try await countThings(in: database)

    try shell("PRAGMA user_version = 2;", on: database.path)

    let reading = await failureToOpen(database)
    let writing = await repositoryFailure {
      try await database.write { try $0.run("DELETE FROM things") }
    }
    XCTAssertEqual([reading?.code, writing?.code], [.newerVersion, .newerVersion])
  }

  func testADamagedFileIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    try await makeThings(at: folder.path("sound"))
    let sound = try Data(contentsOf: folder.url.appending(path: "sound"))
    try folder.write(sound.prefix(200) + Data(repeating: 0x5A, count: sound.count - 200), to: "scribbled")
    try folder.write(sound.prefix(4_096), to: "cut")
    try folder.write(sound.prefix(1_000), to: "short")
    let before = try folder.contents()

    for name in ["scribbled", "cut", "short"] {
      let failure = await failureToOpen(folder.path(name))
      XCTAssertEqual(failure?.code, .corrupt, name)
      XCTAssertEqual(failure?.subject, folder.path(name))
      XCTAssertEqual(try folder.contents(), before, name)
    }
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
    await repositoryFailure { try await countThings(in: database) }
  }

  private func makeThings(at path: String) async throws {
    let database = Database(path: path, migrations: things)
    try await database.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await database.close()
  }

  private func shell(_ sql: String, on path: String) throws {
    let shell = try SQLiteShell(path)
    try shell.run(sql)
    shell.close()
  }
}
