import ArcadeDomain
import XCTest

final class PersonIDTests: XCTestCase {
  func testAKeyIsWhatItWasMadeOf() {
    let digits = "93b25d095e0818bc77577a3be1104596"
    let keys = [
      "", "7", "~", "é", "~\(digits)", "~\(digits)-2", "~\(digits)-10", "~\(digits)-4294967295",
      "~\(digits)-4294967296", "~\(digits)-1", "~\(digits)-02", "~\(digits)-+2", "~\(digits)-", "~\(digits)2",
      "~\(digits.uppercased())", "~\(digits.dropLast())", "~\(digits.dropLast())é", "~+\(digits.dropFirst())",
      "~\(digits)- 2", "~\u{301}\(digits)",
    ]
    for key in keys { XCTAssertEqual(Person.ID(key).key, key) }
    XCTAssertEqual(Set(keys.map { Person.ID($0) }).count, keys.count)
    XCTAssertEqual(keys.map { Person.ID($0) }.sorted().map(\.key), keys.sorted())
  }

  func testAMadeKeyIsTheSameReadBack() {
    let fingerprint = Fingerprint(of: "Ada Lovelace\n".utf8)
    for number in [1, 2, 30, UInt32.max] {
      let id = Person.ID(fingerprint, number: number)
      XCTAssertEqual(Person.ID(id.key), id)
      XCTAssertEqual(Person.ID(id.key).hashValue, id.hashValue)
    }
    XCTAssertEqual(Person.ID(fingerprint).key, "~93b25d095e0818bc77577a3be1104596")
  }

  func testAFingerprintIsThatOfItsPiecesInOrder() {
    XCTAssertEqual(Fingerprint(of: "a".utf8, "".utf8, "bc".utf8), Fingerprint(of: "abc".utf8))
    XCTAssertNotEqual(Fingerprint(of: "bc".utf8, "a".utf8), Fingerprint(of: "abc".utf8))
  }
}

final class NamePartsTests: XCTestCase {
  func testATextGivesANameAwayByItsPartsAndTheirJoins() {
    let cases: [(first: String, last: String, text: String, gives: Bool)] = [
      ("jo", "garner", "the garners", true), ("jo", "garner", "a banjo", false), ("jo", "garner", "jo, smiling", true),
      ("jo", "garner", "jogarner", true), ("ann", "st john", "by stjohn", true), ("ann", "st john", "a stone", false),
      ("bo", "li", "bo-li", true), ("bo", "li", "lib", false), ("bo", "li", "xlibox", true),
      ("太郎", "山田", "山田さん", true), ("明", "李", "明るい", false), ("明", "李", "李明の写真", true), ("ян", "ли", "пьян", false),
      ("", "garner", "garner", true), ("", "", "anything", false),
    ]
    for (first, last, text, gives) in cases {
      let parts = NameParts(first: words(first), last: words(last))
      XCTAssertEqual(parts.stand(in: text), gives, "\(first) \(last): \(text)")
    }
  }

  func testAnotherSpellingTellsToo() {
    var parts = NameParts(first: words("jorg"), last: words("muller"))
    XCTAssertFalse(parts.stand(in: "mueller"))

    parts.formUnion(NameParts(first: words("joerg"), last: words("mueller")))

    XCTAssertTrue(parts.stand(in: "mueller"))
    XCTAssertTrue(parts.stand(in: "muller"))
  }

  private func words(_ name: String) -> [[Unicode.Scalar]] {
    name.split(separator: " ").map { Array($0.unicodeScalars) }
  }
}
