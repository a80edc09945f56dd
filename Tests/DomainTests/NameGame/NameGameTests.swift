import ArcadeDomain
import ArcadeTesting
import XCTest

/// The common behaviour of all modes, and the practice mode.
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
          rightOfTen: right < 9 ? nil : 10,
          duration: .seconds(2),
          finishedAt: .november20
        )
        XCTAssertEqual(result, expected)
        XCTAssertEqual(result?.score, right)
      }
    }
  }

  func testOfTheFirstTenPeopleThoseCountWhoWereFoundAtOnce() throws {
    for (rounds, missed, expected) in [(9, 1, nil), (10, 3, 7), (12, 2, 8)] {
      var game = try makeGame(.timed.withoutLimit)
      for round in 1...rounds {
        if round <= missed { game.answerWrong() }
        game.answerRight()
      }
      game.finish(at: .seconds(2))
      XCTAssertEqual(game.result(finishedAt: .november20)?.rightOfTen, expected, "\(rounds)")
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
        let people = people.inRandomOrder(using: &random)
        return try NameGame(of: people, mode: mode, history: history, random: SplitMix64(seed: 12))
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
    try SamplePeople.game(people: 8, mode: mode).begun()
  }
}

extension NameGame {
  /// Returns the game with its clock started.
  func begun(at reading: Duration = .zero) -> NameGame {
    var game = self
    game.begin(at: reading)
    return game
  }
}

extension NameReply {
  /// Whether the reply was a right answer.
  fileprivate var isRight: Bool {
    if case .judged(let answer) = self { answer.isRight } else { false }
  }
}

final class NameGameModeTests: XCTestCase {
  func testEveryModeHasATextThatReadsBack() throws {
    let modes: [(NameGameMode, String)] = try [
      (.practice, "practice"), (.timed, "timed 60"), (.hint, "hint"), (.reversePractice, "reverse practice"),
      (.reverseTimed, "reverse timed 60"), (.timed.withoutLimit, "untimed"),
      (.reverseTimed.withoutLimit, "reverse untimed"), (XCTUnwrap(NameGameMode(.timed(seconds: 1))), "timed 1"),
      (XCTUnwrap(NameGameMode(.timed(seconds: 3_600), isReverse: true)), "reverse timed 3600"),
    ]
    for (mode, text) in modes {
      XCTAssertEqual(mode.text, text)
      XCTAssertEqual(NameGameMode(text: text), mode)
    }
  }

  func testATextThatIsWrittenInAnyOtherWayIsNoMode() {
    let texts = [
      "", " ", "reverse", "reverse ", "Practice", "practice ", " practice", "practice 60", "timed", "timed 0",
      "timed -1", "timed 060", "timed +60", "timed 3601", "timed 60 s", "timed  60", "timed 1.5", "hint 3",
      "reverse hint", "reverse reverse practice", "untimed 60", "timed 99999999999999999999", "timed ٦٠",
    ]
    for text in texts { XCTAssertNil(NameGameMode(text: text), text) }
  }

  func testModesThatMakeNoSenseAreRefused() {
    for seconds in [0, -1, .min, 3_601, .max] { XCTAssertNil(NameGameMode(.timed(seconds: seconds))) }
    XCTAssertNil(NameGameMode(.hint, isReverse: true))
  }

  func testOnlyATimedModeHasALimit() {
    let limits: [(NameGameMode, Duration?)] = [
      (.practice, nil), (.hint, nil), (.reversePractice, nil), (.timed.withoutLimit, nil), (.timed, .seconds(60)),
      (.reverseTimed, .seconds(60)),
    ]
    for (mode, limit) in limits {
      XCTAssertEqual(mode.limit, limit, mode.text)
      XCTAssertNil(mode.withoutLimit.limit, mode.text)
      XCTAssertEqual(mode.withoutLimit == mode, limit == nil, mode.text)
      XCTAssertEqual(mode.withoutLimit.isReverse, mode.isReverse, mode.text)
    }
  }

  func testModesAreListedByRulesTheShorterLimitFirst() throws {
    let sorted: [NameGameMode] = try [
      .practice, .reversePractice, XCTUnwrap(NameGameMode(.timed(seconds: 30))), .timed, .reverseTimed,
      .timed.withoutLimit, .reverseTimed.withoutLimit, .hint,
    ]
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 { XCTAssertEqual(sorted.inRandomOrder(using: &random).sorted(), sorted) }
  }
}

