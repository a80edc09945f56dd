import ArcadeDomain
import ArcadeTesting
import XCTest

/// People of whom words say the same, and who was asked for before the game.
final class LookalikeTests: XCTestCase {
  func testPeopleOfWhomTheSameIsSaidDoNotStandInOneRoundOfWords() throws {
    let people = (0..<9).map { person($0, "look \($0 / 3)") }
    var game = try makeGame(of: people)
    for _ in 0..<200 {
      XCTAssertEqual(game.round.options.count, 3)
      XCTAssertEqual(Set(game.round.options.map(\.title)).count, 3)
      game.answerRight()
    }
  }

  func testCardsThatDifferOnlyInCaseAreTheSame() throws {
    let people = ["Eng", "ENG", "eng", "Ops", "OPS", "Ops"].enumerated().map { person($0, $1) }
    var game = try makeGame(of: people)
    for _ in 0..<100 {
      XCTAssertEqual(Set(game.round.options.map { $0.title?.lowercased() }).count, game.round.options.count)
      game.answerRight()
    }
  }

  func testThoseWithoutACardDo() throws {
    var game = try makeGame(of: (0..<9).map { person($0, nil) })
    for _ in 0..<50 {
      XCTAssertEqual(game.round.options.count, 6)
      game.answerRight()
    }
  }

  func testARoundHasAtLeastTwoAndLookalikesStandWhereThereIsNobodyElse() throws {
    for (looks, sizes) in [
      (["a", "a"], [2]), (["a", "a", "a", "a"], [4]), (["a", "a", "a", "b"], [2]), (["a", "b"], [2]),
    ] {
      var game = try makeGame(of: looks.enumerated().map { person($0, $1) })
      for _ in 0..<50 {
        XCTAssertTrue(sizes.contains(game.round.options.count), "\(looks)")
        game.answerRight()
      }
    }
  }

  func testSomebodyWhoDiffersOnlyInNameFromAllWhoDifferInLooksIsAskedForToo() throws {
    // The only one who looks different has the same name.
    let people = [person(0, "a"), person(1, "a"), person(2, "b", named: "Person 0")]
    var game = try makeGame(of: people)
    var asked: Set<Person.ID> = []
    for _ in 0..<100 {
      XCTAssertEqual(game.round.options.count, 2)
      asked.insert(game.round.asked.id)
      game.answerRight()
    }
    XCTAssertEqual(asked.count, 3)
  }

  func testWhoWasAskedForLastIsNotAskedForFirst() throws {
    let people = SamplePeople.people(2)
    for seed in 0..<50 {
      for last in people {
        let game = try NameGame(of: people, mode: .practice, after: last.id, random: SplitMix64(seed: UInt64(seed)))
        XCTAssertNotEqual(game.round.asked, last)
      }
    }
  }

  func testThePeopleAheadAreEverybodyOrThoseOfTheFirstRounds() throws {
    let everybody = try makeGame(of: SamplePeople.people(60))
    XCTAssertEqual(Set(everybody.peopleAhead(atMost: 60)), Set(SamplePeople.people(60)))
    for mode in [NameGameMode.timed, .reverseTimed] {
      var game = try makeGame(of: SamplePeople.people(200), mode)
      let ahead = game.peopleAhead(atMost: 60)
      XCTAssertEqual(Set(ahead).count, ahead.count)
      XCTAssertTrue((40...60).contains(ahead.count), "\(ahead.count)")
      for _ in 0..<10 {
        XCTAssertTrue((mode.isReverse ? [game.round.asked] : game.round.options).allSatisfy(ahead.contains))
        game.answerRight()
      }
    }
  }

  private func person(_ number: Int, _ card: String?, named name: String? = nil) -> Person {
    let name = name ?? "Person \(number)"
    return Person(id: Person.ID("\(number)"), name: name, title: card, matchKey: name)
  }

  private func makeGame(of people: [Person], _ mode: NameGameMode = .timed) throws -> NameGame {
    var game = try NameGame(of: people, mode: mode, card: \.title, random: SplitMix64(seed: 4))
    game.begin(at: .zero)
    return game
  }
}
