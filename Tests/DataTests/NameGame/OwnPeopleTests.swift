import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Lists in Arcade's own shape, of which the starter people are one.
final class OwnPeopleTests: XCTestCase {
  func testTheStarterPeopleAreAllUsableAndDistinct() async throws {
    let source = StarterFeedSource.people
    let loaded = try await SyncingPeople(source: source, store: InMemoryFeedStore(), time: HandDrivenTime()).people()

    XCTAssertEqual(loaded.freshness, .starter)
    XCTAssertEqual(loaded.value.excluded, [])
    let people = loaded.value.people
    XCTAssertEqual(people.count, 42)
    XCTAssertEqual(Set(people.map(\.id)).count, 42)
    XCTAssertEqual(Set(people.map(\.matchKey)).count, 42)
    XCTAssertEqual(Set(people.map(\.picture)).count, 42)
    XCTAssertEqual(Set(people.map(\.likeness)).count, 42)
    for person in people {
      guard case .portrait(let traits) = person.likeness else { return XCTFail(person.name) }
      XCTAssertEqual(person.picture, .drawn(traits))
    }
  }

  func testNoCardOfTheStarterPeopleGivesTheNameAwayOrHasAGap() throws {
    for person in try readPeople(StarterPeople.json(in: "en")).people {
      XCTAssertNotNil(person.title)
      XCTAssertNotNil(person.team)
      XCTAssertFalse(person.card.contains("…"), person.card)
      for token in person.name.split(whereSeparator: { !$0.isLetter }) where token.count >= 3 {
        XCTAssertFalse(person.card.folded.contains(String(token).folded), person.card)
      }
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
    XCTAssertEqual(list.people.map(\.likeness), [.portrait(traits), .described("… wears a cap"), .unknown])
    XCTAssertEqual(list.people.map(\.picture), [.drawn(traits), nil, .address("/team/c.png")])
    XCTAssertEqual(list.people.map(\.title), ["Cook", nil, nil])
    XCTAssertEqual(list.excluded.map(\.place.withoutLine), (4...7).map { entry($0) })
    XCTAssertEqual(list.excluded.map(\.reason), [.badRow, .badRow, .noPicture, .noName])
    XCTAssertEqual(list.excluded.map(\.name), ["Dan", "Eva", "Fay", nil])
  }
}
