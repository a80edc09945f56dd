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
