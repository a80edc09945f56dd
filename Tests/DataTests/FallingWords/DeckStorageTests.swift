import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class DeckStorageTests: XCTestCase {
  func testDecksInMemoryKeepTheContract() async throws {
    try await DeckRepositoryContract.check(InMemoryDeckRepository())
  }

  func testDecksInADatabaseKeepTheContract() async throws {
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
    let deck = try await decks.deck(kept.id).value
    XCTAssertEqual(deck.pairs, reading.pairs)
    XCTAssertEqual(again, kept)
  }

  func testARowThatWasSpoiltByHandIsCorrupt() async throws {
    let database = try makeArcadeDatabase()
    let decks = SQLDeckRepository(database: database)
    let kept = try await decks.keep(SampleWords.reading(), as: "Mine", replacing: false)
    try await database.write { try $0.run("UPDATE word_pairs SET second = ' / ' WHERE position = 3") }
    let failure = await repositoryFailure { try await decks.deck(kept.id) }
    XCTAssertEqual(failure?.code, .corrupt)
  }

  func testDecksThatFailDoSoAsTheyAreTold() async throws {
    let faults = Faults<DeckCall>()
    let decks = FailingDeckRepository(InMemoryDeckRepository(), faults: faults)
    try await DeckRepositoryContract.check(decks)
    for call in DeckCall.allCases { faults.fail(call, with: RepositoryError(.full, subject: "a")) }

    let failures = [
      await repositoryFailure { try await decks.decks() },
      await repositoryFailure { try await decks.deck(SampleWords.id) },
      await repositoryFailure { try await decks.refreshed(SampleWords.id) },
      await repositoryFailure { try await decks.keep(SampleWords.reading(), as: "a", replacing: false) },
      await repositoryFailure { try await decks.rename(SampleWords.id, to: "b") },
      await repositoryFailure { try await decks.delete(SampleWords.id) },
    ]
    XCTAssertEqual(failures.map { $0?.code }, Array(repeating: .full, count: 6))
  }
}
