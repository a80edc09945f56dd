import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class LoadFallingGameTests: XCTestCase {
  func testAGameHasTheRoundsOfItsDeckAndSaysHowManyWereWanted() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(3)))

    let game = try await load(FallingPlan(SampleWords.lesson), sample)

    XCTAssertEqual(game.deckName, "Sample")
    XCTAssertEqual(game.languages, DeckLanguages(.english, .spanish))
    XCTAssertEqual(game.rounds.count, 3)
    XCTAssertEqual(game.wanted, 10)
  }

  func testATopicNarrowsTheWords() async throws {
    let game = try await load(FallingPlan(SampleWords.lesson, topic: "Odd"), SampleWordQuiz())
    XCTAssertEqual(Set(game.rounds.map(\.pair.topic)), ["Odd"])
    XCTAssertEqual(game.rounds.count, 6)
  }

  func testSwappedLanguagesAskTheTranslations() async throws {
    let game = try await load(FallingPlan(SampleWords.lesson.swapped), SampleWordQuiz())
    XCTAssertTrue(game.rounds.allSatisfy { $0.prompt.text.hasPrefix("palabra") && $0.shown.text.hasPrefix("word") })
  }

  func testMissedWordsAreThoseMostInNeed() async throws {
    let sample = SampleWordQuiz()
    try await SampleWords.play("wwnr", in: sample.games)
    try await SampleWords.play("rwn", in: sample.games)
    let rules = try XCTUnwrap(FallingRules(rounds: 2))

    let two = try await load(FallingPlan(SampleWords.lesson, choice: .missed, rules: rules), sample)
    let all = try await load(FallingPlan(SampleWords.lesson, choice: .missed), sample)
    let even = try await load(FallingPlan(SampleWords.lesson, topic: "Even", choice: .missed), sample)

    XCTAssertEqual(Set(two.rounds.map(\.prompt.text)), ["word1", "word2"])
    XCTAssertEqual(Set(all.rounds.map(\.prompt.text)), ["word0", "word1", "word2"])
    XCTAssertEqual(Set(even.rounds.map(\.prompt.text)), ["word0", "word2"])
  }

  func testTheMissedWordsOfOneGameArePlayed() async throws {
    let ids = SampleWords.words(2).map(\.id)
    let plan = FallingPlan(SampleWords.lesson, choice: .these(ids))
    let game = try await load(plan, SampleWordQuiz())
    XCTAssertEqual(Set(game.rounds.map(\.pair.id)), Set(ids))
    XCTAssertTrue(plan.isOfMissed)
  }

  func testWhereThereIsNothingToPlayTheReasonIsGiven() async {
    let timedOut = RepositoryError(.timedOut, subject: "a")
    let sample = SampleWordQuiz()
    let cases: [(FallingPlan, SampleWordQuiz, FallingFailure)] = [
      (FallingPlan(SampleWords.lesson), SampleWordQuiz(SampleWords.deck([])), .words(.emptyDeck)),
      (FallingPlan(SampleWords.lesson, topic: "Sea"), sample, .words(.noSuchTopic("Sea"))),
      (FallingPlan(SampleWords.lesson, choice: .missed), sample, .words(.nothingMissed)),
      (FallingPlan(WordLesson(Deck.ID(rawValue: "x"))), sample, .repository(RepositoryError(.notFound, subject: "x"))),
    ]
    for (plan, sample, expected) in cases { await assertFails(plan, sample, expected) }
    sample.gameFaults.fail(.tallies, with: timedOut)
    await assertFails(FallingPlan(SampleWords.lesson, choice: .missed), sample, .repository(timedOut))
    sample.deckFaults.fail(.deck, with: timedOut)
    await assertFails(FallingPlan(SampleWords.lesson), sample, .repository(timedOut))
  }

  func testARetryAsksTheSourceAgain() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.deck, with: RepositoryError(.timedOut, subject: "a"))
    var random = SplitMix64(seed: 1)
    let game = try await sample.quiz.loadFallingGame(FallingPlan(SampleWords.lesson), isRetry: true, using: &random)
    XCTAssertEqual(game.rounds.count, 10)
  }

  private func load(_ plan: FallingPlan, _ sample: SampleWordQuiz) async throws -> FallingGame {
    var random = SplitMix64(seed: 1)
    return try await sample.quiz.loadFallingGame(plan, using: &random)
  }

  private func assertFails(
    _ plan: FallingPlan,
    _ sample: SampleWordQuiz,
    _ expected: FallingFailure,
    line: UInt = #line
  ) async {
    do {
      _ = try await load(plan, sample)
      XCTFail("nothing was thrown", line: line)
    } catch {
      XCTAssertEqual(error as? FallingFailure, expected, line: line)
    }
  }
}
