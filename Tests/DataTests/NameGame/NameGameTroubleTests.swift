import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// What is left of answers and games when the disk or a person interferes.
final class NameGameTroubleTests: XCTestCase {
  private let answer = NameAnswer(mode: .timed, asked: SamplePeople.people()[0], chosen: SamplePeople.people()[1])
  private let result = NameGameResult(
    mode: .timed,
    right: 3,
    wrong: 1,
    duration: .seconds(60),
    finishedAt: .november20
  )

  func testADataFolderThatCannotBeWrittenIsSaid() async throws {
    let path = "/proc/arcade/arcade.sqlite"
    let games = SQLNameGameRepository(database: Database(path: path, migrations: ArcadeSchema.migrations))

    let failures = [
      await repositoryFailure { try await games.record(answer, at: .november20) },
      await repositoryFailure { try await games.finish(result) }, await repositoryFailure { try await games.history() },
      await repositoryFailure { try await games.records() },
    ]

    for failure in failures {
      XCTAssertEqual(failure?.code, .notWritable)
      XCTAssertEqual(failure?.subject.hasPrefix("/proc/arcade"), true)
      XCTAssertEqual(failure?.canRetry, false)
    }
  }

  func testAFullDiskKeepsWhatWasThere() async throws {
    let (database, games) = try await makeGames()
    let (records, history) = (try await games.records(), try await games.history())
    try await database.write { try $0.run("PRAGMA max_page_count = 1") }
    let long = String(repeating: "x", count: 20_000)
    let large = NameAnswer(
      mode: .timed,
      asked: Person(id: Person.ID(long), name: long, matchKey: long),
      chosen: answer.chosen
    )

    let failure = await repositoryFailure { try await games.record(large, at: .november20) }

    XCTAssertEqual(failure?.code, .full)
    XCTAssertEqual(failure?.canRetry, true)
    let (after, kept) = (try await games.records(), try await games.history())
    XCTAssertEqual(after, records)
    XCTAssertEqual(kept, history)
    try await database.write { try $0.run("PRAGMA max_page_count = 1000000") }
    try await games.record(large, at: .november20)
    let saved = try await games.records()
    XCTAssertEqual(saved.count, 2)
  }

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

      let failure = await repositoryFailure { try await games.history() }

      XCTAssertEqual(failure?.code, .corrupt, edit)
      XCTAssertEqual(failure?.subject, database.path, edit)
      let records = try await games.records()
      XCTAssertEqual(records.count, 1, "what the answers say does not depend on the games: \(edit)")
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
      let records = try await games.records()
      XCTAssertEqual(records, expected, edit)
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
