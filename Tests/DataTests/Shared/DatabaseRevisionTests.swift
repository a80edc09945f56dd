import ArcadeData
import ArcadeTesting
import Dispatch
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
