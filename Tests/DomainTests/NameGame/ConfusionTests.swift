import ArcadeDomain
import ArcadeTesting
import XCTest

/// What a wrong answer changes about the rounds that follow.
final class ConfusionTests: XCTestCase {
  private let people = SamplePeople.people(12)

  func testPeopleWhoWereConfusedAreAskedForMoreOften() throws {
    let (once, often) = (try asked(after: 1), try asked(after: 5))
    // As nobody comes twice in a row, weights of 3 to 1 make 1,026 and 395 of 6,000; those of 11 to 1, 1,795 and 241.
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

  /// How often each person was asked for in 6,000 rounds after the first two were confused so many times.
  private func asked(after times: Int) throws -> [Int] {
    var game = try makeGame(confused: times)
    var asked: [Person.ID: Int] = [:]
    for _ in 0..<6_000 {
      asked[game.round.asked.id, default: 0] += 1
      game.answerRight()
    }
    return people.map { asked[$0.id] ?? 0 }
  }

  /// In how many percent of the rounds that ask for the first person the second one stands.
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
    var game = try NameGame(of: some ?? people, mode: .timed, history: history, random: SplitMix64(seed: 7))
    game.begin(at: .zero)
    return game
  }
}
