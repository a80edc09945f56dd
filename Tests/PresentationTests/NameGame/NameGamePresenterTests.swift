import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class NameGamePresenterTests: XCTestCase {
  func testARoundShowsANameAndSixFacesInWords() async throws {
    let (presenter, view, _) = makePresenter(SampleRoster(people: 8))

    await presenter.begin()

    let round = try XCTUnwrap(view.round)
    XCTAssertEqual(view.screens.first?.content, .loading("Loading the people…"))
    XCTAssertEqual(view.screens.last?.title, "Round 1, 0 right")
    XCTAssertTrue(round.question.hasPrefix("Who is "), round.question)
    XCTAssertNil(round.face)
    XCTAssertEqual(round.options.map(\.number), ["1", "2", "3", "4", "5", "6"])
    XCTAssertNil(view.screens.last?.time)
    XCTAssertNil(presenter.wakeAfter)
  }

  func testInReverseAFaceIsShownWithSixNames() async throws {
    let (presenter, view, _) = makePresenter(SampleRoster(people: 8), .reversePractice)

    await presenter.begin()

    let round = try XCTUnwrap(view.round)
    XCTAssertEqual(round.question, "Who is this?")
    XCTAssertNotNil(round.face)
    XCTAssertTrue(round.options.allSatisfy { if case .name = $0.content { true } else { false } })
  }

  func testPracticeGoesOnUntilTheFirstMissAndKeepsEveryAnswer() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()

    for _ in 0..<3 { await presenter.answer(view.number(isRight: true), inRound: view.shown) }
    XCTAssertEqual(view.screens.last?.title, "Round 4, 3 right")
    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.good])
    await presenter.answer(view.number(isRight: false), inRound: view.shown)

    guard case .over(let outcome)? = router.routes.last else { return XCTFail("the game goes on") }
    XCTAssertEqual(outcome.result.score, 3)
    XCTAssertEqual(outcome.lastAnswer?.isRight, false)
    let (history, records) = (try await sample.games.history(), try await sample.games.records())
    XCTAssertEqual(history, [outcome.result])
    XCTAssertEqual(records.values.reduce(0) { $0 + $1.seen }, 4)
    XCTAssertEqual(records.values.reduce(0) { $0 + $1.right }, 3)
  }

  func testALateOrRepeatedAnswerNeverCountsForTheNextRound() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()
    let (first, wrong) = (view.shown, view.number(isRight: false))
    await presenter.answer(view.number(isRight: true), inRound: first)

    await presenter.answer(wrong, inRound: first)

    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["That came too late and does not count."])
    XCTAssertEqual(router.routes, [])
    let records = try await sample.games.records()
    XCTAssertEqual(records.values.reduce(0) { $0 + $1.seen }, 1)
  }

  func testWhatIsNoOptionCountsAsNoAnswer() async throws {
    let sample = SampleRoster(people: 3)
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()

    for text in ["0", "4", "-1", "-9223372036854775808", "99999999999999999999999", "00001", "+1", "x"] {
      await presenter.answer(text, inRound: view.shown)
    }

    XCTAssertEqual(view.screens.suffix(8).map(\.isUpdate), Array(repeating: true, count: 8))
    XCTAssertEqual(view.screens.last?.notices.first?.text, "x is not one of those to choose from.")
    XCTAssertEqual(router.routes, [])
  }

  func testTheTimerEndsTheGameExactlyAtItsLimit() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample, .timed)
    await presenter.begin()
    XCTAssertEqual(view.screens.last?.time, "60 seconds left")
    await presenter.answer(view.number(isRight: false), inRound: view.shown)
    await presenter.answer(view.number(isRight: true), inRound: view.shown)

    XCTAssertEqual(presenter.wakeAfter, .seconds(50))
    sample.time.advance(by: .seconds(50))
    await presenter.wake()
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["10 seconds left"])
    XCTAssertEqual(presenter.wakeAfter, .seconds(5))
    sample.time.advance(by: .seconds(5))
    await presenter.wake()
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["5 seconds left"])
    sample.time.advance(by: .milliseconds(4_999))
    await presenter.wake()
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(presenter.wakeAfter, .milliseconds(1))
    sample.time.advance(by: .milliseconds(1))
    await presenter.wake()

    guard case .over(let outcome)? = router.routes.last else { return XCTFail("the game goes on") }
    XCTAssertEqual([outcome.result.right, outcome.result.wrong], [1, 1])
    XCTAssertEqual(outcome.result.duration, .seconds(60))
    XCTAssertNil(outcome.lastAnswer)
  }

  func testAnAnswerAtTheLimitComesTooLate() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample, .timed)
    await presenter.begin()
    sample.time.advance(by: .seconds(60))

    await presenter.answer(view.number(isRight: true), inRound: view.shown)

    guard case .over(let outcome)? = router.routes.last else { return XCTFail("the game goes on") }
    XCTAssertEqual(outcome.result.score, 0)
  }

  func testAWrongAnswerInATimedGameSaysWhoItWasAndLeavesTheRound() async throws {
    let (presenter, view, router) = makePresenter(SampleRoster(), .timed)
    await presenter.begin()
    let (round, before) = (view.shown, view.screens.count)

    await presenter.answer(view.number(isRight: false), inRound: round)

    XCTAssertEqual(view.screens.count, before + 1)
    XCTAssertEqual(view.screens.last?.isUpdate, true)
    XCTAssertEqual(view.shown, round)
    XCTAssertEqual(view.screens.last?.notices.first?.text.hasPrefix("Wrong. That is "), true)
    XCTAssertEqual(router.routes, [])
  }

  func testHintsStrikeWrongOnesOutEveryThreeSecondsUntilTwoRemain() async throws {
    let sample = SampleRoster()
    let (presenter, view, _) = makePresenter(sample, .hint)
    await presenter.begin()
    let right = view.number(isRight: true)

    for count in 1...4 {
      XCTAssertEqual(presenter.wakeAfter, .seconds(3))
      sample.time.advance(by: .seconds(3))
      await presenter.wake()
      XCTAssertEqual(view.round?.options.filter(\.isStruckOut).count, count)
    }

    XCTAssertNil(presenter.wakeAfter)
    XCTAssertEqual(view.round?.options.first { $0.number == right }?.isStruckOut, false)
    let struckOut = try XCTUnwrap(view.round?.options.first(where: \.isStruckOut)).number
    await presenter.answer(struckOut, inRound: view.shown)
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["\(struckOut) is not one of those to choose from."])
  }

  func testWithoutAClockATimedGameCountsUpAndHintsComeWhenAskedFor() async throws {
    let sample = SampleRoster(hasClock: false)
    let (presenter, view, router) = makePresenter(sample, .timed)
    await presenter.begin()
    XCTAssertNil(presenter.wakeAfter)
    sample.time.advance(by: .seconds(90))
    await presenter.answer(view.number(isRight: true), inRound: view.shown)
    XCTAssertEqual(view.screens.last?.time, "90 seconds so far")
    await presenter.finish()
    guard case .over(let outcome)? = router.routes.last else { return XCTFail("the game goes on") }
    XCTAssertEqual(outcome.result.score, 1)

    let (hints, hintView, _) = makePresenter(sample, .hint)
    await hints.begin()
    for _ in 0..<5 { await hints.hint() }
    XCTAssertEqual(hintView.round?.options.filter(\.isStruckOut).count, 4)
    XCTAssertEqual(hintView.screens.last?.notices.map(\.text), ["There is no hint to be had here."])
  }

  func testFinishEndsOnlyAGameWithoutALimit() async throws {
    for mode in [NameGameMode.practice, .timed, .hint] {
      let (presenter, view, router) = makePresenter(SampleRoster(), mode)
      await presenter.begin()

      await presenter.finish()

      let sentence = "This game ends by itself. Type back to break it off."
      XCTAssertEqual(view.screens.last?.notices.map(\.text), [sentence])
      XCTAssertEqual(router.routes, [])
    }
  }

  func testTooFewPeopleAreExplained() async {
    for (count, sentence) in [
      (0, "A game needs at least 2 people with different names, and there is nobody."),
      (1, "A game needs at least 2 people with different names, and there is only one."),
    ] {
      let (presenter, view, _) = makePresenter(SampleRoster(people: count))

      await presenter.begin()

      guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("a game began") }
      XCTAssertEqual(failure.text, sentence + " 1 person was left out: 1 without a picture.")
    }
  }

  func testAnAnswerThatCannotBeKeptIsSaidAndTheGameGoesOn() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()
    sample.faults.fail(.record, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))

    await presenter.answer(view.number(isRight: true), inRound: view.shown)

    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.good, .bad])
    XCTAssertEqual(view.shown, 2)
    XCTAssertEqual(router.routes, [])
  }

  func testPeopleThatCannotBeLoadedCanBeTriedAgain() async {
    let sample = SampleRoster()
    sample.faults.fail(.people, with: RepositoryError(.timedOut, subject: "people.example"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()
    guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("a game began") }
    sample.faults.mend()
    await presenter.begin()

    XCTAssertTrue(failure.canRetry)
    XCTAssertNotNil(view.round)
  }

  private func makePresenter(
    _ sample: SampleRoster,
    _ mode: NameGameMode = .practice
  ) -> (NameGamePresenter, RecordingView<NameGameScreen>, RecordingNameRouter) {
    let presenter = NameGamePresenter(
      roster: sample.roster,
      mode: mode,
      phrases: Language.english.sampleNamePhrases,
      random: SplitMix64(seed: 5)
    )
    let (view, router) = (RecordingView<NameGameScreen>(), RecordingNameRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<NameGameScreen> {
  fileprivate var round: NameGameScreen.Round? {
    if case .round(let round)? = screens.last?.content { round } else { nil }
  }

  /// The number of the round that is shown.
  fileprivate var shown: Int { round?.number ?? 0 }

  /// The number of the option that is right, or of one that is wrong.
  ///
  /// The sample people are described by a text that holds their number.
  fileprivate func number(isRight: Bool) -> String {
    guard let round else { return "" }
    let asked = SamplePeople.people(10).first { round.question == "Who is \($0.name)?" }
    let option = round.options.first { option in
      guard case .face(let face) = option.content else { return false }
      let isAsked = asked.map { Language.english.sampleNamePhrases.card(of: $0) == face.card } ?? false
      return isAsked == isRight
    }
    return option?.number ?? ""
  }
}
