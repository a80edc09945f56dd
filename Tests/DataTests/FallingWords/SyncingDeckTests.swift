import ArcadeData
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
