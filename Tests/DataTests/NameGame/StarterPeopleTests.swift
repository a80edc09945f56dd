import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Promises about Arcade's own people, and about lists in the same format.
final class StarterPeopleTests: XCTestCase {
  private var people: [Person] = []

  override func setUpWithError() throws { people = try readPeople(StarterPeople.json(in: "en")).people }

  func testTheyAreAllUsableAndDistinct() async throws {
    let source = StarterFeedSource.people
    let loaded = try await SyncingPeople(source: source, store: InMemoryFeedStore(), time: HandDrivenTime()).people()

    XCTAssertEqual(loaded.freshness, .starter)
    XCTAssertEqual(loaded.value.excluded, [])
    let people = loaded.value.people
    let counts = [Set(people.map(\.id)).count, Set(people.map(\.matchKey)).count, Set(people.map(\.picture)).count]
    XCTAssertEqual([people.count, Set(people.map(\.appearance)).count] + counts, Array(repeating: 42, count: 5))
    for person in people {
      guard case .portrait(let traits) = person.appearance else { return XCTFail(person.name) }
      XCTAssertEqual(person.picture, .drawn(traits))
    }
  }

  func testNoCardGivesTheNameAwayOrHasAGap() throws {
    for person in people {
      XCTAssertNotNil(person.title)
      XCTAssertNotNil(person.team)
      XCTAssertFalse(person.card.contains("…"), person.card)
      for token in person.name.split(whereSeparator: { !$0.isLetter }) where token.count >= 3 {
        XCTAssertFalse(person.card.folded.contains(String(token).folded), person.card)
      }
    }
  }

  func testThereAreManyNamesTitlesAndTeams() {
    for texts in [people.map(\.firstName), people.map(\.lastName)] { XCTAssertEqual(Set(texts).count, people.count) }
    XCTAssertGreaterThanOrEqual(Set(people.map(\.team)).count, 8)
    XCTAssertGreaterThanOrEqual(Set(people.map(\.title)).count, 30)
  }

  func testAnyTwoDifferInThreeTraitsBesidesTheBackground() {
    for (index, one) in people.enumerated() {
      for other in people[..<index] {
        guard let traits = one.traits, let others = other.traits else { return XCTFail(one.name) }
        XCTAssertGreaterThanOrEqual(traits.differences(from: others), 3, "\(one.name) and \(other.name)")
      }
    }
  }

  func testEveryTraitIsWornBySomebody() {
    let traits = people.compactMap(\.traits)
    XCTAssertEqual(Set(traits.map(\.hair)).count, PortraitTraits.Hair.allCases.count)
    XCTAssertEqual(Set(traits.map(\.skin)).count, PortraitTraits.Skin.allCases.count)
    XCTAssertEqual(Set(traits.map(\.glasses)).count, PortraitTraits.Glasses.allCases.count)
    XCTAssertEqual(Set(traits.map(\.beard)).count, PortraitTraits.Beard.allCases.count)
    XCTAssertEqual(Set(traits.map(\.clothes)).count, PortraitTraits.Clothes.allCases.count)
    let mostAlike = Dictionary(grouping: traits, by: \.skin).values.map(\.count).max() ?? 0
    XCTAssertLessThan(mostAlike, people.count / 2)
  }

  func testNoTitleOrTeamHoldsAnybodysName() {
    let names = Set(people.flatMap { [$0.firstName, $0.lastName] })
    for person in people {
      let words = "\(person.title ?? "") \(person.team ?? "")".split(separator: " ").map(String.init)
      XCTAssertTrue(names.isDisjoint(with: words), person.id.key)
    }
  }

