import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

/// The promises of the people that ship with Arcade.
final class StarterPeopleTests: XCTestCase {
  private var people: [StarterPerson] = []

  override func setUpWithError() throws {
    let root = try JSONNode(reading: Data(StarterPeople.json(in: "en").utf8), subject: "Arcade")
    people = try root.required("people").list().map(StarterPerson.init)
  }

  func testThereAreManyPeopleEachWithANameOfTheirOwn() {
    XCTAssertGreaterThanOrEqual(people.count, 36)
    for texts in [people.map(\.id), people.map(\.first), people.map(\.last)] {
      XCTAssertEqual(Set(texts).count, people.count)
    }
    XCTAssertGreaterThanOrEqual(Set(people.map(\.team)).count, 8)
    XCTAssertGreaterThanOrEqual(Set(people.map(\.title)).count, 30)
  }

  func testAnyTwoDifferInThreeTraitsBesidesTheBackground() {
    for (index, one) in people.enumerated() {
      for other in people[..<index] {
        XCTAssertGreaterThanOrEqual(one.traits.differences(from: other.traits), 3, "\(one.id) and \(other.id)")
      }
    }
  }

  func testAnyTwoPortraitsDiffer() {
    XCTAssertEqual(Set(people.map { PortraitDrawing(of: $0.traits).svg }).count, people.count)
  }

  func testEveryTraitIsWornBySomebody() {
    XCTAssertEqual(Set(people.map(\.traits.hair)).count, PortraitTraits.Hair.allCases.count)
    XCTAssertEqual(Set(people.map(\.traits.skin)).count, PortraitTraits.Skin.allCases.count)
    XCTAssertEqual(Set(people.map(\.traits.glasses)).count, PortraitTraits.Glasses.allCases.count)
    XCTAssertEqual(Set(people.map(\.traits.beard)).count, PortraitTraits.Beard.allCases.count)
    XCTAssertEqual(Set(people.map(\.traits.clothes)).count, PortraitTraits.Clothes.allCases.count)
    let mostAlike = Dictionary(grouping: people, by: \.traits.skin).values.map(\.count).max() ?? 0
    XCTAssertLessThan(mostAlike, people.count / 2)
  }

  func testNoIdTitleOrTeamHoldsAnybodyElsesName() {
    for person in people {
      let others = people.filter { $0.id != person.id }.flatMap { [$0.first, $0.last] }
      let words = (person.title + " " + person.team).split(separator: " ").map(String.init)
      XCTAssertTrue(Set(words).isDisjoint(with: others + [person.first, person.last]), person.id)
    }
  }
}

/// One of them, as the literal says it.
private struct StarterPerson {
  let id: String
  let first: String
  let last: String
  let title: String
  let team: String
  let traits: PortraitTraits

  init(_ node: JSONNode) throws {
    id = try node.required("id").text()
    first = try node.required("first").text()
    last = try node.required("last").text()
    title = try node.required("title").text()
    team = try node.required("team").text()
    let traits = try node.required("traits")
    self.traits = PortraitTraits(
      hair: try traits.value("hair"),
      hairColor: try traits.value("hairColor"),
      skin: try traits.value("skin"),
      glasses: try traits.value("glasses"),
      beard: try traits.value("beard"),
      clothes: try traits.value("clothes"),
      clothesColor: try traits.value("clothesColor"),
      background: try traits.value("background")
    )
  }
}

extension JSONNode {
  fileprivate func value<Value>(_ key: String) throws -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    try XCTUnwrap(Value(rawValue: required(key).oneOf(Value.allCases.map(\.rawValue))))
  }
}

extension PortraitTraits {
  /// In how many traits two people differ to the eye; the hair of two bald people is one trait.
  fileprivate func differences(from other: PortraitTraits) -> Int {
    let areBald = hair == .bald && other.hair == .bald
    return [
      hair != other.hair, hairColor != other.hairColor && !areBald, skin != other.skin, glasses != other.glasses,
      beard != other.beard, clothes != other.clothes, clothesColor != other.clothesColor,
    ].count { $0 }
  }
}
