import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A game ends once, whatever comes at the same time or afterwards.
final class NameGameEndTests: XCTestCase {
  func testNothingIsKeptOrFollowedAfterTheEnd() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = makePresenter(sample.roster, .timed)
    await presenter.begin()
    let round = view.round
    sample.time.advance(by: .seconds(60))

    for _ in 0..<3 {
      await presenter.wake()
      await presenter.answer("1", inRound: round)
      await presenter.hint()
      await presenter.finish()
    }

    XCTAssertEqual(router.routes.count, 1)
    let (history, records) = (try await sample.games.history(), try await sample.games.records())
    XCTAssertEqual(history.count, 1)
    XCTAssertEqual(records, [:])
    XCTAssertNil(presenter.wakeAfter)
  }

  func testAHintAfterTheLimitEndsTheGame() async {
    let sample = SampleRoster()
    let (presenter, _, router) = makePresenter(sample.roster, .timed)
    await presenter.begin()
    sample.time.advance(by: .seconds(60))

    await presenter.hint()

    XCTAssertEqual(router.routes.count, 1)
  }

  @MainActor
  func testCallsThatMeetWhileAnAnswerIsKeptEndTheGameOnceAndWithThatAnswer() async throws {
    let sample = SampleRoster(people: 2)
    let meeting = Meeting()
    let games = SlowNameGameRepository(sample.games) { _ in await meeting.others?() }
    let (presenter, view, router) = makePresenter(sample.roster(games: games), .practice)
    await presenter.begin()
    meeting.others = { [weak presenter] in
      await presenter?.wake()
      await presenter?.finish()
      await presenter?.answer("1", inRound: 1)
    }

    for option in ["1", "2"] { await presenter.answer(option, inRound: view.round) }
    for option in ["1", "2"] { await presenter.answer(option, inRound: view.round) }

    XCTAssertEqual(router.routes.count, 1)
    guard case .over(let outcome)? = router.routes.first else { return XCTFail("the game goes on") }
    XCTAssertEqual(outcome.lastAnswer?.isRight, false)
    let history = try await sample.games.history()
    XCTAssertEqual(history, [outcome.result])
  }

  func testNoRoundIsShownOnceTheLimitHasPassedWhileAnAnswerWasKept() async {
    let sample = SampleRoster()
    let time = sample.time
    let games = SlowNameGameRepository(sample.games) { if $0 == .record { time.advance(by: .seconds(60)) } }
    let (presenter, view, router) = makePresenter(sample.roster(games: games), .timed)
    await presenter.begin()
    let shown = view.screens.count

    await presenter.answer("1", inRound: view.round)

    XCTAssertEqual(view.screens.count, shown)
    guard case .over(let outcome)? = router.routes.first else { return XCTFail("the game goes on") }
    XCTAssertEqual(outcome.result.duration, .seconds(60))
    XCTAssertNil(outcome.lastAnswer)
  }

  private func makePresenter(
    _ roster: NameRoster,
    _ mode: NameGameMode
  ) -> (NameGamePresenter, RecordingView<NameGameScreen>, RecordingNameRouter) {
    let phrases = Language.english.sampleNamePhrases
    let presenter = NameGamePresenter(roster: roster, mode: mode, phrases: phrases, random: SplitMix64(seed: 5))
    let (view, router) = (RecordingView<NameGameScreen>(), RecordingNameRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

/// What others do while a test waits for something.
@MainActor
private final class Meeting {
  var others: (@MainActor () async -> Void)?
}

extension RecordingView<NameGameScreen> {
  fileprivate var round: Int {
    if case .round(let round)? = screens.last?.content { round.number } else { 0 }
  }
}
