import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Synchronization
import XCTest

final class PriceHomeTests: XCTestCase {
  func testTheDefaultCategoryIsLoadedAndTheVeryFirstStartShowsTheInstructionsOnce() async throws {
    for hasSeen in [false, true] {
      let sample = SampleQuiz(hasSeenInstructions: hasSeen)
      let (catalog, games, blenders) = (sample.catalog, sample.games, PriceCategory.blenders.id)
      catalog.replace(contentOf: blenders, with: nil)
      let seen = Mutex<[Bool?]>([])
      let loading = Faults<PriceCatalogCall> { call in
        guard call == .prefetch else { return }
        let hasSeen = try? await games.hasSeenInstructions()
        seen.withLock { $0.append(hasSeen) }
        catalog.replace(contentOf: blenders, with: .products(SamplePrices.products()))
      }
      let quiz = PriceQuiz(catalog: FailingPriceCatalog(catalog, faults: loading), games: games, time: sample.time)
      let actions = PriceScreens(quiz: quiz, phrases: Language.english.samplePricePhrases)
      let (home, view, router) = await opened(PageModule(PriceHomePresenter(actions)))
      await home.show()

      XCTAssertEqual(view.screens.map(\.content.isLoading), [true, false, false])
      XCTAssertEqual(view.screens.first?.content, .loading("Loading products…"))
      XCTAssertEqual(view.screens.map(\.texts.count), [0, hasSeen ? 0 : 4, 0])
      XCTAssertEqual(seen.withLock { $0 }, [hasSeen], "who is cut off while it is loaded sees them again")
      XCTAssertEqual(router.routes, [])
      try await expectEqual(games.current(), nil, "loading ahead begins no game")
    }
  }

  func testADefaultCategoryAtHandIsNotWaitedFor() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let (_, view, _) = await opened(PageModule(PriceHomePresenter(sample.actions)))

