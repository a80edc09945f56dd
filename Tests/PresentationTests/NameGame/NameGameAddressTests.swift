import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The address of a game opens it in a new presenter, as a page that is loaded again does.
final class NameGameAddressTests: XCTestCase {
  func testAGameIsOpenedAgainWhereItWasLeft() async throws {
    let actions = SampleRoster().actions()
    let address = try await play(.practice, actions)
    let (presenter, view) = try await open(address, actions)
    await presenter.answer(isRight: true, on: view)

    let (again, viewAgain) = try await open(address, actions)

    XCTAssertEqual(viewAgain.last?.title, "Round 2, 1 right")
    XCTAssertEqual(viewAgain.last?.content, view.last?.content)
    await again.answer(isRight: false, on: viewAgain)
    let (_, end) = try await open(address, actions)
    XCTAssertEqual(end.last?.title, "The game is over: practice")
    XCTAssertEqual(end.last?.content, viewAgain.last?.content)
  }

  func testTheTimeOfAGameRunsOnWhileItIsOpenedAgain() async throws {
    let sample = SampleRoster()
    let actions = sample.actions()
    let address = try await play(.timed, actions)
    let (_, view) = try await open(address, actions)
    sample.time.advance(by: .seconds(20))

    let (_, viewAgain) = try await open(address, actions)

    XCTAssertEqual(viewAgain.last?.countdown?.end, view.last?.countdown?.end)
    XCTAssertEqual(viewAgain.last?.round?.time, "40 seconds left")
  }

  func testATimedGameThatIsOpenedTooLateIsOver() async throws {
    let sample = SampleRoster()
    let actions = sample.actions()
    let address = try await play(.timed, actions)
    _ = try await open(address, actions)
    sample.time.advance(by: .seconds(60))

    let (_, view) = try await open(address, actions)

    XCTAssertEqual(view.screens.map(\.title), ["The game is over: 60 seconds"])
    let history = try await sample.games.history()
    XCTAssertEqual(history.count, 1)
  }

  func testEveryGameHasAnAddressOfItsOwn() async throws {
    let actions = SampleRoster().actions()
    let first = try await play(.practice, actions)
    let (_, before) = try await open(first, actions)
    let second = try await play(.reversePractice, actions)
    let (_, other) = try await open(second, actions)

    let (_, after) = try await open(first, actions)

    XCTAssertNotEqual(first, second)
    XCTAssertEqual(other.last?.round?.question, "Who is this?")
    XCTAssertEqual(after.last?.content, before.last?.content)
  }

  func testInAnotherSessionTheGameIsNotThereAndThatIsSaid() async throws {
    let sample = SampleRoster()
    let address = try await play(.practice, sample.actions())

    let (_, view) = try await open(address, sample.actions())

    XCTAssertEqual(
      view.last?.failure,
      Failure("This game is not in progress any more. Begin a new one.", canRetry: false)
    )
    XCTAssertEqual(view.last?.offers.filter { $0.weight == .main }.map(\.word), ["practice", "history"])
  }

  /// Begins a game, and returns the address of its screen.
  private func play(_ mode: NameGameMode, _ actions: NameScreens) async throws -> String {
    let (home, _, router) = watched(actions.home())
    await home.perform(.play(mode))
    return try XCTUnwrap(router.routes.last?.address)
  }

  private func open(
    _ address: String,
    _ actions: NameScreens
  ) async throws -> (NameGamePresenter, RecordingView<NameGameContent>) {
    let route = try XCTUnwrap(NameRoute(address: address))
    let (presenter, view, _) = watched(try XCTUnwrap(actions.module(at: route) as? NameGamePresenter))
    await presenter.show()
    return (presenter, view)
  }
}
