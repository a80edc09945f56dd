import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class DelimitedPlacesTests: XCTestCase {
  func testItFindsTheRowsAndFieldsThatAreRead() {
    let pieces = ["a", "bc", ",", ",", "\"", "\"", "\"\"", "\n", "\r\n", "\r", " ", "é", "\0", "\"x\",", "\"\n\","]
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let text = (0..<random.next() % 14).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let read = DelimitedText(text, delimiter: .comma)
      let found = found(in: text)
      XCTAssertEqual(found.rows, read.rows, text.debugDescription)
      XCTAssertEqual(found.unclosedQuote, read.unclosedQuote, text.debugDescription)
    }
  }

  func testALookAheadOverManyRowsMissesNothing() {
    let row = String(repeating: "x", count: 70)
    let rows = (0..<3_000).map { $0 % 997 == 5 ? "\"\(row)\n\",\($0)" : "\(row),\($0)" }
    for end in ["\n", "\r\n"] {
      let text = rows.joined(separator: end)
      XCTAssertEqual(found(in: text).rows, DelimitedText(text, delimiter: .comma).rows)
    }
  }

  private func found(in text: String) -> (rows: [DelimitedRow], unclosedQuote: Int?) {
    Data(text.utf8).lend { bytes in
      var places = DelimitedPlaces(delimiter: .comma)
      var lines = TextPlace()
      var rows: [DelimitedRow] = []
      while let range = places.next(in: bytes) {
        let row = bytes[range.lowerBound, range.upperBound]
        var (walk, fields) = (DelimitedFields(row, delimiter: .comma), [String]())
        while let field = walk.next() { fields.append(DelimitedFields.text(field, of: row)) }
        rows.append(DelimitedRow(line: lines.place(of: range.lowerBound, in: bytes).line, fields: fields))
      }
      var others = TextPlace()
      return (rows, places.unclosedQuote.map { others.place(of: $0, in: bytes).line })
    }
  }
}
