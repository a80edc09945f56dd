import ArcadeDomain
import ArcadeTesting
import XCTest

final class TimedNameGameTests: XCTestCase {
  private let begin = Duration.milliseconds(987_654)

  func testTheGameEndsExactlyAtItsLimit() throws {
    for (seconds, isReverse) in [(60, false), (30, false), (1, false), (60, true), (3_600, true)] {
      let mode = try XCTUnwrap(NameGameMode(.timed(seconds: seconds), isReverse: isReverse))
      let limit = Duration.seconds(seconds)
      for step in [Duration.milliseconds(1), .nanoseconds(1)] {
        var game = try makeGame(mode)
        _ = game.wake(at: begin + limit - step)
        XCTAssertEqual(game.phase, .playing)
        XCTAssertEqual(game.remaining(at: begin + limit - step), step)
        XCTAssertEqual(game.nextWake(at: begin + limit - step), step)
        XCTAssertNotEqual(game.answerRight(at: begin + limit - step), .late)

        XCTAssertEqual(game.wake(at: begin + limit), [.over])
        XCTAssertEqual(game.phase, .over(.timeUp))
        XCTAssertEqual(game.remaining(at: begin + limit), .zero)
        XCTAssertNil(game.nextWake(at: begin + limit))
        XCTAssertEqual(game.wake(at: begin + limit + step), [])
        let result = game.result(finishedAt: .november20)
        XCTAssertEqual(result?.duration, limit)
        XCTAssertEqual(result?.right, 1)
      }
    }
  }

  func testAnAnswerAtTheLimitIsTooLate() throws {
    for late in [Duration.zero, .nanoseconds(1), .seconds(1_000)] {
      var game = try makeGame()
      game.answerRight(at: begin + .seconds(59))
      XCTAssertEqual(game.answerRight(at: begin + .seconds(60) + late), .late)
      XCTAssertEqual(game.phase, .over(.timeUp))
      XCTAssertEqual(game.right, 1)
      XCTAssertEqual(game.result(finishedAt: .november20)?.duration, .seconds(60))
    }
  }

  func testTheTimeRunsFromWhenTheFirstRoundIsShown() throws {
    var game = try SamplePeople.game(mode: .timed)
    XCTAssertEqual(game.remaining(at: .seconds(1_000)), .seconds(60))
    game.begin(at: .seconds(1_000))
    game.begin(at: .seconds(1_050))
    XCTAssertEqual(game.remaining(at: .seconds(1_059)), .seconds(1))
    XCTAssertEqual(game.elapsed(at: .seconds(1_059)), .seconds(59))
  }

  func testWrongAnswersCostNothingAndTheRoundStays() throws {
    var game = try makeGame()
    let round = game.round
    for number in 1...3 {
      guard case .judged(let answer) = game.answerWrong(at: begin) else { return XCTFail("it did not count") }
      XCTAssertEqual(answer.isFirst, number == 1)
      XCTAssertFalse(answer.isRight)
      XCTAssertEqual(game.round.number, round.number)
      XCTAssertEqual(game.round.options, round.options)
      XCTAssertEqual(game.round.answers, number)
    }
    guard case .judged(let answer) = game.answerRight(at: begin) else { return XCTFail("it did not count") }
    XCTAssertFalse(answer.isFirst)
    XCTAssertEqual(game.round.number, 2)
    XCTAssertEqual([game.right, game.wrong], [1, 3])
    XCTAssertEqual(game.phase, .playing)
  }

  func testWarningsComeAsTenAndFiveSecondsAreLeft() throws {
    let warnings: [Int: [(Duration, Int)]] = [
      60: [(.seconds(50), 10), (.seconds(55), 5)], 11: [(.seconds(1), 10), (.seconds(6), 5)],
      10: [(.seconds(5), 5)], 6: [(.seconds(1), 5)], 5: [], 1: [],
    ]
    for (limit, expected) in warnings {
      var game = try makeGame(try XCTUnwrap(NameGameMode(.timed(seconds: limit))))
      var reading = begin
      for (due, seconds) in expected {
        XCTAssertEqual(game.nextWake(at: reading), begin + due - reading, "timed \(limit)")
        XCTAssertEqual(game.wake(at: begin + due - .nanoseconds(1)), [])
        XCTAssertEqual(game.wake(at: begin + due), [.warning(secondsLeft: seconds)])
        XCTAssertEqual(game.wake(at: begin + due), [])
        reading = begin + due
      }
      XCTAssertEqual(game.nextWake(at: reading), begin + .seconds(limit) - reading, "timed \(limit)")
    }
  }

