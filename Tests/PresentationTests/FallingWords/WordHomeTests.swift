import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The home screen of falling words, and the selection there.
final class WordHomeTests: XCTestCase {
  func testHomeShowsWhatWouldBePlayed() async throws {
    let choice = DeckSelection(SampleWords.lesson.swapped, topic: "even")
    var home = WordHomePresenter(SampleWordQuiz().actions, choice)
    let played = DeckSelection(SampleWords.lesson.swapped, topic: "Even")
    await expectEqual(home.waits().count, 1)
    let page = await home.load()
    XCTAssertEqual(page.title, "Falling words")
    var waits = 0
    try await expectEqual(home.perform("play") { _ in waits += 1 }.route, WordRoute(.game(1), played))
    XCTAssertEqual(waits, 1)
    let facts = [
      Fact("Deck", "Sample"), Fact("Languages", "Spanish to English"), Fact("Topic", "Even"), Fact("Pairs", "6"),
      Fact("Game", "10 rounds of 4 seconds"),
    ]
    XCTAssertEqual(page.facts, facts)
    XCTAssertEqual(page.mainWords, ["play", "learn", "decks"])
  }

  func testWhatIsChosenIsTakenAlongToEveryScreen() async throws {
    let choice = DeckSelection(SampleWords.lesson, topic: "Even")
    var home = WordHomePresenter(SampleWordQuiz().actions, choice)
    let swapped = WordRoute(.home, DeckSelection(SampleWords.lesson.swapped, topic: "Even"))
    try await expectEqual(home.perform("swap"), .go(swapped))
    for (word, screen) in [
      ("decks", WordRoute.Screen.decks), ("stats", .stats), ("history", .history()), ("best", .best),
      ("words", .words()), ("topic", .topics),
    ] {
      try await expectEqual(home.perform(word), .go(WordRoute(screen, choice)))
    }
  }

