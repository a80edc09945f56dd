import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

final class EntryMaskTests: XCTestCase {
  private var random = SplitMix64(seed: 13)

  /// A glance passes most texts by, and must never change what is masked.
  func testEveryTextIsMaskedAsItIsByTheMasksOfTheName() {
    // One after the other, often of the same name, as in a list.
    var (hidden, mask) = (0, EntryMask())
    var (first, last) = ("", "")
    for _ in 0..<4_000 {
      if random.next() % 3 > 0 { (first, last) = (any(names), any(names)) }
      let entry = any([
        PersonEntry(at: place, first: first, last: last), PersonEntry(at: place, name: "\(first) \(last)"),
        PersonEntry(at: place, first: first, last: last, name: any(names)), PersonEntry(at: place, first: first),
      ])
      let text = (0..<1 + random.next() % 6).map { _ in
        let word = any([first, last, any(names), any(words), any(words)])
        return any([word, word.uppercased(), word.lowercased(), String(word.dropLast())]) + any(glue)
      }.joined()
      let tidied = PersonEntry.tidied(text)
      let expected = tidied.map { tidied in masks(entry).reduce(tidied) { $1.masked($0) } } ?? ""

      mask.turn(to: entry)

      XCTAssertEqual(mask.masked(text) ?? "", expected, "\(entry.name): \(text.debugDescription)")
      if expected != tidied { hidden += 1 }
    }
    XCTAssertTrue(1_000...3_000 ~= hidden, "too many or too few of the texts hold a name: \(hidden)")
  }

  /// A sign that is no letter and hides nothing has each character looked up, in the name and in the text.
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

  private func masks(_ entry: PersonEntry) -> [NameMask] {
    let whole = NameMask(firstName: entry.name, lastName: "")
    if entry.firstName.isEmpty, entry.lastName.isEmpty { return [whole] }
    let halves = NameMask(firstName: entry.firstName, lastName: entry.lastName)
    return entry.name == "\(entry.firstName) \(entry.lastName)" ? [halves] : [halves, whole]
  }

  private let place = UnresolvedPlace.line(1, of: "people.csv")
  private let names = [
    "Jo", "Q", "Garner", "Ann", "Anne-Marie", "O'Brien", "van der Berg", "X2", "Bo Li", "7", "", "  ", "José", "Müller",
    "山田太郎", "Ａｎｎ", "Ann\u{1B}[1m", "Jose\u{301} Núñez", "Ørsted", "Straße", "山田 ガ", "カ\u{3099}", "김 민수", "👩‍👩‍👧 Bo",
    "Пётр", "İpek", "I",
  ]
  private let words = [
    "in green", "a hat", "banjo", "bolivia", "portraitJo", "a.png", "x2.jpg", ".jpg", "café", "2", "[z]", "{q}", "…",
    "🙂",
  ]
  private let glue = ["", " ", " ", "  ", "-", "_", ".", "'", ", ", "\u{301}", "\u{200B}", "\n", "`", "@"]

  private func any<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
}
