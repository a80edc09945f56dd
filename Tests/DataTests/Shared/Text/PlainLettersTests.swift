import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// The built-in knowledge of plain letters, compared with Unicode's.
final class PlainLettersTests: XCTestCase {
  // Static, because each test has its own instance of the class.
  private static let plain = (0...0x10_FFFF).compactMap(Unicode.Scalar.init).filter { $0.comparedLetter != nil }

  func testAPlainLetterIsComparedAsFoldingSays() {
    XCTAssertGreaterThan(Self.plain.count, 39_000)
    for scalar in Self.plain {
      XCTAssertEqual(scalar.comparedLetter.map { [$0] }, folded(String(scalar)), "\(scalar) \(scalar.value)")
    }
  }

  func testAPlainLetterIsACharacterThatNoNeighbourJoins() {
    for scalar in Self.plain {
      XCTAssertEqual("가\(scalar)\(scalar)a".count, 4, "\(scalar) \(scalar.value)")
      XCTAssertEqual(String(scalar).sanitized, String(scalar))
      XCTAssertEqual(Character(scalar).isWhitespace, scalar == " ", "\(scalar) \(scalar.value)")
    }
  }

  func testWordsAreMadeOfTheSameLettersHoweverTheyAreWritten() {
    for scalar in Self.plain {
      XCTAssertEqual(scalar.isInWords, Character(scalar).isInWords, "\(scalar) \(scalar.value)")
      XCTAssertEqual(scalar.comparedLetter?.isInWords, scalar.isInWords, "\(scalar) \(scalar.value)")
      let isLetter = scalar.isInWords && !("0"..."9" ~= scalar)
      XCTAssertEqual(isLetter, Character(scalar).isLetter, "\(scalar) \(scalar.value)")
    }
  }

  func testAPlainLetterNeedsNoEscape() {
    for scalar in Self.plain where scalar != "\"" && scalar != "\\" {
      XCTAssertEqual(JSONLiteral.text("\(scalar)"), "\"\(scalar)\"")
      XCTAssertEqual(JSONLiteral.text("\(scalar)\u{200B}"), "\"\(scalar)\\u200b\"", "\(scalar) \(scalar.value)")
    }
    XCTAssertEqual(JSONLiteral.text("é\"…\\"), "\"é\\\"…\\\\\"")
  }

  func testWhatCanBeSpelledOutBeginsAsItIsCompared() {
    for scalar in Self.plain where scalar.canBeSpelledOut {
      XCTAssertTrue("aou".unicodeScalars.contains(scalar.comparedLetter ?? " "), "\(scalar)")
    }
    XCTAssertEqual(Self.plain.count(where: \.canBeSpelledOut), 10)
  }

  func testATextIsFoldedAsItsCharactersAre() {
    var random = SplitMix64(seed: 15)
    let pieces = [
      "José", "Jose\u{301}", "Ñ", "ø", "ß", "Straße", "Æ", "…", " ", "ガ", "カ\u{3099}", "ｶﾞ", "Ａ", "山田", "각", "가\u{11A8}",
      "🙂", "👩‍👩‍👧", "\u{200B}", "Ж", "Й", "Σας", "x", "9", "\u{301}",
    ]
    for _ in 0..<5_000 {
      let text = (0..<random.next() % 5).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let expected = text.flatMap { $0.isASCII ? Array($0.lowercased().unicodeScalars) : folded(String($0)) }
      XCTAssertEqual(text.folded, String(String.UnicodeScalarView(expected)), text.debugDescription)
      XCTAssertEqual(text.isPlain, text.unicodeScalars.allSatisfy { $0.comparedLetter != nil })
    }
  }

  func testTextsThatAreTheSameToAReaderAreTheSame() {
    for (text, key) in foldedTexts { XCTAssertEqual(text.folded, key, text) }
  }

  func testFoldingTwiceChangesNothing() {
    for scalar in (0...0x2_FFFF).compactMap(Unicode.Scalar.init) {
      let folded = String(scalar).folded
      XCTAssertEqual(folded.folded, folded, "U+\(String(scalar.value, radix: 16))")
    }
  }

  private func folded(_ text: String) -> [Unicode.Scalar] {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    let plain = text.folding(options: options, locale: nil).precomposedStringWithCompatibilityMapping
      .folding(options: options, locale: nil)
    return plain.unicodeScalars.flatMap(\.comparedLetters)
  }
}

/// The encodings that spreadsheets write.
final class TextEncodingTests: XCTestCase {
  private static let texts = [
    "code;name;price\r\nA1;Café au lait;7,50 €\r\n", "ref,artículo,pvp\nT1,\"Piña, año\",3.50\n",
    "naïve “quotes” it’s – …",
    "PROMOÇÃO;AÇÃO;SÃO JOÃO\n", "商品名,価格\nりんご,480円\n", "品番,品名\n1,蘭\n", "ｺｰﾄﾞ,ﾅﾏｴ\n1,ﾘﾝｺﾞ\n", "コード\tメモ\n1\tビール\n",
  ]

  func testEachEncodingThatCanSpellATextIsRecognised() throws {
    var tried = 0
    for text in Self.texts {
      for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .windowsCP1252, .shiftJIS] {
        let isJapanese = text.unicodeScalars.contains { $0.value > 0x3000 }
        let canSpell =
          switch encoding {
          case .windowsCP1252, .utf16LittleEndian: !isJapanese
          case .shiftJIS: isJapanese
          default: true
          }
        guard canSpell else { continue }
        let bytes = try XCTUnwrap(text.data(using: encoding))
        XCTAssertEqual(String(decoding: bytes.inUTF8, as: UTF8.self), text, "\(encoding)")
        tried += 1
      }
    }
    // Four that are not Japanese in four encodings, four that are in three.
    XCTAssertEqual(tried, 28)
  }

  func testUTF8StaysWhatItIsWhereSomeOfItIsBroken() {
    let texts: [[UInt8]] = [
      [], Array("\u{FEFF}naïve".utf8), Array("é, ñ".utf8) + [0xE9], [0x61, 0x81, 0x62],
      Array("日本".utf8) + [0x93, 0xFA], [0, 0, 0], [0x61, 0, 0x62],
    ]
    for bytes in texts { XCTAssertEqual(Data(bytes).inUTF8, Data(bytes), "\(bytes)") }
  }
}
