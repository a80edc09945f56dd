import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class DatabaseMigrationTests: XCTestCase {
  private let withColour =
    things + [Migration("ALTER TABLE things ADD COLUMN colour TEXT; UPDATE things SET colour = 'red';")]

  func testOnlyTheMigrationsThatAreMissingRun() async throws {
    let old = try makeDatabase()
    try await old.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await old.close()

    for _ in 1...2 {
      let new = Database(path: old.path, migrations: withColour)
      try await expectEqual(new.read { try $0.rows("SELECT colour FROM things") { try $0.text("colour") } }, ["red"])
    }
  }

  func testAMigrationThatFailsTakesTheOthersBack() async throws {
    let old = try makeDatabase()
    try await old.write { try $0.run("INSERT INTO things (name) VALUES ('tea')") }
    await old.close()

    let new = Database(path: old.path, migrations: withColour + [Migration("INSERT INTO nowhere VALUES (1);")])
    let failure = await repositoryFailure { try await countThings(in: new) }

    XCTAssertTrue(failure?.detail.contains("no such table: nowhere") == true, failure?.detail ?? "")
    try await expectEqual(countThings(in: old), 1)
  }

  func testAMigrationThatBreaksAReferenceIsTakenBack() async throws {
    let old = try makeDatabase()
    _ = try await countThings(in: old)
    await old.close()

    let new = Database(path: old.path, migrations: things + [Migration("INSERT INTO parts VALUES (5);")])
    let failure = await repositoryFailure { try await countThings(in: new) }

    XCTAssertEqual(failure?.code, .corrupt)
    XCTAssertTrue(failure?.detail.contains("parts") == true)
  }

  func testManyDatabasesOnOneFileMigrateItOnce() async throws {
    let folder = try TemporaryFolder()
    let counted = things + [Migration("INSERT INTO things (name) VALUES ('once');")]

    for round in 1...5 {
      let databases = (1...4).map { _ in Database(path: folder.path("\(round).sqlite"), migrations: counted) }
      let counts = try await withThrowingTaskGroup { group in
        for database in databases { group.addTask { try await countThings(in: database) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      XCTAssertEqual(counts, [1, 1, 1, 1])
    }
  }
}
