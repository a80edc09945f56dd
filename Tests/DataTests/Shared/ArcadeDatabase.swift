import ArcadeData
import ArcadeTesting
import XCTest

extension XCTestCase {
  /// A database of Arcade's own schema in a folder that goes with the test.
  func makeArcadeDatabase() throws -> Database {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    return Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
  }
}

extension XCTestCase {
  /// Does the same with an empty database of each engine.
  func onEveryEngine(
    _ migrations: [Migration] = ArcadeSchema.migrations,
    _ body: (Database) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let file = Database(path: folder.path("arcade.sqlite"), migrations: migrations)
    let server = Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: migrations)
    for (engine, database) in [("SQLite", file), ("PostgreSQL", server)] {
      do {
        try await body(database)
      } catch {
        XCTFail("\(engine): \(error)")
      }
      await database.close()
    }
  }
}

/// An empty database of the tests' server.
func makeNamedDatabase() throws -> (cluster: PostgreSQLCluster, address: PostgreSQLAddress, name: String) {
  let cluster = try PostgreSQLCluster.shared.get()
  let (address, name) = try cluster.makeNamedDatabase()
  return (cluster, address, name)
}
