import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class NameMaskTests: XCTestCase {
  func testANameIsHiddenHoweverItIsWritten() {
    let cases: [(first: String, last: String, text: String, masked: String)] = [
      ("Jo", "Garner", "headshot jo garner", "headshot …"),
      ("Jo", "Garner", "HEADSHOT OF JO GARNER!", "HEADSHOT OF …!"), ("Jo", "Garner", "headshot_jo_garner.jpg", ""),
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
      ("Ann", "St. John", "johnst by the sea", "… by the sea"), ("太郎", "山田", "山田太郎さんの写真", "…さんの写真"),
      ("明", "李", "李明の写真", "…の写真"), ("지호", "박", "박지호가 웃는다", "…가 웃는다"),
      ("Jo", "Garner", "  short   red\nhair ", "short red hair"), ("Jo", "Garner", "", ""),
      ("Jo", "Garner", " — … ", ""), ("", "", "short red hair, img_1.webp", "short red hair, …"),
      ("Zoë", "", "zoe and ZOE", "… and …"), ("Jo", "Garner", "in .jpg and 1.jpgs", "in .jpg and 1.jpgs"),
      ("Jo", "Garner", "jo garner.jpeg", ""),
    ]
    for (first, last, text, masked) in cases {
      XCTAssertEqual(NameMask(firstName: first, lastName: last).masked(text), masked, text)
    }
  }

  func testNoTellingPartOfTheNameSurvives() {
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
    let mask = NameMask(firstName: "Jo", lastName: "Garner")
    let pieces = ["jo", "Garner", " ", "-", "a.png", "red hair", "…", ",", "'s"]
    for _ in 0..<2_000 {
      let once = mask.masked((0..<random.next() % 8).map { _ in any(pieces) }.joined())
      XCTAssertEqual(mask.masked(once), once)
    }
  }

  func testALongTextIsMaskedInNoTime() {
    let mask = NameMask(firstName: "Aaaaaaaa", lastName: "Garner")
    XCTAssertEqual(
      mask.masked(String(repeating: "a", count: 7) + " " + String(repeating: "-x", count: 20_000)).count,
      40_008
    )
  }

  /// A symbol that masks nothing forces the slow path for each character, in the name and in the text.
  func testLettersThatStandAloneAreMaskedAsAllOthersAre() {
    var hidden = 0
    for _ in 0..<6_000 {
      let (first, last) = (any(names), any(names))
      let text = (0..<1 + random.next() % 6).map { _ in
        let word = any([first, last, any(names), any(words), any(words)])
        return any([word, word.uppercased(), word.decomposedStringWithCanonicalMapping, String(word.dropLast())])
          + any(glue)
      }.joined()
      let slow = NameMask(firstName: first + " 🙂", lastName: last + " 🙂").masked(text + " zz 🙂")

      let fast = NameMask(firstName: first, lastName: last).masked(text + " zz")

      XCTAssertEqual(fast + " 🙂", slow, "\(first) \(last): \(text.debugDescription)")
      if fast.contains("…") { hidden += 1 }
    }
    XCTAssertGreaterThan(hidden, 1_000)
  }

  private var random = SplitMix64(seed: 13)
  private let names = [
    "Jo", "Q", "Garner", "Ann", "Anne-Marie", "O'Brien", "van der Berg", "X2", "Bo Li", "7", "", "  ", "José", "Müller",
    "山田太郎", "Ａｎｎ", "Ann\u{1B}[1m", "Jose\u{301} Núñez", "Ørsted", "Straße", "山田 ガ", "カ\u{3099}", "김 민수", "👩‍👩‍👧 Bo",
    "Пётр", "İpek", "I", "Łęcki", "Nguyễn", "Mei-Lin", "Lee", "Annan", "Æsa", "Ivana", "Anana", "Σοφός", "Анна", "ﬁona",
    "Zoe\u{308}", "Đặng", "Ray", "Ho",
  ]
  private let words = [
    "in green", "a hat", "banjo", "bolivia", "portraitJo", "a.png", "x2.jpg", ".jpg", "café", "2", "[z]", "{q}", "…",
    "🙂",
  ]
  private let glue = [
    "", " ", " ", "  ", "-", "_", ".", "'", ", ", "\u{301}", "\u{200B}", "\n", "`", "@", "x", "1", "…", "ß", "ann",
  ]

  private func any<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
}

