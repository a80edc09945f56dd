import XCTest

final class UnifiedDifferenceTests: XCTestCase {
  func testItHasTheLinesThatDifferWithThreeAroundThem() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12\n12½\n13\n14"

    XCTAssertEqual(
      UnifiedDifference(from: old, to: new).description,
      """
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
      @@ -10,5 +10,6 @@
       10
       11
       12
      +12½
       13
       14

      """
    )
  }

  func testChangesThatAreNearEachOtherAreTogether() {
    XCTAssertEqual(
      UnifiedDifference(from: "a\nb\nc\nd\ne", to: "b\nc\nd\nE").description,
      """
      @@ -1,5 +1,4 @@
      -a
       b
       c
       d
      -e
      +E

      """
    )
  }

  func testEqualTextsHaveNone() {
    XCTAssertEqual(UnifiedDifference(from: "a\nb", to: "a\nb").description, "")
  }
}
