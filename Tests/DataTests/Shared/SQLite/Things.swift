import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// A schema that no system has.
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
  func makeDatabase() throws -> Database {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    return Database(path: folder.path("arcade.sqlite"), migrations: things)
  }
}
