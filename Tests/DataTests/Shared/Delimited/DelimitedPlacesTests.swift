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

/// What rows of commas say, read one byte after another.
private struct PlainRows {
  private(set) var rows: [DelimitedRow] = []
  private(set) var unclosedQuote: Int?

  private let bytes: [UInt8]
  private var (place, line) = (0, 1)

  init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count {
      guard !isLineEnd else {
        skipLineEnd()
        continue
      }
      let start = line
      if let fields = fields() {
        rows.append(DelimitedRow(line: start, fields: fields))
      } else {
        unclosedQuote = line
        while place < bytes.count, !isLineEnd { place += 1 }
      }
    }
  }

  private var isLineEnd: Bool { bytes[place] == .lineFeed || bytes[place] == .carriageReturn }

  private mutating func skipLineEnd() {
    let isPair = bytes[place...].starts(with: [.carriageReturn, .lineFeed])
    (place, line) = (place + (isPair ? 2 : 1), line + 1)
  }

  /// Reads up to the end of the row; nil, and at the quote again, where one is not closed.
  private mutating func fields() -> [String]? {
    var fields: [[UInt8]] = [[]]
    while place < bytes.count, !isLineEnd {
      if fields[fields.count - 1].isEmpty, bytes[place] == .quote {
        guard let text = quoted() else { return nil }
        fields[fields.count - 1] = text
        while place < bytes.count, !isLineEnd, bytes[place] != Delimiter.comma.rawValue {
          fields[fields.count - 1].append(bytes[place])
          place += 1
        }
      } else if bytes[place] == Delimiter.comma.rawValue {
        fields.append([])
        place += 1
      } else {
        fields[fields.count - 1].append(bytes[place])
        place += 1
      }
    }
    return fields.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func quoted() -> [UInt8]? {
    let start = (place, line)
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place...].starts(with: [.quote, .quote]) {
        text.append(.quote)
        place += 2
      } else if bytes[place] == .quote {
        place += 1
        return text
      } else if isLineEnd {
        let from = place
        skipLineEnd()
        text += bytes[from..<place]
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    (place, line) = start
    return nil
  }
}
