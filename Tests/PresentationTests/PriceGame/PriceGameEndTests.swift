import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The end of a game, here or in another process, and its result.
final class PriceGameEndTests: XCTestCase {
  func testItCountsWhatTheGameCameTo() async throws {
    let (presenter, view, router, _) = try await finished("rrwsr")

    try await presenter.perform("answers")

    let screen = try XCTUnwrap(view.last)
    XCTAssertEqual(screen.title, "The game is over: Kitchen > Blenders")
    XCTAssertNil(screen.roundID)
    let facts = [
      Fact("Questions", "5"), Fact("Skipped", "1"), Fact("Right", "3 (75%)"), Fact("Score", "30 points", .good),
      Fact("Level", "connoisseur", .good),
    ]
    XCTAssertEqual(screen.facts, facts)
    XCTAssertEqual(screen.content.value?.page, Page(.facts(screen.facts)))
    XCTAssertEqual(screen.mainWords, ["again", "answers"])
    XCTAssertEqual(screen.offer("answers")?.address, "/prices/games/1")
    XCTAssertEqual(router.routes, [.pastGame(1)])
  }

  func testTheTierIsNamedByTheShareOfRightAnswers() async throws {
    for (answers, level) in [
      ("w", Fact("Level", "beginner", .bad)), ("rw", Fact("Level", "learner", .warning)),
      ("rrrw", Fact("Level", "connoisseur", .good)), ("r", Fact("Level", "expert", .good)),
    ] {
      let (_, view, _, _) = try await finished(answers)

      XCTAssertEqual(view.last?.facts.last, level, answers)
    }
  }

  func testWithoutAnAnswerThereIsNothingToLookBackAt() async throws {
    for answers in ["", "ss"] {
      let (presenter, view, router, _) = try await finished(answers)

      await assertRefuses("answers", by: presenter, "Nothing was answered in this game, so there is nothing to show.")

      XCTAssertNil(view.last?.offer("answers")?.address, answers)
      XCTAssertEqual(view.last?.facts.map(\.label), ["Questions", "Skipped", "Right", "Score"], answers)
      XCTAssertEqual(router.routes, [])
    }
  }

  func testTheSameProductsAreAskedForAgain() async throws {
    let (presenter, _, router, sample) = try await finished("")
    sample.catalogFaults.fail(.content, with: RepositoryError(.unreachable, subject: "prices.example"))

    try await presenter.perform("again")

    XCTAssertEqual(router.routes, [.game(3)])
    try await expectEqual(sample.game.products, SamplePrices.products())
  }

  func testTheEndStandsAlsoWhereAnotherGameBeganSince() async throws {
    let (presenter, view, _, sample) = try await finished("r")

    _ = try await sample.games.begin(SamplePrices.game(seed: 2), at: sample.time.now())
    await presenter.show()

    XCTAssertEqual(view.last?.title, "The game is over: Kitchen > Blenders")
  }

  func testAGameEndsOnce() async throws {
    let (presenter, view, router, sample) = try await finished("s")

    await presenter.perform(.finish(question: RoundID(game: 1, number: 1)))
    await presenter.perform(.answer(place: 1, question: RoundID(game: 1, number: 2)))
    await presenter.perform(.skip(question: RoundID(game: 1, number: 2)))
    await presenter.perform(.cheat(question: RoundID(game: 1, number: 2)))
    await presenter.show()

    XCTAssertEqual(view.last?.title, "The game is over: Kitchen > Blenders")
    XCTAssertEqual(router.routes, [])
    try await expectEqual(sample.games.current(), nil)
    try await expectEqual(sample.games.history().map(\.rounds.count), [1])
  }

  func testWhileAGameBeginsAgainNoOtherDoes() async throws {
    let (presenter, _, _, sample) = try await finished("s")
    let router = AnsweringRouter(presenter)
    presenter.router = router

    await presenter.perform(.again)

    XCTAssertEqual(router.routes, [.game(3)])
    try await expectEqual(sample.games.current()?.rounds, [])
    try await expectEqual(sample.games.history().count, 1)
  }

  func testWhereTheGameWentOnElsewhereThatIsSaidAndShown() async throws {
    let first = RoundID(game: 1, number: 1)
    let steps: [PriceGameIntent] = [
      .answer(place: 1, question: first), .skip(question: first), .cheat(question: first), .finish(question: first),
    ]
    for step in steps {
      let (sample, presenter, view, router) = try await shown()
      var elsewhere = try await sample.game
      try elsewhere.skip()
      _ = elsewhere.cheat()
      _ = try elsewhere.answer(elsewhere.question.options.answer)
      try await sample.games.save(elsewhere)

      await presenter.perform(step)

      try await expectEqual(sample.game, elsewhere)
      let sentence = "The game went on in another running Arcade, so this step did not count. "
      XCTAssertEqual(view.last?.news, [Notice(sentence + "Here is where the game stands now.", .warning)])
      XCTAssertEqual(view.last?.title, "Question 3, 10 points")
      XCTAssertEqual(router.routes, [])
      await presenter.perform(.skip(question: RoundID(game: 1, number: 3)))
      XCTAssertEqual(view.last?.title, "Question 4, 10 points")
    }
  }