  func testAPersonIsDrawnDescribedOrPictured() throws {
    let list = try readPeople(
      """
      {"people":[
        {"id":"a","first":"Ada","last":"One","title":"Cook","team":"Kitchen","traits":{"hair":"bun","hairColor":"red","skin":"light",
         "clothes":"dress","clothesColor":"blue","background":"white"}},
        {"id":"b","first":"Bea","last":"Two","description":"Bea wears a cap"},
        {"id":"c","name":"Cem Three","picture":"c.png"},
        {"id":"d","first":"Dan","traits":{"hair":"wig","hairColor":"red","skin":"light","clothes":"dress",
         "clothesColor":"blue","background":"white"}},
        {"id":"e","first":"Eva","traits":"red hair"}, {"id":"f","first":"Fay"}, {"id":"g","traits":null}
      ]}
      """
    )
    let traits = PortraitTraits(
      hair: .bun,
      hairColor: .red,
      skin: .light,
      clothes: .dress,
      clothesColor: .blue,
      background: .white
    )
    XCTAssertEqual(list.people.map(\.appearance), [.portrait(traits), .described("… wears a cap"), .unknown])
    XCTAssertEqual(list.people.map(\.picture), [.drawn(traits), nil, .address("/team/c.png")])
    XCTAssertEqual(list.people.map(\.title), ["Cook", nil, nil])
    XCTAssertEqual(list.excluded.map(\.place.withoutLine), (4...7).map { entry($0) })
    XCTAssertEqual(list.excluded.map(\.reason), [.badRow, .badRow, .noPicture, .noName])
    XCTAssertEqual(list.excluded.map(\.name), ["Dan", "Eva", "Fay", nil])
  }
}

extension Person {
  fileprivate var traits: PortraitTraits? { if case .portrait(let traits) = appearance { traits } else { nil } }
}

extension PortraitTraits {
  /// Returns the number of visibly different traits; the hair of two bald people is one trait.
  fileprivate func differences(from other: PortraitTraits) -> Int {
    let areBald = hair == .bald && other.hair == .bald
    return [
      hair != other.hair, hairColor != other.hairColor && !areBald, skin != other.skin, glasses != other.glasses,
      beard != other.beard, clothes != other.clothes, clothesColor != other.clothesColor,
    ].count { $0 }
  }
}

final class PortraitDrawingTests: XCTestCase {
  func testEveryTraitIsSeen() {
    let all = variants
    XCTAssertEqual(Set(all.map { PortraitDrawing(of: $0).svg }).count, Set(all).count)
  }

  func testAnyTwoPeopleLookDifferent() {
    var random = SplitMix64(seed: 6)
    let people = Set((0..<3_000).map { _ in PortraitTraits.random(using: &random) })
    XCTAssertEqual(Set(people.map { PortraitDrawing(of: $0).svg }).count, people.count)
  }

  func testADrawingIsXMLOfShapesAlone() {
    for traits in variants { checkDrawing(PortraitDrawing(of: traits).svg, "\(traits)") }
  }

  /// Traits that differ from one another in one or two places.
  private var variants: [PortraitTraits] {
    var all: [PortraitTraits] = []
    for hair in PortraitTraits.Hair.allCases {
      let plain = PortraitTraits(
        hair: hair,
        hairColor: .brown,
        skin: .tan,
        clothes: .jumper,
        clothesColor: .blue,
        background: .white
      )
      all += PortraitTraits.Color.allCases.map { plain.with(\.hairColor, $0) }
      all += PortraitTraits.Skin.allCases.map { plain.with(\.skin, $0) }
      all += PortraitTraits.Glasses.allCases.map { plain.with(\.glasses, $0) }
      all += PortraitTraits.Beard.allCases.map { plain.with(\.beard, $0) }
      all += PortraitTraits.Color.allCases.map { plain.with(\.background, $0) }
      for clothes in PortraitTraits.Clothes.allCases {
        all += PortraitTraits.Color.allCases.map { plain.with(\.clothes, clothes).with(\.clothesColor, $0) }
      }
    }
    return all
  }
}

extension PortraitTraits {
  fileprivate func with<Value>(_ trait: WritableKeyPath<PortraitTraits, Value>, _ value: Value) -> PortraitTraits {
    var traits = self
    traits[keyPath: trait] = value
    return traits
  }

  fileprivate static func random(using random: inout SplitMix64) -> PortraitTraits {
    func any<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    return PortraitTraits(
      hair: any(Hair.allCases),
      hairColor: any(Color.allCases),
      skin: any(Skin.allCases),
      glasses: any(Glasses.allCases),
      beard: any(Beard.allCases),
      clothes: any(Clothes.allCases),
      clothesColor: any(Color.allCases),
      background: any(Color.allCases)
    )
  }
}
