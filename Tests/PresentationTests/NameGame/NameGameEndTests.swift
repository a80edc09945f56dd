import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A game ends once, even if other calls come at the same time or later, and shows its result.
final class NameGameEndTests: XCTestCase {
  func testTheEndSaysWhoItWasAndWhichWasRight() async throws {
    let (presenter, view, router) = await begun(SampleRoster().actions())
    await presenter.answer(isRight: true, on: view)
    let (right, wrong) = (view.place(isRight: true), view.place(isRight: false))
    let round = try XCTUnwrap(view.last?.round)
    let asked = String(round.question.dropFirst("Who is ".count).dropLast())
    let words = round.options[wrong - 1].face.words
    let chosen = try XCTUnwrap(SamplePeople.people().first { words.contains("picture \($0.id.key.suffix(1))") })

    await presenter.answer(wrong, on: view)
    let screen = try XCTUnwrap(view.last)
    try await presenter.perform("again")

    XCTAssertEqual(screen.news, [Notice("Wrong. That is \(chosen.name). \(asked) was number \(right).", .bad)])
    XCTAssertEqual(screen.facts, [Fact("Right", "1"), Fact("Accuracy", "50%"), Fact("Best so far", "1")])
    XCTAssertEqual(screen.content.value?.page, Page(.facts(screen.facts ?? [])))
    XCTAssertEqual(screen.mainWords, ["again", "stats"])
    XCTAssertEqual(router.routes, [.game(6)])
  }

  func testAnAnswerShowsTheFaceThatItsWordsAreAbout() async throws {
    for isReverse in [false, true] {
      let sample = SampleRoster()
      let portraits = SlowPortraits(time: sample.time, taking: .zero)
      let mode = isReverse ? NameGameMode.reverseTimed : .timed
      let (presenter, view, _) = await begun(sample.actions(portraits: portraits), mode)
      XCTAssertEqual(view.last?.scoreboard, Scoreboard())

      await presenter.answer(isRight: false, on: view)
      let wrong = try XCTUnwrap(view.last?.scoreboard)
      XCTAssertEqual(wrong.verdict, view.last?.news.first)
      // In the reverse mode the face is on the screen already.
      XCTAssertEqual(wrong.picture != nil, !isReverse)
      if let picture = wrong.picture { XCTAssertEqual(wrong.verdict?.text, "Wrong. That is \(picture.words).") }
      await presenter.answer(isRight: true, on: view)
      let right = try XCTUnwrap(view.last?.scoreboard)
      XCTAssertEqual(right.verdict?.text, "Right! That is \(try XCTUnwrap(right.picture?.words)).")
      await presenter.show()
      XCTAssertEqual(view.last?.scoreboard, right)
    }
  }

  func testTheEndShowsTheFaceThatWasMissedWithItsName() async throws {
    for mode in [NameGameMode.practice, .reversePractice] {
      let sample = SampleRoster()
      let portraits = SlowPortraits(time: sample.time, taking: .zero)
      let (presenter, view, _) = await begun(sample.actions(portraits: portraits), mode)
      let options = try XCTUnwrap(view.last?.round?.options)
      let asked = options[view.place(isRight: true) - 1].face
      let shown = view.last?.round?.face ?? asked

      await presenter.answer(isRight: false, on: view)

      let board = try XCTUnwrap(view.last?.scoreboard)
      XCTAssertEqual(board.verdict, view.last?.news.first)
      XCTAssertEqual(board.picture?.addresses, [try XCTUnwrap(shown.picture)])
      let name = try XCTUnwrap(board.picture?.words)
      XCTAssertEqual(board.verdict?.text.contains(name), true)
    }
  }

  func testTheSameModeIsPlayedAgainWithSomebodyElse() async throws {
    let actions = SampleRoster(people: 2).actions()
    var (presenter, view, router) = await begun(actions)
    for _ in 0..<10 {
      let question = view.last?.round?.question
      await presenter.answer(isRight: false, on: view)
      try await presenter.perform("again")
      let next = try XCTUnwrap(router.routes.last.map(actions.module) as? NameGamePresenter)
      (presenter, view, router) = await opened(next)
      XCTAssertEqual(view.last?.title, "Round 1, 0 right")
      XCTAssertNotEqual(view.last?.round?.question, question)
    }
  }

