import ArcadeData
import ArcadeDomain
import XCTest

@testable import ArcadeApp

final class WordWrapTests: XCTestCase {
  func testLinesBreakWhereTheyMay() {
    let cases: [(String, Int, [String])] = [
      ("", 10, []), ("   ", 10, []), ("one two three", 7, ["one two", "three"]), ("one  two", 20, ["one two"]),
      ("exactly ten", 11, ["exactly ten"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("see abcdefghij now", 5, ["see", "abcde", "fghij", "now"]), ("a b", 0, ["a", "b"]), ("日本", 1, ["日", "本"]),
      ("東京都に住んでいます", 8, ["東京都に", "住んでい", "ます"]), ("これは本です。次", 12, ["これは本で", "す。次"]),
      ("あいう「えお」", 8, ["あいう", "「えお」"]), ("あいうえ／お", 8, ["あいう", "え／お"]), ("日本語 text です", 10, ["日本語", "text です"]),
      ("！！！！！", 4, ["！！", "！！", "！"]),
    ]

    for (text, width, expected) in cases {
      XCTAssertEqual(WordWrap.lines(of: text, width: width), expected, "\(text) in \(width)")
    }
  }

  func testNoLineIsWiderThanAskedAndNothingIsLost() {
    var random = HostileText(seed: 11)

    for _ in 0..<1_000 {
      let text = random.text(length: 40).sanitized
      let width = 4 + random.generator.integer(below: 20)
      let lines = WordWrap.lines(of: text, width: width)
      for line in lines where line.count > 1 {
        XCTAssertLessThanOrEqual(DisplayWidth.columns(of: line), width, text.debugDescription)
      }
      XCTAssertEqual(letters(lines.joined()), letters(text))
    }
  }

  private func letters(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != " " } }
}
