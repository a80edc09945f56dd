import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class WordGameStorageTests: XCTestCase {
  func testGamesInMemoryKeepTheContract() async throws {
    try await WordGameRepositoryContract.check(InMemoryWordGameRepository())
  }

  func testGamesInADatabaseKeepTheContract() async throws {
    try await onEveryEngine { try await WordGameRepositoryContract.check(SQLWordGameRepository(database: $0)) }
  }

  func testBothStoresTellTheSameAfterAnyGames() async throws {
    var random = SplitMix64(seed: 8)
    let stores: [any WordGameRepository] = [
      InMemoryWordGameRepository(), SQLWordGameRepository(database: try makeArcadeDatabase()),
    ]
    for step in 0..<40 {
      let answers = String(
        (0..<random.integer(below: 8)).map { _ in ["r", "w", "n"][random.integer(below: 3)] }.joined()
      )
      let lesson = random.integer(below: 3) == 0 ? SampleWords.lesson.swapped : SampleWords.lesson
      let start = WordGameStart(lesson, deckName: "Deck \(step)", isOfMissed: random.integer(below: 2) == 0)
      for games in stores {
        try await SampleWords.play(answers, of: start, in: games, at: Moment(milliseconds: Int64(step)))
      }
    }
    let histories = [try await stores[0].history(), try await stores[1].history()]
    XCTAssertEqual(histories[0].map(\.rounds), histories[1].map(\.rounds))
    XCTAssertEqual(histories[0].map(\.start), histories[1].map(\.start))
    for lesson in [SampleWords.lesson, SampleWords.lesson.swapped] {
      let tallies = [try await stores[0].tallies(of: lesson), try await stores[1].tallies(of: lesson)]
      XCTAssertEqual(tallies[0], tallies[1])
      XCTAssertFalse(tallies[0].isEmpty)
    }
  }

  func testAnAnswerIsKeptAsSoonAsItIsNoted() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLWordGameRepository(database: database)
    let id = try await games.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    try await games.note(FallingResult(FallingRound(SampleWords.words(1)[0], .forward), answer: nil), round: 1, of: id)

    let next = Database(path: database.path, migrations: ArcadeSchema.migrations)
    let tallies = try await SQLWordGameRepository(database: next).tallies(of: SampleWords.lesson)

    XCTAssertEqual(tallies.map(\.score.unanswered), [1])
    XCTAssertEqual(tallies.map(\.isMissed), [true])
  }

  func testWhatWasPlayedWithADeckOutlivesIt() async throws {
    let database = try makeArcadeDatabase()
    let decks = SQLDeckRepository(database: database)
    let games = SQLWordGameRepository(database: database)
    let deck = try await decks.keep(SampleWords.reading(), as: "Mine", replacing: false)
    try await SampleWords.play("rw", of: WordGameStart(WordLesson(deck.id), deckName: "Mine"), in: games)
    try await decks.delete(deck.id)
    let history = try await games.history()
    XCTAssertEqual(history.map(\.start.deckName), ["Mine"])
  }

  func testAnOutcomeThatWasSpoiltByHandIsCorrupt() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLWordGameRepository(database: database)
    try await SampleWords.play("rw", in: games)
    try await database.change("UPDATE word_games SET finished_at = 'yesterday'")
    let failure = await repositoryFailure { try await games.history() }
    XCTAssertEqual(failure?.code, .corrupt)
  }

  func testGamesThatFailDoSoAsTheyAreTold() async throws {
    let faults = Faults<WordGameCall>()
    let games = FailingWordGameRepository(faults: faults)
    try await WordGameRepositoryContract.check(games)
    for call in WordGameCall.allCases { faults.fail(call, with: RepositoryError(.full, subject: "a")) }
    let id = PastWordGame.ID(number: 1)
    let result = FallingResult(FallingRound(SampleWords.words(1)[0], .forward), answer: nil)

    let failures = [
      await repositoryFailure {
        try await games.begin(WordGameStart(SampleWords.lesson, deckName: ""), at: .november20)
      },
      await repositoryFailure { try await games.note(result, round: 1, of: id) },
      await repositoryFailure { try await games.finish(id, at: .november20) },
      await repositoryFailure { try await games.history() },
      await repositoryFailure { try await games.tallies(of: SampleWords.lesson) },
    ]
    XCTAssertEqual(failures.map { $0?.code }, Array(repeating: .full, count: 5))
  }
}
