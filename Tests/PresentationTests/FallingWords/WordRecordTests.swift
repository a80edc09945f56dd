import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The records of falling words.
final class WordRecordTests: XCTestCase {
  private let played = "Nov 20, 2026 at 9:00 AM"

  func testWhatWasPlayedIsListedByLesson() async throws {
    let sample = SampleWordQuiz()
    try await SampleWords.play("rwn", in: sample.games)
    let swapped = DeckSelection(SampleWords.lesson.swapped)

    let history = try await rows(.history(), sample)
    let best = try await rows(.best, sample)
    let tallies = try await rows(.words(), sample)
    let stats = try await rows(.stats, sample)
    let none = try await rows(.words(), sample, swapped)

    XCTAssertEqual(history, [[played, "Sample", "1", "1", "1"]])
    XCTAssertEqual(best, [["Sample", "–", "1", "1/3"]])
    let table = [["word0", "palabra0", "1", "1"], ["word1", "palabra1", "1", "0"], ["word2", "palabra2", "1", "0"]]
    XCTAssertEqual(Array(tallies.prefix(3)), table)
    XCTAssertEqual(tallies.count, 12)
    let missed = [["word1", "palabra1", "1", "0", "1", "0"], ["word2", "palabra2", "1", "0", "0", "1"]]
    XCTAssertEqual(stats, best + missed)
    XCTAssertEqual(none.first, ["palabra0", "word0"])
  }

  func testWhereNothingWasPlayedASentenceSaysSo() async throws {
    for (screen, sentence) in [
      (WordRoute.Screen.history(), "No game was finished yet."), (.best, "No game was finished yet."),
      (.stats, "No game was finished yet."),
    ] {
      let shown = try await shownPage(page(screen, SampleWordQuiz()))
      XCTAssertEqual(shown.content, .empty(sentence))
      XCTAssertEqual(shown.wordsInSight, ["play"])
    }
  }

  func testTheRecordsSayWhichGamesWereOfMissedPairsOrATopic() async throws {
    let sample = SampleWordQuiz()
    for (topic, isOfMissed) in [(nil, true), ("Even", false), ("Even", true)] {
      let start = WordGameStart(SampleWords.lesson, deckName: "Sample", topic: topic, isOfMissed: isOfMissed)
      try await SampleWords.play("r", of: start, in: sample.games)
    }

    let names = ["Sample: Even, missed pairs", "Sample: Even", "Sample, missed pairs"]
    let (best, history) = (try await rows(.best, sample), try await rows(.history(), sample))
    XCTAssertEqual(best.map { $0[0] }, names)
    XCTAssertEqual(history.map { $0[1] }, names)
  }

  func testAFinishedGameIsOpenedFromTheHistory() async throws {
    let sample = SampleWordQuiz()
    try await SampleWords.play("rwn", in: sample.games)
    var history = WordHistoryPresenter(sample.actions)
    let next = try await history.perform("open", ["n": "1"])
    let route = try XCTUnwrap(next.route)
    let game = try await shownPage(page(route.screen, sample))

    await expectEqual(history.load().row("1")?.address, "/words/games/1")
    XCTAssertEqual(game.title, "Game 1")
    XCTAssertEqual(route, WordRoute(.pastGame(1), DeckSelection(SampleWords.lesson)))
    let facts = [
      Fact("Deck", "Sample"), Fact("Played", played), Fact("Right", "1"), Fact("Wrong", "1"), Fact("No answer", "1"),
    ]
    let missed = [Fact("word1", "palabra1"), Fact("word2", "palabra2")]
    let page = Page(.facts(facts), .text("What was missed", .strong), .facts(missed))
    XCTAssertEqual(game.content, .ready(page))
  }

  func testAGameThatWasNeverFinishedIsSaidToBeMissing() async throws {
    let screen = try await shownPage(page(.pastGame(7), SampleWordQuiz()))
    XCTAssertEqual(screen.failure, Failure("There is no finished game “7”.", canRetry: false))
  }

  func testWhatCannotBeReadIsNotSaidToBeEmptyAndCanBeTriedAgain() async throws {
    let sample = SampleWordQuiz()
    for screen in [WordRoute.Screen.history(), .best, .words(), .stats, .pastGame(1)] {
      for call in [WordGameCall.history, .tallies] { sample.gameFaults.fail(call, with: .storeBusy) }
      let failed = try await shownPage(page(screen, sample))
      XCTAssertEqual(failed.failure?.canRetry, true, "\(screen)")
      XCTAssertNotNil(failed.offer("retry"), "\(screen)")
      sample.gameFaults.mend()
      let shown = try await shownPage(page(screen, sample))
      XCTAssertNotEqual(shown.failure?.canRetry, true, "\(screen)")
    }
  }

  private func rows(
    _ screen: WordRoute.Screen,
    _ sample: SampleWordQuiz,
    _ choice: DeckSelection = DeckSelection(SampleWords.lesson)
  ) async throws -> [[String]] {
    try await shownPage(page(screen, sample, choice)).rows
  }

  private func page(
    _ screen: WordRoute.Screen,
    _ sample: SampleWordQuiz,
    _ choice: DeckSelection = DeckSelection(SampleWords.lesson)
  ) -> any Module<WordRoute> {
    sample.actions.module(at: WordRoute(screen, choice))
  }
}

