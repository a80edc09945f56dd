import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class NameGameStorageTests: XCTestCase {
  func testGamesKeepTheContract() async throws {
    try await NameGameRepositoryContract.check(InMemoryNameGameRepository())
    try await onEveryEngine { try await NameGameRepositoryContract.check(SQLNameGameRepository(database: $0)) }
  }

  func testPeopleInMemoryKeepTheContractAndAreReplaced() async throws {
    let repository = SamplePeople.repository(freshness: .starter)
    try await PeopleRepositoryContract.check(repository)
    try await PeopleRepositoryContract.check(InMemoryPeople(SamplePeople.people(2)))
    repository.replace(with: PeopleList(people: []))
    let people = try await repository.people()
    XCTAssertEqual(people, Loaded(PeopleList(people: []), .fresh))
  }

  func testAnswersOfAGameThatWasBrokenOffCountInTheNextProcess() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLNameGameRepository(database: database)
    var game = try SamplePeople.game(mode: .timed)
    game.begin(at: .zero)
    let (asked, wrong) = (game.round.asked, game.answerWrong())
    for reply in [wrong, game.answerRight()] {
      guard case .judged(let answer) = reply else { return XCTFail("\(reply)") }
      try await games.record(answer, at: .november20)
    }
    guard case .judged(let miss) = wrong else { return XCTFail("\(wrong)") }
    await database.close()

    let next = SQLNameGameRepository(database: database.reopened)

    let (records, history) = (try await next.records(), try await next.history())
    XCTAssertEqual(records, [asked.id: PersonRecord(seen: 1, right: 1, confusedWith: [miss.chosen.id: 1])])
    XCTAssertEqual(history, [])
  }

  func testTextsComeBackAsTheyWereAndTwoSpellingsOfAnIDAreOnePerson() async throws {
    let games = SQLNameGameRepository(database: try makeArcadeDatabase())
    let keys = ["", "'", "a\u{0}b", "\u{1B}[31m", "セール", "\r\n", "NULL", "1", "é"]
    for key in keys + ["e\u{301}"] {
      let person = Person(id: Person.ID(key), name: key, matchKey: key)
      try await games.record(NameAnswer(mode: .hint, asked: person, chosen: person), at: .november20)
    }

    let records = try await games.records()

    XCTAssertEqual(Set(records.keys), Set(keys.map { Person.ID($0) }))
    XCTAssertEqual(records[Person.ID("é")], PersonRecord(seen: 2, right: 2))
  }

  func testTheTablesCanBeQueried() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLNameGameRepository(database: database)
    let people = SamplePeople.people(2)
    try await games.record(NameAnswer(mode: .timed, asked: people[0], chosen: people[1]), at: .november20)
    try await games.finish(
      NameGameResult(mode: .reverseTimed, right: 3, wrong: 1, duration: .seconds(60), finishedAt: .november20)
    )

    let shell = try SQLiteShell(database.path)
    let answers = try shell.run(
      "SELECT mode, asked_name, chosen_name, is_first, is_right, answered_at FROM name_answers;"
    )
    let results = try shell.run("SELECT mode, right_answers, wrong_answers, duration_ms, finished_at FROM name_games;")
    shell.close()

    XCTAssertTrue(answers.hasPrefix("timed 60|Ada Archer|Bea Baker|1|0|2026-11-20T09:00:00"), answers)
    XCTAssertTrue(results.hasPrefix("reverse timed 60|3|1|60000|2026-11-20T09:00:00"), results)
  }
}

/// What remains of answers and games after disk errors or edits by hand.
final class NameGameTroubleTests: XCTestCase {
  private let answer = NameAnswer(mode: .timed, asked: SamplePeople.people()[0], chosen: SamplePeople.people()[1])
  private let result = NameGameResult(
    mode: .timed,
    right: 3,
    wrong: 1,
    duration: .seconds(60),
    finishedAt: .november20
  )

  func testRowsThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE name_games SET mode = 'chess'", "UPDATE name_games SET mode = 'timed 0'",
      "UPDATE name_games SET mode = 'reverse hint'", "UPDATE name_games SET finished_at = 'noon'",
      "UPDATE name_games SET right_answers = -1", "UPDATE name_games SET wrong_answers = 9223372036854775807",
      "UPDATE name_games SET duration_ms = -9223372036854775808", "DROP TABLE name_games",
    ]
    for edit in edits {
      let (database, games) = try await makeGames()
      try await database.change(edit)

      await expectFailure(.corrupt, subject: database.path, edit) { try await games.history() }
      try await expectEqual(games.records().count, 1, "what the answers say does not depend on the games: \(edit)")
    }
  }

  func testWhatAnswersComeToCountsAsItWasEditedByHand() async throws {
    let (ada, bea) = (answer.asked.id, answer.chosen.id)
    let edits: [(String, [Person.ID: PersonRecord])] = [
      ("UPDATE name_tallies SET rounds = 0", [ada: PersonRecord(confusedWith: [bea: 1])]),
      ("UPDATE name_tallies SET chosen_id = asked_id", [ada: PersonRecord(seen: 1, right: 1)]),
      ("UPDATE name_answers SET mode = 'chess'", [ada: PersonRecord(seen: 1, confusedWith: [bea: 1])]),
      ("DELETE FROM name_tallies", [:]),
    ]
    for (edit, expected) in edits {
      let (database, games) = try await makeGames()
      try await database.change(edit)
      try await expectEqual(games.records(), expected, edit)
    }
  }

  private func makeGames() async throws -> (Database, SQLNameGameRepository) {
    let database = try makeArcadeDatabase()
    let games = SQLNameGameRepository(database: database)
    try await games.record(answer, at: .november20)
    try await games.finish(result)
    return (database, games)
  }
}
