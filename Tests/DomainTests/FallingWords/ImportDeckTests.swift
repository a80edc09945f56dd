import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class ImportDeckTests: XCTestCase {
  func testADeckTakesTheGivenNameElseItsOwnElseTheStandIn() async throws {
    let sample = SampleWordQuiz()
    let cases: [(given: String?, own: String?, expected: String)] = [
      (" My  words ", "Own", "My words"), (nil, "Own", "Own"), (nil, nil, "file"),
    ]
    for (given, own, expected) in cases {
      let deck = try await sample.quiz.importDeck(SampleWords.reading(name: own), as: given, standIn: "file")
      XCTAssertEqual(deck.name, expected)
    }
  }

  func testWhatCannotBeKeptIsRefused() async {
    let problem = DeckProblem(at: "a:1", .unclosedQuote)
    let empty = DeckReading(name: nil, languages: DeckLanguages(.front, .back), pairs: [], problems: [problem])
    let long = String(repeating: "a", count: 81)
    await assertFails(WordsError.noUsableRows([problem]), importing: empty, as: "New")
    await assertFails(WordsError.badName("  "), importing: SampleWords.reading(), as: "  ")
    await assertFails(WordsError.badName(long), importing: SampleWords.reading(), as: long)
    await assertFails(RepositoryError(.exists, subject: "sample"), importing: SampleWords.reading(), as: "sample")
  }

  func testWhatIsNotSeenIsNoPartOfAName() async throws {
    let cases: [(name: String, shown: String?)] = [
      ("\u{200B}", nil), ("\u{1B}", nil), ("\u{0} \u{2060}", nil), ("\u{3164}", nil), ("a\u{200B}b", "ab"),
      ("\u{202E}abc\u{202C}", "abc"), ("\u{1B}[31mred", "[31mred"), ("a\u{9}\u{7}\nb", "a b"), ("1\u{200D}", "1"),
      ("\u{FEFF}Zoë", "Zoë"), ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"), ("日本語", "日本語"),
      (String(repeating: "a\u{200B}", count: 80), String(repeating: "a", count: 80)),
    ]
    for (name, shown) in cases {
      let sample = SampleWordQuiz()
      let renamed = try? await sample.quiz.renameDeck(SampleWords.id, to: name)
      let imported = try? await SampleWordQuiz().quiz.importDeck(SampleWords.reading(), as: name, standIn: "file")
      let kept = try await sample.quiz.decks.deck(SampleWords.id).value.name
      let scalars = shown.map { Array($0.unicodeScalars) }
      XCTAssertEqual(renamed.map { Array($0.unicodeScalars) }, scalars, name.debugDescription)
      XCTAssertEqual(imported.map { Array($0.name.unicodeScalars) }, scalars, name.debugDescription)
      XCTAssertEqual(kept, shown ?? "Sample", name.debugDescription)
    }
  }

  func testADeckIsRenamedWithinTheSameRules() async throws {
    let quiz = SampleWordQuiz().quiz
    let name = try await quiz.renameDeck(SampleWords.id, to: " New  name ")
    XCTAssertEqual(name, "New name")
    let decks = try await quiz.decks.decks()
    XCTAssertEqual(decks.map(\.name), ["New name"])
    do {
      try await quiz.renameDeck(SampleWords.id, to: "")
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error as? WordsError, .badName(""))
    }
  }

  private func assertFails<Failure: Error & Equatable>(
    _ expected: Failure,
    importing reading: DeckReading,
    as name: String,
    line: UInt = #line
  ) async {
    do {
      _ = try await SampleWordQuiz().quiz.importDeck(reading, as: name, standIn: "file")
      XCTFail("nothing was thrown", line: line)
    } catch {
      XCTAssertEqual(error as? Failure, expected, line: line)
    }
  }
}
