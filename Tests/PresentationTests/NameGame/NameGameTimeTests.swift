import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// What time does to a game: the limit, warnings, hints, and none of it where nobody is hurried.
final class NameGameTimeTests: XCTestCase {
  func testTheTimerEndsTheGameExactlyAtItsLimit() async throws {
    let sample = SampleRoster()
    sample.time.advance(by: .seconds(7))
    let (presenter, view, router) = await begun(sample.actions(), .timed)
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    await presenter.answer(isRight: false, on: view)
    await presenter.answer(isRight: true, on: view)

    XCTAssertEqual(
      view.last?.countdown,
      Countdown(begin: .seconds(7), end: .seconds(67), wake: .seconds(57), goesOn: true)
    )
    sample.time.advance(by: .seconds(50))
    await presenter.wake()
    XCTAssertEqual(view.last?.news, [Notice("10 seconds left", .warning)])
    XCTAssertNil(view.last?.round?.time)
    XCTAssertEqual(view.last?.countdown?.wake, .seconds(62))
    sample.time.advance(by: .seconds(5))
    await presenter.wake()
    XCTAssertEqual(view.news, ["5 seconds left"])
    sample.time.advance(by: .milliseconds(4_999))
    await presenter.wake()
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(view.last?.countdown?.wake, .seconds(67))
    sample.time.advance(by: .milliseconds(1))
    await presenter.wake()

    XCTAssertEqual(router.routes, [.game(5)])
    XCTAssertEqual(router.news, [[Notice("The time is up.", .warning)]])
    await presenter.show(router.news[0])
    XCTAssertEqual(view.last?.title, "The game is over: 60 seconds")
    XCTAssertEqual(view.last?.facts?.prefix(2), [Fact("Right", "1"), Fact("Wrong", "1")])
    XCTAssertNil(view.last?.countdown)
    let history = try await sample.games.history()
    XCTAssertEqual(history.map(\.duration), [.seconds(60)])
  }

  func testAnAnswerAtTheLimitComesTooLate() async throws {
    let sample = SampleRoster()
    let (presenter, view, _) = await begun(sample.actions(), .timed)
    sample.time.advance(by: .seconds(60))

    await presenter.answer(isRight: true, on: view)

    XCTAssertEqual(view.news, ["The time is up."])
    XCTAssertEqual(view.last?.facts?.first, Fact("Right", "0"))
  }

  func testHintsStrikeWrongOnesOutEveryThreeSecondsUntilTwoRemain() async throws {
    let sample = SampleRoster()
    let (presenter, view, _) = await begun(sample.actions(), .hint)
    let right = view.place(isRight: true)

    for count in 1...4 {
      XCTAssertEqual(view.last?.countdown?.wake, .seconds(3 * count))
      sample.time.advance(by: .seconds(3))
      await presenter.wake()
      XCTAssertEqual(view.last?.round?.options.filter(\.isStruckOut).count, count)
    }

    XCTAssertNil(view.last?.countdown)
    let options = try XCTUnwrap(view.last?.round?.options)
    XCTAssertFalse(options[right - 1].isStruckOut)
    let struckOut = try XCTUnwrap(options.first(where: \.isStruckOut))
    XCTAssertEqual(struckOut.face, .init("Number \(struckOut.id) is struck out."))
    await presenter.answer(Int(struckOut.id) ?? 0, on: view)
    XCTAssertEqual(view.news, ["\(struckOut.id) is not one of those to choose from."])
  }

  func testWithoutAClockATimedGameCountsUp() async throws {
    let sample = SampleRoster(hasClock: false)
    let (presenter, view, _) = await begun(sample.actions(), .timed)
    XCTAssertEqual(view.last?.countdown, Countdown(begin: .zero, goesOn: true))
    sample.time.advance(by: .seconds(90))
    await presenter.answer(isRight: true, on: view)
    XCTAssertEqual(view.last?.round?.time, "90 seconds so far")
    XCTAssertEqual(view.last?.offers.filter { $0.weight == .main }.map(\.word), ["finish"])

    try await presenter.perform("finish", ["round": "5-2"])

    XCTAssertEqual(view.news, ["Finished."])
    XCTAssertEqual(
      view.last?.facts,
      [
        Fact("Right", "1"), Fact("Wrong", "0"), Fact("Accuracy", "100%"), Fact("Time", "90 seconds"),
        Fact("Best so far", "1"),
      ]
    )
  }

  func testWithoutAClockHintsComeWhenAskedFor() async throws {
    let (presenter, view, _) = await begun(SampleRoster(hasClock: false).actions(), .hint)
    XCTAssertEqual(view.last?.offers.filter { $0.weight == .main }.map(\.word), ["hint"])

    for _ in 0..<4 { try await presenter.perform("hint", ["round": "5-1"]) }

    XCTAssertEqual(view.last?.round?.options.filter(\.isStruckOut).count, 4)
    await assertRefuses("hint", ["round": "5-1"], by: presenter, "There is no hint to be had here.")
    await presenter.perform(.hint(view.id))
    XCTAssertEqual(view.news, ["There is no hint to be had here."])
  }
}
