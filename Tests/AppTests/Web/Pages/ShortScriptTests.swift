import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The parts of the script that are not sent.
final class ShortScriptTests: XCTestCase {
  func testOnlyNamesOfItsOwnBecomeShortAndTheMostFrequentOnesShortest() {
    let source = """
      // A comment.
      const first = 1, second = "first  value";
      function twice(value) {
        // Another one.
        const third = value.first ? first : value, fourth = third;
        return { first: third + first, ...second, ...{ fourth } };
      }
      """
    XCTAssertEqual(
      ShortScript(source).text,
      #""use strict";(()=>{let A=1,D="first  value";"#
        + "function E(B){let C=B.first?A:B,fourth=C;return{first:C+A,...D,...{fourth}}}})();"
    )
  }
}