  func testOnlyTheLastOfTheWarningsThatWereMissedIsSaid() throws {
    var both = try makeGame()
    XCTAssertEqual(both.wake(at: begin + .seconds(56)), [.warning(secondsLeft: 5)])
    var over = try makeGame()
    XCTAssertEqual(over.wake(at: begin + .seconds(61)), [.over])
    // A player who answers sees the time left anyway.
    var answered = try makeGame()
    answered.answerRight(at: begin + .seconds(51))
    XCTAssertEqual(answered.wake(at: begin + .seconds(51)), [])
    XCTAssertEqual(answered.nextWake(at: begin + .seconds(51)), .seconds(4))
  }

  func testAReadingThatComesLateIsDueAtOnceAndOneThatGoesBackChangesNothing() throws {
    var game = try makeGame()
    XCTAssertEqual(game.nextWake(at: begin + .seconds(100)), .zero)
    _ = game.wake(at: begin + .seconds(56))
    XCTAssertEqual(game.wake(at: begin), [])
    XCTAssertEqual(game.remaining(at: begin), .seconds(4))
    XCTAssertEqual(game.phase, .playing)
  }

  func testWithoutAClockATimedGameCountsUpAndEndsWithFinish() throws {
    for mode in [NameGameMode.timed, .reverseTimed] {
      var game = try makeGame(mode, hasClock: false)
      XCTAssertEqual(game.mode, mode.withoutLimit)
      XCTAssertNil(game.nextWake(at: begin))
      XCTAssertNil(game.remaining(at: begin))
      XCTAssertEqual(game.wake(at: begin + .seconds(10_000)), [])
      XCTAssertEqual(game.elapsed(at: begin + .seconds(10_001)), .seconds(10_001))
      game.answerWrong(at: begin)
      game.answerRight(at: begin)

      XCTAssertTrue(game.finish(at: begin + .seconds(10_002)))

      XCTAssertEqual(game.phase, .over(.finished))
      let result = game.result(finishedAt: .november20)
      XCTAssertEqual(result?.duration, .seconds(10_002))
      XCTAssertEqual(result?.mode, mode.withoutLimit)
      XCTAssertEqual([result?.right, result?.wrong], [1, 1])
    }
  }

  func testLeavingAfterTheLimitBreaksNothingOff() throws {
    var game = try makeGame()
    game.leave(at: begin + .seconds(60))
    XCTAssertEqual(game.phase, .over(.timeUp))
    XCTAssertNotNil(game.result(finishedAt: .november20))
  }

  private func makeGame(_ mode: NameGameMode = .timed, hasClock: Bool = true) throws -> NameGame {
    try SamplePeople.game(mode: mode, hasClock: hasClock).begun(at: begin)
  }
}

final class HintNameGameTests: XCTestCase {
  func testEveryThreeSecondsOneWrongOptionIsStruckOutUntilTwoRemain() throws {
    for (count, hints) in [(2, 0), (3, 1), (5, 3), (6, 4), (7, 4)] {
      var game = try makeGame(people: count)
      for hint in 0..<hints {
        let due = Duration.seconds(3 * (hint + 1))
        XCTAssertEqual(game.nextWake(at: due - .seconds(1)), .seconds(1))
        XCTAssertEqual(game.wake(at: due - .nanoseconds(1)), [])
        XCTAssertEqual(game.round.struckOut.count, hint)
        let events = game.wake(at: due)
        XCTAssertEqual(game.round.struckOut.count, hint + 1)
        XCTAssertEqual(events, game.round.struckOut.suffix(1).map { .struckOut(option: $0) })
        XCTAssertEqual(game.wake(at: due), [])
      }
      XCTAssertNil(game.nextWake(at: .seconds(100)))
      XCTAssertEqual(game.wake(at: .seconds(100)), [])
      XCTAssertEqual(game.round.options.indices.filter(game.round.isOpen).count, 2)
      XCTAssertTrue(game.round.isOpen(game.round.answer))
      XCTAssertEqual(Set(game.round.struckOut).count, hints)
    }
  }

