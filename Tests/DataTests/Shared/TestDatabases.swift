import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

extension XCTestCase {
  /// Returns a database with Arcade's schema in a folder that is deleted after the test.
  func makeArcadeDatabase() throws -> Database {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    return Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
  }
}

extension XCTestCase {
  /// Runs the same test with an empty database of each engine.
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

/// Returns an empty database of the tests' server.
func makeNamedDatabase() throws -> (cluster: PostgreSQLCluster, address: PostgreSQLAddress, name: String) {
  let cluster = try PostgreSQLCluster.shared.get()
  let (address, name) = try cluster.makeNamedDatabase()
  return (cluster, address, name)
}

extension Database {
  /// The same file, as another process would open it.
  var reopened: Database { Database(path: path, migrations: ArcadeSchema.migrations) }

  func count(_ table: String) async throws(RepositoryError) -> Int64? {
    try await read { connection in try connection.row("SELECT count(*) AS n FROM \(table)") { try $0.integer("n") } }
  }

  /// Returns the number of rows written since the file was opened.
  func changes() async throws(RepositoryError) -> Int64 {
    try await write { connection in try connection.row("SELECT total_changes() AS n") { try $0.integer("n") } ?? 0 }
  }

  /// Makes the first change of a kind fail after it is made; FAIL undoes nothing by itself.
  func cutOff(after action: String, on table: String) async throws {
    let trigger = "CREATE TRIGGER cut AFTER \(action) ON \(table) BEGIN SELECT RAISE(FAIL, 'cut off'); END"
    try await write { try $0.run(trigger) }
  }
}

/// A schema only for tests.
let things = [
  Migration(
    """
    CREATE TABLE things (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER, ratio REAL, picture BLOB, note TEXT
    );
    CREATE TABLE parts (thing_id INTEGER NOT NULL REFERENCES things (id) ON DELETE CASCADE);
    """
  )
]

extension XCTestCase {
  /// Returns a database of things, in a folder that is deleted after the test.
  func makeDatabase() throws -> Database {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    return Database(path: folder.path("arcade.sqlite"), migrations: things)
  }

  /// Returns the same with a thing in it.
  func makeDatabase(holding name: String) async throws -> Database {
    let database = try makeDatabase()
    try await database.write { try $0.run("INSERT INTO things (name) VALUES (?)", name) }
    return database
  }
}
