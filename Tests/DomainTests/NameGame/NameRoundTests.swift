import ArcadeDomain
import ArcadeTesting
import XCTest

/// Who stands in a round.
final class NameRoundTests: XCTestCase {
  func testARoundIsAsLargeAsThereArePeopleAndNeverLargerThanSix() throws {
    for (count, size) in [(2, 2), (3, 3), (5, 5), (6, 6), (7, 6), (40, 6)] {
      var game = try makeGame(of: SamplePeople.people(count))
      for number in 1...200 {
        XCTAssertEqual(game.round.number, number)
        XCTAssertEqual(game.round.options.count, size)
        XCTAssertEqual(Set(game.round.options.map(\.id)).count, size)
        XCTAssertEqual(game.round.asked, game.round.options[game.round.answer])
        game.answerRight()
      }
    }
  }

  func testFewerThanTwoNamesAreTooFew() {
    let twins = [SamplePeople.person(0, named: "Jo Joiner"), SamplePeople.person(1, named: "Jo Joiner")]
    for (people, usable) in [([], 0), (SamplePeople.people(1), 1), (twins, 1), ([twins[0], twins[0]], 1)] {
      XCTAssertThrowsError(try makeGame(of: people)) {
        XCTAssertEqual($0 as? NameGameError, .tooFewPeople(usable: usable, needed: 2))
      }
    }
  }

  func testTwoPeopleOfTheSameNameNeverStandInOneRoundAndAreBothAskedFor() throws {
    let names = ["Jo Joiner", "Jo Joiner", "Ada Archer", "Ada Archer", "Ada Archer", "Bea Baker", "Cem Carter"]
    let people = names.enumerated().map { SamplePeople.person($0, named: $1) }
    var game = try makeGame(of: people)
    var asked: Set<Person.ID> = []
    for _ in 0..<500 {
      XCTAssertEqual(game.round.options.count, 4)
      XCTAssertEqual(Set(game.round.options.map(\.matchKey)).count, 4)
      asked.insert(game.round.asked.id)
      game.answerRight()
    }
    XCTAssertEqual(asked, Set(people.map(\.id)))
  }

  func testPeopleWhoDifferInCaseAndAccentsAloneAreToldApartByTheirKey() throws {
    let spellings = ["JOSÉ RUIZ", "Jose Ruiz", "José Ruiz"].enumerated().map { number, name in
      Person(id: Person.ID("\(number)"), name: name, matchKey: "jose ruiz")
    }
    var game = try makeGame(of: spellings + [SamplePeople.person(9, named: "Ada Archer")])
    for _ in 0..<100 {
      XCTAssertEqual(game.round.options.count, 2)
      XCTAssertEqual(Set(game.round.options.map(\.matchKey)).count, 2)
      game.answerRight()
    }
  }

  func testNobodyIsAskedForTwiceInARow() throws {
    for count in [2, 3, 6, 12] {
      for mode in [NameGameMode.practice, .timed, .hint, .reversePractice] {
        var game = try makeGame(of: SamplePeople.people(count), mode: mode)
        for _ in 0..<200 {
          let last = game.round.asked.id
          game.answerRight()
          XCTAssertNotEqual(game.round.asked.id, last)
        }
      }
    }
  }

  func testThePlaceOfTheRightOptionGivesNothingAway() throws {
    var game = try makeGame(of: SamplePeople.people(12))
    var places = [Int](repeating: 0, count: 6)
    for _ in 0..<6_000 {
      places[game.round.answer] += 1
      game.answerRight()
    }
    for count in places { XCTAssertTrue((850...1_150).contains(count), "\(places)") }
  }

  func testEverybodyIsAskedForAboutAsOftenWhereNobodyWasConfused() throws {
    var game = try makeGame(of: SamplePeople.people(10))
    var asked: [Person.ID: Int] = [:]
    for _ in 0..<10_000 {
      asked[game.round.asked.id, default: 0] += 1
      game.answerRight()
    }
    XCTAssertEqual(asked.count, 10)
    for count in asked.values { XCTAssertTrue((850...1_150).contains(count), "\(asked)") }
  }

  private func makeGame(of people: [Person], mode: NameGameMode = .timed) throws -> NameGame {
    var game = try NameGame(of: people, mode: mode, random: SplitMix64(seed: UInt64(people.count)))
    game.begin(at: .zero)
    return game
  }
}
