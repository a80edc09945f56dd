import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The screens around a game of falling words: home, the decks, and what was played.
final class WordScreensTests: XCTestCase {
  private let phrases = Language.english.sampleWordPhrases

  func testHomeShowsWhatWouldBePlayed() async throws {
    let (presenter, view, router) = makeHome(SampleWordQuiz())

    await presenter.show()
    await presenter.swap()
    await presenter.choose(topic: "even")
    await presenter.play()
    await presenter.play(missed: true)

    XCTAssertEqual(
      view.facts,
      [
        Fact("Deck", "Sample"), Fact("Languages", "Spanish to English"), Fact("Topic", "Even"), Fact("Pairs", "6"),
        Fact("Game", "10 rounds of 4 seconds"),
      ]
    )
    let lesson = WordLesson(SampleWords.id, .backward)
    XCTAssertEqual(
      router.routes,
      [.play(FallingPlan(lesson, topic: "Even")), .play(FallingPlan(lesson, topic: "Even", choice: .missed))]
    )
  }

  func testTopicsAreChosenByNumberOrNameAndGivenUp() async {
    let (presenter, view, _) = makeHome(SampleWordQuiz())

    await presenter.showTopics()
    guard case .topics(let topics)? = view.screens.last?.content else { return XCTFail("no topics") }
    await presenter.choose(topic: "2")
    let odd = view.facts
    await presenter.choose(topic: "Cars")
    let notice = view.screens.last?.notices
    await presenter.choose(topic: nil)

    XCTAssertEqual(topics.columns.map(\.title), ["No.", "Topic", "Pairs"])
    XCTAssertEqual(topics.rows, [["1", "Even", "6"], ["2", "Odd", "6"]])
    XCTAssertEqual(odd?[2], Fact("Topic", "Odd"))
    XCTAssertEqual(notice, [Notice("This deck has nothing about “Cars”.", .warning)])
    XCTAssertEqual(view.facts?[2], Fact("Topic", "all"))
  }

  func testTheDeckPlayedLastIsChosenElseTheFirst() async throws {
    let sample = SampleWordQuiz()
    let kept = try await sample.decks.keep(SampleWords.reading(), as: "Mine", replacing: false)
    let lesson = WordLesson(kept.id, .backward)
    let game = try await sample.games.begin(WordGameStart(lesson, deckName: "Mine"), at: sample.time.now())
    let word = try XCTUnwrap(SampleWords.words(1).first)
    try await sample.games.note(FallingResult(FallingRound(word, .backward), answer: .wrong), round: 1, of: game)
    _ = try await sample.games.finish(game, at: sample.time.now())
    let (presenter, view, _) = makeHome(sample)

    await presenter.show()
    let last = view.facts
    await presenter.choose(number: "2")
    let other = view.facts
    await presenter.choose(number: "9")

    XCTAssertEqual(last?.prefix(2).map(\.value), ["Mine", "Spanish to English"])
    XCTAssertEqual(last?.last, Fact("Missed", "1"))
    XCTAssertEqual(other?.first?.value, "Sample")
    XCTAssertEqual(view.screens.last?.notices, [Notice("There is no deck “9”.", .warning)])
  }

  func testATopicThatIsCalledByANumberWinsOverARow() async {
    let words = SampleWords.words("dog = perro # 2", "school = escuela # 1")
    let (presenter, view, _) = makeHome(SampleWordQuiz(SampleWords.deck(words)))

    await presenter.choose(topic: "2")
    XCTAssertEqual(view.facts?[2], Fact("Topic", "2"))

    await presenter.choose(topic: "1")
    XCTAssertEqual(view.facts?[2], Fact("Topic", "1"))
  }

  func testATopicOfTheCommandLineIsFoundByTheSameRuleOrSaidToBeMissing() async {
    for (topic, shown, notices) in [
      ("EVEN", "Even", []), ("Cars", "all", [Notice("This deck has nothing about “Cars”.", .warning)]),
    ] {
      let view = RecordingView<WordHomeScreen>()
      let presenter = WordHomePresenter(
        quiz: SampleWordQuiz().quiz,
        topic: topic,
        rules: .usual,
        phrases: phrases
      )
      presenter.view = view

      await presenter.show()

      XCTAssertEqual(view.facts?[2], Fact("Topic", shown))
      XCTAssertEqual(view.screens.last?.notices, notices)
    }
  }

  func testWhatCannotBeChosenIsKnownBefore() async {
    let (presenter, _, _) = makeHome(SampleWordQuiz())
    await presenter.show()

    let refusals = [
      await presenter.refusal(ofDeck: "1"), await presenter.refusal(ofDeck: "9"),
      await presenter.refusal(ofTopic: "odd"), await presenter.refusal(ofTopic: "Cars"),
    ]

    XCTAssertEqual(refusals, [nil, "There is no deck “9”.", nil, "This deck has nothing about “Cars”."])
  }

  func testADeckThatCannotBeLoadedIsExplained() async {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.deck, with: RepositoryError(.unreachable, subject: "words.example"))
    let (presenter, view, _) = makeHome(sample)