final class WordDecksTests: XCTestCase {
  func testDecksAreListedAndChosen() async throws {
    let (sample, kept) = try await makeSample()
    var decks = WordDecksPresenter(sample.actions)
    let next = try await decks.perform("deck", ["n": kept.rawValue])
    XCTAssertEqual(next.route, WordRoute(.home, DeckSelection(WordLesson(kept))))
    await assertRefuses("deck", ["n": "7"], by: decks, "There is no deck “7”.")

    let expected = [["Mine", "English to Spanish", "2", "you"], ["Sample", "English to Spanish", "12", "you"]]
    let page = await decks.load()
    XCTAssertEqual(page.rows, expected)
    XCTAssertEqual(page.tables.first?.firstNumber, 1)
    XCTAssertEqual(page.row("sample")?.address, "/words?deck=sample")
  }

  func testAnImportedDeckGetsAnotherName() async throws {
    let (sample, kept) = try await makeSample()
    var decks = WordDecksPresenter(sample.actions)
    let next = try await decks.perform("rename", ["n": kept.rawValue, "name": "  Yours  now "])
    XCTAssertEqual(next, .stay("“Mine” is called “Yours now” now.", .good))
    await expectEqual(decks.load().column("Deck"), ["Sample", "Yours now"])

    try await expectEqual(decks.perform(.rename(kept, to: " ")).tones, [.bad])
    await expectEqual(decks.load().column("Deck"), ["Sample", "Yours now"])
  }

  func testADeckIsDeletedAfterAYesThatCountsOnce() async throws {
    let (sample, kept) = try await makeSample()
    var decks = WordDecksPresenter(sample.actions)
    try await decks.perform("delete", ["n": kept.rawValue])
    let page = await decks.load()
    XCTAssertEqual(page.question, "Delete the deck “Mine”? What was played with it stays in the history.")
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    try await expectEqual(decks.perform("no").said, ["Nothing was deleted."])
    await expectEqual(decks.load().question, nil)

    try await decks.perform(.delete(kept))
    await expectEqual(decks.load().column("Deck"), ["Mine", "Sample"], "it was not asked about")

    try await decks.perform(.askToDelete(kept))
    try await decks.perform(.delete(SampleWords.id))
    await expectEqual(decks.load().column("Deck"), ["Mine", "Sample"], "another one was asked about")

    try await decks.perform(.askToDelete(kept))
    try await expectEqual(decks.perform("yes", ["deck": kept.rawValue]), .stay("Deleted: “Mine”.", .good))
    await expectEqual(decks.load().column("Deck"), ["Sample"])
    try await expectEqual(decks.perform(.delete(kept)), .stay())
  }

  func testOnlyImportedDecksAreChanged() async throws {
    let actions = WordScreens.shipped
    var presenter = WordDecksPresenter(actions)
    let decks = await presenter.load().rows

    for intent in [
      DeckIntent.askToDelete(Deck.ID(rawValue: "eng-spa")), .rename(Deck.ID(rawValue: "eng-spa"), to: "x"),
    ] {
      let sentence = "This deck cannot be changed; only imported ones can. Choose another deck."
      try await expectEqual(presenter.perform(intent), .stay(sentence, .warning))
      await expectEqual(presenter.load().question, nil)
    }
    await expectEqual(presenter.load().rows, decks)
    XCTAssertEqual(decks.first, ["English–Spanish", "English to Spanish", "388", "Arcade"])
  }

  func testADeckThatCannotBeDeletedNowIsNoLongerAskedAbout() async throws {
    let (sample, kept) = try await makeSample()
    var decks = WordDecksPresenter(sample.actions)
    sample.deckFaults.fail(.delete, with: .storeBusy)
    try await decks.perform(.askToDelete(kept))
    try await expectEqual(decks.perform(.delete(kept)).tones, [.bad])

    let page = await decks.load()
    XCTAssertNil(page.question, "an answer to it would do nothing")
    XCTAssertEqual(page.offers.contains { $0.word == "delete" }, true)
  }

  func testDecksThatCannotBeReadOrChangedAreExplained() async throws {
    let (sample, kept) = try await makeSample()
    var decks = WordDecksPresenter(sample.actions)
    try await decks.perform(.askToDelete(kept))
    for call in [DeckCall.rename, .delete] { sample.deckFaults.fail(call, with: .diskFull) }

    for intent in [DeckIntent.delete(kept), .rename(kept, to: "Other")] {
      try await expectEqual(decks.perform(intent).tones, [.bad])
    }
    await expectEqual(decks.load().column("Deck"), ["Mine", "Sample"])

    sample.deckFaults.fail(.decks, with: .diskFull)
    let page = await decks.load()
    XCTAssertNotNil(page.failure)
  }

  /// A sample with an imported deck of two pairs.
  private func makeSample() async throws -> (SampleWordQuiz, Deck.ID) {
    let sample = SampleWordQuiz()
    let reading = SampleWords.reading(SampleWords.words(2))
    return (sample, try await sample.decks.keep(reading, as: "Mine", replacing: false).id)
  }
}
