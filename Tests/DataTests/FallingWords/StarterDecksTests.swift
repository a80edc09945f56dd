import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class StarterDecksTests: XCTestCase {
  private let shelf = CombinedDecks(kept: InMemoryDeckRepository())

  func testThreeDecksShipWithTheirLanguages() async throws {
    let decks = try await shelf.decks()
    XCTAssertEqual(decks.map(\.id.rawValue), ["eng-spa", "eng-jpn", "eng-fra"])
    XCTAssertEqual(decks.map(\.name), ["English–Spanish", "English–Japanese", "English–French"])
    XCTAssertEqual(decks.map(\.languages?.first), [.english, .english, .english])
    XCTAssertEqual(decks.map(\.languages?.second), [.spanish, .japanese, .french])
    XCTAssertTrue(decks.allSatisfy { $0.origin == .bundled })
  }

  func testTheyAreLargeEnoughAndGroupedByTopic() async throws {
    let least: [String: Int] = ["eng-spa": 300, "eng-jpn": 150, "eng-fra": 150]
    for deck in try await bundled() {
      XCTAssertGreaterThanOrEqual(deck.pairs.count, least[deck.id.rawValue] ?? .max)
      XCTAssertGreaterThanOrEqual(deck.topics.count, 10)
      XCTAssertTrue(deck.pairs.allSatisfy { $0.topic != nil })
      for topic in deck.topics { XCTAssertGreaterThanOrEqual(deck.pairs.count { $0.topic == topic }, 5, topic) }
    }
  }

  func testNothingInThemIsDirty() async throws {
    for deck in try await bundled() {
      XCTAssertEqual(deck.problems, [], deck.name)
      for keys in [deck.pairs.flatMap(\.first.keys), deck.pairs.flatMap(\.second.keys)] {
        XCTAssertEqual(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys.sorted(), [], deck.name)
      }
      XCTAssertEqual(deck.pairs.filter { !Set($0.first.keys).isDisjoint(with: $0.second.keys) }, [], deck.name)
    }
  }

  func testJapaneseWordsWithKanjiHaveTheirReading() async throws {
    let deck = try await shelf.deck(Deck.ID(rawValue: "eng-jpn")).value
    for pair in deck.pairs {
      let text = pair.second.text
      let hasKanji = text.unicodeScalars.contains(where: \.properties.isIdeographic)
      XCTAssertEqual(text.hasSuffix("）"), hasKanji, text)
      XCTAssertEqual(pair.second.forms.count, 1)
      XCTAssertFalse(hasKanji && pair.second.keys.contains { $0.contains("(") }, text)
    }
  }

  func testAGameOfThemBreaksNoRuleInEitherDirection() async throws {
    for deck in try await bundled() {
      for direction in WordDirection.allCases {
        for seed in 0..<20 {
          var random = SplitMix64(seed: UInt64(seed))
          let rounds = try MakeRounds()(asking: deck.pairs, from: deck.pairs, direction, using: &random)
          XCTAssertEqual(Set(rounds.map(\.pair.id)).count, 10)
          XCTAssertGreaterThanOrEqual(rounds.count(where: \.isRight), 5)
          for round in rounds where !round.isRight {
            XCTAssertTrue(Set(round.shown.keys).isDisjoint(with: round.answer.keys))
            XCTAssertLessThanOrEqual(abs(round.shown.text.count - round.answer.text.count), 9)
          }
        }
      }
    }
  }

  private func bundled() async throws -> [Deck] {
    var decks: [Deck] = []
    for summary in try await shelf.decks() { decks.append(try await shelf.deck(summary.id).value) }
    return decks
  }
}