/// What a card shows, and what it never shows.
final class PeopleCardTests: XCTestCase {
  func testTheTextOfAPictureSaysHowSomebodyLooksOrNothing() throws {
    let cases: [(name: String, alt: String, appearance: Appearance)] = [
      ("Jo Garner", "Jo Garner in a red scarf", .described("… in a red scarf")),
      ("Jo Garner", "JO GARNER, laughing", .described("…, laughing")),
      ("José Muñoz", "jose munoz with a beard", .described("… with a beard")),
      ("Jose Munoz", "José Muñoz with a beard", .described("… with a beard")),
      ("Anne-Marie O'Brien", "anne marie obrien on a boat", .described("… on a boat")),
      ("Ann Lee", "Ann-Lee by the sea", .described("… by the sea")), ("Jo Garner", "headshot jo garner", .unknown),
      ("Jo Garner", "HeadShot of Jo-Garner", .unknown), ("Jo Garner", "Photo of Jo Garner (2).jpg", .unknown),
      ("Jo Garner", "jo_garner.png", .unknown), ("Jo Garner", "A portrait", .unknown), ("Jo Garner", "", .unknown),
      ("Jo Garner", "42", .unknown), ("Jo Garner", "Headshot photo 3", .unknown), ("山田 太郎", "山田太郎さんの写真", .unknown),
      ("Jo Garner", "foto de Jo Garner", .unknown), ("Jo Garner", " — ", .unknown),
    ]
    for (name, alt, appearance) in cases {
      let parts = name.split(separator: " ", maxSplits: 1)
      let list = try readPeople(
        "["
          + ProfileDocument.profile(
            #""firstName":"\#(parts[0])","lastName":"\#(parts[1])""#,
            url: "//h.example/a.png",
            alt: alt
          ) + "]"
      )
      XCTAssertEqual(list.people.map(\.appearance), [appearance], alt)
    }
  }

  func testTitleAndTeamDoNotGiveTheNameAwayEither() throws {
    let list = try readPeople(
      """
      name,title,team,description
      Bea Baker,Chief Baker,Baker & Co,Bea with a cake
      Ann Lee,Planner,Ann's team,short red hair
      Cy Ox,Engineer,Cy,a cyan cap
      """
    )
    XCTAssertEqual(list.people.map(\.title), ["Chief …", nil, "Engineer"])
    XCTAssertEqual(list.people.map(\.team), ["… & Co", "…'s team", nil])
    let expected: [Substring?] = ["… with a cake", "short red hair", "a cyan cap"]
    XCTAssertEqual(list.people.map(\.card).map { $0.split(separator: "\n").first }, expected)
  }

  func testWhatATerminalWouldSwallowHidesNoPartOfTheName() throws {
    for hidden in [#"Gar\u001b[1mner"#, #"Gar\u009b31mner"#, #"Gar\u001b]0;x\u0007ner"#, #"Gar\u0000\u202ener"#] {
      for name in ["Garner", hidden] {
        let list = try readPeople(
          #"[{"firstName":"Jo","lastName":"\#(name)","jobTitle":"Miss \#(hidden)","team":"\#(hidden)s","#
            + #""description":"\#(hidden) with a hat","headshot":{"url":"//h.example/a.png"}}]"#
        )
        XCTAssertEqual(list.people.map(\.name), ["Jo Garner"], hidden)
        XCTAssertEqual(list.people.map(\.appearance), [.described("… with a hat")], hidden)
        XCTAssertEqual(list.people.map(\.title), ["Miss …"], hidden)
        XCTAssertEqual(list.people.map(\.team), [nil], hidden)
      }
    }
  }
}
