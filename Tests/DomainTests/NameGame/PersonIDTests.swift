import ArcadeDomain
import XCTest

final class PersonIDTests: XCTestCase {
  func testAKeyIsWhatItWasMadeOf() {
    let digits = "93b25d095e0818bc77577a3be1104596"
    let keys = [
      "", "7", "~", "é", "~\(digits)", "~\(digits)-2", "~\(digits)-10", "~\(digits)-4294967295",
      "~\(digits)-4294967296",
      "~\(digits)-1", "~\(digits)-02", "~\(digits)-+2", "~\(digits)-", "~\(digits)2", "~\(digits.uppercased())",
      "~\(digits.dropLast())", "~\(digits.dropLast())é", "~+\(digits.dropFirst())", "~\(digits)- 2",
      "~\u{301}\(digits)",
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
