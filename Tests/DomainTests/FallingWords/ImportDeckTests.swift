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

  func testADeckIsRenamedWithinTheSameRules() async throws {
    let quiz = SampleWordQuiz().quiz
    try await quiz.renameDeck(SampleWords.id, to: " New  name ")
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
