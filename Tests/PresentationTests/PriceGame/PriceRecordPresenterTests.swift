import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The screens that look back: statistics, history and the best games.
final class PriceRecordPresenterTests: XCTestCase {
  private let phrases = Language.english.samplePricePhrases
  private let busy = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."

  func testEveryQuestionHasARow() async throws {
    let sample = SampleQuiz()
    let past = try await sample.play("rws")
    let game = try XCTUnwrap(past)
    let view = RecordingView<PriceStatisticsScreen>()
    let presenter = PriceStatisticsPresenter(games: sample.quiz.games, id: game.id, phrases: phrases)
    presenter.view = view

    await presenter.show()

    guard case .rounds(_, let rows, let summary) = view.screens.last?.content else { return XCTFail("no rows") }
    XCTAssertEqual(view.screens.last?.title, "Kitchen > Blenders, Nov 20, 2026 at 9:00 AM")
    XCTAssertEqual(rows.map(\.number), ["1", "2", "3"])
    XCTAssertEqual(rows.map(\.product), game.rounds.map(\.product.name))
    XCTAssertEqual(rows.map(\.right), game.rounds.map { "$\($0.product.price.decimalText)" })
    XCTAssertEqual(rows.map(\.given), game.rounds.map { $0.given.map { "$\($0.decimalText)" } ?? "skipped" })
    XCTAssertEqual(rows.map(\.sign), ["✓", "✗", "–"])
    XCTAssertEqual(
      rows.map(\.outcome),
      [Notice("right", .good), Notice("wrong", .bad), Notice("skipped", .plain)]
    )
    XCTAssertEqual(summary, "Right 1 (50%), wrong 1, skipped 1: 10 points.")
  }

  func testACheatedAnswerIsMarked() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    _ = game.cheat()
    _ = try game.answer(game.question.options.answer)
    let past = try await sample.games.finish(game, at: sample.time.now())
    let screen = PriceStatisticsScreen(try XCTUnwrap(past), phrases: phrases)

    guard case .rounds(_, let rows, _) = screen.content else { return XCTFail("no rows") }
    XCTAssertEqual(rows.map(\.outcome.text), ["right, two hidden"])
  }

  func testAGameThatIsNotThereIsSaid() async {
    let view = RecordingView<PriceStatisticsScreen>()
    let presenter = PriceStatisticsPresenter(
      games: SampleQuiz().quiz.games,
      id: PastPriceGame.ID(number: 9),
      phrases: phrases
    )
    presenter.view = view

    await presenter.show()

    XCTAssertEqual(
      view.screens.map(\.content),
      [.failed(Failure("There is no finished game “9”.", canRetry: false))]
    )
  }

  func testFinishedGamesAreListedNewestFirst() async throws {
    let sample = SampleQuiz()
    try await sample.play("rr")
    sample.time.advance(by: .seconds(3_600))
    try await sample.play("w")
    let (presenter, view) = makePresenter(.history, sample)

    await presenter.show()

    XCTAssertEqual(
      view.screens.last?.rows,
      [
        ["2", "Nov 20, 2026 at 10:00 AM", "Blenders", "adaptive", "0 (0%)", "0"],
        ["1", "Nov 20, 2026 at 9:00 AM", "Blenders", "adaptive", "2 (100%)", "20"],
      ]
    )
  }

  func testTheBestGamesCountAllOfACategory() async throws {
    let sample = SampleQuiz()
    try await sample.play("rr")
    try await sample.play("wr")
    let (presenter, view) = makePresenter(.best, sample)

    await presenter.show()

    XCTAssertEqual(
      view.screens.last?.rows,
      [["Blenders", "adaptive", "20", "2", "2", "30", "3 (75%)"]]
    )
  }

  func testWhatCannotBeReadSaysWhyAndNothingIsSaidToBeEmpty() async {
    let sample = SampleQuiz()
    for call in [PriceGameCall.history, .game] {
      sample.gameFaults.fail(call, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    }
    let (historyPresenter, history) = makePresenter(.history, sample)
    let (bestPresenter, best) = makePresenter(.best, sample)

    await historyPresenter.show()
    await bestPresenter.show()
    sample.gameFaults.mend()
    await historyPresenter.show()
    await bestPresenter.show()

    let none = "No game was finished yet."
    XCTAssertEqual(history.screens.map(\.content), [.failed(Failure(busy, canRetry: true)), .empty(none)])
    XCTAssertEqual(best.screens.map(\.content), [.failed(Failure(busy, canRetry: true)), .empty(none)])
  }

  private func makePresenter(
    _ subject: PriceRecordPresenter.Subject,
    _ sample: SampleQuiz
  ) -> (PriceRecordPresenter, RecordingView<RecordScreen>) {
    let presenter = PriceRecordPresenter(games: sample.quiz.games, subject: subject, phrases: phrases)
    let view = RecordingView<RecordScreen>()
    presenter.view = view
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view)
  }
}
