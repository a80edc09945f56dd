import ArcadeDomain
import ArcadeTesting
import XCTest

/// The people in a round.
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
      assertThrows(NameGameError.tooFewPeople(usable: usable, needed: 2), try makeGame(of: people))
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
    try NameGame(of: people, mode: mode, random: SplitMix64(seed: UInt64(people.count))).begun()
  }
}

/// People with equal descriptions, and the person asked for in the previous game.
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
    for looks in [["a", "a", "a", "b"], ["a", "b"]] {
      var game = try makeGame(of: looks.enumerated().map { person($0, $1) })
      for _ in 0..<50 {
        XCTAssertEqual(game.round.options.count, 2, "\(looks)")
        game.answerRight()
      }
    }
  }

  func testAGameInWhichAllCardsAreAlikeDoesNotBegin() {
    for looks in [["a", "a"], ["a", "A", "a", "a"]] {
      XCTAssertThrowsError(try makeGame(of: looks.enumerated().map { person($0, $1) })) { error in
        XCTAssertEqual(error as? NameGameError, .allAlike)
      }
    }
  }

  func testSomebodyWhoDiffersOnlyInNameFromAllWhoDifferInLooksIsAskedForToo() throws {
    // The only person who looks different has the same name.
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
    try NameGame(of: people, mode: mode, card: \.title, random: SplitMix64(seed: 4)).begun()
  }
}

/// The effect of a wrong answer on the rounds that follow.
final class ConfusionTests: XCTestCase {
  private let people = SamplePeople.people(12)

  func testPeopleWhoWereConfusedAreAskedForMoreOften() throws {
    let (once, often) = (try asked(after: 1), try asked(after: 5))
    // Nobody comes twice in a row. Weights of 3 to 1 give 1,026 and 395 of 6,000, and weights of 11 to 1 give 1,795 and
    // 241.
    for person in [0, 1] {
      XCTAssertTrue((900...1_150).contains(once[person]), "\(once)")
      XCTAssertTrue((1_650...1_950).contains(often[person]), "\(often)")
    }
    for person in 2..<12 {
      XCTAssertTrue((320...470).contains(once[person]), "\(once)")
      XCTAssertTrue((180...300).contains(often[person]), "\(often)")
    }
  }

  func testPeopleWhoWereConfusedStandTogether() throws {
    let before = try shareTogether(in: 12, after: 0)
    XCTAssertTrue((30...60).contains(before), "\(before) %")
    for count in [12, 40, 120] {
      let after = try shareTogether(in: count, after: 1)
      XCTAssertGreaterThan(after, 85, "\(after) % of \(count)")
    }
  }

  func testAWrongAnswerCountsInTheSameGame() throws {
    var (careless, careful) = (try makeGame(), try makeGame())
    var asked = (careless: 0, careful: 0)
    let (victim, chosen) = (careless.round.asked.id, careless.round.options[careless.round.answer == 0 ? 1 : 0].id)
    for _ in 0..<5 { _ = careless.answer(careless.round.answer == 0 ? 1 : 0, inRound: 1, at: .zero) }
    for _ in 0..<2_000 {
      careless.answerRight()
      careful.answerRight()
      if [victim, chosen].contains(careless.round.asked.id) { asked.careless += 1 }
      if [victim, chosen].contains(careful.round.asked.id) { asked.careful += 1 }
    }
    XCTAssertGreaterThan(asked.careless, 2 * asked.careful)
  }

  func testConfusionsCountForBothAndAtMostFiveTimes() {
    let (ada, bea, cem) = (people[0], people[1], people[2])
    var history = ConfusionHistory([ada.id: PersonRecord(confusedWith: [bea.id: 2])])
    history.note(NameAnswer(mode: .timed, asked: bea, chosen: ada))
    history.note(NameAnswer(mode: .timed, asked: ada, chosen: ada))
    history.note(NameAnswer(mode: .timed, asked: ada, chosen: cem))

    XCTAssertEqual(history.confusions(of: ada.id, with: bea.id), 3)
    XCTAssertEqual(history.confusions(of: bea.id, with: ada.id), 3)
    XCTAssertEqual(history.confusions(of: cem.id, with: bea.id), 0)
    XCTAssertEqual([ada, bea, cem].map { history.confusions(of: $0.id) }, [4, 3, 1])

    let records = [ada.id: PersonRecord(confusedWith: [bea.id: .max, cem.id: .max, ada.id: 4])]
    let extreme = ConfusionHistory(records)
    XCTAssertEqual([ada, bea, cem].map { extreme.confusions(of: $0.id) }, [5, 5, 5])
    XCTAssertEqual(extreme.confusions(of: ada.id, with: ada.id), 0)
  }

  func testARecordCountsRoundsAnswersAndWhoWasChosenInstead() {
    let (ada, bea) = (people[0], people[1])
    var record = PersonRecord()
    for answer in [
      NameAnswer(mode: .timed, asked: ada, chosen: bea),
      NameAnswer(mode: .timed, asked: ada, chosen: bea, isFirst: false),
      NameAnswer(mode: .timed, asked: ada, chosen: ada, isFirst: false),
      NameAnswer(mode: .hint, asked: ada, chosen: ada),
    ] { record.note(answer) }

    XCTAssertEqual(record, PersonRecord(seen: 2, right: 2, confusedWith: [bea.id: 2]))
    XCTAssertEqual(
      record.joined(with: PersonRecord(seen: 1, right: 0, confusedWith: [bea.id: 1])),
      PersonRecord(seen: 3, right: 2, confusedWith: [bea.id: 3])
    )
    XCTAssertEqual(PersonRecord(seen: -1, right: -1, confusedWith: [bea.id: 0]), PersonRecord())
  }

  /// Returns how often each person was asked for in 6,000 rounds after the first two were confused so many times.
  private func asked(after times: Int) throws -> [Int] {
    var game = try makeGame(confused: times)
    var asked: [Person.ID: Int] = [:]
    for _ in 0..<6_000 {
      asked[game.round.asked.id, default: 0] += 1
      game.answerRight()
    }
    return people.map { asked[$0.id] ?? 0 }
  }

  /// Returns the percentage of rounds for the first person that include the second one.
  private func shareTogether(in count: Int, after times: Int) throws -> Int {
    var game = try makeGame(of: SamplePeople.people(count), confused: times)
    var (rounds, together) = (0, 0)
    while rounds < 60 {
      if game.round.asked.id == people[0].id {
        rounds += 1
        if game.round.options.contains(where: { $0.id == people[1].id }) { together += 1 }
      }
      game.answerRight()
    }
    return together * 100 / rounds
  }

  private func makeGame(of some: [Person]? = nil, confused times: Int = 0) throws -> NameGame {
    let records = [people[0].id: PersonRecord(seen: times, confusedWith: [people[1].id: times])]
    let history = ConfusionHistory(records)
    return try NameGame(of: some ?? people, mode: .timed, history: history, random: SplitMix64(seed: 7)).begun()
  }
}