    XCTAssertEqual(view.screens.map(\.texts.count), [4])
    XCTAssertEqual(view.screens.map(\.banners), [[]])
    try await expectEqual(sample.games.hasSeenInstructions(), true)
  }

  func testAfterTheFirstStartALoadThatFailsIsLeftToWhoeverPlays() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    let (_, view, _) = await opened(PageModule(PriceHomePresenter(sample.actions)))

    XCTAssertEqual(view.screens.flatMap { $0.banners + $0.news }, [])
  }

  func testADefaultCategoryThatCannotBeLoadedIsSaidAndKeepsNobodyOut() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let (_, view, _) = await opened(PageModule(PriceHomePresenter(sample.actions)))

    XCTAssertEqual(view.last?.texts.count, 4)
    XCTAssertEqual(view.last?.banners.map(\.tone), [.warning])
    XCTAssertEqual(view.last?.banners.first?.text.hasPrefix("prices.example could not be reached"), true)
  }

  func testItPlaysTheDefaultCategory() async throws {
    let sample = SampleQuiz()
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(sample.actions)))
    try await home.perform("play")

    XCTAssertEqual(view.last?.content, .loading("Loading products…"))
    let game = try await sample.game
    XCTAssertEqual(router.routes, [.game(game.id)])
    XCTAssertEqual(game.trails, [CategoryTrail(.blenders)])
  }

  func testWhereLoadingTakesNoTimeNothingIsSaidOfIt() async throws {
    let sample = SampleQuiz()
    let actions = PriceScreens(quiz: sample.quiz, phrases: Language.english.samplePricePhrases, saysLoading: false)
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(actions)))
    try await home.perform("play")

    XCTAssertEqual(view.screens.map(\.content.isLoading), [false])
    let game = try await sample.game
    XCTAssertEqual(router.routes, [.game(game.id)])
  }

  func testWhatWasPlayedLastCanBePlayedAgain() async throws {
    let sample = SampleQuiz()
    try await sample.play("r")
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(sample.actions)))
    try await home.perform("again")

    XCTAssertEqual(view.screens.first?.texts, ["Played last: Kitchen > Blenders."])
    let game = try await sample.game
    XCTAssertEqual(router.routes, [.game(game.id)])
    XCTAssertEqual(game.trails, [SamplePrices.trail])
  }

  func testWhereNothingWasPlayedThereIsNothingToPlayAgainOrResume() async throws {
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(SampleQuiz().actions)))

    for (word, sentence) in [
      ("again", "Nothing was played yet, so there is nothing to play again."),
      ("resume", "There is no game in progress."),
    ] {
      try await home.perform(word)
      XCTAssertEqual(view.said, [sentence])
    }
    XCTAssertEqual(router.routes, [])
  }

  func testTheGameInProgressAndTheMixAreShown() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    _ = try game.answer(game.question.options.answer)
    try await sample.games.save(game)
    try await sample.games.keepMix([SamplePrices.trail, CategoryTrail(id: 2, path: ["Rugs"])])
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(sample.actions)))
    try await home.perform("resume")

    let expected = ["In progress: Kitchen > Blenders, question 2, 10 points.", "To mix: Blenders and Rugs."]
    XCTAssertEqual(view.last?.texts, expected)
    XCTAssertEqual(view.last?.mainWords, ["resume", "play", "daily"])
    XCTAssertEqual(router.routes, [.game(1)])
    try await expectEqual(sample.games.current(), game, "going on begins nothing")
  }

  func testTheDefaultCategoryIsCalledAsInTheLanguageInUse() async throws {
    for (language, name) in [(Language.spanish, "Batidoras"), (.japanese, "ミキサー"), (.english, "Blenders")] {
      let sample = SampleQuiz()
      let (home, _, _) = await opened(
        PageModule(PriceHomePresenter(PriceScreens(quiz: sample.quiz, phrases: language.samplePricePhrases)))
      )
      try await home.perform("play")

      try await expectEqual(sample.games.current()?.trails.map(\.name), [name])
    }
  }

  func testGamesThatCannotBeReadAreSaidOnce() async throws {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.current, with: .storeBusy)
    sample.gameFaults.fail(.history, with: .storeBusy)
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(sample.actions)))
    try await home.perform("again")
    try await home.perform("resume")

    let sentence = Failure.storeBusy.text
    let shown = view.screens.filter { !$0.content.isLoading }
    XCTAssertEqual(shown.map { $0.banners.map(\.text) }, [[sentence], [], []])
    XCTAssertEqual(shown.map { $0.news.map(\.text) }, [[], [sentence], [sentence]])
    XCTAssertEqual(router.routes, [])
  }

  func testTheInstructionsHaveAScreenOfTheirOwn() async throws {
    let (home, view, router) = await opened(PageModule(PriceHomePresenter(SampleQuiz().actions)))
    let (instructions, text, _) = watched(PageModule(PriceInstructionsPresenter(SampleQuiz().actions)))
    try await home.perform("info")
    await instructions.show()

    XCTAssertEqual(view.last?.texts, [])
    XCTAssertEqual(router.routes, [.instructions])
    XCTAssertEqual(text.last?.texts, Language.english.samplePricePhrases.instructions)
  }
}

/// What is said where a game begins.
final class PriceBeginningTests: XCTestCase {
  func testTheGameBeforeIsFinishedAndSaid() async throws {
    let sample = SampleQuiz()
    var before = try SamplePrices.game()
    _ = try await sample.games.begin(before, at: sample.time.now())
    _ = try before.answer(before.question.options.answer)
    try await sample.games.save(before)

    let news = await newsOfBeginning(sample)

    let sentence = "The game before (Blenders, 10 points) is finished now and stands in the history."
    XCTAssertEqual(news.map(\.text), [sentence])
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
    let (blenders, products) = (PriceCategory.blenders.id, CategoryContent.products(SamplePrices.products()))
    for (freshness, count) in cases {
      sample.catalog.replace(contentOf: blenders, with: products, freshness: freshness)

      let news = await newsOfBeginning(sample)

      XCTAssertEqual(news.count, count, "\(freshness)")
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
      sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: products, problems: TruncatedList(problems))

      let news = await newsOfBeginning(sample)

      XCTAssertEqual(news, [Notice(sentence, .warning)])
    }
  }

  private func newsOfBeginning(_ sample: SampleQuiz) async -> [Notice] {
    let (home, _, router) = await opened(PageModule(PriceHomePresenter(sample.actions)))
    await home.perform(.play([SamplePrices.trail]))
    XCTAssertEqual(router.routes, [.game(3)])
    return router.news.last ?? []
  }
}
