import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceFinishPresenterTests: XCTestCase {
  func testItCountsWhatTheGameCameTo() async throws {
    let (presenter, view, router, game) = try makePresenter("rrwsr")

    presenter.show()
    await presenter.playAgain()
    let shown = await presenter.showStatistics()

    let screen = try XCTUnwrap(view.screens.last)
    XCTAssertEqual(screen.title, "The game is over: Kitchen > Blenders")
    XCTAssertEqual(screen.facts.map(\.label), ["Questions", "Skipped", "Right"])
    XCTAssertEqual(screen.facts.map(\.value), ["5", "1", "3 (75%)"])
    XCTAssertEqual(screen.score, Fact("Score", "30 points"))
    XCTAssertEqual(screen.level, Notice("connoisseur", .good))
    XCTAssertTrue(screen.hasStatistics)
    XCTAssertTrue(shown)
    XCTAssertEqual(router.routes, [.playAgain(game), .statistics(PastPriceGame.ID(number: 4))])
  }

  func testTheTierIsNamedByTheShareOfRightAnswers() throws {
    for (answers, level) in [
      ("w", Notice("beginner", .bad)), ("rw", Notice("learner", .warning)), ("rrrw", Notice("connoisseur", .good)),
      ("r", Notice("expert", .good)),
    ] {
      let (presenter, view, _, _) = try makePresenter(answers)

      presenter.show()

      XCTAssertEqual(view.screens.last?.level, level, answers)
    }
  }

  func testWithoutAnAnswerThereAreNoStatistics() async throws {
    for answers in ["", "ss"] {
      let (presenter, view, router, _) = try makePresenter(answers)

      presenter.show()
      let shown = await presenter.showStatistics()

      XCTAssertEqual(view.screens.last?.hasStatistics, false, answers)
      XCTAssertNil(view.screens.last?.level, answers)
      XCTAssertFalse(shown)
      XCTAssertEqual(router.routes, [])
    }
  }

  private func makePresenter(
    _ answers: String
  ) throws -> (PriceFinishPresenter, RecordingView<PriceFinishScreen>, RecordingPriceRouter, PriceGame) {
    let game = try SamplePrices.game(answering: answers)
    let presenter = PriceFinishPresenter(
      game: game,
      id: PastPriceGame.ID(number: 4),
      phrases: Language.english.samplePricePhrases
    )
    let (view, router) = (RecordingView<PriceFinishScreen>(), RecordingPriceRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router, game)
  }
}
