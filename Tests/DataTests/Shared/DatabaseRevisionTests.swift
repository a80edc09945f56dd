import ArcadeData
import ArcadeTesting
import XCTest

/// How a process learns that what is kept was changed, by itself or by another one.
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
      _ = try await countThings(in: mine)
      let first = await mine.revision()
      let idle = await mine.revision()
      XCTAssertEqual(first, idle, mine.path)

      try await mine.write { try $0.run("INSERT INTO things (name) VALUES ('a')") }
      let own = await mine.revision()
      XCTAssertNotEqual(own, idle, mine.path)

      try await other.write { try $0.run("INSERT INTO things (name) VALUES ('b')") }
      // A server says it to others in its own time.
      while await mine.revision() == own { await Task.yield() }
    }
  }
}
