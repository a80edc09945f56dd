import ArcadeDomain
import XCTest

@testable import ArcadeData

final class PersonIDsTests: XCTestCase {
  /// Records of answers are kept under the numbers too.
  func testWhoIsCalledAlikeIsNumberedAroundTheIDsOfTheList() {
    let key = "~93b25d095e0818bc77577a3be1104596"
    var ids = PersonIDs(given: ["7", "\(key)-3"])
    let made = ["Ada Lovelace", "Ada Lovelace", "Ada Lovelace", "Ada Lovelace"].map { ids.next(for: entry($0))?.key }
    XCTAssertEqual(made, [key, "\(key)-2", "\(key)-4", "\(key)-5"])
    XCTAssertEqual(ids.next(for: entry("Bo", id: "7"))?.key, "7")
    XCTAssertEqual(ids.next(for: entry("Bo", id: "\(key)-3"))?.key, "\(key)-3")
    XCTAssertNil(ids.next(for: entry("Bo", id: "7")))
    XCTAssertEqual(ids.next(for: entry("Ada Lovelace"))?.key, "\(key)-6")
  }

  /// With a look at all that came before it, the last ones would be numbered next week.
  func testAListFullOfOnePersonIsNumberedInNoTime() {
    var ids = PersonIDs(given: [])
    var last: Person.ID?
    for _ in 0..<100_000 { last = ids.next(for: entry("Ada Lovelace")) }
    XCTAssertEqual(last?.key, "~93b25d095e0818bc77577a3be1104596-100000")
  }

  private func entry(_ name: String, id: String? = nil) -> PersonEntry {
    var entry = PersonEntry(at: .line(1, of: "people.csv"), name: name)
    entry.givenID = id
    return entry
  }
}
