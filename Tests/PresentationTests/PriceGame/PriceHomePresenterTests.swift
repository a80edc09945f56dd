import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Synchronization
import XCTest

final class PriceHomePresenterTests: XCTestCase {
  func testTheVeryFirstStartShowsTheInstructionsOnceAndLoadsTheDefaultCategory() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    let catalog = EmptyPriceCatalog(sample.catalog, games: sample.games)
    let (presenter, view, router) = makePresenter(sample, catalog: catalog)

    await presenter.begin()
    await presenter.begin()

    XCTAssertEqual(view.screens.map(\.loading), ["Loading products…", nil, nil])
    XCTAssertEqual(view.screens.map(\.isAfterLoading), [false, true, false])
    XCTAssertEqual(view.screens.map(\.instructions.count), [3, 3, 0])
    XCTAssertEqual(catalog.hadSeenInstructions, [false], "who is cut off while it is loaded sees them again")
    XCTAssertEqual(router.routes, [])
    let current = try await sample.games.current()
    XCTAssertNil(current, "loading ahead begins no game")
  }

  func testTheDefaultCategoryIsLoadedAsLongAsItIsNotAtHand() async throws {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    let catalog = EmptyPriceCatalog(sample.catalog, games: sample.games)
    let (presenter, view, _) = makePresenter(sample, catalog: catalog)

    await presenter.begin()
    await presenter.begin()

    XCTAssertEqual(view.screens.map(\.loading), ["Loading products…", nil, nil])
    XCTAssertEqual(view.screens.map(\.instructions.count), [0, 0, 0])
    XCTAssertEqual(catalog.hadSeenInstructions, [true])
  }

  func testADefaultCategoryAtHandIsNotWaitedFor() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()

    XCTAssertEqual(view.screens.map(\.instructions.count), [3])
    XCTAssertEqual(view.screens.map(\.notices), [[]])
    let hasSeen = try await sample.games.hasSeenInstructions()
    XCTAssertTrue(hasSeen)
  }

  func testAfterTheFirstStartALoadThatFailsIsLeftToWhoeverPlays() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()

    XCTAssertEqual(view.screens.flatMap(\.notices), [])
  }

  func testADefaultCategoryThatCannotBeLoadedIsSaidAndKeepsNobodyOut() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)
    sample.catalogFaults.fail(.prefetch, with: RepositoryError(.unreachable, subject: "prices.example"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.begin()

    XCTAssertEqual(view.screens.last?.instructions.count, 3)
    XCTAssertEqual(view.screens.last?.notices.map(\.tone), [.warning])
    XCTAssertEqual(view.screens.last?.notices.first?.text.hasPrefix("prices.example could not be reached"), true)
  }

  func testItPlaysTheDefaultCategory() async {
    let (presenter, _, router) = makePresenter(SampleQuiz())

    await presenter.play()

    XCTAssertEqual(router.routes, [.play([CategoryTrail(.blenders)])])
  }

  func testWhatWasPlayedLastCanBePlayedAgain() async throws {
    let sample = SampleQuiz()
    try await sample.play("r")
    let (presenter, view, router) = makePresenter(sample)

    await presenter.show()
    await presenter.playAgain()

    XCTAssertEqual(view.screens.last?.lastPlayed, "Played last: Kitchen > Blenders.")
    XCTAssertEqual(router.routes, [.play([SamplePrices.trail])])
  }

  func testWhereNothingWasPlayedThereIsNothingToPlayAgainOrResume() async {
    let (presenter, view, router) = makePresenter(SampleQuiz())

    await presenter.playAgain()
    await presenter.resumeGame()

    XCTAssertEqual(
      view.screens.flatMap(\.notices).map(\.text),
      ["Nothing was played yet, so there is nothing to play again.", "There is no game in progress."]
    )
    XCTAssertEqual(view.screens.map(\.isUpdate), [true, true])
    XCTAssertEqual(router.routes, [])
  }

  func testTheGameInProgressAndTheMixAreShown() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    _ = try game.answer(game.question.options.answer)
    try await sample.games.save(game)
    try await sample.games.keepMix([SamplePrices.trail, CategoryTrail(id: 2, path: ["Rugs"])])
    let (presenter, view, router) = makePresenter(sample)

    await presenter.show()
    await presenter.resumeGame()

    XCTAssertEqual(view.screens.last?.inProgress, "In progress: Kitchen > Blenders, question 2, 10 points.")
    XCTAssertEqual(view.screens.last?.mix, "To mix: Blenders and Rugs.")
    XCTAssertNil(view.screens.last?.lastPlayed)
    XCTAssertEqual(router.routes, [.resume])
  }

  func testGamesThatCannotBeReadAreSaidOnce() async {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.current, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    sample.gameFaults.fail(.lastTrails, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    let (presenter, view, router) = makePresenter(sample)

    await presenter.show()
    await presenter.playAgain()
    await presenter.resumeGame()

    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    XCTAssertEqual(view.screens.map { $0.notices.map(\.text) }, [[sentence], [sentence], [sentence]])
    XCTAssertEqual(router.routes, [])
  }

  private func makePresenter(
    _ sample: SampleQuiz,
    catalog: (any PriceCatalogRepository)? = nil
  ) -> (PriceHomePresenter, RecordingView<PriceHomeScreen>, RecordingPriceRouter) {
    let quiz = catalog.map { PriceQuiz(catalog: $0, games: sample.games, time: sample.time) } ?? sample.quiz
    let presenter = PriceHomePresenter(quiz: quiz, phrases: Language.english.samplePricePhrases)
    let (view, router) = (RecordingView<PriceHomeScreen>(), RecordingPriceRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

/// A catalogue in which the blenders appear when they are loaded for later.
private final class EmptyPriceCatalog: PriceCatalogRepository {
  private let catalog: InMemoryPriceCatalog
  private let games: any PriceGameRepository
  private let seen = Mutex<[Bool]>([])

  init(_ catalog: InMemoryPriceCatalog, games: any PriceGameRepository) {
    self.catalog = catalog
    self.games = games
  }

  /// Whether the instructions had been seen, at each load.
  var hadSeenInstructions: [Bool] { seen.withLock { $0 } }

  func roots() async throws(RepositoryError) -> [PriceCategory] { try await catalog.roots() }

  func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    try await catalog.content(of: category)
  }

  func refreshed(_ category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    try await catalog.refreshed(category)
  }

  func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    try await catalog.isAtHand(category)
  }

  func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    let hasSeen = try await games.hasSeenInstructions()
    seen.withLock { $0.append(hasSeen) }
    catalog.replace(contentOf: category, with: .products(SamplePrices.products()))
  }
}