  func testHintsThatWereMissedComeTogether() throws {
    var game = try makeGame()
    let events = game.wake(at: .seconds(10))
    XCTAssertEqual(events, game.round.struckOut.map { .struckOut(option: $0) })
    XCTAssertEqual(events.count, 3)
    XCTAssertEqual(game.nextWake(at: .seconds(10)), .seconds(2))
  }

  func testAHintThatIsDueComesBeforeTheAnswer() throws {
    var struck = try makeGame()
    struck.wake(at: .seconds(3))
    let option = try XCTUnwrap(struck.round.struckOut.first)

    var (early, late) = (try makeGame(), try makeGame())
    XCTAssertNotEqual(early.answer(option, inRound: 1, at: .seconds(3) - .nanoseconds(1)), .noSuchOption)
    XCTAssertEqual(late.answer(option, inRound: 1, at: .seconds(3)), .noSuchOption)
    XCTAssertEqual(late.phase, .playing)
    XCTAssertEqual(late.round.answers, 0)
  }

  func testHintsBeginAnewWithEachRound() throws {
    var game = try makeGame()
    game.answerRight(at: .seconds(8))
    XCTAssertEqual(game.round.struckOut, [])
    XCTAssertEqual(game.nextWake(at: .seconds(8)), .seconds(3))
    XCTAssertEqual(game.wake(at: .seconds(11)).count, 1)
  }

  func testHowLongAPlayerWaitsChangesNoLaterRound() throws {
    var (quick, slow) = (try makeGame(), try makeGame())
    for round in 1...30 {
      XCTAssertEqual(quick.round.options, slow.round.options)
      XCTAssertEqual(quick.round.answer, slow.round.answer)
      quick.answerRight()
      slow.answerRight(at: .seconds(round * 7))
    }
  }

  func testWhichOptionIsStruckOutIsLeftToChance() throws {
    var struck: Set<[Int]> = []
    for seed in 0..<100 {
      var game = try makeGame(seed: UInt64(seed))
      game.wake(at: .seconds(12))
      struck.insert(game.round.struckOut)
    }
    XCTAssertGreaterThan(struck.count, 60)
  }

  func testWithoutAClockHintsComeOnDemandAlone() throws {
    var game = try makeGame(hasClock: false)
    XCTAssertNil(game.nextWake(at: .zero))
    XCTAssertEqual(game.wake(at: .seconds(100)), [])
    for hint in 1...4 {
      let option = try XCTUnwrap(game.hint(at: .seconds(100)))
      XCTAssertFalse(game.round.isOpen(option))
      XCTAssertEqual(game.round.struckOut.count, hint)
    }
    XCTAssertNil(game.hint(at: .seconds(100)))
    XCTAssertEqual(game.mode, .hint)
  }

  func testOnlyAHintGameWithoutAClockHasHintsOnDemand() throws {
    var clocked = try makeGame()
    XCTAssertNil(clocked.hint(at: .zero))
    for mode in [NameGameMode.practice, .timed, .reversePractice] {
      for hasClock in [true, false] {
        var game = try SamplePeople.game(mode: mode, hasClock: hasClock).begun()
        XCTAssertNil(game.hint(at: .seconds(9)))
        XCTAssertEqual(game.wake(at: .seconds(9)), [])
        XCTAssertEqual(game.round.struckOut, [])
      }
    }
  }

  private func makeGame(people: Int = 6, hasClock: Bool = true, seed: UInt64 = 1) throws -> NameGame {
    try SamplePeople.game(people: people, mode: .hint, hasClock: hasClock, seed: seed).begun()
  }
}