  func testComingBackShowsWhatTheGameCameToAndSaysItNoMore() async throws {
    let (presenter, view, _) = await begun(SampleRoster().actions())
    await presenter.answer(isRight: false, on: view)
    let facts = view.last?.facts

    await presenter.show()

    XCTAssertEqual(view.last?.facts, facts)
    XCTAssertEqual(view.last?.news, [])
  }

  func testATimedGameCountsWrongAnswersToo() async throws {
    let (sample, presenter, view, _) = await begun(.timed)
    await presenter.answer(isRight: true, on: view)
    await presenter.answer(isRight: false, on: view)
    sample.time.advance(by: .seconds(60))
    sample.faults.fail(.finish, with: .diskFull)

    await presenter.perform(.finish(view.id))

    XCTAssertEqual(view.last?.news.map(\.tone), [.warning, .bad])
    XCTAssertEqual(view.said.first, "The time is up.")
    XCTAssertEqual(view.last?.facts, [Fact("Right", "1"), Fact("Wrong", "1"), Fact("Accuracy", "50%")])
  }

  func testNothingIsKeptAfterTheEnd() async throws {
    let (sample, presenter, view, router) = await begun(.timed)
    let id = view.id
    sample.time.advance(by: .seconds(60))

    for _ in 0..<3 {
      await presenter.wake()
      for intent in [NameGameIntent.answer(place: 1, round: id), .hint(id), .finish(id)] {
        await presenter.perform(intent)
        XCTAssertEqual(view.said, ["That came too late and does not count."])
        XCTAssertEqual(view.last?.facts?.count, 4)
      }
    }

    XCTAssertEqual(router.routes, [.game(5)])
    try await expectEqual(sample.games.history().count, 1)
    try await expectEqual(sample.games.records(), [:])
  }

  @MainActor
  func testCallsThatMeetWhileAnAnswerIsKeptEndTheGameOnceAndWithThatAnswer() async throws {
    let sample = SampleRoster(people: 2)
    let meeting = Meeting()
    let faults = Faults<NameGameCall> { if $0 == .record || $0 == .finish { await meeting.others?() } }
    let games = FailingNameGameRepository(sample.games, faults: faults)
    let (presenter, view, router) = await begun(sample.actions(games: games))
    let first = view.id
    meeting.others = { [weak presenter] in
      await presenter?.wake()
      await presenter?.perform(.finish(first))
      await presenter?.perform(.answer(place: 1, round: first))
    }

    for place in [1, 2, 1, 2] where view.last?.round != nil { await presenter.answer(place, on: view) }

    XCTAssertEqual(view.screens.filter { $0.facts != nil }.count, 1)
    XCTAssertEqual(view.said.first?.hasPrefix("Wrong. That is "), true)
    XCTAssertEqual(router.routes, [])
    try await expectEqual(sample.games.history().count, 1)
  }

  func testNoRoundIsShownOnceTheLimitHasPassedWhileAnAnswerWasKept() async throws {
    let sample = SampleRoster()
    let time = sample.time
    let faults = Faults<NameGameCall> { if $0 == .record { time.advance(by: .seconds(60)) } }
    let games = FailingNameGameRepository(sample.games, faults: faults)
    let (presenter, view, _) = await begun(sample.actions(games: games), .timed)
    let shown = view.screens.count

    await presenter.answer(1, on: view)

    XCTAssertEqual(view.screens.count, shown + 1)
    XCTAssertEqual(view.said, ["The time is up."])
    try await expectEqual(sample.games.history().map(\.duration), [.seconds(60)])
  }
}

/// A call by others while a test waits.
@MainActor
private final class Meeting {
  var others: (@MainActor () async -> Void)?
}

/// The effects of time on a game: limit, warnings and hints, and none without a limit.
final class NameGameTimeTests: XCTestCase {
  func testTheTimerEndsTheGameExactlyAtItsLimit() async throws {
    let sample = SampleRoster()
    sample.time.advance(by: .seconds(7))
    let (presenter, view, router) = await begun(sample.actions(), .timed)
    XCTAssertEqual(view.last?.round?.time, "60 seconds left")
    await presenter.answer(isRight: false, on: view)
    await presenter.answer(isRight: true, on: view)

    let expected = Countdown(begin: .seconds(7), end: .seconds(67), wake: .seconds(57), goesOn: true)
    XCTAssertEqual(view.last?.countdown, expected)
    sample.time.advance(by: .seconds(50))
    await presenter.wake()
    XCTAssertEqual(view.last?.news, [Notice("10 seconds left", .warning)])
    XCTAssertNil(view.last?.round?.time)
    XCTAssertEqual(view.last?.countdown?.wake, .seconds(62))
    sample.time.advance(by: .seconds(5))
    await presenter.wake()
    XCTAssertEqual(view.said, ["5 seconds left"])
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
    try await expectEqual(sample.games.history().map(\.duration), [.seconds(60)])
  }

