import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A game ends once, whatever comes at the same time or afterwards, and says what it came to.
final class NameGameEndTests: XCTestCase {
  func testTheEndSaysWhoItWasAndWhichWasRight() async throws {
    let (presenter, view, router) = await begun(SampleRoster().actions())
    await presenter.answer(isRight: true, on: view)
    let (right, wrong) = (view.place(isRight: true), view.place(isRight: false))
    let round = try XCTUnwrap(view.last?.round)
    let asked = String(round.question.dropFirst("Who is ".count).dropLast())
    let chosen = try XCTUnwrap(
      SamplePeople.people().first {
        view.last?.faces[wrong - 1].words.contains("picture \($0.id.key.suffix(1))") == true
      }
    )

    await presenter.answer(wrong, on: view)
    let screen = try XCTUnwrap(view.last)
    try await presenter.perform("again")

    XCTAssertEqual(screen.news, [Notice("Wrong. That is \(chosen.name). \(asked) was number \(right).", .bad)])
    XCTAssertEqual(screen.facts, [Fact("Right", "1"), Fact("Accuracy", "50%"), Fact("Best so far", "1")])
    XCTAssertEqual(screen.content.value?.page, Page(.facts(screen.facts ?? [])))
    XCTAssertEqual(screen.offers.filter { $0.weight == .main }.map(\.word), ["again", "stats"])
    XCTAssertEqual(router.routes, [.game(6)])
  }

  func testTheSameModeIsPlayedAgainWithSomebodyElse() async throws {
    let actions = SampleRoster(people: 2).actions()
    var (presenter, view, router) = await begun(actions)
    for _ in 0..<10 {
      let question = view.last?.round?.question
      await presenter.answer(isRight: false, on: view)
      try await presenter.perform("again")
      let next = try XCTUnwrap(router.routes.last.map(actions.module) as? NameGamePresenter)
      (presenter, view, router) = watched(next)
      await presenter.show()
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
    let sample = SampleRoster()
    let (presenter, view, _) = await begun(sample.actions(), .timed)
    await presenter.answer(isRight: true, on: view)
    await presenter.answer(isRight: false, on: view)
    sample.time.advance(by: .seconds(60))
    sample.faults.fail(.finish, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))

    await presenter.perform(.finish(view.id))

    XCTAssertEqual(view.last?.news.map(\.tone), [.warning, .bad])
    XCTAssertEqual(view.news?.first, "The time is up.")
    XCTAssertEqual(view.last?.facts, [Fact("Right", "1"), Fact("Wrong", "1"), Fact("Accuracy", "50%")])
  }

  func testNothingIsKeptAfterTheEnd() async throws {
    let sample = SampleRoster()
    let (presenter, view, router) = await begun(sample.actions(), .timed)
    let id = view.id
    sample.time.advance(by: .seconds(60))

    for _ in 0..<3 {
      await presenter.wake()
      for intent in [NameGameIntent.answer(place: 1, round: id), .hint(id), .finish(id)] {
        await presenter.perform(intent)
        XCTAssertEqual(view.news, ["That came too late and does not count."])
        XCTAssertEqual(view.last?.facts?.count, 4)
      }
    }

    XCTAssertEqual(router.routes, [.game(5)])
    let (history, records) = (try await sample.games.history(), try await sample.games.records())
    XCTAssertEqual(history.count, 1)
    XCTAssertEqual(records, [:])
  }

  func testAHintAfterTheLimitEndsTheGame() async {
    let sample = SampleRoster()
    let (presenter, view, _) = await begun(sample.actions(), .timed)
    sample.time.advance(by: .seconds(60))

    await presenter.perform(.hint(view.id))

    XCTAssertEqual(view.last?.title, "The game is over: 60 seconds")
  }

  @MainActor
  func testCallsThatMeetWhileAnAnswerIsKeptEndTheGameOnceAndWithThatAnswer() async throws {
    let sample = SampleRoster(people: 2)
    let meeting = Meeting()
    let games = SlowNameGameRepository(sample.games) { _ in await meeting.others?() }
    let (presenter, view, router) = await begun(sample.actions(games: games))
    let first = view.id
    meeting.others = { [weak presenter] in
      await presenter?.wake()
      await presenter?.perform(.finish(first))
      await presenter?.perform(.answer(place: 1, round: first))
    }

    for place in [1, 2, 1, 2] where view.last?.round != nil { await presenter.answer(place, on: view) }

    XCTAssertEqual(view.screens.filter { $0.facts != nil }.count, 1)
    XCTAssertEqual(view.news?.first?.hasPrefix("Wrong. That is "), true)
    XCTAssertEqual(router.routes, [])
    let history = try await sample.games.history()
    XCTAssertEqual(history.count, 1)
  }

  func testNoRoundIsShownOnceTheLimitHasPassedWhileAnAnswerWasKept() async throws {
    let sample = SampleRoster()
    let time = sample.time
    let games = SlowNameGameRepository(sample.games) { if $0 == .record { time.advance(by: .seconds(60)) } }
    let (presenter, view, _) = await begun(sample.actions(games: games), .timed)
    let shown = view.screens.count

    await presenter.answer(1, on: view)

    XCTAssertEqual(view.screens.count, shown + 1)
    XCTAssertEqual(view.news, ["The time is up."])
    let history = try await sample.games.history()
    XCTAssertEqual(history.map(\.duration), [.seconds(60)])
  }
}

/// What others do while a test waits for something.
@MainActor
private final class Meeting {
  var others: (@MainActor () async -> Void)?
}
