import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class BestWordGamesTests: XCTestCase {
  func testGamesOfOneKindAreComparedByTheirFirstTenRounds() async throws {
    let sample = SampleWordQuiz()
    let lesson = SampleWords.lesson
    let renamed = WordGameStart(lesson, deckName: "Renamed")
    let swapped = WordGameStart(lesson.swapped, deckName: "Sample")
    let (missed, topic) = (
      WordGameStart(lesson, deckName: "Sample", isOfMissed: true),
      WordGameStart(lesson, deckName: "Sample", topic: "Even")
    )
    try await SampleWords.play("rrrrrrrwww", in: sample.games)
    try await SampleWords.play("r", of: missed, in: sample.games)
    try await SampleWords.play("rrrrrrrrrr", of: topic, in: sample.games)
    try await SampleWords.play("rrrrrrrrr", in: sample.games)
    try await SampleWords.play("nnnnnnnnnn", of: swapped, in: sample.games)
    try await SampleWords.play("rwnrrrrrrrrr", of: renamed, in: sample.games)

    let best = BestWordGames.summarising(try await sample.games.history())

    XCTAssertEqual(
      best.map { "\($0.start.deckName) \($0.games) \($0.latest.number)" },
      [
        "Renamed 3 6", "Sample 1 5", "Sample 1 3", "Sample 1 2",
      ]
    )
    XCTAssertEqual(best.map(\.bestOfTen), [8, 0, 10, nil], "neither nine rounds nor the eleventh count")
    XCTAssertEqual(best.map(\.total.right), [26, 0, 10, 1])
    XCTAssertEqual(best.map(\.start.topic), [nil, nil, "Even", nil])
    XCTAssertEqual(best.map(\.start.isOfMissed), [false, false, false, true])
  }

  func testSeveralAreComparedWithinEachKindTheBestFirst() async throws {
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")))
    let sample = SampleWordQuiz()
    // Sixty rounds with thirty right ones, three right ones, ten rounds with six and with seven right ones.
    for answers in [String(repeating: "rw", count: 30), "rrr", "rrrrrrwwww", "wwwrrrrrrr"] {
      try await SampleWords.play(answers, in: sample.games)
    }
    let owners: [Int: Owner] = [1: ana, 3: bob, 4: bob]
    let games = try await sample.games.history().map { Owned($0, of: owners[Int($0.id.number)] ?? .nobody) }

    let best = BestWordGames.ranking(games.summedUp(BestWordGames.summarising))

    XCTAssertEqual(best.map(\.owner), [bob, ana, .nobody])
    XCTAssertEqual(best.map(\.value.bestOfTen), [7, 5, nil])
    XCTAssertEqual(best.map(\.value.games), [2, 1, 1])
  }

  func testTheMostInNeedComeFirst() {
    let tallies = [
      tally("a", "rw"), tally("b", "ww"), tally("c", "wn"), tally("d", "rrww"), tally("e", "wwww", isMissed: false),
    ]
    XCTAssertEqual(WordTally.mostInNeed(tallies).map(\.prompt), ["b", "c", "d", "a"])
  }

  private func tally(_ word: String, _ answers: String, isMissed: Bool = true) -> WordTally {
    let outcomes: [Character: FallingOutcome] = ["r": .right, "w": .wrong, "n": .unanswered]
    return WordTally(
      pair: TranslatedWord.ID(rawValue: word),
      prompt: word,
      answer: word,
      score: FallingScore(of: answers.compactMap { outcomes[$0] }),
      isMissed: isMissed
    )
  }
}
