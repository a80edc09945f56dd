import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class DelimitedPlacesTests: XCTestCase {
  func testItFindsTheRowsAndFieldsThatAreReadByteByByte() {
    let pieces = ["a", "bc", ",", ",", "\"", "\"", "\"\"", "\n", "\r\n", "\r", " ", "é", "\0", "\"x\",", "\"\n\","]
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let text = (0..<random.next() % 14).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let (found, plain) = (DelimitedText(text, delimiter: .comma), PlainRows(text))
      XCTAssertEqual(found.rows, plain.rows, text.debugDescription)
      XCTAssertEqual(found.unclosedQuote, plain.unclosedQuote, text.debugDescription)
    }
  }

  func testALookAheadOverManyRowsMissesNothing() {
    let row = String(repeating: "x", count: 70)
    let rows = (0..<3_000).map { $0 % 997 == 5 ? "\"\(row)\n\",\($0)" : "\(row),\($0)" }
    for end in ["\n", "\r\n"] {
      let text = rows.joined(separator: end)
      XCTAssertEqual(DelimitedText(text, delimiter: .comma).rows, PlainRows(text).rows)
    }
  }
}
