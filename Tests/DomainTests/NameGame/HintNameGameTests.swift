import ArcadeDomain
import ArcadeTesting
import XCTest

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
        var game = try SamplePeople.game(mode: mode, hasClock: hasClock)
        game.begin(at: .zero)
        XCTAssertNil(game.hint(at: .seconds(9)))
        XCTAssertEqual(game.wake(at: .seconds(9)), [])
        XCTAssertEqual(game.round.struckOut, [])
      }
    }
  }

  private func makeGame(people: Int = 6, hasClock: Bool = true, seed: UInt64 = 1) throws -> NameGame {
    var game = try SamplePeople.game(people: people, mode: .hint, hasClock: hasClock, seed: seed)
    game.begin(at: .zero)
    return game
  }
}
