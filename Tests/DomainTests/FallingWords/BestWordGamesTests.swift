import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class BestWordGamesTests: XCTestCase {
  func testGamesAreSummedUpByLessonWithTheHighestShareAsTheBest() async throws {
    let sample = SampleWordQuiz()
    let renamed = WordGameStart(SampleWords.lesson, deckName: "Renamed")
    let swapped = WordGameStart(SampleWords.lesson.swapped, deckName: "Sample")
    try await SampleWords.play("rrw", in: sample.games)
    try await SampleWords.play("rr", in: sample.games)
    try await SampleWords.play("n", of: swapped, in: sample.games)
    try await SampleWords.play("rrrrrn", of: renamed, in: sample.games)
    try await SampleWords.play("rrr", of: renamed, in: sample.games)
    try await SampleWords.play("rrr", of: renamed, in: sample.games)

    let best = BestWordGames.summarising(try await sample.games.history())

    XCTAssertEqual(best.map(\.lesson), [SampleWords.lesson, SampleWords.lesson.swapped])
    XCTAssertEqual(best.map(\.deckName), ["Renamed", "Sample"])
    XCTAssertEqual(best.map(\.games), [5, 1])
    XCTAssertEqual(best.map(\.best.id.number), [5, 3])
    XCTAssertEqual(best.map(\.total.rounds), [17, 1])
    XCTAssertEqual(best[0].total.right, 15)
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
