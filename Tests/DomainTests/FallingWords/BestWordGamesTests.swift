import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class BestWordGamesTests: XCTestCase {
  func testGamesOfOneKindAndLengthAreComparedAndTheMostRightIsTheBest() async throws {
    let sample = SampleWordQuiz()
    let lesson = SampleWords.lesson
    let renamed = WordGameStart(lesson, deckName: "Renamed")
    let swapped = WordGameStart(lesson.swapped, deckName: "Sample")
    let (missed, topic) = (
      WordGameStart(lesson, deckName: "Sample", isOfMissed: true),
      WordGameStart(lesson, deckName: "Sample", topic: "Even")
    )
    try await SampleWords.play("rrrrrrrrrw", in: sample.games)
    try await SampleWords.play("r", of: missed, in: sample.games)
    try await SampleWords.play("r", of: topic, in: sample.games)
    try await SampleWords.play("rrw", in: sample.games)
    try await SampleWords.play("n", of: swapped, in: sample.games)
    try await SampleWords.play("rrr", of: renamed, in: sample.games)
    try await SampleWords.play("rrr", of: renamed, in: sample.games)
    try await SampleWords.play("wwwwwwwwww", of: renamed, in: sample.games)

    let best = BestWordGames.summarising(try await sample.games.history())

    XCTAssertEqual(
      best.map { "\($0.deckName) \($0.games) \($0.best.id.number) \($0.best.score.right)/\($0.best.score.rounds)" },
      ["Renamed 2 1 9/10", "Renamed 3 6 3/3", "Sample 1 5 0/1", "Sample 1 3 1/1", "Sample 1 2 1/1"]
    )
    XCTAssertEqual(best.map(\.total.right), [9, 8, 0, 1, 1])
    XCTAssertEqual(best.map(\.best.start.topic), [nil, nil, nil, "Even", nil])
    XCTAssertEqual(best.map(\.best.start.isOfMissed), [false, false, false, false, true])
  }

  func testSeveralAreComparedWithinEachKindTheBestFirst() async throws {
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")))
    let sample = SampleWordQuiz()
    for answers in ["rrr", "r", "rww", "rrw", "w"] { try await SampleWords.play(answers, in: sample.games) }
    let owners = [1: ana, 2: bob, 3: bob, 4: bob, 5: ana]
    let games = try await sample.games.history().map { Owned($0, of: owners[Int($0.id.number)] ?? .nobody) }

    let best = BestWordGames.ranking(games.summedUp(BestWordGames.summarising))

    XCTAssertEqual(best.map(\.owner), [bob, ana, ana, bob])
    XCTAssertEqual(best.map(\.value.best.id.number), [2, 5, 1, 4])
    XCTAssertEqual(best.map(\.value.games), [1, 1, 1, 2])
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
