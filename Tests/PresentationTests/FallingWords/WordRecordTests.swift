import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// What was played.
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
    let (history, view, router) = await opened(PageModule(WordHistoryPresenter(sample.actions)))

    try await history.perform("open", ["n": "1"])
    let route = try XCTUnwrap(router.routes.last)
    let (_, gameView) = try await openedPage(page(route.screen, sample))

    XCTAssertEqual(view.last?.row("1")?.address, "/words/games/1")
    XCTAssertEqual(gameView.last?.title, "Game 1")
    XCTAssertEqual(route, WordRoute(.pastGame(PastWordGame.ID(number: 1)), DeckSelection(SampleWords.lesson)))
    let facts = [
      Fact("Deck", "Sample"), Fact("Played", played), Fact("Right", "1"), Fact("Wrong", "1"), Fact("No answer", "1"),
    ]
    let missed = [Fact("word1", "palabra1"), Fact("word2", "palabra2")]
    let page = Page(.facts(facts), .text("What was missed", .strong), .facts(missed))
    XCTAssertEqual(gameView.last?.content, .ready(page))
  }

  func testAGameThatWasNeverFinishedIsSaidToBeMissing() async throws {
    let screen = try await shownPage(page(.pastGame(PastWordGame.ID(number: 7)), SampleWordQuiz()))
    XCTAssertEqual(screen.failure, Failure("There is no finished game “7”.", canRetry: false))
  }

  func testWhatCannotBeReadIsNotSaidToBeEmptyAndCanBeTriedAgain() async throws {
    let sample = SampleWordQuiz()
    for screen in [WordRoute.Screen.history(), .best, .words(), .stats, .pastGame(PastWordGame.ID(number: 1))] {
      for call in [WordGameCall.history, .tallies] { sample.gameFaults.fail(call, with: .storeBusy) }
      let (presenter, view) = try await openedPage(page(screen, sample))
      XCTAssertEqual(view.last?.failure?.canRetry, true, "\(screen)")
      sample.gameFaults.mend()
      try await presenter.perform("retry")
      XCTAssertNotEqual(view.last?.failure?.canRetry, true, "\(screen)")
    }
  }

  private func rows(
    _ screen: WordRoute.Screen,
    _ sample: SampleWordQuiz,
    _ choice: DeckSelection = DeckSelection(SampleWords.lesson)
  ) async throws -> [[String]] {
    let (_, view) = try await openedPage(page(screen, sample, choice))
    return view.last?.rows ?? []
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
    let (presenter, view, router) = await opened(PageModule(WordDecksPresenter(sample.actions)))
    try await presenter.perform("deck", ["n": kept.rawValue])
    await assertRefuses("deck", ["n": "7"], by: presenter, "There is no deck “7”.")

    let expected = [["Mine", "English to Spanish", "2", "you"], ["Sample", "English to Spanish", "12", "you"]]
    XCTAssertEqual(view.last?.rows, expected)
    XCTAssertEqual(view.last?.tables.first?.firstNumber, 1)
    XCTAssertEqual(view.last?.row("sample")?.address, "/words?deck=sample")
    XCTAssertEqual(router.routes, [WordRoute(.home, DeckSelection(WordLesson(kept)))])
  }

  func testAnImportedDeckGetsAnotherName() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = await opened(PageModule(WordDecksPresenter(sample.actions)))

    try await presenter.perform("rename", ["n": kept.rawValue, "name": "  Yours  now "])
    XCTAssertEqual(view.last?.column("Deck"), ["Sample", "Yours now"])
    XCTAssertEqual(view.last?.news, [Notice("“Mine” is called “Yours now” now.", .good)])

    await presenter.perform(.rename(kept, to: " "))
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.last?.column("Deck"), ["Sample", "Yours now"])
  }

  func testADeckIsDeletedAfterAYesThatCountsOnce() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = await opened(PageModule(WordDecksPresenter(sample.actions)))

    try await presenter.perform("delete", ["n": kept.rawValue])
    XCTAssertEqual(view.last?.question, "Delete the deck “Mine”? What was played with it stays in the history.")
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no"])
    try await presenter.perform("no")
    XCTAssertEqual(view.said, ["Nothing was deleted."])
    XCTAssertNil(view.last?.question)

    await presenter.perform(.delete(kept))
    XCTAssertEqual(view.last?.column("Deck"), ["Mine", "Sample"], "it was not asked about")

    await presenter.perform(.askToDelete(kept))
    await presenter.perform(.delete(SampleWords.id))
    XCTAssertEqual(view.last?.column("Deck"), ["Mine", "Sample"], "another one was asked about")

    await presenter.perform(.askToDelete(kept))
    try await presenter.perform("yes", ["deck": kept.rawValue])
    XCTAssertEqual(view.last?.news, [Notice("Deleted: “Mine”.", .good)])
    XCTAssertEqual(view.last?.column("Deck"), ["Sample"])
    await presenter.perform(.delete(kept))
    XCTAssertEqual(view.last?.news, [])
  }

  func testOnlyImportedDecksAreChanged() async {
    let actions = WordScreens.shipped
    let (presenter, view, _) = await opened(PageModule(WordDecksPresenter(actions)))
    let decks = view.last?.rows

    for intent in [
      DeckIntent.askToDelete(Deck.ID(rawValue: "eng-spa")), .rename(Deck.ID(rawValue: "eng-spa"), to: "x"),
    ] {
      await presenter.perform(intent)
      XCTAssertNil(view.last?.question)
      let sentence = "This deck cannot be changed; only imported ones can. Choose another deck."
      XCTAssertEqual(view.last?.news, [Notice(sentence, .warning)])
    }
    XCTAssertEqual(view.last?.rows, decks)
    XCTAssertEqual(decks?.first, ["English–Spanish", "English to Spanish", "388", "Arcade"])
  }

  func testADeckThatCannotBeDeletedNowIsNoLongerAskedAbout() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = await opened(PageModule(WordDecksPresenter(sample.actions)))
    sample.deckFaults.fail(.delete, with: .storeBusy)
    await presenter.perform(.askToDelete(kept))
    await presenter.perform(.delete(kept))

    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])
    XCTAssertNil(view.last?.question, "an answer to it would do nothing")
    XCTAssertEqual(view.last?.offers.contains { $0.word == "delete" }, true)
  }

  func testDecksThatCannotBeReadOrChangedAreExplained() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = watched(PageModule(WordDecksPresenter(sample.actions)))
    await presenter.show()
    await presenter.perform(.askToDelete(kept))
    for call in [DeckCall.rename, .delete] { sample.deckFaults.fail(call, with: .diskFull) }

    await presenter.perform(.delete(kept))
    await presenter.perform(.rename(kept, to: "Other"))
    XCTAssertEqual(view.screens.suffix(2).flatMap(\.news).map(\.tone), [.bad, .bad])
    XCTAssertEqual(view.last?.column("Deck"), ["Mine", "Sample"])

    sample.deckFaults.fail(.decks, with: .diskFull)
    await presenter.show()
    XCTAssertNotNil(view.last?.failure)
  }

  /// A sample with an imported deck of two pairs.
  private func makeSample() async throws -> (SampleWordQuiz, Deck.ID) {
    let sample = SampleWordQuiz()
    let reading = SampleWords.reading(SampleWords.words(2))
    return (sample, try await sample.decks.keep(reading, as: "Mine", replacing: false).id)
  }
}
