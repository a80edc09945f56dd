import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The first screen of falling words, and what is chosen there.
final class WordHomeTests: XCTestCase {
  func testHomeShowsWhatWouldBePlayed() async throws {
    let choice = DeckSelection(SampleWords.lesson.swapped, topic: "even")
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(SampleWordQuiz().actions, choice)))
    try await presenter.perform("play")

    XCTAssertEqual(view.screens.map(\.title), ["Falling words", "Falling words", "Falling words"])
    XCTAssertEqual(view.screens.map(\.content.isLoading), [true, false, true])
    let facts = [
      Fact("Deck", "Sample"), Fact("Languages", "Spanish to English"), Fact("Topic", "Even"), Fact("Pairs", "6"),
      Fact("Game", "10 rounds of 4 seconds"),
    ]
    XCTAssertEqual(view.facts, facts)
    let played = DeckSelection(SampleWords.lesson.swapped, topic: "Even")
    XCTAssertEqual(router.routes, [WordRoute(.game(PastWordGame.ID(number: 1)), played)])
    XCTAssertEqual(view.screens[1].mainWords, ["play", "learn", "decks"])
  }

  func testWhatIsChosenIsTakenAlongToEveryScreen() async throws {
    let choice = DeckSelection(SampleWords.lesson, topic: "Even")
    let (presenter, _, router) = await opened(PageModule(WordHomePresenter(SampleWordQuiz().actions, choice)))

    for word in ["swap", "decks", "stats", "history", "best", "words", "topic"] { try await presenter.perform(word) }

    XCTAssertEqual(
      router.routes,
      [WordRoute(.home, DeckSelection(SampleWords.lesson.swapped, topic: "Even"))]
        + [WordRoute.Screen.decks, .stats, .history(), .best, .words(), .topics].map { WordRoute($0, choice) }
    )
  }

  func testOnlyMissedPairsArePlayedOnceThereAreSome() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(sample.actions)))

    try await presenter.perform("missed")
    XCTAssertEqual(view.last?.news, [Notice("Nothing was missed, so there is nothing to repeat.", .bad)])
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(view.last?.wordsInSight, ["play", "learn", "decks"])

    try await SampleWords.play("rwn", in: sample.games)
    try await presenter.perform("missed")
    XCTAssertEqual(router.routes.map(\.screen), [.game(PastWordGame.ID(number: 2))])
    XCTAssertEqual(router.news, [[]])
    let again = try await shown(PageModule(WordHomePresenter(sample.actions)))
    XCTAssertEqual(again.mainWords, ["play", "learn", "decks"])
    XCTAssertEqual(again.wordsInSight, ["play", "missed", "learn", "decks"])
  }

  func testHowTheGameGoesIsSaidBeforeTheFirstOne() async throws {
    let sample = SampleWordQuiz()
    for (language, text) in [
      (
        Language.english, "You see a word, and a translation falls beneath it. Say whether it is right before it lands."
      ),
      (.spanish, "Ves una palabra y, debajo, cae una traducción. Di si es correcta antes de que toque el suelo."),
      (.japanese, "単語の下に訳が落ちてきます。下に着く前に、その訳が正しいかどうか答えてください。"),
    ] {
      try await expectEqual(shown(PageModule(WordHomePresenter(sample.actions(in: language)))).texts.first, text)
    }
    try await SampleWords.play("rwn", in: sample.games)
    let (_, view, _) = await opened(PageModule(WordHomePresenter(sample.actions)))
    XCTAssertFalse(view.last?.texts.contains { $0.contains("falls beneath") } ?? true)
  }

  func testTopicsAreChosenByNumberOrNameAndGivenUp() async throws {
    let actions = SampleWordQuiz().actions
    let (presenter, _, router) = await opened(PageModule(WordHomePresenter(actions)))
    let (topics, topicsView, topicsRouter) = await opened(PageModule(WordTopicsPresenter(actions)))

    for text in ["2", "odd", "ÓDD", "ALL"] { try await presenter.perform("topic", ["topic": text]) }
    await assertRefuses("topic", ["topic": "Cars"], by: presenter, "This deck has nothing about “Cars”.")
    try await topics.perform("open", ["n": "Odd"])
    try await topics.perform("topic all")

    XCTAssertEqual(topicsView.last?.title, "Topics of Sample")
    XCTAssertEqual(topicsView.last?.tables.first?.firstNumber, 1)
    XCTAssertEqual(topicsView.last?.rows, [["Even", "6"], ["Odd", "6"]])
    let (odd, all) = (DeckSelection(SampleWords.lesson, topic: "Odd"), DeckSelection(SampleWords.lesson))
    XCTAssertEqual(router.routes, [odd, odd, odd, all].map { WordRoute(.home, $0) })
    XCTAssertEqual(topicsRouter.routes, [odd, all].map { WordRoute(.home, $0) })
    XCTAssertEqual(topicsView.last?.row("Odd")?.address, "/words?deck=sample&topic=Odd")
  }

  func testATopicThatIsCalledByANumberWinsOverARow() async throws {
    let words = SampleWords.words("dog = perro # 2", "school = escuela # 1")
    let (presenter, _, router) = await opened(
      PageModule(WordHomePresenter(SampleWordQuiz(SampleWords.deck(words)).actions))
    )

    for text in ["2", "1"] { try await presenter.perform("topic", ["topic": text]) }

    XCTAssertEqual(router.routes.map { $0.choice?.topic }, ["2", "1"])
  }

  func testADeckWithoutTopicsSaysSo() async {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words("dog = perro", "school = escuela")))
    let (presenter, view, _) = await opened(PageModule(WordTopicsPresenter(sample.actions)))

    XCTAssertEqual(view.last?.content, .empty("This deck has no topics."))
    XCTAssertEqual(view.last?.wordsInSight, ["decks"])
    await assertRefuses("topic", by: presenter, "This deck has no topics.")
    await assertRefuses("topic", ["topic": "Even"], by: presenter, "This deck has no topics.")
  }

  func testTheDeckPlayedLastIsChosenElseTheFirst() async throws {
    let sample = SampleWordQuiz()
    let kept = try await sample.decks.keep(SampleWords.reading(), as: "Yours", replacing: false)
    let start = WordGameStart(WordLesson(kept.id, .backward), deckName: "Yours")
    let actions = sample.actions
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(actions)))
    let first = view.facts?.first

    try await SampleWords.play("w", of: start, in: sample.games)
    await presenter.show()
    try await presenter.perform("deck", ["n": "sample"])
    await assertRefuses("deck", ["n": "9"], by: presenter, "There is no deck “9”.")

    XCTAssertEqual(first, Fact("Deck", "Sample"))
    XCTAssertEqual(view.facts?.prefix(2).map(\.value), ["Yours", "Spanish to English"])
    XCTAssertEqual(view.facts?.last, Fact("Missed", "1"))
    XCTAssertEqual(router.routes, [WordRoute(.home, DeckSelection(SampleWords.lesson))])
    let (_, otherView, _) = await opened(PageModule(WordHomePresenter(actions, router.routes.last?.choice)))
    XCTAssertEqual(otherView.facts?.first?.value, "Sample")
  }

  func testATopicThatWasAskedForIsFoundByTheSameRuleOrSaidToBeMissing() async {
    for (topic, shown, banners) in [
      ("EVEN", "Even", []), ("Cars", "all", [Notice("This deck has nothing about “Cars”.", .warning)]),
    ] {
      let choice = DeckSelection(SampleWords.lesson, topic: topic)
      let (usual, sample) = (SampleWordQuiz().actions(topic: topic), SampleWordQuiz().actions)
      for home in [PageModule(WordHomePresenter(usual)), PageModule(WordHomePresenter(sample, choice))] {
        let (_, view, _) = await opened(home)

        XCTAssertEqual(view.facts?[2], Fact("Topic", shown))
        XCTAssertEqual(view.last?.banners, banners)
      }
    }
  }

  func testADeckThatCannotBeLoadedIsExplained() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.deck, with: RepositoryError(.unreachable, subject: "words.example"))
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(sample.actions)))
    let failure = view.last?.failure
    try await presenter.perform("deck", ["n": "sample"])
    try await presenter.perform("retry")

    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertEqual(router.routes, [WordRoute(.home, DeckSelection(SampleWords.lesson))], "others can be chosen")
    XCTAssertNotNil(view.facts)
  }

  func testWithoutDecksWhatNeedsOneSaysWhy() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.decks, with: .storeBusy)
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(sample.actions)))
    let failure = try XCTUnwrap(view.last?.failure)
    XCTAssertTrue(failure.canRetry)
    for word in ["play", "missed"] {
      try await presenter.perform(word)
      XCTAssertEqual(view.last?.failure, failure)
      XCTAssertEqual(view.last?.offer("retry")?.weight, .main)
    }
    await assertRefuses("topic", by: presenter, failure.text)
    XCTAssertNil(view.last?.offer("deck"))
    try await expectEqual(shown(PageModule(WordListPresenter(sample.actions))).failure, failure)
    XCTAssertEqual(router.routes, [])
  }

  func testADeckThatShipsWithTheAppIsAtHand() async throws {
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(WordScreens.shipped)))
    try await presenter.perform("play")

    XCTAssertEqual(view.screens.map(\.content.isLoading), [false])
    XCTAssertEqual(router.routes.count, 1)
  }
}

