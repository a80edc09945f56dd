import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class FallingPresenterTests: XCTestCase {
  private let gone =
    "The game is no longer in the data, for example because another Arcade restored a backup. "
    + "Its answers are not kept."
  private let plan = FallingPlan(SampleWords.lesson)

  func testTheTranslationFallsEachSecondAndLandsExactlyAtTheLimit() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    XCTAssertEqual(view.screens.map(\.title), ["Falling words", "Round 1 of 10"])
    XCTAssertEqual(view.round?.fall, FallingScreen.Fall(step: 0, steps: 4, timeLeft: "4 seconds left"))

    for second in 1...3 {
      XCTAssertEqual(presenter.wakeAfter, .seconds(1))
      sample.time.advance(by: .seconds(1))
      await presenter.wake()
      XCTAssertEqual(view.round?.fall?.step, second)
      XCTAssertEqual(view.round?.turn.round, 1)
    }
    XCTAssertEqual(view.round?.fall?.timeLeft, "1 second left")
    sample.time.advance(by: .milliseconds(999))
    XCTAssertEqual(presenter.wakeAfter, .milliseconds(1))
    await presenter.wake()
    XCTAssertEqual(view.round?.turn.round, 1, "not a millisecond too early")
    sample.time.advance(by: .milliseconds(1))
    await presenter.wake()

    XCTAssertEqual(view.round?.turn.round, 2)
    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.warning])
    XCTAssertEqual(view.screens.last?.notices.first?.text.hasPrefix("No answer. "), true)
  }

  func testAGameThatIsNoLongerInTheDataIsSaidToBeGoneOnce() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    sample.gameFaults.fail(.note, with: RepositoryError(.notFound, subject: "1"))

    for round in 1...10 {
      await presenter.answer(.right, to: try XCTUnwrap(view.round?.turn))
      let said = (view.screens.last?.notices.map(\.text) ?? []).filter { $0.contains("data") || $0.contains("path") }
      XCTAssertEqual(said, round == 1 ? [gone] : [], "round \(round)")
    }
  }

  func testAnswersAreJudgedAtOnceAndAddUpToTheRounds() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)

    for round in 1...10 {
      let shown = try XCTUnwrap(view.round)
      let isRight = shown.translation == shown.word.replacing("word", with: "palabra")
      if round == 3 {
        sample.time.advance(by: .seconds(4))
        await presenter.wake()
      } else {
        await presenter.answer((round == 5) == isRight ? .wrong : .right, to: shown.turn)
      }
      let tone: Tone = round == 3 ? .warning : round == 5 ? .bad : .good
      XCTAssertEqual(view.screens.last?.notices.map(\.tone), [tone], "round \(round)")
    }

    guard case .results(let results)? = view.screens.last?.content else { return XCTFail("the game goes on") }
    XCTAssertEqual(results.facts, [Fact("Right", "8"), Fact("Wrong", "1"), Fact("No answer", "1")])
    XCTAssertEqual(results.missed.count, 2)
    XCTAssertTrue(results.missed.allSatisfy { $0.value == $0.label.replacing("word", with: "palabra") })
    XCTAssertNil(presenter.wakeAfter)
    let history = try await sample.games.history()
    XCTAssertEqual(history.map(\.score.right), [8])
  }

  func testAnAnswerForAnotherRoundNeverCounts() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    let first = try XCTUnwrap(view.round?.turn)
    sample.time.advance(by: .seconds(4))
    await presenter.wake()

    await presenter.answer(.right, to: first)

    XCTAssertEqual(view.round?.turn.round, 2)
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["That came too late and does not count."])
    let tallies = try await sample.games.tallies(of: SampleWords.lesson)
    XCTAssertEqual(tallies.reduce(0) { $0 + $1.score.rounds }, 1)
  }

  func testAnAnswerAtTheLimitIsNoAnswer() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    let turn = try XCTUnwrap(view.round?.turn)
    sample.time.advance(by: .seconds(4))

    await presenter.answer(.right, to: turn)

    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.warning])
    XCTAssertEqual(view.round?.turn.round, 2)
  }

  func testComingBackAfterTheEndOfARoundShowsTheNextOneWhole() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    sample.time.advance(by: .seconds(12))

    await presenter.show()

    XCTAssertEqual(view.round?.turn.round, 2)
    XCTAssertEqual(view.round?.fall, FallingScreen.Fall(step: 0, steps: 4, timeLeft: "4 seconds left"))
    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.warning])
  }

  func testWithoutALimitNothingFalls() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view) = makePresenter(sample)

    await presenter.begin(FallingPlan(SampleWords.lesson, rules: .usual.withoutLimit))
    sample.time.advance(by: .seconds(600))
    await presenter.wake()

    XCTAssertNil(presenter.wakeAfter)
    XCTAssertNil(view.round?.fall)
    XCTAssertEqual(view.round?.turn.round, 1)
  }

  func testTheMissedPairsCanBePlayedAtOnce() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(3)))
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    XCTAssertEqual(
      view.screens.last?.notices.map(\.text),
      ["There are only 3 words to ask, so the game has as many rounds."]
    )
    for index in 0..<3 {
      let shown = try XCTUnwrap(view.round)
      let isRight = shown.translation == shown.word.replacing("word", with: "palabra")
      await presenter.answer((index == 0) == isRight ? .wrong : .right, to: shown.turn)
    }
    guard case .results(let results)? = view.screens.last?.content else { return XCTFail("the game goes on") }

    await presenter.playMissed()

    XCTAssertEqual(view.screens.last?.title, "Round 1 of 1")
    XCTAssertEqual(view.round?.word, results.missed.first?.label)
    XCTAssertEqual(view.screens.last?.notices, [])
  }

  func testADeckThatCannotBeLoadedCanBeTriedAgain() async {
    let sample = SampleWordQuiz()
    let error = RepositoryError(.timedOut, subject: "words.example")
    for call in [DeckCall.deck, .refreshed] { sample.deckFaults.fail(call, with: error) }
    let (presenter, view) = makePresenter(sample)

    await presenter.begin(plan)
    guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("a game began") }
    sample.deckFaults.mend()
    await presenter.again()

    XCTAssertTrue(failure.canRetry)
    XCTAssertNotNil(view.round)
  }

  func testAnEmptyDeckIsASentence() async {
    let (presenter, view) = makePresenter(SampleWordQuiz(SampleWords.deck([])))

    await presenter.begin(plan)

    let failure = Failure("This deck holds no words. Choose another one.", canRetry: false)
    XCTAssertEqual(view.screens.last?.content, .failed(failure))
  }

  func testWhatCannotBeKeptIsSaidAndTheGameGoesOn() async throws {
    let sample = SampleWordQuiz()
    let full = RepositoryError(.full, subject: "/data/arcade.sqlite")
    let (presenter, view) = makePresenter(sample)
    await presenter.begin(plan)
    sample.gameFaults.fail(.note, with: full)

    await presenter.answer(.right, to: try XCTUnwrap(view.round?.turn))

    XCTAssertEqual(view.screens.last?.notices.count, 2)
    XCTAssertEqual(view.screens.last?.notices.last?.tone, .bad)
    XCTAssertEqual(view.round?.turn.round, 2)
  }

  private func makePresenter(_ sample: SampleWordQuiz) -> (FallingPresenter, RecordingView<FallingScreen>) {
    let presenter = FallingPresenter(
      quiz: sample.quiz,
      phrases: Language.english.sampleWordPhrases,
      random: SplitMix64(seed: 5)
    )
    let view = RecordingView<FallingScreen>()
    presenter.view = view
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view)
  }
}

extension RecordingView<FallingScreen> {
  fileprivate var round: FallingScreen.Round? {
    if case .round(let round)? = screens.last?.content { round } else { nil }
  }
}