  func testOnlyMissedPairsArePlayedOnceThereAreSome() async throws {
    let sample = SampleWordQuiz()
    var home = WordHomePresenter(sample.actions)
    try await expectEqual(home.perform("missed"), .stay("Nothing was missed, so there is nothing to repeat.", .bad))
    await expectEqual(home.load().wordsInSight, ["play", "learn", "decks"])

    try await SampleWords.play("rwn", in: sample.games)
    let next = try await home.perform("missed")
    XCTAssertEqual(next.route?.screen, .game(2))
    XCTAssertEqual(next.news, [])
    let again = await shown(WordHomePresenter(sample.actions))
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
      await expectEqual(shown(WordHomePresenter(sample.actions(in: language))).texts.first, text)
    }
    try await SampleWords.play("rwn", in: sample.games)
    let page = await shown(WordHomePresenter(sample.actions))
    XCTAssertFalse(page.texts.contains { $0.contains("falls beneath") })
  }

  func testTopicsAreChosenByNumberOrNameAndGivenUp() async throws {
    let actions = SampleWordQuiz().actions
    var home = WordHomePresenter(actions)
    var topics = WordTopicsPresenter(actions)
    let (odd, all) = (DeckSelection(SampleWords.lesson, topic: "Odd"), DeckSelection(SampleWords.lesson))
    for (text, choice) in [("2", odd), ("odd", odd), ("ÓDD", odd), ("ALL", all)] {
      try await expectEqual(home.perform("topic", ["topic": text]), .go(WordRoute(.home, choice)))
    }
    await assertRefuses("topic", ["topic": "Cars"], by: home, "This deck has nothing about “Cars”.")
    try await expectEqual(topics.perform("open", ["n": "Odd"]), .go(WordRoute(.home, odd)))
    try await expectEqual(topics.perform("topic all"), .go(WordRoute(.home, all)))
    let topicsView = await topics.load()
    XCTAssertEqual(topicsView.title, "Topics of Sample")
    XCTAssertEqual(topicsView.tables.first?.firstNumber, 1)
    XCTAssertEqual(topicsView.rows, [["Even", "6"], ["Odd", "6"]])
    XCTAssertEqual(topicsView.row("Odd")?.address, "/words?deck=sample&topic=Odd")
  }

  func testATopicThatIsCalledByANumberWinsOverARow() async throws {
    let words = SampleWords.words("dog = perro # 2", "school = escuela # 1")
    var home = WordHomePresenter(SampleWordQuiz(SampleWords.deck(words)).actions)
    for text in ["2", "1"] {
      try await expectEqual(home.perform("topic", ["topic": text]).route?.choice?.topic, text)
    }
  }

  func testADeckWithoutTopicsSaysSo() async {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words("dog = perro", "school = escuela")))
    var presenter = WordTopicsPresenter(sample.actions)
    let page = await presenter.load()
    XCTAssertEqual(page.content, .empty("This deck has no topics."))
    XCTAssertEqual(page.wordsInSight, ["decks"])
    await assertRefuses("topic", by: presenter, "This deck has no topics.")
    await assertRefuses("topic", ["topic": "Even"], by: presenter, "This deck has no topics.")
  }

  func testTheDeckPlayedLastIsChosenElseTheFirst() async throws {
    let sample = SampleWordQuiz()
    let kept = try await sample.decks.keep(SampleWords.reading(), as: "Yours", replacing: false)
    let start = WordGameStart(WordLesson(kept.id, .backward), deckName: "Yours")
    let actions = sample.actions
    var home = WordHomePresenter(actions)
    await expectEqual(home.load().facts.first, Fact("Deck", "Sample"))

    try await SampleWords.play("w", of: start, in: sample.games)
    let facts = await home.load().facts
    XCTAssertEqual(facts.prefix(2).map(\.value), ["Yours", "Spanish to English"])
    XCTAssertEqual(facts.last, Fact("Missed", "1"))
    let next = try await home.perform("deck", ["n": "sample"])
    XCTAssertEqual(next.route, WordRoute(.home, DeckSelection(SampleWords.lesson)))
    await assertRefuses("deck", ["n": "9"], by: home, "There is no deck “9”.")
    let other = await shown(WordHomePresenter(actions, DeckSelection(SampleWords.lesson)))
    XCTAssertEqual(other.facts.first?.value, "Sample")
  }

  func testATopicThatWasAskedForIsFoundByTheSameRuleOrSaidToBeMissing() async {
    for (topic, shown, banners) in [
      ("EVEN", "Even", []), ("Cars", "all", [Notice("This deck has nothing about “Cars”.", .warning)]),
    ] {
      let choice = DeckSelection(SampleWords.lesson, topic: topic)
      let (usual, sample) = (SampleWordQuiz().actions(topic: topic), SampleWordQuiz().actions)
      for home in [WordHomePresenter(usual), WordHomePresenter(sample, choice)] {
        let page = await self.shown(home)
        XCTAssertEqual(page.facts[2], Fact("Topic", shown))
        XCTAssertEqual(page.banners, banners)
      }
    }
  }

  func testADeckThatCannotBeLoadedIsExplained() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.deck, with: RepositoryError(.unreachable, subject: "words.example"))
    var home = WordHomePresenter(sample.actions)
    await expectEqual(home.load().failure?.canRetry, true)
    let next = try await home.perform("deck", ["n": "sample"])
    XCTAssertEqual(next.route, WordRoute(.home, DeckSelection(SampleWords.lesson)), "others can be chosen")
    try await home.perform("retry")
    await expectEqual(home.load().failure, nil)
  }

  func testWithoutDecksWhatNeedsOneSaysWhy() async throws {
    let sample = SampleWordQuiz()
    sample.deckFaults.fail(.decks, with: .storeBusy)
    var home = WordHomePresenter(sample.actions)
    let page = await home.load()
    let failure = try XCTUnwrap(page.failure)
    XCTAssertTrue(failure.canRetry)
    XCTAssertNotNil(page.offer("retry"))
    XCTAssertNil(page.offer("deck"))
    for word in ["play", "missed"] { await expectEqual(home.failure(of: word), failure) }
    await assertRefuses("topic", by: home, failure.text)
    await expectEqual(shown(WordListPresenter(sample.actions)).failure, failure)
  }

  func testADeckThatShipsWithTheAppIsAtHand() async throws {
    var home = WordHomePresenter(WordScreens.shipped)
    await expectEqual(home.waits(), [])
    let next = try await home.perform("play") { XCTFail($0) }
    XCTAssertNotNil(next.route)
  }
}

extension WordScreens {
  /// The screens with the bundled decks.
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
      (WordRoute(.game(-2)), "/words/game/-2"),
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
    XCTAssertEqual(WordRoute(.game(game)).place, WordRoute(.game(5), other).place)
    XCTAssertNotEqual(WordRoute(.pastGame(game)).place, WordRoute(.pastGame(5)).place)
    XCTAssertNotEqual(WordRoute(.game(game)).place, WordRoute(.pastGame(game)).place)
  }
}
