import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceHomePresenterTests: XCTestCase {
  func testTheVeryFirstStartShowsTheInstructionsAndLoadsTheDefaultCategory() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    let (presenter, view, router) = makePresenter(sample)

    await presenter.begin()
    await presenter.begin()

    XCTAssertEqual(view.screens.map(\.loading), ["Loading products…", nil, nil])
    XCTAssertEqual(view.screens.map(\.instructions.count), [0, 3, 0])
    XCTAssertEqual(router.routes, [])
    let current = try await sample.games.current()
    XCTAssertNil(current, "loading ahead begins no game")
  }

  func testADefaultCategoryThatCannotBeLoadedIsSaidAndKeepsNobodyOut() async throws {
    let sample = SampleQuiz(hasSeenInstructions: false)
    sample.catalogFaults.fail(.content, with: RepositoryError(.unreachable, subject: "prices.example"))
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
    let (presenter, view, router) = makePresenter(sample)

    await presenter.show()
    await presenter.playAgain()
    await presenter.resumeGame()

    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    XCTAssertEqual(view.screens.map { $0.notices.map(\.text) }, [[sentence], [sentence], [sentence]])
    XCTAssertEqual(router.routes, [])
  }

  private func makePresenter(
    _ sample: SampleQuiz
  ) -> (PriceHomePresenter, RecordingView<PriceHomeScreen>, RecordingPriceRouter) {
    let presenter = PriceHomePresenter(quiz: sample.quiz, phrases: Language.english.samplePricePhrases)
    let (view, router) = (RecordingView<PriceHomeScreen>(), RecordingPriceRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}
