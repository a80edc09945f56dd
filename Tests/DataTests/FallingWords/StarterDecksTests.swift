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
      XCTAssertTrue(deck.pairs.allSatisfy { !$0.topics.isEmpty })
      for topic in deck.topics { XCTAssertGreaterThanOrEqual(deck.pairs.count { $0.topics.contains(topic) }, 5, topic) }
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

final class DeckWriterTests: XCTestCase {
  func testADeckIsWrittenWithQuotesOnlyWhereTheyAreNeeded() throws {
    let deck = SampleWords.deck(
      SampleWords.words("say \"hi\" = di 'hola'", "teacher = profesor / profesora", "a, b = c; d")
    )
    XCTAssertEqual(
      DeckWriter().text(of: deck),
      """
      #separator:tab
      #html:false
      #columns:eng\tspa
      #deck:Sample
      "say ""hi""\"\tdi 'hola'
      teacher\tprofesor / profesora
      a, b\tc; d

      """
    )
  }

  func testTopicsAreAColumnWhereThereAreAny() throws {
    let deck = SampleWords.deck(SampleWords.words("dog = perro # Animals", "sun = sol"), name: " My\nwords ")
    XCTAssertEqual(
      DeckWriter().text(of: deck),
      "#separator:tab\n#html:false\n#columns:eng\tspa\ttopic\n#deck:My words\ndog\tperro\tAnimals\nsun\tsol\t\n"
    )
  }

  func testALineThatWouldBeACommentIsInQuotes() throws {
    let text = DeckWriter().text(of: try readDeck("x\ty\n\"#1\"\tone").deck())
    XCTAssertTrue(text.hasSuffix("x\ty\n\"#1\"\tone\n"), text)
    XCTAssertEqual(try readDeck(text).lines, ["x = y", "#1 = one"])
  }

  func testABundledDeckReadsAsItselfAgain() async throws {
    let shelf = CombinedDecks(kept: InMemoryDeckRepository())
    for summary in try await shelf.decks() {
      let deck = try await shelf.deck(summary.id).value
      let again = try readDeck(DeckWriter().text(of: deck))
      XCTAssertEqual(again.pairs, deck.pairs)
      XCTAssertEqual(again.languages, deck.languages)
      XCTAssertEqual(again.name, deck.name)
      XCTAssertEqual(again.problems, [])
      XCTAssertEqual(again.changes, [])
    }
  }

  func testWhatWasExportedAndImportedIsExportedToTheSameBytes() throws {
    var random = SplitMix64(seed: 11)
    var pairs = 0
    for _ in 0..<2_000 {
      let reading = try readDeck(anyFile(using: &random))
      pairs += reading.pairs.count
      let first = DeckWriter().text(of: reading.deck())
      let again = try readDeck(first)
      XCTAssertTrue(DeckWriter().text(of: again.deck()).utf8.elementsEqual(first.utf8), first)
      XCTAssertEqual(again.pairs, reading.pairs, first)
      XCTAssertEqual(again.problems, [], first)
      XCTAssertEqual(again.changes, [], first)
    }
    XCTAssertGreaterThan(pairs, 2_500)
  }

  /// Returns a file with fields of every problematic kind.
  private func anyFile(using random: inout SplitMix64) -> String {
    let signs = [
      "a", "b", "ñ", "n\u{303}", "\u{301}", " ", "  ", "/", " / ", "／", "\"", "\"\"", "#", ",", ";", "|", "\u{200B}",
      "\u{FEFF}", "学校", "（がっこう）", "(to) ", "to", "\u{0}", "\u{2028}", "<b>", "&amp;", "[", "{", "❤️", "\u{200D}", "é",
      "😀", "A", "ﬁ", "\u{85}", "'", "\\",
    ]
    let headers = [
      "", "#separator:tab\n", "#columns:\"a\"\tb\ttopic\n", "#columns:topic\tb\tTags\n", "#html:true\n",
      "#deck: x \u{301}y\n", "#columns:#a\t \n", "#columns:topic\tb\n",
    ]
    let lineEnds = ["\n", "\r\n", "\r"]
    var text = ["#separator:tab\n", headers[random.integer(below: headers.count)]].joined()
    for _ in 0..<(1 + random.integer(below: 6)) {
      var fields: [String] = []
      for _ in 0..<(1 + random.integer(below: 4)) {
        var field = ""
        for _ in 0..<random.integer(below: 6) { field += signs[random.integer(below: signs.count)] }
        let isQuoted = random.integer(below: 3) == 0
        let inner = field.replacing("\"", with: "\"\"") + (random.integer(below: 4) == 0 ? "\n\tx" : "")
        fields.append(isQuoted ? "\"\(inner)\"" : field.replacing("\"", with: ""))
      }
      text += fields.joined(separator: "\t") + lineEnds[random.integer(below: 3)]
    }
    return text
  }
}
