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
