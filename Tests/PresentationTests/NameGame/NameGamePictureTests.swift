import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Pictures are loaded before the time starts.
final class NameGamePictureTests: XCTestCase {
  func testPicturesAreLoadedOnceForEverybodyBeforeTheTimeRuns() async throws {
    let sample = SampleRoster(people: 8)
    let portraits = SlowPortraits(time: sample.time, taking: .seconds(9), missing: [Person.ID("P00")])
    let actions = sample.actions(portraits: portraits)
    let home = NameHomePresenter(actions)
    var waits: [String] = []
    let next = try await home.perform(.play(.timed)) { waits.append($0) }
    XCTAssertEqual(
      next.said,
      ["No picture could be had of Ada Archer (https://example.com/people/P00.png), so nobody asks for them now."]
    )
    let (presenter, view, _) = await opened(NameGamePresenter(actions, game: 5))
    XCTAssertEqual(waits, ["Loading the people…"])
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    let expected = Countdown(begin: .seconds(9), end: .seconds(69), wake: .seconds(59), goesOn: true)
    XCTAssertEqual(view.last?.countdown, expected)
    for _ in 0..<20 {
      for place in 1...6 { await presenter.answer(place, on: view) }
    }

    XCTAssertEqual(portraits.calls.map { Set($0) }, [Set(SamplePeople.people(8).map(\.id))])
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    let faces = Set(view.screens.flatMap(\.faces))
    XCTAssertEqual(faces.filter { $0.picture == nil }, [])
    XCTAssertEqual(faces.count, 7)
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
    let people = (0..<6).map { n in
      Person(
        id: Person.ID("\(n)"),
        name: "N \(n)",
        matchKey: "\(n)",
        appearance: .described(["a hat", "a cap"][n % 2])
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
      return Person(id: Person.ID(name), name: name, matchKey: name, appearance: .portrait(traits))
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

  func testWithoutPicturesAGameInWhichAllCardsAreAlikeDoesNotBegin() async throws {
    let sample = SampleRoster()
    let people = (0..<6).map { number in
      Person(
        id: Person.ID("\(number)"),
        name: "N \(number)",
        matchKey: "\(number)",
        picture: .address("https://example.com/\(number).png")
      )
    }
    sample.people.replace(with: PeopleList(people: people))
    let none = SlowPortraits(time: sample.time, taking: .zero, missing: Set(people.map(\.id)))
    for portraits in [none, nil] {
      var home = NameHomePresenter(sample.actions(portraits: portraits))
      let next = try await home.perform(.play(.practice))
      XCTAssertEqual(next.route, nil)
      XCTAssertEqual(
        next.news.map(\.text),
        [
          "No card here is somebody’s alone, so nobody could be told from anybody. Faces tell them apart, on the page or in a "
            + "terminal with the program chafa; else let the list describe them."
        ]
      )
    }
  }

  func testNobodyWithoutAPictureStandsAmongFaces() async {
    let sample = SampleRoster()
    let described = SamplePeople.people(6)
    let faceless = (6..<40).map { number in
      Person(
        id: Person.ID("\(number)"),
        name: "N \(number)",
        matchKey: "\(number)",
        appearance: .described("hat \(number)")
      )
    }
    sample.people.replace(with: PeopleList(people: faceless + described))
    let (presenter, view, _) = await begun(
      sample.actions(portraits: SlowPortraits(time: sample.time, taking: .zero)),
      .timed
    )
    for _ in 0..<30 { for place in 1...6 { await presenter.answer(place, on: view) } }

    XCTAssertEqual(Set(view.screens.flatMap(\.faces).map(\.picture)), Set((0..<6).map { "/pictures/P0\($0).png" }))
  }

  func testAPictureThatIsMissingIsSaidWithItsFile() async throws {
    let sample = SampleRoster()
    let (gone, place) = (["Bea Baker", "Cem Carter", "Dan Dyer"], SourcePlace("people.csv:3"))
    let excluded = ExcludedPerson(
      index: 9,
      at: place,
      name: "Eva Elder",
      reason: .missingPicture,
      file: "faces/eva.png"
    )
    let problems = gone.map { PictureProblem(.missing, ["\($0.prefix(3)).png"], of: [$0], at: place) }
    let shared = PictureProblem(.shared, ["ana.png"], of: ["Ana One", "Ana Two"])
    sample.people.replace(
      with: PeopleList(
        people: SamplePeople.people(),
        excluded: [excluded],
        pictureProblems: TruncatedList(problems + [shared])
      )
    )
    await expectEqual(
      shown(NameHomePresenter(sample.actions())).banners.map(\.text),
      [
        "1 person was left out: 1 whose picture is not there.",
        "Pictures that are not there: Eva Elder (faces/eva.png), Bea Baker (Bea.png), Cem Carter (Cem.png), and 1 more.",
        "The picture ana.png is called like several people (Ana One and Ana Two), so none of them gets it. "
          + "Call it like one id.",
      ]
    )
  }

  func testWhatFacesNeedIsSaidOnceInASession() async throws {
    let sample = SampleRoster()
    let screens = NameScreens(roster: sample.roster, phrases: Language.english.sampleNamePhrases, lacksFaces: true)
    await expectEqual(
      shown(NameHomePresenter(screens)).news.map(\.text),
      [
        "Faces are in words here. To see them, install the program chafa (on Debian: sudo apt-get install chafa), or use "
          + "the page."
      ]
    )
    await expectEqual(shown(NameHomePresenter(screens)).news, [])
    await expectEqual(shown(NameHomePresenter(sample.actions())).news, [])
  }

  func testAFaceWithoutANameStandsOnThePageAsAPictureAtHand() async throws {
    let sample = SampleRoster()
    let portraits = SlowPortraits(time: sample.time, taking: .zero)
    let (_, view, _) = await begun(sample.actions(portraits: portraits), .reversePractice)

    let face = try XCTUnwrap(view.last?.round?.face)
    let picture = Picture([try XCTUnwrap(face.picture)], words: face.words, isAtHand: true)
    XCTAssertEqual(view.last?.content.value?.page.blocks[1], .picture(picture))
  }

  func testTheTimeBeginsOnceTheFirstRoundWasDrawn() async throws {
    let sample = SampleRoster()
    let view = SlowView(time: sample.time)
    let actions = sample.actions()
    var home = NameHomePresenter(actions)
    try await home.perform(.play(.timed))
    let presenter = NameGamePresenter(actions, game: 5)
    presenter.view = view

    await presenter.show()

    XCTAssertEqual(view.screens.first?.round?.time, "60 seconds left")
    XCTAssertNil(view.screens.first?.countdown)
    XCTAssertEqual(view.screens.last?.countdown?.begin, .seconds(2))
  }
}

/// A view that takes two seconds to draw a screen.
private final class SlowView: ScreenView {
  let time: HandDrivenTime
  var screens: [Screen<NameGameContent>] = []

  init(time: HandDrivenTime) { self.time = time }

  func render(_ screen: Screen<NameGameContent>) {
    screens.append(screen)
    time.advance(by: .seconds(2))
  }
}