    await presenter.show()
    guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("no failure") }
    await presenter.retry()

    XCTAssertTrue(failure.canRetry)
    XCTAssertNotNil(view.facts)
  }

  func testDecksAreListedRenamedAndDeletedAfterAYes() async throws {
    let sample = SampleWordQuiz()
    _ = try await sample.decks.keep(SampleWords.reading(SampleWords.words(2)), as: "Mine", replacing: false)
    let view = RecordingView<RecordScreen>()
    let router = RecordingWordRouter()
    let presenter = DeckListPresenter(quiz: sample.quiz, phrases: phrases)
    presenter.view = view
    presenter.router = router

    await presenter.show()
    let number = try XCTUnwrap(view.rows.first { $0[1] == "Mine" }?.first)
    await presenter.choose(number)
    await presenter.rename(number, to: "  Yours  now ")
    XCTAssertEqual(view.rows.map { $0[1] }, ["Sample", "Yours now"])
    let renamed = try XCTUnwrap(view.rows.first { $0[1] == "Yours now" }?.first)
    await presenter.delete(renamed)
    XCTAssertEqual(
      view.screens.last?.question,
      "Delete the deck “Yours now”? What was played with it stays in the history."
    )
    await presenter.answerToDelete(false)
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["Nothing was deleted."])
    await presenter.delete(renamed)
    await presenter.answerToDelete(true)
    XCTAssertEqual(view.rows.map { $0[1] }, ["Sample"])
    await presenter.answerToDelete(true)
    XCTAssertEqual(view.rows.map { $0[1] }, ["Sample"], "a yes counts once")
    await presenter.rename("7", to: "x")
    XCTAssertEqual(view.screens.last?.notices, [Notice("There is no deck “7”.", .warning)])
    XCTAssertEqual(router.routes.count, 1)
  }

  func testWhatWasPlayedIsListedByLesson() async throws {
    let sample = SampleWordQuiz()
    let game = try await sample.games.begin(
      WordGameStart(SampleWords.lesson, deckName: "Sample"),
      at: sample.time.now()
    )
    let words = SampleWords.words(3)
    for (index, answer) in [FallingAnswer.right, .wrong, nil].enumerated() {
      let result = FallingResult(FallingRound(words[index], .forward), answer: answer)
      try await sample.games.note(result, round: index + 1, of: game)
    }
    _ = try await sample.games.finish(game, at: sample.time.now())
    let played = "Nov 20, 2026 at 9:00 AM"

    let history = await rows(.history, sample)
    let best = await rows(.best, sample)
    let tallies = await rows(.words(SampleWords.lesson), sample)
    let stats = await rows(.stats(SampleWords.lesson), sample)
    let none = await rows(.words(SampleWords.lesson.swapped), sample)

    XCTAssertEqual(history, [[played, "Sample", "1", "1", "1"]])
    XCTAssertEqual(best, [["Sample", "1/3", played, "1", "1/3"]])
    XCTAssertEqual(
      tallies,
      [
        ["word0", "palabra0", "1", "1", "0", "0"], ["word1", "palabra1", "1", "0", "1", "0"],
        ["word2", "palabra2", "1", "0", "0", "1"],
      ]
    )
    XCTAssertEqual(stats.count, 3)
    XCTAssertEqual(none, [])
  }

  func testTheRecordsSayWhichGamesWereOfMissedPairsOrATopic() async throws {
    let sample = SampleWordQuiz()
    for (topic, isOfMissed) in [(nil, true), ("Even", false), ("Even", true)] {
      let start = WordGameStart(SampleWords.lesson, deckName: "Sample", topic: topic, isOfMissed: isOfMissed)
      try await SampleWords.play("r", of: start, in: sample.games)
    }

    let names = ["Sample: Even, missed pairs", "Sample: Even", "Sample, missed pairs"]
    let (best, history) = (await rows(.best, sample), await rows(.history, sample))
    XCTAssertEqual(best.map { $0[0] }, names)
    XCTAssertEqual(history.map { $0[1] }, names)
  }

  func testWhatCannotBeReadIsNotSaidToBeEmpty() async {
    let sample = SampleWordQuiz()
    let busy = RepositoryError(.busy, subject: "/data/arcade.sqlite")
    for call in [WordGameCall.history, .tallies] { sample.gameFaults.fail(call, with: busy) }
    for subject in [WordRecordPresenter.Subject.history, .best, .words(SampleWords.lesson)] {
      let view = RecordingView<RecordScreen>()
      let presenter = WordRecordPresenter(quiz: sample.quiz, subject: subject, phrases: phrases)
      presenter.view = view
      await presenter.show()
      guard case .failed(let failure)? = view.screens.last?.content else { return XCTFail("\(subject)") }
      XCTAssertTrue(failure.canRetry)
    }
  }

  private func rows(_ subject: WordRecordPresenter.Subject, _ sample: SampleWordQuiz) async -> [[String]] {
    let view = RecordingView<RecordScreen>()
    let presenter = WordRecordPresenter(quiz: sample.quiz, subject: subject, phrases: phrases)
    presenter.view = view
    await presenter.show()
    return view.rows
  }

  private func makeHome(
    _ sample: SampleWordQuiz
  ) -> (WordHomePresenter, RecordingView<WordHomeScreen>, RecordingWordRouter) {
    let presenter = WordHomePresenter(quiz: sample.quiz, rules: .usual, phrases: phrases)
    let (view, router) = (RecordingView<WordHomeScreen>(), RecordingWordRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<WordHomeScreen> {
  /// What would be played, as the last screen that says so has it.
  fileprivate var facts: [Fact]? {
    screens.reversed().lazy.compactMap { screen -> [Fact]? in
      if case .choice(let facts) = screen.content { facts } else { nil }
    }.first
  }
}

extension RecordingView<RecordScreen> {
  fileprivate var rows: [[String]] { screens.last?.rows ?? [] }
}
