import Foundation
import XCTest

@testable import ArcadeData

/// The encodings in which spreadsheets write.
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
      Array("日本".utf8) + [0x93, 0xFA],
      [0, 0, 0], [0x61, 0, 0x62],
    ]
    for bytes in texts { XCTAssertEqual(Data(bytes).inUTF8, Data(bytes), "\(bytes)") }
  }
}
