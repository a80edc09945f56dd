import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class FallingPresenterTests: XCTestCase {
  private let gone =
    "The game is no longer in the data, for example because another Arcade restored a backup. "
    + "Its answers are not kept."

  func testTheTranslationFallsEachSecondAndLandsExactlyAtTheLimit() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample)
    let begin = sample.time.elapsed()
    XCTAssertEqual(view.screens.map(\.title), ["Round 1 of 10"])
    XCTAssertEqual(view.round?.fall, FallingContent.Fall(step: 0, steps: 4, timeLeft: "4 seconds left"))

    for second in 1...3 {
      let expected = Countdown(begin: begin, end: begin + .seconds(4), wake: begin + .seconds(second))
      XCTAssertEqual(view.last?.countdown, expected)
      sample.time.advance(by: .seconds(1))
      await presenter.wake()
      XCTAssertEqual(view.round?.fall?.step, second)
      XCTAssertEqual(view.number, 1)
    }
    XCTAssertEqual(view.round?.fall?.timeLeft, "1 second left")
    sample.time.advance(by: .milliseconds(999))
    XCTAssertEqual(view.last?.countdown?.wake, begin + .seconds(4))
    await presenter.wake()
    XCTAssertEqual(view.number, 1, "not a millisecond too early")
    sample.time.advance(by: .milliseconds(1))
    await presenter.wake()

    XCTAssertEqual(view.number, 2)
    XCTAssertEqual(view.last?.news.map(\.tone), [.warning])
    XCTAssertEqual(view.last?.news.first?.text.hasPrefix("No answer. "), true)
  }

  func testARoundSaysItselfAsAPageAndNamesItself() async throws {
    let (_, view, router) = try await begin(SampleWordQuiz())

    let round = try XCTUnwrap(view.round)
    XCTAssertEqual(
      view.last?.content.value?.page,
      Page(.facts([round.word, round.translation]), .text("4 seconds left"))
    )
    XCTAssertEqual([round.word.label, round.translation.label], ["Word", "Translation"])
    XCTAssertEqual(view.last?.roundID, "1-1")
    XCTAssertEqual(router.routes.last, WordRoute(.game(1), DeckSelection(SampleWords.lesson)))
    XCTAssertEqual(view.last?.mainWords, ["r", "w"])
  }

  func testAGameThatIsNoLongerInTheDataIsSaidToBeGoneOnce() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample)
    sample.gameFaults.fail(.note, with: RepositoryError(.notFound, subject: "1"))

    for round in 1...10 {
      try await presenter.answer("r", view)
      let said = view.said.filter { $0.contains("data") || $0.contains("path") }
      XCTAssertEqual(said, round == 1 ? [gone] : [], "round \(round)")
    }
  }

  func testAnswersAreJudgedAtOnceAndAddUpToTheRounds() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample)

    for round in 1...10 {
      let isRight = try XCTUnwrap(view.round).isRight
      if round == 3 {
        sample.time.advance(by: .seconds(4))
        await presenter.wake()
      } else {
        try await presenter.answer((round == 5) == isRight ? "w" : "r", view)
      }
      let tone: Tone = round == 3 ? .warning : round == 5 ? .bad : .good
      XCTAssertEqual(view.last?.news.map(\.tone), [tone], "round \(round)")
    }

    let facts = try XCTUnwrap(view.results)
    XCTAssertEqual(facts.prefix(3), [Fact("Right", "8"), Fact("Wrong", "1"), Fact("No answer", "1")])
    XCTAssertEqual(facts.count, 5)
    XCTAssertTrue(facts.dropFirst(3).allSatisfy { $0.value == $0.label.replacing("word", with: "palabra") })
    XCTAssertNil(view.last?.countdown)
    XCTAssertNil(view.last?.roundID)
    try await expectEqual(sample.games.history().map(\.score.right), [8])
  }

  func testTheVerdictStaysBesideTheScoreUntilTheNextOne() async throws {
    let sample = SampleWordQuiz()
    let actions = sample.actions(rules: try XCTUnwrap(FallingRules(rounds: 2)))
    let (presenter, view, router) = try await begin(sample, actions: actions)
    func score(_ right: String, _ wrong: String) -> [Fact] {
      [Fact("Right", right), Fact("Wrong", wrong), Fact("No answer", "0")]
    }
    XCTAssertEqual(view.last?.scoreboard, Scoreboard(score: score("0", "0")))

    try await presenter.answer(try XCTUnwrap(view.round).isRight ? "w" : "r", view)
    let verdict = try XCTUnwrap(view.last?.news.first)
    XCTAssertEqual(verdict.text.prefix(4), "No. ")
    sample.time.advance(by: .seconds(1))
    await presenter.wake()
    XCTAssertEqual(view.last?.news, [])
    XCTAssertEqual(view.last?.scoreboard, Scoreboard(verdict: verdict, score: score("0", "1")))
    await presenter.perform(.answer(.right, round: RoundID(game: 1, number: 1)))
    XCTAssertEqual(view.last?.scoreboard?.verdict, verdict, "what came too late is no verdict")
    let (_, viewAgain) = try await open(router, actions)
    XCTAssertEqual(viewAgain.last?.scoreboard?.verdict, verdict)

    try await presenter.answer(try XCTUnwrap(view.round).isRight ? "r" : "w", view)
    XCTAssertEqual(view.last?.scoreboard?.verdict?.tone, .good)
    XCTAssertEqual(view.last?.scoreboard?.score, [], "what it came to says the score")
  }

  func testAnAnswerForAnotherRoundOrGameNeverCounts() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample)
    let (first, other): (PastWordGame.ID, PastWordGame.ID) = (1, 2)
    sample.time.advance(by: .seconds(4))
    await presenter.wake()

    for (game, round) in [(first, 1), (first, 3), (other, 2)] {
      await presenter.perform(.answer(.right, round: RoundID(game: game.number, number: round)))
      XCTAssertEqual(view.number, 2)
      XCTAssertEqual(view.said, ["That came too late and does not count."])
    }

    try await expectEqual(sample.games.tallies(of: SampleWords.lesson).reduce(0) { $0 + $1.score.rounds }, 1)
  }

  func testAnAnswerAtTheLimitIsNoneAndComingBackAfterItShowsTheNextRoundWhole() async throws {
    for seconds in [4, 12] {
      let sample = SampleWordQuiz()
      let (presenter, view, _) = try await begin(sample)
      sample.time.advance(by: .seconds(seconds))

      if seconds == 4 { try await presenter.answer("r", view) } else { await presenter.show() }

      XCTAssertEqual(view.number, 2)
      XCTAssertEqual(view.round?.fall, FallingContent.Fall(step: 0, steps: 4, timeLeft: "4 seconds left"))
      XCTAssertEqual(view.last?.news.map(\.tone), [.warning])
    }
  }

  func testWithoutALimitNothingFalls() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample, actions: sample.actions(rules: .usual.withoutLimit))

    sample.time.advance(by: .seconds(600))
    await presenter.wake()

    XCTAssertNil(view.last?.countdown)
    XCTAssertNil(view.round?.fall)
    XCTAssertEqual(view.number, 1)
  }

  func testTheMissedPairsCanBePlayedAtOnce() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(3)))
    let actions = sample.actions
    let (presenter, view, router) = try await begin(sample, actions: actions)
    XCTAssertEqual(view.said, ["There are only 3 words to ask, so the game has as many rounds."])
    for index in 0..<3 {
      let isRight = try XCTUnwrap(view.round).isRight
      try await presenter.answer((index == 0) == isRight ? "w" : "r", view)
    }
    let missed = try XCTUnwrap(view.results?.last)

    try await presenter.perform("missed")

    let (_, nextView) = try await open(router, actions)
    XCTAssertEqual(router.routes.map(\.screen), [1, 2].map { .game(PastWordGame.ID(number: $0)) })
    XCTAssertEqual(nextView.last?.title, "Round 1 of 1")
    XCTAssertEqual(nextView.round?.word.value, missed.label)
    XCTAssertEqual(nextView.last?.news, [])
  }

  func testTheAddressOfAGameOpensItAgainWhereItWasLeft() async throws {
    let sample = SampleWordQuiz()
    let actions = sample.actions(rules: try XCTUnwrap(FallingRules(rounds: 2)))
    let (presenter, view, router) = try await begin(sample, actions: actions)
    try await presenter.answer("r", view)
    sample.time.advance(by: .seconds(2))

    let (other, viewAgain) = try await open(router, actions)

    XCTAssertEqual(viewAgain.last?.title, "Round 2 of 2")
    XCTAssertEqual(viewAgain.last?.countdown?.end, view.last?.countdown?.end)
    XCTAssertEqual(viewAgain.round?.fall?.timeLeft, "2 seconds left")
    try await other.answer("r", viewAgain)
    let (_, end) = try await open(router, actions)
    XCTAssertEqual(end.last?.content, viewAgain.last?.content)
    XCTAssertNotNil(end.results)
  }

  func testInAnotherSessionTheGameIsNotThereAndThatIsSaid() async throws {
    let sample = SampleWordQuiz()
    let (_, _, router) = try await begin(sample)

    let (other, view) = try await open(router, sample.actions)
    try await other.perform("retry")

    XCTAssertEqual(view.screens.map(\.failure), [.noGame, .noGame])
    XCTAssertEqual(view.last?.mainWords, ["play", "history"])
  }

  func testAgainBeginsAnotherGameOfTheSame() async throws {
    let choice = DeckSelection(SampleWords.lesson.swapped, topic: "Even")
    let sample = SampleWordQuiz()
    let actions = sample.actions(rules: try XCTUnwrap(FallingRules(rounds: 1)))
    let (presenter, view, router) = try await begin(sample, choice, actions: actions)
    let isRight = try XCTUnwrap(view.round).isRight
    try await presenter.answer(isRight ? "r" : "w", view)
    await assertRefuses("missed", by: presenter, "Nothing was missed, so there is nothing to repeat.")

    try await presenter.perform("again")
    let (_, nextView) = try await open(router, actions)

    XCTAssertEqual(nextView.screens.map(\.title), ["Round 1 of 1"])
    XCTAssertEqual(nextView.last?.roundID, "2-1")
    XCTAssertEqual(router.routes.last?.choice, choice)
  }

  func testADeckThatCannotBeLoadedCanBeTriedAgain() async throws {
    let sample = SampleWordQuiz()
    var home = WordHomePresenter(sample.actions)
    let error = RepositoryError(.timedOut, subject: "words.example")
    for call in [DeckCall.deck, .refreshed] { sample.deckFaults.fail(call, with: error) }

    await expectEqual(home.failure(of: "play")?.canRetry, true)
    sample.deckFaults.mend()
    try await expectEqual(home.perform("play").route?.screen, .game(1))
  }

  func testAnEmptyDeckIsASentence() async throws {
    var home = WordHomePresenter(SampleWordQuiz(SampleWords.deck([])).actions)
    try await expectEqual(home.perform("play"), .stay("This deck holds no words. Choose another one.", .bad))
  }

  func testWhatCannotBeKeptIsSaidAndTheGameGoesOn() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = try await begin(sample)
    sample.gameFaults.fail(.note, with: .diskFull)

    try await presenter.answer("r", view)

    XCTAssertEqual(view.last?.news.count, 2)
    XCTAssertEqual(view.last?.news.last?.tone, .bad)
    XCTAssertEqual(view.number, 2)
  }

  func testAnswersAreTakenInTheLanguageInUse() async throws {
    for (language, right, wrong) in [
      (Language.english, ["r", "right", "1", "y", "correct"], ["w", "wrong", "2", "n", "false"]),
      (.spanish, ["s", "sí", "bien", "1"], ["n", "mal", "2"]), (.japanese, ["はい", "○", "正"], ["いいえ", "×", "誤"]),
    ] {
      let sample = SampleWordQuiz()
      let (_, view, _) = try await begin(sample, actions: sample.actions(in: language))
      let offers = try XCTUnwrap(view.last?.offers)
      for word in right { XCTAssertEqual(offers.first { $0.names.contains(word) }?.word, "r", word) }
      for word in wrong { XCTAssertEqual(offers.first { $0.names.contains(word) }?.word, "w", word) }
    }
  }

  private func begin(
    _ sample: SampleWordQuiz,
    _ choice: DeckSelection = DeckSelection(SampleWords.lesson),
    actions: WordScreens? = nil
  ) async throws -> (FallingPresenter, RecordingView<FallingContent>, RecordingRouter<WordRoute>) {
    let actions = actions ?? sample.actions
    var home = WordHomePresenter(actions)
    let router = RecordingRouter<WordRoute>()
    let next = try await home.perform(.play(choice, .all))
    await router.follow(try XCTUnwrap(next.route), saying: next.news)
    let (presenter, view) = try await open(router, actions)
    presenter.router = router
    return (presenter, view, router)
  }

  /// Opens the game that was routed to last.
  private func open(
    _ router: RecordingRouter<WordRoute>,
    _ actions: WordScreens
  ) async throws -> (FallingPresenter, RecordingView<FallingContent>) {
    let route = try XCTUnwrap(router.routes.last)
    let (presenter, view, _) = watched(try XCTUnwrap(actions.module(at: route) as? FallingPresenter))
    await presenter.show(router.news.last ?? [])
    return (presenter, view)
  }
}

