import ArcadeDomain
import ArcadeTesting
import XCTest

/// What all modes have in common, and practice.
final class NameGameTests: XCTestCase {
  func testPracticeEndsAtTheFirstWrongAnswerWithTheRightOnesAsItsScore() throws {
    for mode in [NameGameMode.practice, .reversePractice, .hint] {
      for right in [0, 1, 7, 30] {
        var game = try makeGame(mode)
        for _ in 0..<right { XCTAssertTrue(game.answerRight(at: .seconds(1)).isRight) }
        XCTAssertEqual(game.phase, .playing)

        let reply = game.answerWrong(at: .seconds(2))

        guard case .judged(let answer) = reply else { return XCTFail("\(reply)") }
        XCTAssertFalse(answer.isRight)
        XCTAssertEqual(answer.asked, game.round.asked)
        XCTAssertEqual(game.phase, .over(.wrongAnswer))
        let result = game.result(finishedAt: .november20)
        let expected = NameGameResult(
          mode: mode,
          right: right,
          wrong: 1,
          duration: .seconds(2),
          finishedAt: .november20
        )
        XCTAssertEqual(result, expected)
        XCTAssertEqual(result?.score, right)
      }
    }
  }

  func testPracticeHasNoTime() throws {
    for mode in [NameGameMode.practice, .reversePractice] {
      var game = try makeGame(mode)
      XCTAssertNil(game.nextWake(at: .zero))
      XCTAssertNil(game.remaining(at: .zero))
      XCTAssertEqual(game.wake(at: .seconds(1_000_000)), [])
      XCTAssertTrue(game.answerRight(at: .seconds(1_000_000)).isRight)
    }
  }

  func testAnAnswerToAnotherRoundNeverCounts() throws {
    for mode in [NameGameMode.practice, .timed, .hint, .reversePractice, .reverseTimed, .timed.withoutLimit] {
      var game = try makeGame(mode)
      let first = game.round
      game.answerRight()
      let second = game
      for option in first.options.indices {
        for number in [first.number, 0, -1, first.number + 2, .max, .min] {
          XCTAssertEqual(game.answer(option, inRound: number, at: .zero), .late)
          XCTAssertEqual(game, second)
        }
      }
    }
  }

  func testAnOptionThatIsNotThereChangesNothing() throws {
    var game = try makeGame(.practice)
    let before = game
    for option in [-1, 6, .max, .min] {
      XCTAssertEqual(game.answer(option, inRound: 1, at: .zero), .noSuchOption)
      XCTAssertEqual(game, before)
    }
  }

  func testNothingCountsBeforeTheFirstRoundIsShownOrAfterTheEnd() throws {
    var game = try SamplePeople.game(mode: .timed)
    XCTAssertEqual(game.answerRight(at: .seconds(5)), .late)
    XCTAssertEqual(game.wake(at: .seconds(500)), [])
    XCTAssertNil(game.nextWake(at: .seconds(500)))
    XCTAssertNil(game.result(finishedAt: .november20))
    XCTAssertEqual(game.remaining(at: .seconds(500)), .seconds(60))
    XCTAssertEqual(game.phase, .ready)

    var over = try makeGame(.practice)
    over.answerWrong(at: .seconds(2))
    let end = over
    XCTAssertEqual(over.answerRight(at: .seconds(3)), .late)
    XCTAssertEqual(over.wake(at: .seconds(3)), [])
    XCTAssertNil(over.hint(at: .seconds(3)))
    XCTAssertFalse(over.finish(at: .seconds(3)))
    over.leave(at: .seconds(3))
    over.begin(at: .seconds(3))
    XCTAssertEqual(over, end)
    XCTAssertEqual(over.elapsed(at: .seconds(9)), .seconds(2))
  }

  func testAGameThatWasLeftHasNoResult() throws {
    for mode in [NameGameMode.practice, .timed, .hint, .timed.withoutLimit] {
      var game = try makeGame(mode)
      game.answerRight()
      XCTAssertEqual(game.finish(at: .seconds(1)), mode == .timed.withoutLimit)
      guard game.phase == .playing else { continue }
      game.leave(at: .seconds(1))
      XCTAssertEqual(game.phase, .over(.brokenOff))
      XCTAssertNil(game.result(finishedAt: .november20))
    }
    var neverShown = try SamplePeople.game()
    neverShown.leave(at: .zero)
    XCTAssertEqual(neverShown.phase, .over(.brokenOff))
    XCTAssertNil(neverShown.result(finishedAt: .november20))
  }

  func testTheSameSeedAndHistoryGiveTheSameGameWhateverOrderThePeopleComeIn() throws {
    let people = SamplePeople.people(11)
    let history = ConfusionHistory([people[3].id: PersonRecord(confusedWith: [people[5].id: 2, people[9].id: 1])])
    var random = SplitMix64(seed: 3)
    for mode in [NameGameMode.practice, .timed, .hint, .reverseTimed] {
      var games = try (0..<4).map { _ in
        try NameGame(
          of: people.inRandomOrder(using: &random),
          mode: mode,
          history: history,
          random: SplitMix64(seed: 12)
        )
      }
      for index in games.indices { games[index].begin(at: .zero) }
      for _ in 0..<50 {
        for index in games.indices { games[index].answerRight() }
        XCTAssertEqual(Set(games).count, 1, mode.text)
      }
    }
    let seeds = try (0..<50).map { try SamplePeople.game(people: 11, seed: $0).round.options.map(\.id) }
    XCTAssertGreaterThan(Set(seeds).count, 45)
  }

  func testWhoeverIsListedTwiceIsThereOnce() throws {
    let people = SamplePeople.people(4)
    let renamed = SamplePeople.person(1, named: "Zoe Zimmer")
    let game = try NameGame(of: people + people + [renamed], mode: .timed, random: SplitMix64(seed: 1))
    let other = try NameGame(of: [renamed] + people, mode: .timed, random: SplitMix64(seed: 1))
    XCTAssertEqual(game, other)
    XCTAssertEqual(game.round.options.count, 4)
  }

  private func makeGame(_ mode: NameGameMode) throws -> NameGame {
    var game = try SamplePeople.game(people: 8, mode: mode)
    game.begin(at: .zero)
    return game
  }
}

extension NameReply {
  /// Whether it counted as a right answer.
  fileprivate var isRight: Bool {
    if case .judged(let answer) = self { answer.isRight } else { false }
  }
}
