import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

final class NameMaskTests: XCTestCase {
  func testANameIsHiddenHoweverItIsWritten() {
    let cases: [(first: String, last: String, text: String, masked: String)] = [
      ("Jo", "Garner", "headshot jo garner", "headshot …"),
      ("Jo", "Garner", "HEADSHOT OF JO GARNER!", "HEADSHOT OF …!"),
      ("Jo", "Garner", "headshot_jo_garner.jpg", ""),
      ("Jo", "Garner", "see https://h.example/a/JoGarner.PNG now", "see … now"),
      ("Jo", "Garner", "joGarner smiles", "… smiles"), ("Jo", "Garner", "portraitJo smiles", "portrait… smiles"),
      ("Jo", "Garner", "a banjo and a job", "a banjo and a job"), ("Jo", "Garner", "jgarner's desk", "…'s desk"),
      ("Jo", "Garner", "Jo's short red hair", "…'s short red hair"), ("Jo", "Garner", "Garner, Jo", ""),
      ("Jo", "Garner", "ＧＡＲＮＥＲ in a hat", "… in a hat"),
      ("Jo", "Garner", "Gar\u{200B}ner, Gar\u{AD}ner in a hat", "… in a hat"),
      ("Jo", "Garner", "Ga\u{301}rn\u{308}er in a hat", "… in a hat"),
      ("Ray", "Oh", "a gray coat, oh so warm", "a … coat, … so warm"),
      ("José", "Muñoz", "JOSE MUNOZ with a beard", "… with a beard"), ("Jose", "Munoz", "José Muñoz", ""),
      ("Bjørn", "Łęcki", "bjorn lecki, laughing", "…, laughing"),
      ("Jörg", "Müller", "joerg_mueller, laughing", "…, laughing"),
      ("Anne-Marie", "O'Brien", "Anne Marie, anne-marie, annemarie OBrien", ""),
      ("Ann", "St. John", "johnst by the sea", "… by the sea"),
      ("太郎", "山田", "山田太郎さんの写真", "…さんの写真"), ("明", "李", "李明の写真", "…の写真"), ("지호", "박", "박지호가 웃는다", "…가 웃는다"),
      ("Jo", "Garner", "  short   red\nhair ", "short red hair"), ("Jo", "Garner", "", ""),
      ("Jo", "Garner", " — … ", ""),
      ("", "", "short red hair, img_1.webp", "short red hair, …"), ("Zoë", "", "zoe and ZOE", "… and …"),
      ("Jo", "Garner", "in .jpg and 1.jpgs", "in .jpg and 1.jpgs"), ("Jo", "Garner", "jo garner.jpeg", ""),
    ]
    for (first, last, text, masked) in cases {
      XCTAssertEqual(NameMask(firstName: first, lastName: last).masked(text), masked, text)
    }
  }

  func testNoTellingPartOfTheNameSurvives() {
    var random = SplitMix64(seed: 11)
    func any<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    let names = [
      "Jo", "Garner", "José", "Ann", "Anne-Marie", "O'Brien", "Müller", "Łęcki", "Straße", "Nguyễn", "Mei-Lin", "Lee",
      "Annan",
      "Æsa", "van der Berg", "Ivana", "Anana", "İpek", "Σοφός", "Анна", "ﬁona", "Zoe\u{308}", "Đặng", "Ray", "Ho",
      "山田太郎",
    ]
    let glue = [
      "", " ", "-", "_", ".", "'", "\u{301}", "\u{200D}", "x", "S", "1", "\n", "…", "/", "ß", "ann", "🙂", ".jpg", "さん",
    ]
    for _ in 0..<1_500 {
      let (first, last) = (any(names), any(names))
      let text = (0..<random.next() % 8).map { _ in
        let word = any([first, last, any(names)])
        let written = any([
          word, word.uppercased(), word.lowercased(), word.folded, String(word.dropFirst()), String(word.prefix(2)),
        ])
        return written + any(glue)
      }.joined()

      let masked = NameMask(firstName: first, lastName: last).masked(text)

      let simple = masked.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      for token in (first + " " + last).split(whereSeparator: { !$0.isLetter }) where token.count >= 3 {
        let key = String(token).folded
        XCTAssertFalse(masked.folded.contains(key), "\(token) in \(masked), from \(text.debugDescription)")
        XCTAssertFalse(simple.contains(key), "\(token) in \(masked), from \(text.debugDescription)")
      }
    }
  }

  func testMaskingTwiceChangesNothing() {
    var random = SplitMix64(seed: 12)
    let mask = NameMask(firstName: "Jo", lastName: "Garner")
    let pieces = ["jo", "Garner", " ", "-", "a.png", "red hair", "…", ",", "'s"]
    for _ in 0..<2_000 {
      let text = (0..<random.next() % 8).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let once = mask.masked(text)
      XCTAssertEqual(mask.masked(once), once, text)
    }
  }

  func testALongTextIsMaskedInNoTime() {
    let mask = NameMask(firstName: "Aaaaaaaa", lastName: "Garner")
    XCTAssertEqual(
      mask.masked(String(repeating: "a", count: 7) + " " + String(repeating: "-x", count: 20_000)).count,
      40_008
    )
  }
}