  func testAGameThatWasFinishedElsewhereIsOver() async throws {
    let (sample, presenter, view, router) = try await shown()
    var elsewhere = try await sample.game
    try elsewhere.skip()
    _ = try await sample.games.finish(elsewhere, at: sample.time.now())

    await presenter.perform(.answer(place: 1, question: RoundID(game: 1, number: 1)))
    await presenter.perform(.finish(question: RoundID(game: 1, number: 1)))
    await presenter.show()

    let sentence =
      "The game was finished in another running Arcade, so this step did not count. What was answered there is in the "
      + "history."
    XCTAssertEqual(view.screens.suffix(3).compactMap(\.failure?.text), [sentence, sentence, Failure.noGame.text])
    XCTAssertEqual(router.routes, [])
    try await expectEqual(sample.games.current(), nil)
    try await expectEqual(sample.games.history().map(\.rounds.count), [1])
  }

  /// Returns a game that was finished after right (`r`), wrong (`w`) or skipped (`s`) answers.
  private func finished(_ answers: String) async throws -> (
    PriceGamePresenter, RecordingView<PriceGameContent>, RecordingRouter<PriceRoute>, SampleQuiz
  ) {
    let sample = try await SampleQuiz.begun()
    try await sample.games.save(SamplePrices.game(answering: answers))
    let (presenter, view, router) = await opened(PriceGamePresenter(sample.actions, game: 1))
    try await presenter.perform("finish", view.last?.offer("finish")?.fixedTexts ?? [:])
    return (presenter, view, router, sample)
  }
}

extension Screen<PriceGameContent> {
  /// The result of the game.
  fileprivate var facts: [Fact] {
    if case .over(let facts)? = content.value { facts } else { [] }
  }
}

/// A router that answers while it leaves.
private final class AnsweringRouter: Router {
  private(set) var routes: [PriceRoute] = []
  private weak var presenter: PriceGamePresenter?

  init(_ presenter: PriceGamePresenter) { self.presenter = presenter }

  func follow(_ route: PriceRoute, saying news: [Notice]) async {
    routes.append(route)
    await presenter?.perform(.again)
    await presenter?.perform(.finish(question: RoundID(game: 1, number: 1)))
    await presenter?.perform(.answer(place: 1, question: RoundID(game: 1, number: 1)))
  }

  func goBack(orTo fallback: PriceRoute, saying news: [Notice]) async {}
}

/// The address of a game opens it in a new presenter, as when a page is reloaded.
final class PriceGameAddressTests: XCTestCase {
  func testAGameIsOpenedAgainWhereItWasLeftInEverySession() async throws {
    let sample = SampleQuiz()
    let address = try await play(sample.actions)
    let (presenter, view) = try await open(address, sample.actions)
    try await presenter.perform("skip", try XCTUnwrap(view.last?.offer("skip")).fixedTexts)

    let (_, again) = try await open(address, sample.actions)

    XCTAssertEqual(again.last?.title, "Question 2, 0 points")
    XCTAssertEqual(again.last?.content, view.last?.content)
  }

  func testTheEndIsOpenedAgain() async throws {
    let actions = SampleQuiz().actions
    let address = try await play(actions)
    let (presenter, view) = try await open(address, actions)
    try await presenter.perform("finish", try XCTUnwrap(view.last?.offer("finish")).fixedTexts)

    let (_, again) = try await open(address, actions)

    XCTAssertEqual(again.last?.title, "The game is over: Blenders")
    XCTAssertEqual(again.last?.content, view.last?.content)
  }

  func testWhatWasAskedInAnEarlierGameIsNotAnsweredInALaterOne() async throws {
    for word in ["answer", "skip", "cheat", "finish"] {
      let sample = try await SampleQuiz.begun()
      var home = PriceHomePresenter(sample.actions)
      let resumed = try await home.perform(.resume)
      let before = try XCTUnwrap(resumed.route?.address)
      let (_, view) = try await open(before, sample.actions)
      var form = try XCTUnwrap(view.last?.offer(word)).fixedTexts
      form["price"] = "1"
      let after = try await play(sample.actions)
      let game = try await sample.game

      for address in [before, after] {
        let (presenter, _) = try await open(address, sample.actions)
        try? await presenter.perform(word, form)
      }

      try await expectEqual(sample.games.current(), game, word)
    }
  }

  func testAGameThatGaveWayToAnotherIsNotThereAndThatIsSaid() async throws {
    let sample = try await SampleQuiz.begun()
    var home = PriceHomePresenter(sample.actions)
    let resumed = try await home.perform(.resume)
    let address = try XCTUnwrap(resumed.route?.address)
    _ = try await play(sample.actions)

    let (_, view) = try await open(address, sample.actions)

    XCTAssertEqual(view.last?.failure, .noGame)
    XCTAssertEqual(view.last?.mainWords, ["play", "history"])
  }

  /// Starts a game and returns the address of its screen.
  private func play(_ actions: PriceScreens) async throws -> String {
    var home = PriceHomePresenter(actions)
    let next = try await home.perform(.play([CategoryTrail(.blenders)]))
    return try XCTUnwrap(next.route?.address)
  }

  private func open(
    _ address: String,
    _ actions: PriceScreens
  ) async throws -> (PriceGamePresenter, RecordingView<PriceGameContent>) {
    let route = try XCTUnwrap(PriceRoute(address: address))
    let (presenter, view, _) = try await opened(XCTUnwrap(actions.module(at: route) as? PriceGamePresenter))
    return (presenter, view)
  }
}
