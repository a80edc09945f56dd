import ArcadeDomain
import XCTest

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
