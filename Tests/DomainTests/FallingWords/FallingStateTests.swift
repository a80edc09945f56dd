import ArcadeDomain
import ArcadeTesting
import XCTest

final class FallingStateTests: XCTestCase {
  private let plan = FallingPlan(SampleWords.lesson)
  private let failure = FallingFailure.repository(RepositoryError(.timedOut, subject: "a"))

  func testAGameGoesFromStartToResults() {
    var state = FallingState()
    XCTAssertEqual(state.next, .chooseGame)

    state = state.after(.start(plan))
    XCTAssertEqual(state.next, .load(plan, number: 1, isRetry: false))
    state = state.after(.loaded(SampleWords.game(), number: 1, at: .seconds(10)))
    XCTAssertEqual(state.next, .wait(turn(1), until: .seconds(14)))
    state = state.after(.answered(.right, turn(1), at: .seconds(11)))
    XCTAssertEqual(state.next, .wait(turn(2), until: .seconds(15)))
    state = state.after(.answered(.wrong, turn(2), at: .seconds(12)))
    state = state.after(.timedOut(turn(3), at: .seconds(16)))

    XCTAssertEqual(state.play.map { .showResults($0) }, state.next)
    XCTAssertEqual(state.play?.results.map(\.outcome), [.right, .wrong, .unanswered])
    XCTAssertEqual(state.play?.missed.map(\.round.prompt.text), ["word1", "word2"])
    XCTAssertEqual(state.play?.score.rounds, 3)
    XCTAssertNil(state.turn)
    XCTAssertEqual(state.after(.close).next, .leave)
  }

  func testTheTimeOutFallsExactlyAtTheLimit() {
    let limit = Duration.seconds(14)
    let before = limit - .nanoseconds(1)
    let state = playing

    XCTAssertEqual(state.after(.timedOut(turn(1), at: before)), state)
    XCTAssertEqual(outcome(state.after(.timedOut(turn(1), at: limit))), .unanswered)
    XCTAssertEqual(outcome(state.after(.answered(.right, turn(1), at: before))), .right)
    XCTAssertEqual(outcome(state.after(.answered(.right, turn(1), at: limit))), .unanswered)
    XCTAssertEqual(outcome(state.after(.answered(.right, turn(1), at: .seconds(99)))), .unanswered)
  }

  func testTheNextRoundBeginsWhenTheOneBeforeIsOver() {
    let late = playing.after(.timedOut(turn(1), at: .seconds(100)))
    XCTAssertEqual(late.next, .wait(turn(2), until: .seconds(104)))
  }

  func testWithoutALimitNobodyIsTooLate() {
    let rules = FallingRules.usual.withoutLimit
    let state = FallingState().after(.start(FallingPlan(SampleWords.lesson, rules: rules)))
      .after(.loaded(SampleWords.game(), number: 1, at: .zero))

    XCTAssertEqual(state.next, .wait(turn(1), until: nil))
    XCTAssertEqual(state.after(.timedOut(turn(1), at: .seconds(1_000_000))), state)
    XCTAssertEqual(outcome(state.after(.answered(.right, turn(1), at: .seconds(1_000_000)))), .right)
  }

  func testAnAnswerSaysWhetherTheTranslationIsRight() {
    let wrong = FallingRound(SampleWords.words(1)[0], .forward, wrong: SampleWords.side("otra"))
    let right = FallingRound(SampleWords.words(1)[0], .forward)
    let cases: [(FallingRound, FallingAnswer?, FallingOutcome)] = [
      (right, .right, .right), (right, .wrong, .wrong), (right, nil, .unanswered),
      (wrong, .wrong, .right), (wrong, .right, .wrong), (wrong, nil, .unanswered),
    ]
    for (round, answer, outcome) in cases {
      XCTAssertEqual(FallingResult(round, answer: answer).outcome, outcome)
    }
  }

