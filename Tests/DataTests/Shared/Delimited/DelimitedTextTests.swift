import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class DelimitedTextTests: XCTestCase {
  func testFieldsAreReadAsTheyWereMeant() {
    let cases: [(text: String, rows: [[String]])] = [
      ("", []), ("\n\r\n\n", []), ("a", [["a"]]), ("a\n", [["a"]]), ("a,b", [["a", "b"]]),
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d", [["a", "b"], ["c", "d"]]), ("a,b\n\n\nc", [["a", "b"], ["c"]]), ("\u{FEFF}a,b", [["a", "b"]]),
      ("\u{FEFF}\"a\",b", [["a", "b"]]), ("\u{FEFF}", []), (",", [["", ""]]), ("a,,b", [["a", "", "b"]]),
      ("a,b,", [["a", "b", ""]]), ("\"\"", [[""]]), ("\"a,b\",c", [["a,b", "c"]]), ("\"a\nb\",c", [["a\nb", "c"]]),
      ("\"a\r\nb\"", [["a\r\nb"]]), ("\"a \"\"b\"\" c\"", [["a \"b\" c"]]), ("\"\"\"\"", [["\""]]),
      ("\"\"\"a\"\"\",b", [["\"a\"", "b"]]), ("5\" disc,x", [["5\" disc", "x"]]), ("\"a\"b,c", [["ab", "c"]]),
      ("\"a\" ,b", [["a ", "b"]]), (" a , b ", [[" a ", " b "]]), ("é,ñ,日本,👩‍👩‍👧", [["é", "ñ", "日本", "👩‍👩‍👧"]]),
      ("a\u{301},\u{301}b", [["á", "\u{301}b"]]), ("a,b\nc", [["a", "b"], ["c"]]),
      ("a\nb,c,d", [["a"], ["b", "c", "d"]]), ("# no remark,a", [["# no remark", "a"]]),
    ]
    for (text, rows) in cases {
      let read = DelimitedText(text, delimiter: .comma)
      XCTAssertEqual(read.rows.map(\.fields), rows, text.debugDescription)
      XCTAssertNil(read.unclosedQuote, text.debugDescription)
    }
  }

  func testTheDelimiterIsFoundByContent() {
    let cases: [(text: String, delimiter: Delimiter)] = [
      ("name,title", .comma), ("name;title", .semicolon), ("name\ttitle", .tab), ("name", .comma), ("", .comma),
      ("name;title, long;team", .semicolon), ("name,title;x,team", .comma), ("a, b, c\td", .tab),
      ("\"a,b,c\";d", .semicolon), ("\"a\tb\",c", .comma), ("\n\r\nname;title\na,b,c,d", .semicolon),
      ("a,b\nc;d;e;f", .comma), ("\"a\nb\";c", .semicolon), ("\u{FEFF}a;b", .semicolon),
    ]
    for (text, delimiter) in cases { XCTAssertEqual(DelimitedText(text).delimiter, delimiter, text.debugDescription) }
  }

  func testADelimiterThatIsGivenCounts() {
    let read = DelimitedText("a;b|c\n\"d|e\"|f", delimiter: .pipe)
    XCTAssertEqual(read.rows.map(\.fields), [["a;b", "c"], ["d|e", "f"]])
    XCTAssertEqual(read.delimiter, .pipe)
  }

  func testEveryRowKnowsTheLineOnWhichItBegins() {
    for end in ["\n", "\r\n", "\r"] {
      let lines = ["name,title", "", "\"Jo", "Garner\",x", "Al,y", "", "", "\"a\",\"b", "c\"", "z"]
      let read = DelimitedText(lines.joined(separator: end))
      XCTAssertEqual(read.rows.map(\.line), [1, 3, 5, 8, 10], end.debugDescription)
    }
  }

  func testRemarksAreNoRowsAndTheirLinesCount() {
    let read = DelimitedText("\n#a;b;c\na,b\r\n# \"quote\r\n\r#\r\"c\n# d\",e\n#", remark: UInt8(ascii: "#"))
    let expected = [DelimitedRow(line: 3, fields: ["a", "b"]), DelimitedRow(line: 7, fields: ["c\n# d", "e"])]
    XCTAssertEqual(read.rows, expected)
    XCTAssertNil(read.unclosedQuote)
  }

  func testAQuoteThatIsNeverClosedCostsItsRowAlone() {
    let cases: [(text: String, rows: [[String]], line: Int)] = [
      ("\"", [], 1), ("a,\"b", [], 1), ("a,b\nc,\"d\ne,f\n", [["a", "b"], ["e", "f"]], 2),
      ("a\n\"b\"\"\nc", [["a"], ["c"]], 2), ("a\n\"b\nc\",\"d\ne", [["a"], ["e"]], 3),
      ("a\r\n\r\n\"b\r\nc,\"\"\r\n", [["a"], ["c", ""]], 3),
    ]
    for (text, rows, line) in cases {
      let read = DelimitedText(text)
      XCTAssertEqual(read.rows.map(\.fields), rows, text.debugDescription)
      XCTAssertEqual(read.unclosedQuote, line, text.debugDescription)
    }
  }

  func testAShortRowHasNoFieldInTheLastColumns() {
    let row = DelimitedRow(line: 1, fields: ["a", ""])
    XCTAssertEqual([row[0], row[1], row[2], row[-1]], ["a", "", nil, nil])
  }

  func testManyQuotesTakeNoLongTime() {
    let text = String(repeating: "\"\n", count: 200_001)
    XCTAssertEqual(DelimitedText(text).unclosedQuote, 400_001 / 2 + 1)
  }
}

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

/// A simple reader of rows, byte by byte, to check the fast one.
struct PlainRows {
  private(set) var rows: [DelimitedRow] = []
  private(set) var unclosedQuote: Int?

  private let bytes: [UInt8]
  private let separator: UInt8
  private var (place, line) = (0, 1)

  init(_ text: String, separator: UInt8 = UInt8(ascii: ",")) {
    (bytes, self.separator) = (Array(text.utf8), separator)
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

  /// Reads to the end of the row; if a quote is not closed, returns nil and goes back to it.
  private mutating func fields() -> [String]? {
    var fields: [[UInt8]] = [[]]
    while place < bytes.count, !isLineEnd {
      if fields[fields.count - 1].isEmpty, bytes[place] == .quote {
        guard let text = quoted() else { return nil }
        fields[fields.count - 1] = text
        while place < bytes.count, !isLineEnd, bytes[place] != separator {
          fields[fields.count - 1].append(bytes[place])
          place += 1
        }
      } else if bytes[place] == separator {
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

extension DelimitedText {
  /// The line of a quote that is never closed.
  var unclosedQuote: Int? {
    var scan = scan()
    while scan.next() != nil {}
    return scan.unclosedQuote
  }
}
