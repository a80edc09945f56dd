import ArcadeData
import ArcadeDomain
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class SanitizedTextTests: XCTestCase {
  func testHarmlessTextStaysAsItIs() {
    let texts = [
      "", "Coffee Mug", "Café — 5,00 €", "日本語、カタカナ", "か\u{3099}", "שָׁלוֹם", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👨🏾", "🏳️‍🌈", "🇯🇵",
      "1️⃣", "☎\u{FE0E}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "辻\u{E0100}", "e\u{301}\u{327}", "हिन्दी", "한국어",
    ]

    for text in texts { XCTAssertEqual(scalars(text.sanitized), scalars(text), text) }
  }

  func testWhatSteersATerminalIsRemovedWithItsPayload() {
    let cases: [(String, String)] = [
      ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\u{1B}[2J\u{1B}[1;1Hb", "ab"), ("a\u{1B}[?25lb", "ab"),
      ("a\u{1B}]0;owned\u{7}b", "ab"), ("a\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
      ("a\u{1B}Pq#0~\u{1B}\\b", "ab"), ("a\u{1B}_apc\u{9C}b", "ab"), ("a\u{1B}Xsos\u{18}b", "ab"), ("a\u{1B}(Bb", "ab"),
      ("a\u{1B}cb", "ab"), ("a\u{1B}7b", "ab"), ("a\u{1B}OPb", "ab"), ("a\u{9B}31mb", "ab"),
      ("a\u{9D}0;t\u{9C}b", "ab"),
      ("a\u{90}dcs\u{1B}\\b", "ab"), ("a\u{1B}]0;x\u{1B}[31mb", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"),
      ("a\u{1B}[1;", "a"), ("a\u{1B}]never ended", "a"), ("a\u{1B}]never ended\nb", "a b"), ("a\u{1B}[日b", "a日b"),
      ("a\u{1B}日", "a日"), ("\u{1B}\u{1B}[31mx", "x"), ("a\u{8}\u{7}\u{0}\u{7F}\u{84}b", "ab"),
    ]

    for (text, expected) in cases { XCTAssertEqual(text.sanitized, expected, text.debugDescription) }
  }

  func testLineBreaksAndTabsBecomeOneSpace() {
    let cases: [(String, String)] = [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\n\n\tb", "a b"), ("total 5\rtotal 9", "total 5 total 9"),
      ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a b c d e f"), ("a \n b", "a  b"),
      ("7,50\u{A0}€", "7,50 €"), ("1\u{202F}000", "1 000"),
    ]

    for (text, expected) in cases { XCTAssertEqual(text.sanitized, expected, text.debugDescription) }
  }

  func testInvisibleAndDirectionCharactersAreRemoved() {
    let cases: [(String, String)] = [
      ("user\u{202E}gpj.exe", "usergpj.exe"), ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "a"),
      ("a\u{200B}b\u{FEFF}c", "abc"),
      ("pay\u{AD}pal\u{2060}", "paypal"), ("a\u{200D}b", "ab"), ("👩\u{200D}a", "👩a"), ("\u{200D}👩", "👩"),
      ("a\u{FE0F}b", "ab"), ("1\u{FE0F}", "1"), ("a\u{E0067}b", "ab"), ("\u{3164}x\u{115F}", "x"),
      ("a\u{FFF9}b\u{FFFB}", "ab"), ("❤\u{FE0F}\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("a\u{FFFE}b", "ab"),
    ]

    for (text, expected) in cases { XCTAssertEqual(scalars(text.sanitized), scalars(expected), text.debugDescription) }
  }

  func testRunsOfMarksJoinersAndTagsAreLimited() {
    let marks = ("a" + String(repeating: "\u{301}", count: 500) + "b").sanitized
    let joined = Array(repeating: "👩", count: 100).joined(separator: "\u{200D}").sanitized
    let tagged = ("🏴" + String(repeating: "\u{E0067}", count: 500)).sanitized

    XCTAssertEqual(marks.unicodeScalars.count, 6)
    XCTAssertEqual(joined.count, 20)
    XCTAssertEqual(tagged.unicodeScalars.count, 8)
  }

  func testNothingDangerousSurvivesAndASecondCleaningChangesNothing() {
    var random = HostileText(seed: 2026)

    for _ in 0..<5_000 {
      let text = random.text(length: 24)
      let cleaned = text.sanitized
      XCTAssertFalse(cleaned.unicodeScalars.contains(where: isDangerous), text.debugDescription)
      XCTAssertEqual(scalars(cleaned.sanitized), scalars(cleaned), text.debugDescription)
    }
  }

  private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      || properties.isBidiControl || [0xA0, 0x200B, 0x200C, 0x202F, 0xFEFF].contains(scalar.value)
  }

  /// Strings that look the same are equal, but their scalars may differ.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}

/// Makes texts from pieces that have broken terminals before, the same ones for the same seed.
struct HostileText {
  var generator: SplitMix64

  private static let pieces = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}P", "\u{9B}2J", "\u{9D}", "\u{9C}",
    "\u{1B}",
    "\r", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
    "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{301}", "\u{327}", "\u{FEFF}",
    "\u{E0067}", "\u{E007F}", "\u{E0100}", "\u{A0}", "\u{202F}", "\u{AD}", "\u{3164}", "👩", "❤", "🏴", "🇯", "1", "#",
    "a", "[", "日", "か\u{3099}", "ｶ", " ", "©", "👍🏽", "\u{1112}", "\u{1161}", "\u{FFFE}", "\u{600}", "\u{E01}\u{E33}",
  ]

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns up to the given number of pieces, half of them dangerous, half random scalars.
  mutating func text(length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<generator.integer(below: length + 1) {
      if generator.integer(below: 2) == 0 {
        text += Self.pieces[generator.integer(below: Self.pieces.count)].unicodeScalars
      } else if let scalar = Unicode.Scalar(UInt32(generator.integer(below: 0x11_0000))) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
