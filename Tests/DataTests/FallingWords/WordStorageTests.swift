import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class DeckStorageTests: XCTestCase {
  func testDecksKeepTheContract() async throws {
    try await DeckRepositoryContract.check(InMemoryDeckRepository())
    try await onEveryEngine { try await DeckRepositoryContract.check(SQLDeckRepository(database: $0)) }
  }

  func testAShelfOfAllDecksKeepsTheContract() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data("house,casa\n".utf8), to: "mine.csv")
    let source = try FeedAddress(path).source(client: HTTPClient(transport: SystemTransport()))
    let database = try makeArcadeDatabase()
    for kept: any DeckRepository in [InMemoryDeckRepository(), SQLDeckRepository(database: database)] {
      let linked = SyncingDeck(source: source, store: InMemoryFeedStore(), time: HandDrivenTime())
      let shelf = CombinedDecks(linked: linked, kept: kept)
      try await DeckRepositoryContract.check(shelf)
      let decks = try await shelf.decks()
      XCTAssertEqual(decks.map(\.origin), [.bundled, .bundled, .bundled, .linked])
      XCTAssertEqual(decks.last, DeckSummary(id: linked.id, name: "mine", origin: .linked, languages: nil, pairs: nil))
    }
  }

  func testTextsThatACarelessStoreWouldLoseComeBack() async throws {
    let reading = try readDeck(
      "#separator:tab\n#columns:a\tb\ttopic\n'; --\tx\u{0}y\t日本\n\"#\"\"\"\té / ñ\tNULL\n0\t1\t2"
    )
    let decks = SQLDeckRepository(database: try makeArcadeDatabase())
    let kept = try await decks.keep(reading, as: "'é\u{0}", replacing: false)
    let deck = try await decks.deck(kept.id).value
    XCTAssertEqual(deck.pairs, reading.pairs)
    XCTAssertEqual(deck.name, "'é\u{0}")
  }

  func testAThousandPairsComeBackInTheirOrder() async throws {
    let decks = SQLDeckRepository(database: try makeArcadeDatabase())
    let reading = SampleWords.reading(SampleWords.words(1_000))
    let kept = try await decks.keep(reading, as: "Large", replacing: false)
    let again = try await decks.keep(reading, as: "Large", replacing: true)
    try await expectEqual(decks.deck(kept.id).value.pairs, reading.pairs)
    XCTAssertEqual(again, kept)
  }

  func testARowThatWasSpoiltByHandIsCorrupt() async throws {
    let database = try makeArcadeDatabase()
    let decks = SQLDeckRepository(database: database)
    let kept = try await decks.keep(SampleWords.reading(), as: "Mine", replacing: false)
    try await database.write { try $0.run("UPDATE word_pairs SET second = ' / ' WHERE position = 3") }
    await expectFailure(.corrupt) { try await decks.deck(kept.id) }
  }
}

final class WordGameStorageTests: XCTestCase {
  func testGamesKeepTheContract() async throws {
    try await WordGameRepositoryContract.check(InMemoryWordGameRepository())
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

    let next = database.reopened
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
    try await expectEqual(games.history().map(\.start.deckName), ["Mine"])
  }

  func testAnOutcomeThatWasSpoiltByHandIsCorrupt() async throws {
    let database = try makeArcadeDatabase()
    let games = SQLWordGameRepository(database: database)
    try await SampleWords.play("rw", in: games)
    try await database.change("UPDATE word_games SET finished_at = 'yesterday'")
    await expectFailure(.corrupt) { try await games.history() }
  }
}
