import ArcadeData
import ArcadeDomain
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The width of texts, and their line breaks.
final class DisplayWidthTests: XCTestCase {
  func testEachKindOfTextTakesItsColumns() {
    let cases: [(String, Int)] = [
      ("", 0), ("Arcade", 6), ("€5.00", 5), ("naïve", 5), ("nai\u{308}ve", 5), ("…", 1), ("─▁▂▃█", 5),
      ("日本語", 6), ("カタカナ", 8), ("ｶﾀｶﾅ", 4), ("Ａ１", 4), ("、。「」", 8), ("か\u{3099}", 2), ("\u{3000}", 2),
      ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("한", 2), ("¥", 1), ("￥", 2), ("〒", 2), ("𠮷", 2),
      ("辻\u{E0100}", 2), ("ก็", 1), ("ขำ", 2), ("שָׁלוֹם", 4), ("עברית", 5), ("a\u{200B}b", 2), ("\u{301}", 0),
      ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("→", 1), ("±", 1), ("№", 1), ("\u{303F}", 1), ("㎏", 2),
    ]

    for (text, columns) in cases { XCTAssertEqual(DisplayWidth.columns(of: text), columns, text) }
    let emoji = [
      "😀", "⌚", "⭐", "👍🏽", "✌🏻", "✌️", "❤️", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏳‍🌈", "👩🏻‍❤️‍💋‍👨🏾", "🇯🇵", "🇪🇸", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "🫠", "🛒", "☕",
    ]

    for picture in emoji { XCTAssertEqual(DisplayWidth.columns(of: picture), 2, picture) }
    for text in ["©", "™", "✌", "❤", "☎", "☎\u{FE0E}", "1", "1\u{20E3}", "#", "\u{1F1EF}"] {
      XCTAssertEqual(DisplayWidth.columns(of: text), 1, text)
    }
  }

  func testCuttingEndsInAnEllipsisWithinTheWidthAndPaddingFillsItOnTheOtherSide() {
    let cases: [(String, Int, String)] = [
      ("Coffee Mug", 10, "Coffee Mug"), ("Coffee Mug", 9, "Coffee M…"), ("Coffee Mug", 8, "Coffee…"),
      ("Coffee Mug", 1, "…"), ("Coffee Mug", 0, ""), ("Coffee Mug", -3, ""), ("", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("👨‍👩‍👧‍👦👍🏽", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ]

    for (text, width, expected) in cases {
      XCTAssertEqual(DisplayWidth.cut(text, to: width), expected, "\(text) to \(width)")
    }
    XCTAssertEqual(DisplayWidth.padded("日本", to: 6), "日本  ")
    XCTAssertEqual(DisplayWidth.padded("too wide", to: 3), "too wide")
  }

  func testCutAndPaddedTextsFillAnyWidthExactly() {
    var random = HostileText(seed: 7)

    for _ in 0..<2_000 {
      let text = random.text(length: 12).sanitized
      let width = random.generator.integer(below: 14)
      let cell = DisplayWidth.padded(DisplayWidth.cut(text, to: width), to: width)
      XCTAssertEqual(DisplayWidth.columns(of: cell), width, "\(text.unicodeScalars.map { $0 })")
    }
  }

  func testALetterThatStandsAloneIsAsWideAsUnicodeSays() {
    for scalar in (0xA0...0x10_FFFF).compactMap(Unicode.Scalar.init) where scalar.comparedLetter != nil {
      let isWide = scalar.properties.isEmojiPresentation || WideScalars.contains(scalar)
      XCTAssertEqual(DisplayWidth.columns(of: String(scalar)), isWide ? 2 : 1, "\(scalar) \(scalar.value)")
      XCTAssertEqual(DisplayWidth.columns(of: "\(scalar)…é"), isWide ? 4 : 3, "\(scalar) \(scalar.value)")
    }
  }

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
