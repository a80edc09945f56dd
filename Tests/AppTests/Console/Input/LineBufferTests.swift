import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class LineBufferTests: XCTestCase {
  func testLinesEndInEitherWayOrAtTheLimitAndTheLastNeedsNoEnd() {
    XCTAssertEqual(lines(of: "one\ntwo\r\n\n\nlast"), ["one", "two", "", "", "last"])
    XCTAssertEqual(lines(of: "one\n"), ["one"])
    XCTAssertEqual(lines(of: ""), [])
    XCTAssertEqual(lines(of: "12345678\nnext\n12345", limit: 4), ["1234", "next", "1234"])
  }

  func testWhatIsNotTextIsRepaired() {
    var buffer = LineBuffer()

    buffer.append([0x61, 0xFF, 0x62, 0x00, 0x63, 0x0A])

    XCTAssertEqual(buffer.nextLine(), "a\u{FFFD}b\u{FFFD}c")
    XCTAssertEqual(lines(of: "\u{FEFF}shop\n\u{FEFF}x\n"), ["shop", "\u{FEFF}x"])
  }

  func testWhatNobodyTypesIsCutOff() {
    let ending = String(repeating: "y", count: 2_000)
    XCTAssertEqual(lines(of: "x\(ending)\nnext"), ["x\(ending.dropLast())", "next"])
    XCTAssertEqual(lines(of: "\(String(repeating: "😀", count: 2_001))\n"), [String(repeating: "😀", count: 2_000)])
    // At most eight marks on a letter.
    let marks = String(repeating: "\u{301}", count: 8)
    let typed = "e\(marks)\u{323}\u{301}o\u{301}"
    XCTAssertEqual(lines(of: typed).map { Array($0.unicodeScalars) }, [Array("e\(marks)o\u{301}".unicodeScalars)])
  }

  func testADroppedLineIsGoneUpToItsEndHoweverOftenItIsDropped() {
    var buffer = LineBuffer()

    buffer.append("beg".utf8)
    XCTAssertNil(buffer.nextLine())
    buffer.dropPart()
    buffer.append("un\nnext\n".utf8)

    XCTAssertEqual(buffer.nextLine(), "next")
    buffer.dropPart()
    buffer.append("kept\n".utf8)
    XCTAssertEqual(buffer.nextLine(), "kept")
    var twice = LineBuffer()

    for piece in ["a", "b"] {
      twice.append(piece.utf8)
      XCTAssertNil(twice.nextLine())
      twice.dropPart()
    }
    twice.append("c\nnext".utf8)

    XCTAssertNil(twice.nextLine())
    XCTAssertEqual(twice.lastLine(), "next")
  }

  /// Returns the lines, and checks that they do not depend on how the bytes are split.
  private func lines(of text: String, limit: Int = 64 * 1024, file: StaticString = #filePath, line: UInt = #line)
    -> [String]
  {
    let outcomes = [1, 3, 1_000].map { size in
      var buffer = LineBuffer(limit: limit)
      var lines: [String] = []
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        buffer.append(bytes.prefix(size))
        bytes = bytes.dropFirst(size)
        while let line = buffer.nextLine() { lines.append(line) }
      }
      return lines + [buffer.lastLine()].compactMap { $0 }
    }
    XCTAssertEqual(Set(outcomes).count, 1, file: file, line: line)
    return outcomes[0]
  }
}