extension FallingPresenter {
  /// Answers the current round.
  fileprivate func answer(_ word: String, _ view: RecordingView<FallingContent>) async throws {
    try await perform(word, try XCTUnwrap(view.last?.offer(word)).fixedTexts)
  }
}

extension RecordingView<FallingContent> {
  fileprivate var round: FallingContent.Round? {
    if case .round(let round)? = screens.last?.content.value { round } else { nil }
  }

  /// The number of the current round.
  fileprivate var number: Int? { screens.last?.roundID?.split(separator: "-").last.flatMap { Int($0) } }

  /// The result of a finished game.
  fileprivate var results: [Fact]? {
    guard case .over(let page)? = screens.last?.content.value else { return nil }
    return page.blocks.compactMap { if case .facts(let facts) = $0 { facts } else { nil } }.flatMap { $0 }
  }
}

extension FallingContent.Round {
  /// Whether the shown translation is right.
  fileprivate var isRight: Bool {
    word.value.filter(\.isNumber) == translation.value.filter(\.isNumber)
  }
}

extension Block {
  /// Counts a word on the screen.
  fileprivate func count(of word: String) -> Int {
    switch self {
    case .forms(let offers), .buttons(let offers, _), .pages(let offers), .list(let offers):
      offers.count { $0.word == word }
    case .more(_, let blocks): blocks.reduce(0) { $0 + $1.count(of: word) }
    default: 0
    }
  }
}
