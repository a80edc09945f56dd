import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class LoadFallingGameTests: XCTestCase {
  func testAGameHasTheRoundsOfItsDeckAndSaysHowManyWereWanted() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(3)))

    let game = try await load(FallingSetup(SampleWords.lesson), sample)

    XCTAssertEqual(game.deckName, "Sample")
    XCTAssertEqual(game.rounds.count, 3)
  }

  func testATopicNarrowsTheWords() async throws {
    let game = try await load(FallingSetup(SampleWords.lesson, topic: "Odd"), SampleWordQuiz())
    XCTAssertEqual(Set(game.rounds.map(\.pair.topics)), [["Odd"]])
    XCTAssertEqual(game.rounds.count, 6)
  }

  func testSwappedLanguagesAskTheTranslations() async throws {
    let game = try await load(FallingSetup(SampleWords.lesson.swapped), SampleWordQuiz())
    XCTAssertTrue(game.rounds.allSatisfy { $0.prompt.text.hasPrefix("palabra") && $0.shown.text.hasPrefix("word") })
  }

  func testMissedWordsAreThoseMostInNeed() async throws {
    let sample = SampleWordQuiz()
    try await SampleWords.play("wwnr", in: sample.games)
    try await SampleWords.play("rwn", in: sample.games)
    let rules = try XCTUnwrap(FallingRules(rounds: 2))

    let two = try await load(FallingSetup(SampleWords.lesson, choice: .missed, rules: rules), sample)
    let all = try await load(FallingSetup(SampleWords.lesson, choice: .missed), sample)
    let even = try await load(FallingSetup(SampleWords.lesson, topic: "Even", choice: .missed), sample)

    XCTAssertEqual(Set(two.rounds.map(\.prompt.text)), ["word1", "word2"])
    XCTAssertEqual(Set(all.rounds.map(\.prompt.text)), ["word0", "word1", "word2"])
    XCTAssertEqual(Set(even.rounds.map(\.prompt.text)), ["word0", "word2"])
  }

  func testTheMissedWordsOfOneGameArePlayed() async throws {
    let ids = SampleWords.words(2).map(\.id)
    let plan = FallingSetup(SampleWords.lesson, choice: .these(ids))
    let game = try await load(plan, SampleWordQuiz())
    XCTAssertEqual(Set(game.rounds.map(\.pair.id)), Set(ids))
    XCTAssertTrue(plan.isOfMissed)
  }

  func testWhereThereIsNothingToPlayTheReasonIsGiven() async {
    let timedOut = RepositoryError(.timedOut, subject: "a")
    let sample = SampleWordQuiz()
    let cases: [(FallingSetup, SampleWordQuiz, FallingFailure)] = [
      (FallingSetup(SampleWords.lesson), SampleWordQuiz(SampleWords.deck([])), .words(.emptyDeck)),
      (FallingSetup(SampleWords.lesson, topic: "Sea"), sample, .words(.noSuchTopic("Sea"))),
      (FallingSetup(SampleWords.lesson, choice: .missed), sample, .words(.nothingMissed)),
      (FallingSetup(WordLesson(Deck.ID(rawValue: "x"))), sample, .repository(RepositoryError(.notFound, subject: "x"))),
    ]
    for (plan, sample, expected) in cases { await expectThrows(expected) { try await load(plan, sample) } }
    sample.gameFaults.fail(.tallies, with: timedOut)
    await expectThrows(FallingFailure.repository(timedOut)) {
      try await load(FallingSetup(SampleWords.lesson, choice: .missed), sample)
    }
    sample.deckFaults.fail(.deck, with: timedOut)
    await expectThrows(FallingFailure.repository(timedOut)) {
      try await load(FallingSetup(SampleWords.lesson), sample)
    }
  }

  func testARetryAsksTheSourceAgain() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.deck, with: RepositoryError(.timedOut, subject: "a"))
    var random = SplitMix64(seed: 1)
    let game = try await sample.quiz.loadFallingGame(FallingSetup(SampleWords.lesson), isRetry: true, using: &random)
    XCTAssertEqual(game.rounds.count, 10)
  }

  private func load(_ plan: FallingSetup, _ sample: SampleWordQuiz) async throws -> FallingGame {
    var random = SplitMix64(seed: 1)
    return try await sample.quiz.loadFallingGame(plan, using: &random)
  }
}

final class ImportDeckTests: XCTestCase {
  func testADeckTakesItsNameElseTheOneThatStandsIn() async throws {
    let sample = SampleWordQuiz()
    for (own, expected) in [(" My  words ", "My words"), (nil, "file")] {
      let decks = try await sample.quiz.importDecks([SampleWords.reading(name: own)], standIn: "file")
      XCTAssertEqual(decks.map(\.name), [expected])
    }
  }

  func testWhatCannotBeKeptIsRefused() async {
    let problem = DeckProblem(at: "a:1", .unclosedQuote)
    let empty = DeckReading(name: nil, languages: DeckLanguages(.front, .back), pairs: [], problems: [problem])
    let long = String(repeating: "a", count: 81)
    func importing(_ reading: DeckReading = SampleWords.reading(), as name: String) async throws {
      _ = try await SampleWordQuiz().quiz.importDecks([reading.named(name)], standIn: "file")
    }
    await expectThrows(WordsError.noUsableRows([problem])) { try await importing(empty, as: "New") }
    for name in ["  ", long] { await expectThrows(WordsError.badName(name)) { try await importing(as: name) } }
    await expectThrows(RepositoryError(.exists, subject: "sample", found: ["sample"])) {
      try await importing(as: "sample")
    }
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
      let imported = try? await SampleWordQuiz().quiz.importDecks([SampleWords.reading(name: name)], standIn: "")[0]
      let kept = try await sample.quiz.deck(SampleWords.id).value.name
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
    try await expectEqual(quiz.allDecks().map(\.name), ["New name"])
    await expectThrows(WordsError.badName("")) { try await quiz.renameDeck(SampleWords.id, to: "") }
  }
}
