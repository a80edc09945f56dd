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

  func testAGlancePassesByOnlyTextsThatGiveNoNameAway() {
    let cases: [(name: String, text: String, might: Bool)] = [
      ("Jo Garner", "in a green shirt", false), ("Jo Garner", "THE GARNERS", true), ("Jo Garner", "a banjo", true),
      ("P100000 Q", "in a green shirt", false), ("P100000 Q", "p100000", true), ("P100000 Q", "P10000", false),
      ("@[`{", "@[`{ pqrs", false), ("", "anything", false), ("Jo", "", false), ("José", "in green", true),
      ("Jo", "in a café", true), ("Jo", "in\tgreen", true),
    ]
    for (name, text, might) in cases {
      XCTAssertEqual(NameParts.mightStand(ofName: name, in: text), might, "\(name): \(text)")
    }
  }

  func testWhatGivesANameAwayIsNeverPassedBy() {
    var random = SplitMix64(seed: 14)
    let letters = Array("aAbB1@[`{ -")
    func text(upTo count: UInt64) -> String {
      String((0..<random.next() % count).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
    }
    for _ in 0..<5_000 {
      let (first, last, text) = (text(upTo: 6), text(upTo: 6), text(upTo: 16))
      let halves = [first, last].map { $0.lowercased().split { !$0.isInWords }.map { Array($0.unicodeScalars) } }
      guard NameParts(first: halves[0], last: halves[1]).stand(in: text.lowercased()) else { continue }
      XCTAssertTrue(NameParts.mightStand(ofName: "\(first) \(last)", in: text), "\(first) \(last): \(text)")
    }
  }

  private func words(_ name: String) -> [[Unicode.Scalar]] {
    name.split(separator: " ").map { Array($0.unicodeScalars) }
  }
}
