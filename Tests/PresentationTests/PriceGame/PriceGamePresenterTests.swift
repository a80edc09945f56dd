import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceGamePresenterTests: XCTestCase {
  func testAQuestionShowsWhatThePlayerNeeds() async throws {
    let sample = SampleQuiz()
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()

    let kept = try await sample.games.current()
    let game = try XCTUnwrap(kept)
    let product = game.question.product
    XCTAssertEqual(view.screens.map(\.content).first, .loading("Loading products…"))
    let question = try XCTUnwrap(view.question)
    XCTAssertEqual(view.screens.last?.title, "Question 1, 0 points")
    XCTAssertEqual(question.category, "Kitchen > Blenders")
    XCTAssertEqual([question.product, question.maker], [product.name, "Fennick"])
    XCTAssertEqual(question.stock, product.isInStock ? "in stock" : "sold out")
    XCTAssertEqual(question.options.map(\.number), ["1", "2", "3", "4"])
    XCTAssertEqual(question.options.filter { $0.price == "$\(product.price.decimalText)" }.count, 1)
  }

  func testAnAnswerSaysAtOnceWhatTheProductCosts() async throws {
    let sample = SampleQuiz()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.begin()

    for isRight in [true, false] {
      let kept = try await sample.games.current()
      let before = try XCTUnwrap(kept)
      let options = before.question.options
      let option = isRight ? options.answer : (options.answer + 1) % 4
      await presenter.answer("\(option + 1)")

      let price = "$\(before.question.product.price.decimalText)"
      let name = before.question.product.name
      let expected =
        isRight
        ? Notice("Right! \(name) costs \(price).", .good)
        : Notice("Wrong. \(name) costs \(price), not $\(options.prices[option].decimalText).", .bad)
      XCTAssertEqual(view.screens.last?.notices, [expected])
    }
    XCTAssertEqual(view.screens.last?.title, "Question 3, 10 points")
    await presenter.skip()
    XCTAssertEqual(view.screens.last?.notices.first?.text.hasPrefix("Skipped. "), true)
    XCTAssertEqual(view.screens.last?.title, "Question 4, 10 points")
  }

  func testWhatIsNoOptionCountsAsNoAnswer() async throws {
    let sample = SampleQuiz()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.begin()

    for text in ["0", "5", "-1", "1000000000000000000000", "x"] { await presenter.answer(text) }

    XCTAssertEqual(view.screens.suffix(5).map(\.isUpdate), [true, true, true, true, true])
    let game = try await sample.games.current()
    XCTAssertEqual(game?.rounds, [])
  }

  func testTwoWrongPricesAreHiddenOnceAndCannotBeChosen() async throws {
    let sample = SampleQuiz()
    let (presenter, view, _) = makePresenter(sample)
    await presenter.begin()

    await presenter.cheat()
    let options = try XCTUnwrap(view.question).options
    await presenter.cheat()
    await presenter.answer(try XCTUnwrap(options.first(where: \.isHidden)).number)

    XCTAssertEqual(options.filter(\.isHidden).map(\.price), ["hidden", "hidden"])
    XCTAssertEqual(
      view.screens.suffix(3).flatMap(\.notices).map(\.text),
      [
        "Two wrong prices are hidden. The answer will be marked.",
        "Two wrong prices are hidden already; the other two stay.",
        "That price is hidden because it is wrong. Choose one that is left.",
      ]
    )
    let game = try await sample.games.current()
    XCTAssertEqual(game?.rounds, [])
    XCTAssertEqual(game?.question.isCheated, true)
  }

  func testAStepThatCannotBeKeptLeavesTheQuestionAsItWas() async throws {
    let sample = SampleQuiz()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()
    let question = view.question
    sample.gameFaults.fail(.save, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    sample.gameFaults.fail(.finish, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))

    await presenter.answer("1")
    await presenter.skip()
    await presenter.cheat()
    await presenter.finish()

    XCTAssertEqual(view.screens.suffix(4).map(\.isUpdate), [true, true, true, true])
    XCTAssertEqual(view.screens.suffix(4).flatMap(\.notices).map(\.tone), [.bad, .bad, .bad, .bad])
    XCTAssertEqual(view.question, question)
    XCTAssertEqual(router.routes, [])
  }

  func testAGameGoesOnWhereItWasLeft() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    try game.skip()
    _ = game.cheat()
    try await sample.games.save(game)
    let (presenter, view, _) = makePresenter(sample, .resume)

    await presenter.begin()

    XCTAssertEqual(view.screens.map(\.title), ["Question 2, 0 points"])
    XCTAssertEqual(view.question?.options.filter(\.isHidden).count, 2)
  }

  func testWithoutAGameThereIsNothingToGoOnWith() async {
    let (presenter, view, router) = makePresenter(SampleQuiz(), .resume)

    await presenter.begin()
    await presenter.answer("1")
    await presenter.skip()
    await presenter.finish()

    let failed = PriceGameScreen.Content.failed(Failure("There is no game in progress.", canRetry: false))
    XCTAssertEqual(view.screens.map(\.content), [failed, failed, failed])
    XCTAssertEqual(router.routes, [.home])
  }

  func testProductsThatCannotBeLoadedCanBeTriedAgain() async {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()
    guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("no failure") }
    sample.catalogFaults.mend()
    await presenter.begin()

    XCTAssertTrue(failure.canRetry)
    XCTAssertNotNil(view.question)
  }

  func testFinishingLeadsToWhatItCameTo() async throws {
    let sample = SampleQuiz()
    let (presenter, _, router) = makePresenter(sample)
    await presenter.begin()
    await presenter.skip()
    let kept = try await sample.games.current()
    let game = try XCTUnwrap(kept)

    await presenter.finish()

    XCTAssertEqual(router.routes, [.finished(game, PastPriceGame.ID(number: 1))])
  }

  func testWhereTheGameWentOnElsewhereThatIsSaidAndShown() async throws {
    let steps: [(PriceGamePresenter) async -> Void] = [
      { await $0.answer("1") }, { await $0.skip() }, { await $0.cheat() }, { await $0.finish() },
    ]
    for step in steps {
      let sample = SampleQuiz()
      let (presenter, view, router) = makePresenter(sample)
      await presenter.begin()
      var elsewhere = try await stored(in: sample)
      try elsewhere.skip()
      _ = elsewhere.cheat()
      _ = try elsewhere.answer(elsewhere.question.options.answer)
      try await sample.games.save(elsewhere)

      await step(presenter)

      let kept = try await stored(in: sample)
      XCTAssertEqual(kept, elsewhere)
      XCTAssertEqual(
        view.screens.last?.notices,
        [
          Notice(
            "The game went on in another running Arcade, so this step did not count. Here is where the game stands now.",
            .warning
          )
        ]
      )
      XCTAssertEqual(view.screens.last?.title, "Question 3, 10 points")
      XCTAssertEqual(router.routes, [])
      await presenter.skip()
      XCTAssertEqual(view.screens.last?.title, "Question 4, 10 points")
    }
  }

  func testAGameThatWasFinishedElsewhereIsOver() async throws {
    let sample = SampleQuiz()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()
    var elsewhere = try await stored(in: sample)
    try elsewhere.skip()
    _ = try await sample.games.finish(elsewhere, at: sample.time.now())

    await presenter.answer("1")
    await presenter.finish()
    await presenter.begin()

    let sentence =
      "The game was finished in another running Arcade, so this step did not count. What was answered there is in the "
      + "history."
    let over = PriceGameScreen.Content.failed(Failure(sentence, canRetry: false))
    XCTAssertEqual(view.screens.suffix(3).map(\.content), [over, over, over])
    XCTAssertEqual(router.routes, [])
    let (current, history) = (try await sample.games.current(), try await sample.games.history())
    XCTAssertNil(current)
    XCTAssertEqual(history.map(\.rounds.count), [1])
  }

  func testAGameEndsOnce() async throws {
    let sample = SampleQuiz()
    let (presenter, _, router) = makePresenter(sample)
    await presenter.begin()
    await presenter.skip()

    await presenter.finish()
    await presenter.finish()
    await presenter.answer("1")
    await presenter.skip()
    await presenter.cheat()
    await presenter.begin()

    XCTAssertEqual(router.routes.count, 1)
    let (current, history) = (try await sample.games.current(), try await sample.games.history())
    XCTAssertNil(current)
    XCTAssertEqual(history.map(\.rounds.count), [1])
  }

  func testWhileAGameEndsNoStepIsTaken() async throws {
    let sample = SampleQuiz()
    let (presenter, _, _) = makePresenter(sample)
    await presenter.begin()
    await presenter.skip()
    let router = AnsweringRouter(presenter)
    presenter.router = router

    await presenter.finish()

    XCTAssertEqual(router.routes.count, 1)
    let (current, history) = (try await sample.games.current(), try await sample.games.history())
    XCTAssertNil(current)
    XCTAssertEqual(history.map(\.rounds.count), [1])
  }

  func testTheGameBeforeIsFinishedAndSaid() async throws {
    let sample = SampleQuiz()
    var before = try SamplePrices.game()
    _ = try await sample.games.begin(before, at: sample.time.now())
    _ = try before.answer(before.question.options.answer)
    try await sample.games.save(before)
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()

    XCTAssertEqual(
      view.screens.last?.notices.map(\.text),
      ["The game before (Blenders, 10 points) is finished now and stands in the history."]
    )
  }

  func testProductsAreSaidToBeOldWhereALoadFailedOrADayHasPassed() async throws {
    let sample = SampleQuiz()
    let now = sample.time.now()
    let failure = RepositoryError(.unreachable, subject: "prices.example")
    let cases: [(Freshness, Int)] = [
      (.fresh, 0), (.starter, 0), (.cached(since: now.advanced(by: .seconds(-3_600)), because: nil), 0),
      (.cached(since: now.advanced(by: .seconds(-86_400)), because: nil), 1),
      (.cached(since: now, because: failure), 2),
    ]
    for (freshness, count) in cases {
      sample.catalog.replace(
        contentOf: PriceCategory.blenders.id,
        with: .products(SamplePrices.products()),
        freshness: freshness
      )
      let (presenter, view, _) = makePresenter(sample)

      await presenter.begin()

      XCTAssertEqual(view.screens.last?.notices.count, count, "\(freshness)")
    }
  }

  func testHowManyProductsWereLeftOutIsSaid() async {
    let problem = FeedProblem(at: "shop.example:1:9", FeedMistake.amount(.notANumber("RESTRICTED")))
    for (problems, sentence) in [
      ([problem], "1 product was left out, as the price or something else about it cannot be used."),
      ([problem, problem], "2 products were left out, as the price or something else about them cannot be used."),
    ] {
      let sample = SampleQuiz()
      let products = CategoryContent.products(SamplePrices.products())
      sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: products, problems: CappedList(problems))
      let (presenter, view, _) = makePresenter(sample)

      await presenter.begin()

      XCTAssertEqual(view.screens.last?.notices, [Notice(sentence, .warning)])
    }
  }

  func testThePageIsSaidOrOpened() async throws {
    let sample = SampleQuiz()
    let (presenter, view, router) = makePresenter(sample)
    await presenter.begin()
    let kept = try await sample.games.current()
    let page = try XCTUnwrap(kept?.question.product.page)

    presenter.showPage()
    await presenter.openPage()
    await presenter.showPicture()

    XCTAssertEqual(
      view.screens.suffix(2).flatMap(\.notices).map(\.text),
      [page, "There is no picture of this product."]
    )
    XCTAssertEqual(router.routes, [.page(page)])
  }

  private func stored(in sample: SampleQuiz) async throws -> PriceGame {
    let kept = try await sample.games.current()
    return try XCTUnwrap(kept)
  }

  private func makePresenter(
    _ sample: SampleQuiz,
    _ start: PriceGamePresenter.Start = .play([SamplePrices.trail])
  ) -> (PriceGamePresenter, RecordingView<PriceGameScreen>, RecordingPriceRouter) {
    let presenter = PriceGamePresenter(
      quiz: sample.quiz,
      start: start,
      phrases: Language.english.samplePricePhrases,
      random: SplitMix64(seed: 3)
    )
    let (view, router) = (RecordingView<PriceGameScreen>(), RecordingPriceRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<PriceGameScreen> {
  fileprivate var question: PriceGameScreen.Question? {
    if case .question(let question) = screens.last?.content { question } else { nil }
  }
}

/// A router that goes on answering while it leaves.
private final class AnsweringRouter: PriceRouter {
  private(set) var routes: [PriceRoute] = []
  private weak var presenter: PriceGamePresenter?

  init(_ presenter: PriceGamePresenter) { self.presenter = presenter }

  func follow(_ route: PriceRoute) async {
    routes.append(route)
    await presenter?.finish()
    await presenter?.answer("1")
    await presenter?.skip()
  }
}
