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
    let (presenter, view, _) = makePresenter(sample.roster(portraits: portraits), .timed)

    await presenter.begin()
    XCTAssertEqual(view.screens.last?.time, "60 seconds left")
    XCTAssertEqual(presenter.wakeAfter, .seconds(50))
    for _ in 0..<20 {
      for option in 1...6 { await presenter.answer(String(option), inRound: view.round) }
    }

    XCTAssertEqual(portraits.calls.map { Set($0) }, [Set(SamplePeople.people(8).map(\.id))])
    XCTAssertEqual(view.screens.last?.time, "60 seconds left")
    let faces = Set(view.screens.flatMap(\.faces))
    XCTAssertEqual(faces.filter { $0.picture == nil }.map(\.card), ["person in the picture 0; Engineer; Web"])
    XCTAssertEqual(faces.count, 8)
  }

  func testOfManyPeopleOnlyThoseOfTheFirstRoundsAreLoaded() async {
    let sample = SampleRoster(people: 300)
    let portraits = SlowPortraits(time: sample.time, taking: .seconds(9))
    let (presenter, view, _) = makePresenter(sample.roster(portraits: portraits), .timed)

    await presenter.begin()

    XCTAssertEqual(portraits.calls.map(\.count), [60])
    XCTAssertEqual(view.screens.last?.faces.compactMap(\.picture).count, 6)
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
    for (roster, count) in [
      (sample.roster(portraits: none), 2), (sample.roster, 2),
      (sample.roster(portraits: SlowPortraits(time: sample.time, taking: .zero)), 2),
    ] {
      let (presenter, view, _) = makePresenter(roster, .practice)
      await presenter.begin()
      XCTAssertEqual(view.screens.last?.faces.count, count)
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
    let (presenter, view, _) = makePresenter(sample.roster, .timed)
    await presenter.begin()

    for _ in 0..<20 {
      for option in 1...2 { await presenter.answer(String(option), inRound: view.round) }
    }

    let cards = Set(view.screens.map { $0.faces.map(\.card).sorted() }.filter { !$0.isEmpty })
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
    let (presenter, view, _) = makePresenter(sample.roster(portraits: portraits), .practice)

    await presenter.begin()

    XCTAssertEqual(view.screens.last?.faces.count, 6)
  }

  private func makePresenter(
    _ roster: NameRoster,
    _ mode: NameGameMode
  ) -> (NameGamePresenter, RecordingView<NameGameScreen>, RecordingNameRouter) {
    let phrases = Language.english.sampleNamePhrases
    let presenter = NameGamePresenter(roster: roster, mode: mode, phrases: phrases, random: SplitMix64(seed: 5))
    let (view, router) = (RecordingView<NameGameScreen>(), RecordingNameRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension NameGameScreen {
  fileprivate var faces: [Face] {
    guard case .round(let round) = content else { return [] }
    return round.options.compactMap { if case .face(let face) = $0.content { face } else { nil } }
  }
}

extension RecordingView<NameGameScreen> {
  fileprivate var round: Int {
    if case .round(let round)? = screens.last?.content { round.number } else { 0 }
  }
}