extension RecordingView<Page> {
  /// What would be played, as the last screen has it.
  fileprivate var facts: [Fact]? {
    screens.last { !$0.content.isLoading }.flatMap { $0.facts.isEmpty ? nil : $0.facts }
  }
}

extension WordScreens {
  /// What can be done with the decks that ship with the app.
  static var shipped: WordScreens {
    let decks = CombinedDecks(kept: InMemoryDeckRepository())
    let quiz = WordQuiz(decks: decks, games: InMemoryWordGameRepository(), time: HandDrivenTime())
    return WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases)
  }
}

final class WordRouteTests: XCTestCase {
  private let game = PastWordGame.ID(number: 4)

  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let lesson = WordLesson(Deck.ID(rawValue: "https://a.example/a d?&"), .backward)
    let addresses: [(WordRoute, String)] = [
      (WordRoute(.home), "/words"), (WordRoute(.topics), "/words/topics"), (WordRoute(.decks), "/words/decks"),
      (WordRoute(.game(game)), "/words/game/4"), (WordRoute(.history()), "/words/games"),
      (WordRoute(.history(.after(7))), "/words/games?after=7"),
      (WordRoute(.pastGame(game)), "/words/games/4"), (WordRoute(.best), "/words/best"),
      (WordRoute(.words()), "/words/words"), (WordRoute(.words(matching: "a", page: 2)), "/words/words?find=a&page=2"),
      (WordRoute(.stats), "/words/stats"),
      (WordRoute(.game(PastWordGame.ID(number: -2))), "/words/game/-2"),
      (WordRoute(.home, DeckSelection(SampleWords.lesson)), "/words?deck=sample"),
      (WordRoute(.stats, DeckSelection(SampleWords.lesson, topic: "Even")), "/words/stats?deck=sample&topic=Even"),
      (
        WordRoute(.decks, DeckSelection(lesson)),
        "/words/decks?deck=https%3A%2F%2Fa.example%2Fa%20d%3F%26&direction=backward"
      ),
    ]
    let nowhere = [
      "", "/", "/shop", "words", "/words/nothing", "/words/game", "/words/game/0", "/words/game/x", "/words/games/+4",
      "/words/games/4/5", "/words/decks/4", "/words?deck=sample&direction=sideways",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }

  func testOtherWordsAndANewGameTakeTheirPlace() {
    let other = DeckSelection(SampleWords.lesson)
    XCTAssertEqual(WordRoute(.home, other).place, WordRoute(.home).place)
    XCTAssertEqual(WordRoute(.game(game)).place, WordRoute(.game(PastWordGame.ID(number: 5)), other).place)
    XCTAssertNotEqual(WordRoute(.pastGame(game)).place, WordRoute(.pastGame(PastWordGame.ID(number: 5))).place)
    XCTAssertNotEqual(WordRoute(.game(game)).place, WordRoute(.pastGame(game)).place)
  }
}
