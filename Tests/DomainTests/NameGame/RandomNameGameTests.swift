import ArcadeDomain
import ArcadeTesting
import XCTest

/// What holds in every game, whatever the player does.
final class RandomNameGameTests: XCTestCase {
  private let modes: [NameGameMode] = [.practice, .timed, .hint, .reversePractice, .reverseTimed, .timed.withoutLimit]

  func testAThousandGamesEndAndKeepTheirScore() throws {
    var random = SplitMix64(seed: 1_000)
    var seen: Set<NameGameEnd> = []
    for seed in 0..<1_000 {
      var player = try makePlayer(seed: UInt64(seed), &random)
      for step in 0... {
        guard player.game.phase == .playing else { break }
        // Practice may go on for ever with luck, so everybody leaves some day.
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

  /// How a game of a mode can end.
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
    var game = try SamplePeople.game(people: count, mode: mode, hasClock: random.integer(below: 4) > 0, seed: seed)
    game.begin(at: .zero)
    return Player(game: game)
  }
}

/// Somebody who does anything, in any order, and keeps count.
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
