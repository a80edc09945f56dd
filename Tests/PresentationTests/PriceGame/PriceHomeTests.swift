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
      var home = PriceHomePresenter(actions)
      var waits: [String] = []
      let first = await home.load { waits.append($0) }
      XCTAssertEqual(waits, ["Loading products…"])
      XCTAssertEqual(Screen(title: "", content: first.content).texts.count, hasSeen ? 0 : 4)
      await expectEqual(home.load().texts, [])
      XCTAssertEqual(seen.withLock { $0 }, [hasSeen], "who is cut off while it is loaded sees them again")
      try await expectEqual(games.current(), nil, "loading ahead begins no game")
    }
  }

  func testADefaultCategoryAtHandIsNotWaitedFor() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let page = await shown(PriceHomePresenter(sample.actions))
    XCTAssertEqual(page.texts.count, 4)
    XCTAssertEqual(page.banners, [])
    try await expectEqual(sample.games.hasSeenInstructions(), true)
  }

  func testAfterTheFirstStartALoadThatFailsIsLeftToWhoeverPlays() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    let page = await shown(PriceHomePresenter(sample.actions))
    XCTAssertEqual(page.banners + page.news, [])
  }

  func testADefaultCategoryThatCannotBeLoadedIsSaidAndKeepsNobodyOut() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let page = await shown(PriceHomePresenter(sample.actions))
    XCTAssertEqual(page.texts.count, 4)
    XCTAssertEqual(page.banners.map(\.tone), [.warning])
    XCTAssertEqual(page.banners.first?.text.hasPrefix("prices.example could not be reached"), true)
  }

  func testItPlaysTheDefaultCategory() async throws {
    let sample = SampleQuiz()
    var home = PriceHomePresenter(sample.actions)
    var waits: [String] = []
    let next = try await home.perform("play") { waits.append($0) }
    XCTAssertEqual(waits, ["Loading products…"])
    let game = try await sample.game
    XCTAssertEqual(next.route, .game(game.id))
    XCTAssertEqual(game.trails, [CategoryTrail(.blenders)])
  }

  func testWhereLoadingTakesNoTimeNothingIsSaidOfIt() async throws {
    let sample = SampleQuiz()
    let actions = PriceScreens(quiz: sample.quiz, phrases: Language.english.samplePricePhrases, saysLoading: false)
    var home = PriceHomePresenter(actions)
    var waits: [String] = []
    let next = try await home.perform("play") { waits.append($0) }
    let game = try await sample.game
    XCTAssertEqual(next.route, .game(game.id))
    XCTAssertEqual(waits, [])
  }

  func testWhatWasPlayedLastCanBePlayedAgain() async throws {
    let sample = SampleQuiz()
    try await sample.play("r")
    var home = PriceHomePresenter(sample.actions)
    let page = await home.load()
    let next = try await home.perform("again")
    let game = try await sample.game
    XCTAssertEqual(next.route, .game(game.id))
    XCTAssertEqual(page.texts, ["Played last: Kitchen > Blenders."])
    XCTAssertEqual(game.trails, [SamplePrices.trail])
  }

  func testWhereNothingWasPlayedThereIsNothingToPlayAgainOrResume() async throws {
    var home = PriceHomePresenter(SampleQuiz().actions)

    for (word, sentence) in [
      ("again", "Nothing was played yet, so there is nothing to play again."),
      ("resume", "There is no game in progress."),
    ] {
      let next = try await home.perform(word)
      XCTAssertEqual(next.said, [sentence])
      XCTAssertNil(next.route)
    }
  }

  func testTheGameInProgressAndTheMixAreShown() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    _ = try game.answer(game.question.options.answer)
    try await sample.games.save(game)
    try await sample.games.keepMix([SamplePrices.trail, CategoryTrail(id: 2, path: ["Rugs"])])
    var home = PriceHomePresenter(sample.actions)
    try await expectEqual(home.perform("resume").route, .game(1))

    let expected = ["In progress: Kitchen > Blenders, question 2, 10 points.", "To mix: Blenders and Rugs."]
    let page = await home.load()
    XCTAssertEqual(page.texts, expected)
    XCTAssertEqual(page.mainWords, ["resume", "play", "daily"])
    try await expectEqual(sample.games.current(), game, "going on begins nothing")
  }

  func testTheDefaultCategoryIsCalledAsInTheLanguageInUse() async throws {
    for (language, name) in [(Language.spanish, "Batidoras"), (.japanese, "ミキサー"), (.english, "Blenders")] {
      let sample = SampleQuiz()
      var home = PriceHomePresenter(PriceScreens(quiz: sample.quiz, phrases: language.samplePricePhrases))
      try await home.perform("play")

      try await expectEqual(sample.games.current()?.trails.map(\.name), [name])
    }
  }

  func testGamesThatCannotBeReadAreSaidOnce() async throws {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.current, with: .storeBusy)
    sample.gameFaults.fail(.history, with: .storeBusy)
    var home = PriceHomePresenter(sample.actions)
    let page = await home.load()
    XCTAssertEqual(page.banners.map(\.text), [Failure.storeBusy.text])
    XCTAssertEqual(page.news, [])
    for word in ["again", "resume"] { await expectEqual(home.failure(of: word), .storeBusy) }
  }

  func testTheInstructionsHaveAScreenOfTheirOwn() async throws {
    var home = PriceHomePresenter(SampleQuiz().actions)
    var instructions = PriceInstructionsPresenter(SampleQuiz().actions)
    try await expectEqual(home.perform("info").route, .instructions)

    await expectEqual(home.load().texts, [])
    await expectEqual(instructions.load().texts, Language.english.samplePricePhrases.instructions)
  }
}

/// The notices at the start of a game.
final class PriceBeginningTests: XCTestCase {
  func testTheGameBeforeIsFinishedAndSaid() async throws {
    let sample = SampleQuiz()
    var before = try SamplePrices.game()
    _ = try await sample.games.begin(before, at: sample.time.now())
    _ = try before.answer(before.question.options.answer)
    try await sample.games.save(before)

    let news = try await newsOfBeginning(sample)

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

      let news = try await newsOfBeginning(sample)

      XCTAssertEqual(news.count, count, "\(freshness)")
    }
  }

  func testHowManyProductsWereLeftOutIsSaid() async throws {
    let problem = FeedProblem(at: "shop.example:1:9", FeedMistake.amount(.notANumber("RESTRICTED")))
    for (problems, sentence) in [
      ([problem], "1 product was left out, as the price or something else about it cannot be used."),
      ([problem, problem], "2 products were left out, as the price or something else about them cannot be used."),
    ] {
      let sample = SampleQuiz()
      let products = CategoryContent.products(SamplePrices.products())
      sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: products, problems: TruncatedList(problems))

      let news = try await newsOfBeginning(sample)

      XCTAssertEqual(news, [Notice(sentence, .warning)])
    }
  }

  private func newsOfBeginning(_ sample: SampleQuiz) async throws -> [Notice] {
    var home = PriceHomePresenter(sample.actions)
    let next = try await home.perform(.play([SamplePrices.trail]))
    XCTAssertEqual(next.route, .game(3))
    return next.news
  }
}
