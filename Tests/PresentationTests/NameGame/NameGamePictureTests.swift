import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Pictures are loaded before the time runs.
final class NameGamePictureTests: XCTestCase {
  func testPicturesAreLoadedOnceForEverybodyBeforeTheTimeRuns() async {
    let sample = SampleRoster(people: 8)
    let portraits = SlowPortraits(time: sample.time, taking: .seconds(9), missing: [Person.ID("P00")])
    let (presenter, view, _) = await begun(sample.actions(portraits: portraits), .timed)
    XCTAssertEqual(view.screens.first?.content, .loading("Loading the people…"))
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    XCTAssertEqual(
      view.last?.countdown,
      Countdown(begin: .seconds(9), end: .seconds(69), wake: .seconds(59), goesOn: true)
    )
    for _ in 0..<20 {
      for place in 1...6 { await presenter.answer(place, on: view) }
    }

    XCTAssertEqual(portraits.calls.map { Set($0) }, [Set(SamplePeople.people(8).map(\.id))])
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    let faces = Set(view.screens.flatMap(\.faces))
    XCTAssertEqual(faces.filter { $0.picture == nil }.map(\.words), ["person in the picture 0; Engineer; Web"])
    XCTAssertEqual(faces.count, 8)
  }

  func testOfManyPeopleOnlyThoseOfTheFirstRoundsAreLoaded() async {
    let sample = SampleRoster(people: 300)
    let portraits = SlowPortraits(time: sample.time, taking: .seconds(9))
    let (_, view, _) = await begun(sample.actions(portraits: portraits), .timed)

    XCTAssertEqual(portraits.calls.map(\.count), [60])
    XCTAssertEqual(view.last?.faces.compactMap(\.picture).count, 6)
  }

  func testEqualCardsNeverMeetWithOrWithoutPictures() async throws {
    let sample = SampleRoster()
    let people = (0..<6).map { number in
      Person(
        id: Person.ID("\(number)"),
        name: "N \(number)",
        matchKey: "\(number)",
        likeness: .described(["a hat", "a cap"][number % 2])
      )
    }
    sample.people.replace(with: PeopleList(people: people))
    let none = SlowPortraits(time: sample.time, taking: .zero, missing: Set(people.map(\.id)))
    for portraits in [none, nil, SlowPortraits(time: sample.time, taking: .zero)] {
      let (_, view, _) = await begun(sample.actions(portraits: portraits))
      XCTAssertEqual(view.last?.faces.count, 2)
    }
  }

  func testCardsThatAreEqualOnceTheNamesAreHiddenNeverMeet() async throws {
    let sample = SampleRoster()
    let people = ["Ann Brown", "Bea Black", "Cem White", "Dan Grey", "Eva Elder"].map { name in
      let color = PortraitTraits.Color(rawValue: name.split(separator: " ")[1].lowercased()) ?? .red
      let traits = PortraitTraits(
        hair: .short,
        hairColor: color,
        skin: .tan,
        clothes: .shirt,
        clothesColor: .blue,
        background: .white
      )
      return Person(id: Person.ID(name), name: name, matchKey: name, likeness: .portrait(traits))
    }
    sample.people.replace(with: PeopleList(people: people))
    let (presenter, view, _) = await begun(sample.actions(), .timed)

    for _ in 0..<20 {
      for place in 1...2 { await presenter.answer(place, on: view) }
    }

    let cards = Set(view.screens.map { $0.faces.map(\.words).sorted() }.filter { !$0.isEmpty })
    XCTAssertEqual(cards, [["blue shirt", "short red hair, blue shirt"]])
  }

  func testPeopleOfWhomNothingIsKnownMeetWhereTheirPicturesTellThemApart() async throws {
    let sample = SampleRoster()
    let people = (0..<6).map { number in
      Person(
        id: Person.ID("\(number)"),
        name: "N \(number)",
        title: number == 0 ? "Engineer" : nil,
        matchKey: "\(number)",
        picture: .address("https://example.com/\(number).png")
      )
    }
    sample.people.replace(with: PeopleList(people: people))
    let portraits = SlowPortraits(time: sample.time, taking: .zero)
    let (_, view, _) = await begun(sample.actions(portraits: portraits))

    XCTAssertEqual(view.last?.faces.count, 6)
  }

  func testAFaceWithoutANameStandsOnThePageAsAPictureAtHand() async throws {
    let sample = SampleRoster()
    let portraits = SlowPortraits(time: sample.time, taking: .zero)
    let (_, view, _) = await begun(sample.actions(portraits: portraits), .reversePractice)

    let face = try XCTUnwrap(view.last?.round?.face)
    let picture = Picture([try XCTUnwrap(face.picture)], words: face.words, isAtHand: true)
    XCTAssertEqual(view.last?.content.value?.page.blocks[1], .picture(picture))
  }

  func testTheTimeBeginsOnceTheFirstRoundWasDrawn() async {
    let sample = SampleRoster()
    let view = SlowView(time: sample.time)
    let presenter = NameGamePresenter(sample.actions(), playing: .timed)
    presenter.view = view

    await presenter.show()

    XCTAssertEqual(view.screens.first?.round?.time, "60 seconds left")
    XCTAssertNil(view.screens.first?.countdown)
    XCTAssertEqual(view.screens.last?.countdown?.begin, .seconds(2))
  }
}

/// Takes two seconds to draw a screen.
private final class SlowView: ScreenView {
  let time: HandDrivenTime
  var screens: [Screen<NameGameContent>] = []

  init(time: HandDrivenTime) { self.time = time }

  func render(_ screen: Screen<NameGameContent>) {
    screens.append(screen)
    time.advance(by: .seconds(2))
  }
}