  /// Every event in every state; what is not in the table changes nothing.
  func testEveryEventInEveryState() {
    let states: [(name: String, state: FallingState)] = [
      ("idle", FallingState()), ("loading", loading), ("failed", failed), ("retrying", failed.after(.again)),
      ("playing", playing), ("finished", finished), ("closed", playing.after(.close)),
    ]
    for (name, state) in states {
      let game = SampleWords.game()
      let events: [(name: String, event: FallingEvent, changes: [String])] = [
        ("loaded", .loaded(game, number: state.number, at: .zero), ["loading", "retrying"]),
        ("loaded late", .loaded(game, number: state.number - 1, at: .zero), []),
        ("failed", .failed(failure, number: state.number), ["loading", "retrying"]),
        ("failed late", .failed(failure, number: state.number - 1), []),
        ("again", .again, ["failed", "finished"]),
        ("answer", .answered(.right, turn(1), at: .seconds(11)), ["playing"]),
        ("answer to the round before", .answered(.right, turn(0), at: .seconds(11)), []),
        ("answer to the round after", .answered(.right, turn(2), at: .seconds(11)), []),
        ("answer of another game", .answered(.right, FallingTurn(game: 9, round: 1), at: .seconds(11)), []),
        ("time-out", .timedOut(turn(1), at: .seconds(14)), ["playing"]),
        ("time-out too early", .timedOut(turn(1), at: .seconds(13)), []),
        ("time-out of another round", .timedOut(turn(2), at: .seconds(14)), []),
        ("close", .close, ["idle", "loading", "failed", "retrying", "playing", "finished"]),
      ]
      for (event, value, changes) in events {
        XCTAssertEqual(state.after(value) != state, changes.contains(name), "\(event) in \(name)")
      }
      let started = state.after(.start(plan))
      XCTAssertEqual(started.next, .load(plan, number: state.number + 1, isRetry: false), name)
    }
  }

  func testWhatIsRepeatedCountsOnce() {
    let answered = playing.after(.answered(.right, turn(1), at: .seconds(11)))
    XCTAssertEqual(answered.after(.answered(.right, turn(1), at: .seconds(11))), answered)
    XCTAssertEqual(answered.after(.timedOut(turn(1), at: .seconds(15))), answered)
    let timedOut = playing.after(.timedOut(turn(1), at: .seconds(14)))
    XCTAssertEqual(timedOut.after(.answered(.right, turn(1), at: .seconds(14))), timedOut)
    XCTAssertEqual(timedOut.after(.loaded(SampleWords.game(), number: 1, at: .zero)), timedOut)
  }

  func testARetryAsksTheSourceAgainAndANewGameDoesNot() {
    XCTAssertEqual(failed.next, .showFailure(failure))
    XCTAssertEqual(failed.after(.again).next, .load(plan, number: 2, isRetry: true))
    XCTAssertEqual(finished.after(.again).next, .load(plan, number: 2, isRetry: false))
    XCTAssertEqual(failed.after(.start(plan)).next, .load(plan, number: 2, isRetry: false))
  }

  func testAGameWithoutRoundsIsAFailure() {
    let state = loading.after(.loaded(SampleWords.game(rounds: 0), number: 1, at: .zero))
    XCTAssertEqual(state.next, .showFailure(.words(.emptyDeck)))
  }

  func testTheSameEventsGiveTheSameState() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var state = FallingState()
      var events: [FallingEvent] = []
      for step in 0..<30 {
        let event = anyEvent(after: state, at: .seconds(step), using: &random)
        events.append(event)
        state = state.after(event)
        let results = state.play?.results ?? []
        XCTAssertEqual(FallingScore(of: results.map(\.outcome)).rounds, results.count)
        XCTAssertLessThanOrEqual(results.count, 3)
      }
      XCTAssertEqual(events.reduce(FallingState()) { $0.after($1) }, state)
    }
  }

  private var loading: FallingState { FallingState().after(.start(plan)) }
  private var failed: FallingState { loading.after(.failed(failure, number: 1)) }
  private var playing: FallingState { loading.after(.loaded(SampleWords.game(), number: 1, at: .seconds(10))) }
  private var finished: FallingState {
    (1...3).reduce(playing) { $0.after(.answered(.right, turn($1), at: .seconds(11))) }
  }

  private func turn(_ round: Int) -> FallingTurn { FallingTurn(game: 1, round: round) }

  private func outcome(_ state: FallingState) -> FallingOutcome? { state.play?.results.last?.outcome }

  private func anyEvent(
    after state: FallingState,
    at time: Duration,
    using random: inout SplitMix64
  ) -> FallingEvent {
    let turn = FallingTurn(game: state.number, round: random.integer(below: 5))
    switch random.integer(below: 20) {
    case 0: return .start(plan)
    case 1: return .close
    case 2: return .failed(failure, number: state.number)
    case 3...6: return .loaded(SampleWords.game(), number: state.number, at: time)
    case 7...9: return .timedOut(state.turn ?? turn, at: time)
    case 10...12: return .answered(.wrong, turn, at: time)
    case 13...14: return .again
    default: return .answered(.right, state.turn ?? turn, at: time)
    }
  }
}
