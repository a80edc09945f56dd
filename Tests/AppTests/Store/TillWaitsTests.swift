import ArcadeData
import ArcadeTesting
import XCTest

/// How often what is done at a till waits for its server, which may be far away.
final class TillWaitsTests: XCTestCase {
  func testWhatIsDoneAtATillWaitsForTheServerAFewTimes() throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let proxy = try PostgreSQLProxy(cluster)
    let address = try proxy.address(of: cluster.makeDatabase()).text
    let session = try ArcadeProcess().session(
      ["shop", "--store", address, "--as", "till-1", "--offline"],
      until: "\n> "
    )
    let steps: [(line: String, most: Int)] = [
      ("MUG", 3), ("VOUCHER 2", 3), ("remove MUG", 3), ("undo", 4), ("pay", 8), ("list", 3), ("TSHIRT", 3),
      ("pay cash 20", 8), ("orders", 3), ("order 1", 3), ("list", 3), ("discounts", 3), ("closings", 3), ("cart", 3),
      ("float 50", 6), ("day", 6), ("close 70", 14), ("closings", 3), ("closing 1", 3),
    ]
    for (line, most) in steps {
      proxy.mend()
      let said = try session.enter(line, until: "\n> ")
      XCTAssertLessThanOrEqual(proxy.waits, most, "\(line): \(said)")
    }
    session.type("quit\n")
    XCTAssertEqual(try session.ending(), .exit(0), session.complained)
  }
}
