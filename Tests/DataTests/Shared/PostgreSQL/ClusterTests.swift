import ArcadeTesting
import XCTest

/// The server of these tests itself.
final class ClusterTests: XCTestCase {
  func testACrashIsOverWhenAnotherServerAnswers() throws {
    let cluster = try PostgreSQLCluster()
    var starts = [try cluster.start]
    for _ in 1...2 {
      try cluster.crash()
      starts.append(try cluster.start)
    }

    XCTAssertEqual(Set(starts).count, 3)
  }
}

extension PostgreSQLCluster {
  /// When the one that answers was started.
  fileprivate var start: String {
    get throws { try psql("SELECT pg_postmaster_start_time()", on: "postgres") }
  }
}