/// Invariants of every game, whatever the player does.
final class RandomNameGameTests: XCTestCase {
  private let modes: [NameGameMode] = [.practice, .timed, .hint, .reversePractice, .reverseTimed, .timed.withoutLimit]

  func testAThousandGamesEndAndKeepTheirScore() throws {
    var random = SplitMix64(seed: 1_000)
    var seen: Set<NameGameEnd> = []
    for seed in 0..<1_000 {
      var player = try makePlayer(seed: UInt64(seed), &random)
      for step in 0... {
        guard player.game.phase == .playing else { break }
        // Practice can go on forever with luck, so every player leaves at some point.
        if step > 300 { player.game.leave(at: player.now) } else { player.step(using: &random) }
        try player.check("seed \(seed), step \(step)")
      }
      guard case .over(let end) = player.game.phase else { return XCTFail("seed \(seed) does not end") }
      seen.insert(end)
      let result = player.game.result(finishedAt: .november20)
      XCTAssertEqual(result == nil, end == .brokenOff)
      XCTAssertEqual(result.map { [$0.right, $0.wrong] } ?? player.counts, player.counts)
      XCTAssertTrue(ends(of: player.game.mode).contains(end), "seed \(seed): \(end)")
    }
    XCTAssertEqual(seen, Set(NameGameEnd.allCases))
  }

  /// Returns the possible ends of a mode.
  private func ends(of mode: NameGameMode) -> [NameGameEnd] {
    switch mode.rules {
    case .practice, .hint: [.wrongAnswer, .brokenOff]
    case .timed: [.timeUp, .brokenOff]
    case .untimed: [.finished, .brokenOff]
    }
  }

  private func makePlayer(seed: UInt64, _ random: inout SplitMix64) throws -> Player {
    let mode = modes[random.integer(below: modes.count)]
    let count = 2 + random.integer(below: 11)
    let hasClock = random.integer(below: 4) > 0
    return Player(game: try SamplePeople.game(people: count, mode: mode, hasClock: hasClock, seed: seed).begun())
  }
}

/// A player who does anything in any order, and counts.
private struct Player {
  var game: NameGame
  var now = Duration.zero
  var counts = [0, 0]
  var last: Person.ID?

  mutating func step(using random: inout SplitMix64) {
    now += .milliseconds(random.integer(below: 2_000))
    let (round, wasOver) = (game.round, game.phase != .playing)
    switch random.integer(below: 60) {
    case 0: game.leave(at: now)
    case 1: game.finish(at: now)
    case 2...9: _ = game.hint(at: now)
    case 10...19: now += game.nextWake(at: now) ?? .zero
    case 20...24: XCTAssertEqual(game.answer(random.integer(below: 6), inRound: round.number - 1, at: now), .late)
    default:
      let option = random.integer(below: 3) == 0 ? random.integer(below: 8) - 1 : round.answer
      let reply = game.answer(option, inRound: round.number, at: now)
      guard case .judged(let answer) = reply else { return }
      XCTAssertFalse(wasOver)
      XCTAssertEqual(answer.isRight, option == round.answer)
      XCTAssertEqual(answer.chosen, round.options[option])
      counts[answer.isRight ? 0 : 1] += 1
      if answer.isRight { XCTAssertNotEqual(game.round.asked.id, round.asked.id) }
    }
    game.wake(at: now)
  }

  func check(_ message: String) throws {
    let round = game.round
    XCTAssertEqual([game.right, game.wrong], counts, message)
    XCTAssertEqual(round.number, game.right + 1, message)
    XCTAssertEqual(Set(round.options.map(\.matchKey)).count, round.options.count, message)
    XCTAssertTrue((2...6).contains(round.options.count), message)
    XCTAssertTrue(round.isOpen(round.answer), message)
    XCTAssertGreaterThanOrEqual(round.options.indices.filter(round.isOpen).count, 2, message)
    if let wake = game.nextWake(at: now) { XCTAssertGreaterThan(wake, .zero, message) }
    if let left = game.remaining(at: now) { XCTAssertEqual(left == .zero, game.phase == .over(.timeUp), message) }
  }
}
