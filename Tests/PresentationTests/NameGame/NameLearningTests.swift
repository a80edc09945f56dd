import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Learning names, tested as a frontend does.
final class NameLearningTests: XCTestCase {
  func testAFaceIsShownThenChosenThenItsNameIsTyped() async throws {
    let sample = SampleRoster(people: 12)
    let learning = try await begin(sample, .learn(new: 1))
    XCTAssertEqual(learning.view.last?.facts, [Fact("It is", "Ada Archer", .good)])
    XCTAssertEqual(learning.view.last?.texts.first, "person in the picture 0; Engineer; Web")

    try await learning.send("next")
    for _ in 0..<2 {
      XCTAssertEqual(learning.view.last?.texts, ["Who is Ada Archer?"])
      let choice = learning.choices?.first { $0.label.contains("picture 0;") }
      try await learning.send("answer", ["n": try XCTUnwrap(choice).id])
    }
    XCTAssertEqual(learning.view.last?.texts.first, "Who is this?")
    XCTAssertNil(learning.view.last?.layout.entry, "the answer stands beneath the face")
    XCTAssertEqual(learning.view.last?.layout.controls.first?.offers.map(\.word), ["answer"])
    try await learning.send("answer", ["text": "ADÁ"])

    XCTAssertEqual(learning.view.said, ["Right: Ada Archer."])
    XCTAssertEqual(learning.view.last?.texts.last, "1 of 12 known, 0 due tomorrow")
    let kept = try await sample.reviews.answers(of: .names)
    XCTAssertEqual(kept.map(\.card.key), ["id:P00", "id:P00", "id:P00"])
  }

  func testWhoseFaceDidNotComeIsNotLearntAndThatIsSaid() async throws {
    let sample = SampleRoster(people: 12)
    let faces = SamplePeople.people(12).dropFirst().map { ($0.id, "/faces/\($0.id.key)") }
    let portraits = InMemoryPortraits(Dictionary(uniqueKeysWithValues: faces))
    let screens = sample.actions(portraits: portraits)
    let learning = try await learning(screens.module(at: .learn(new: 12)))

    XCTAssertEqual(
      learning.view.last?.banners.map(\.text),
      ["No picture could be had of Ada Archer (https://example.com/people/P00.png), so nobody asks for them now."]
    )
    XCTAssertEqual(learning.view.last?.title, "Card 1, 11 to go")
    portraits.replace(with: [:])
    let inWords = try await self.learning(screens.module(at: .learn(new: 12)))
    XCTAssertEqual(inWords.view.last?.title, "Card 1, 12 to go", "where none comes, everybody stands there in words")
    XCTAssertEqual(inWords.view.last?.banners, [])
  }

  func testInWordsNobodyIsAskedForWhoseCardSomebodyElseHasToo() async throws {
    let sample = SampleRoster()
    func person(_ number: Int, _ title: String, _ team: String = "Web") -> Person {
      Person(id: Person.ID("\(number)"), name: "N \(number)", title: title, team: team, matchKey: "n \(number)")
    }
    let shared = (0..<10).map { person($0, $0 == 3 ? "designer" : "Designer") }
    let own = [person(10, "Engineer"), person(11, "Designer", "Print"), person(12, "Translator")]
    sample.people.replace(with: PeopleList(people: shared + own))
    let learning = try await begin(sample, .learn(new: 13))
    XCTAssertEqual(learning.view.last?.title, "Card 1, 3 to go")
    XCTAssertEqual(
      learning.view.last?.banners.map(\.text),
      ["10 people are not asked for, as somebody else has the same card. Faces tell them apart."]
    )
    let teams = try await begin(sample, .learn(team: "Print"))
    XCTAssertEqual(teams.view.last?.title, "Card 1, 1 to go")

    sample.people.replace(with: PeopleList(people: shared + (20..<22).map { person($0, "Engineer") }))
    let none = try await begin(sample, .learn(new: 13))
    XCTAssertTrue(none.view.last?.failure?.text.hasPrefix("No card here is somebody’s alone") == true)
  }

  func testAFirstNameIsEnoughWhereOnePersonHasItAndEitherIsRightOfOneName() {
    let people = ["Ana Gray", "Ána Stone", "Bo Finn", "Li Wei", "Li Wei", "José Ruiz"].enumerated().map {
      SamplePeople.person($0, named: $1)
    }
    let cards = NameCard.cards(of: people, key: SearchKey.of)
    XCTAssertEqual(
      cards.map(\.accepted),
      [
        ["Ana Gray"], ["Ána Stone"], ["Bo Finn", "Bo"], ["Li Wei", "Li"], ["Li Wei", "Li"], ["José Ruiz", "José"],
      ]
    )
    XCTAssertFalse(cards[3].canStand(beside: cards[4]))
    XCTAssertEqual(NameCard.cards(of: people.reversed(), key: SearchKey.of), cards)
  }

  func testOneTeamIsLearntAlone() async throws {
    let sample = SampleRoster(people: 12)
    var home = NameHomePresenter(sample.actions())
    await expectEqual(home.load().mainWords, ["learn", "people"])
    try await expectEqual(home.perform("learn team", ["team": "Web"]), .go(.learn(team: "Web")))
    XCTAssertEqual(NameRoute(address: "/names/learn?new=3&team=Web"), .learn(team: "Web", new: 3))
    XCTAssertEqual(NameRoute.learn(team: "Web", new: 3).address, "/names/learn?new=3&team=Web")

    let learning = try await begin(sample, .learn(team: "Web"))
    XCTAssertEqual(learning.view.last?.title, "Card 1, 4 to go")
  }

  func testTheOrderOfPeopleChangesNothing() async throws {
    let people = SamplePeople.people(12)
    var titles: [[String]] = []
    for list in [people, people.reversed()] {
      let cards = NameCard.cards(of: list, key: SearchKey.of)
      var session = LearningSession(
        of: cards,
        [:],
        on: CalendarDay(daysSince1970: 1),
        at: .november20,
        newPerDay: 5,
        random: SplitMix64(seed: 2)
      )
      var asked: [String] = []
      while let turn = session.turn {
        asked.append("\(turn.card.answer) \(turn.question)")
        switch turn.question {
        case .among(let options, _):
          let place = options.firstIndex(of: turn.card) ?? 0
          _ = session.answer(.option(place), inTurn: turn.number, at: .november20, within: .zero)
        case .typed: _ = session.answer(.typed("", .right), inTurn: turn.number, at: .november20, within: .zero)
        case .shown, .mistake: _ = session.goOn(fromTurn: turn.number, at: .november20)
        }
      }
      titles.append(asked)
    }
    XCTAssertEqual(titles[0], titles[1])
    XCTAssertEqual(titles[0].count, 20)
  }

  private func begin(_ sample: SampleRoster, _ route: NameRoute) async throws -> LearningScreen<NameRoute> {
    try await learning(sample.actions().module(at: route))
  }
}
