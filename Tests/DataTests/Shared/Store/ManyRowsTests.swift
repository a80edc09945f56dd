import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

/// Rows that are inserted many at a time.
final class ManyRowsTests: XCTestCase {
  func testEachIsThereInItsOrderHoweverManyThereAre() async throws {
    for count in [0, 1, 15, 16, 17, 40] {
      try await onEveryEngine(things) { database in
        try await database.write { connection in
          try connection.insert(into: "things (size, name)", each: (0..<count).lazy.map { [$0, "thing \($0)"] })
        }
        let names = try await database.read {
          try $0.rows("SELECT name FROM things ORDER BY id") { try $0.text("name") }
        }
        XCTAssertEqual(names, (0..<count).map { "thing \($0)" })
      }
    }
  }

  func testWhereOneCannotBeNoneIs() async throws {
    try await onEveryEngine(things) { database in
      await expectFailure(.corrupt) {
        try await database.write { connection in
          try connection.insert(into: "things (name)", each: (0..<40).map { [$0 == 20 ? String?.none : "thing"] })
        }
      }
      try await expectEqual(database.count("things"), 0)
    }
  }
}