  func testWhatComesAtTheLimitComesTooLate() async throws {
    for isHint in [true, false] {
      let (sample, presenter, view, _) = await begun(.timed)
      sample.time.advance(by: .seconds(60))

      await presenter.perform(isHint ? .hint(view.id) : .answer(place: view.place(isRight: true), round: view.id))

      XCTAssertEqual(view.last?.title, "The game is over: 60 seconds")
      XCTAssertEqual(view.said, ["The time is up."])
      XCTAssertEqual(view.last?.facts?.first, Fact("Right", "0"))
    }
  }

  func testHintsStrikeWrongOnesOutEveryThreeSecondsUntilTwoRemain() async throws {
    let (sample, presenter, view, _) = await begun(.hint)
    let right = view.place(isRight: true)
    let pictured = await picturesBeforeAndAfterAHint()

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
    XCTAssertEqual(pictured.map(\.count), [6, 6], "a face that is struck out keeps its place")
    await presenter.answer(Int(struckOut.id) ?? 0, on: view)
    XCTAssertEqual(view.said, ["\(struckOut.id) is not one of those to choose from."])
  }

  private func picturesBeforeAndAfterAHint() async -> [[String]] {
    let sample = SampleRoster()
    let portraits = SlowPortraits(time: sample.time, taking: .zero)
    let (presenter, view, _) = await begun(sample.actions(portraits: portraits), .hint)
    sample.time.advance(by: .seconds(3))
    await presenter.wake()
    return [view.screens.first, view.last].map { $0?.round?.options.compactMap(\.face.picture) ?? [] }
  }

  func testWithoutAClockATimedGameCountsUp() async throws {
    let (sample, presenter, view, _) = await begun(.timed, of: SampleRoster(hasClock: false))
    XCTAssertEqual(view.last?.countdown, Countdown(begin: .zero, goesOn: true))
    sample.time.advance(by: .seconds(90))
    await presenter.answer(isRight: true, on: view)
    XCTAssertEqual(view.last?.round?.time, "90 seconds so far")
    XCTAssertEqual(view.last?.mainWords, ["finish"])

    try await presenter.perform("finish", ["round": "5-2"])

    XCTAssertEqual(view.said, ["Finished."])
    let counts = [Fact("Right", "1"), Fact("Wrong", "0"), Fact("Accuracy", "100%")]
    XCTAssertEqual(view.last?.facts, counts + [Fact("Time", "90 seconds"), Fact("Best so far", "1")])
  }

  func testWithoutAClockHintsComeWhenAskedFor() async throws {
    let (presenter, view, _) = await begun(SampleRoster(hasClock: false).actions(), .hint)
    XCTAssertEqual(view.last?.mainWords, ["hint"])

    for _ in 0..<4 { try await presenter.perform("hint", ["round": "5-1"]) }

    XCTAssertEqual(view.last?.round?.options.filter(\.isStruckOut).count, 4)
    await assertRefuses("hint", ["round": "5-1"], by: presenter, "There is no hint to be had here.")
    await presenter.perform(.hint(view.id))
    XCTAssertEqual(view.said, ["There is no hint to be had here."])
  }
}

/// The address of a game opens it in a new presenter, as when a page is reloaded.
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

    sample.time.advance(by: .seconds(40))
    let (_, viewTooLate) = try await open(address, actions)
    XCTAssertEqual(viewTooLate.screens.map(\.title), ["The game is over: 60 seconds"])
    try await expectEqual(sample.games.history().count, 1)
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

  /// Starts a game and returns the address of its screen.
  private func play(_ mode: NameGameMode, _ actions: NameScreens) async throws -> String {
    var home = NameHomePresenter(actions)
    let next = try await home.perform(.play(mode))
    return try XCTUnwrap(next.route?.address)
  }

  private func open(
    _ address: String,
    _ actions: NameScreens
  ) async throws -> (NameGamePresenter, RecordingView<NameGameContent>) {
    let route = try XCTUnwrap(NameRoute(address: address))
    let (presenter, view, _) = try await opened(XCTUnwrap(actions.module(at: route) as? NameGamePresenter))
    return (presenter, view)
  }
}
