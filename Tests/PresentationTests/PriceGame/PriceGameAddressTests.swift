import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The address of a game opens it in a new presenter, as a page that is loaded again does.
final class PriceGameAddressTests: XCTestCase {
  func testAGameIsOpenedAgainWhereItWasLeftInEverySession() async throws {
    let sample = SampleQuiz()
    let address = try await play(sample.actions)
    let (presenter, view) = try await open(address, sample.actions)
    try await presenter.perform("skip", try XCTUnwrap(view.screens.last?.offer("skip")).fixedTexts)

    let (_, again) = try await open(address, sample.actions)

    XCTAssertEqual(again.screens.last?.title, "Question 2, 0 points")
    XCTAssertEqual(again.screens.last?.content, view.screens.last?.content)
  }

  func testTheEndIsOpenedAgain() async throws {
    let actions = SampleQuiz().actions
    let address = try await play(actions)
    let (presenter, view) = try await open(address, actions)
    try await presenter.perform("finish", try XCTUnwrap(view.screens.last?.offer("finish")).fixedTexts)

    let (_, again) = try await open(address, actions)

    XCTAssertEqual(again.screens.last?.title, "The game is over: Blenders")
    XCTAssertEqual(again.screens.last?.content, view.screens.last?.content)
  }

  func testWhatWasAskedInAnEarlierGameIsNotAnsweredInALaterOne() async throws {
    for word in ["answer", "skip", "cheat", "finish"] {
      let sample = try await SampleQuiz.begun()
      let home = watched(sample.actions.home())
      await home.0.perform(.resume)
      let before = try XCTUnwrap(home.2.routes.last?.address)
      let (_, view) = try await open(before, sample.actions)
      var form = try XCTUnwrap(view.screens.last?.offer(word)).fixedTexts
      form["price"] = "1"
      let after = try await play(sample.actions)
      let game = try await sample.game

      for address in [before, after] {
        let (presenter, _) = try await open(address, sample.actions)
        try? await presenter.perform(word, form)
      }

      let kept = try await sample.games.current()
      XCTAssertEqual(kept, game, word)
    }
  }

  func testAGameThatGaveWayToAnotherIsNotThereAndThatIsSaid() async throws {
    let sample = try await SampleQuiz.begun()
    let home = watched(sample.actions.home())
    await home.0.perform(.resume)
    let address = try XCTUnwrap(home.2.routes.last?.address)
    _ = try await play(sample.actions)

    let (_, view) = try await open(address, sample.actions)

    XCTAssertEqual(
      view.screens.last?.failure,
      Failure("This game is not in progress any more. Begin a new one.", canRetry: false)
    )
    XCTAssertEqual(view.screens.last?.offers.filter { $0.weight == .main }.map(\.word), ["play", "history"])
  }

  /// Begins a game, and returns the address of its screen.
  private func play(_ actions: PriceScreens) async throws -> String {
    let (home, _, router) = watched(actions.home())
    await home.perform(.play([CategoryTrail(.blenders)]))
    return try XCTUnwrap(router.routes.last?.address)
  }

  private func open(
    _ address: String,
    _ actions: PriceScreens
  ) async throws -> (PriceGamePresenter, RecordingView<PriceGameContent>) {
    let route = try XCTUnwrap(PriceRoute(address: address))
    let (presenter, view, _) = watched(try XCTUnwrap(actions.module(at: route) as? PriceGamePresenter))
    await presenter.show()
    return (presenter, view)
  }
}
