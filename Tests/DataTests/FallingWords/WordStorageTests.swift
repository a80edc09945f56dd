@testable import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SyncingDeckTests: XCTestCase {
  private let store = InMemoryFeedStore()
  private let time = HandDrivenTime()
  private let json = #"[{"text_eng":"school","text_spa":"escuela"},{"text_eng":"a"}]"#

  func testADeckIsLoadedFromAnAddressAndKeptForOfflinePlay() async throws {
    let server = try LoopbackServer(["/words.json": [.json(json)]])
    let first = try await makeDeck(server).deck()
    server.answer("/words.json", with: .status(503))
    let offline = try await makeDeck(server, isOffline: true).deck()
    let failing = try await makeDeck(server).deck()

    XCTAssertEqual(first.freshness, .fresh)
    XCTAssertEqual(first.value.pairs.map(\.first.text), ["school"])
    XCTAssertEqual(first.value.problems.withoutLines(), [DeckProblem(at: entry(2), .feed(.missing(key: "text_spa")))])
    XCTAssertEqual(offline, Loaded(first.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(failing.value, first.value)
    XCTAssertEqual(failing.freshness.reason?.code, .serverError)
  }

  func testALoadThatFailedIsTriedAgainOnRequestAlone() async throws {
    let server = try LoopbackServer(["/words.json": [.status(404)]])
    let deck = try makeDeck(server)
    let shelf = CombinedDecks(linked: deck, kept: InMemoryDeckRepository())
    try await expectEqual(shelf.decks().last?.origin, .linked)
    XCTAssertEqual(server.requests.count, 0, "a list of decks opens no connection")
    for _ in 0..<2 { await expectFailure(.notFound) { try await shelf.deck(deck.id) } }
    XCTAssertEqual(server.requests.count, 1)
    server.answer("/words.json", with: .json(json))

    let loaded = try await shelf.refreshed(deck.id)

    XCTAssertEqual(loaded.value.id, deck.id)
    XCTAssertEqual(loaded.freshness, .fresh)
  }

  func testADeckInAFileIsCalledAsItSaysElseAsTheFile() async throws {
    let folder = try TemporaryFolder()
    let cases: [(text: String, name: String)] = [("#deck:Mine\na\tb", "Mine"), ("a\tb", "my words")]
    for (text, name) in cases {
      let path = try folder.write(Data(text.utf8), to: "my words.tsv")
      let deck = try await makeDeck(FeedAddress(path)).deck()
      XCTAssertEqual(deck.value.name, name)
      XCTAssertEqual(deck.value.id.rawValue, "file:\(path)")
    }
    await expectFailure(.notFound) { try await makeDeck(FeedAddress(folder.path("none.tsv"))).deck() }
  }

  private func makeDeck(_ server: LoopbackServer, isOffline: Bool = false) throws -> SyncingDeck {
    try makeDeck(.web(server.address.appending(path: "words.json")), isOffline: isOffline)
  }

  private func makeDeck(_ address: FeedAddress, isOffline: Bool = false) throws -> SyncingDeck {
    let client = HTTPClient(transport: SystemTransport(), policy: HTTPPolicy(), jitter: { 0 }, pause: { _ in })
    return SyncingDeck(source: address.source(client: client), store: store, time: time, isOffline: isOffline)
  }
}

final class DeckStorageTests: XCTestCase {
  func testDecksKeepTheContract() async throws {
    try await DeckRepositoryContract.check(InMemoryDeckRepository())
    try await onEveryEngine { try await DeckRepositoryContract.check(SQLDeckRepository(database: $0)) }
  }

  func testWhatIsLearntGoesAlongWithAPair() async throws {
    let reviews = InMemoryReviewRepository()
    try await DeckRepositoryContract.check(InMemoryDeckRepository(reviews: reviews), moving: reviews)
    try await onEveryEngine { database in
      try await DeckRepositoryContract.check(
        SQLDeckRepository(database: database),
        moving: SQLReviewRepository(database: database)
      )
    }
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
    let deck = try await decks.deck(decks.keep(reading, as: "'é\u{0}", replacing: false).id).value
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
    try await WordGameRepositoryContract.checkTaken(InMemoryWordGameRepository())
    try await onEveryEngine { try await WordGameRepositoryContract.checkTaken(SQLWordGameRepository(database: $0)) }
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

    let tallies = try await SQLWordGameRepository(database: database.reopened).tallies(of: SampleWords.lesson)

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
