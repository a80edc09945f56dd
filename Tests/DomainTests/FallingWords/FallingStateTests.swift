import ArcadeDomain
import ArcadeTesting
import XCTest

final class FallingStateTests: XCTestCase {
  func testAGameGoesFromItsFirstRoundToItsResults() throws {
    var play = try makePlay()
    XCTAssertEqual(play.number, 1)
    XCTAssertEqual(play.end, .seconds(14))

    XCTAssertEqual(play.answer(.right, round: 1, at: .seconds(11))?.outcome, .right)
    XCTAssertEqual(play.number, 2)
    XCTAssertEqual(play.end, .seconds(15))
    XCTAssertEqual(play.answer(.wrong, round: 2, at: .seconds(12))?.outcome, .wrong)
    XCTAssertEqual(play.land(at: .seconds(16))?.outcome, .unanswered)

    XCTAssertNil(play.round)
    XCTAssertEqual(play.results.map(\.outcome), [.right, .wrong, .unanswered])
    XCTAssertEqual(play.missed.map(\.round.prompt.text), ["word1", "word2"])
    XCTAssertEqual(play.score.rounds, 3)
  }

  func testTheTimeOutFallsExactlyAtTheLimit() throws {
    let limit = Duration.seconds(14)
    let before = limit - .nanoseconds(1)
    let answers: [(Duration, FallingOutcome)] = [(before, .right), (limit, .unanswered), (.seconds(99), .unanswered)]
    for (time, outcome) in answers {
      var play = try makePlay()
      XCTAssertEqual(play.answer(.right, round: 1, at: time)?.outcome, outcome, "\(time)")
    }
    var play = try makePlay()
    XCTAssertNil(play.land(at: before))
    XCTAssertEqual(play, try makePlay())
    XCTAssertEqual(play.land(at: limit)?.outcome, .unanswered)
  }

  func testTheNextRoundBeginsWhenTheOneBeforeIsOver() throws {
    var play = try makePlay()
    _ = play.land(at: .seconds(100))
    XCTAssertEqual(play.number, 2)
    XCTAssertEqual(play.end, .seconds(104))
  }

  func testWithoutALimitNobodyIsTooLate() throws {
    var play = try makePlay(rules: .usual.withoutLimit)
    XCTAssertNil(play.end)
    XCTAssertNil(play.land(at: .seconds(1_000_000)))
    XCTAssertEqual(play.answer(.right, round: 1, at: .seconds(1_000_000))?.outcome, .right)
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

  func testWhatIsMeantForAnotherRoundChangesNothing() throws {
    let begun = try makePlay()
    for number in [-1, 0, 2, 3, 4] {
      var play = begun
      XCTAssertNil(play.answer(.right, round: number, at: .seconds(11)), "\(number)")
      XCTAssertEqual(play, begun, "\(number)")
    }
  }

  func testWhatIsRepeatedCountsOnce() throws {
    var answered = try makePlay()
    _ = answered.answer(.right, round: 1, at: .seconds(11))
    let once = answered
    XCTAssertNil(answered.answer(.right, round: 1, at: .seconds(11)))
    XCTAssertNil(answered.land(at: .seconds(14)))
    XCTAssertEqual(answered, once)
    var landed = try makePlay()
    _ = landed.land(at: .seconds(14))
    XCTAssertNil(landed.answer(.right, round: 1, at: .seconds(14)))
    XCTAssertEqual(landed.results.map(\.outcome), [.unanswered])
  }

  func testAGameThatIsOverStaysAsItIs() throws {
    var play = try makePlay()
    for number in 1...3 { _ = play.answer(.right, round: number, at: .seconds(11)) }
    let over = play
    XCTAssertNil(play.answer(.right, round: 3, at: .seconds(12)))
    XCTAssertNil(play.answer(.right, round: 4, at: .seconds(12)))
    XCTAssertNil(play.land(at: .seconds(99)))
    XCTAssertEqual(play, over)
  }

  func testAGameWithoutRoundsIsNone() {
    assertThrows(WordsError.emptyDeck, try makePlay(rounds: 0))
  }

  func testWhateverHappensEveryRoundIsOverOnce() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var (play, ended) = (try makePlay(), [FallingResult]())
      for step in 0..<30 {
        let (before, time) = (play, Duration.seconds(10 + step))
        let number = random.integer(below: 2) == 0 ? play.number : random.integer(below: 5)
        let result =
          random.integer(below: 3) == 0 ? play.land(at: time) : play.answer(.right, round: number, at: time)
        if let result { ended.append(result) } else { XCTAssertEqual(play, before) }
        XCTAssertEqual(play.results, ended)
      }
      XCTAssertEqual(play.results.map(\.round), SampleWords.game().rounds)
    }
  }

  private func makePlay(rounds: Int = 3, rules: FallingRules = .usual) throws(WordsError) -> FallingState {
    let plan = FallingSetup(SampleWords.lesson, rules: rules)
    return try FallingState(SampleWords.game(rounds: rounds), of: plan, begunAt: .seconds(10))
  }
}
