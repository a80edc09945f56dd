import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The screens around a name game: home, its end, the people, one person, and what was played.
final class NameScreensTests: XCTestCase {
  private let phrases = Language.english.sampleNamePhrases
  private let busy = RepositoryError(.busy, subject: "/data/arcade.sqlite")
  private let busyText = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."

  func testHomeShowsTheModesWithTheBestSoFar() async throws {
    let sample = SampleRoster()
    try await sample.games.finish(result(.practice, right: 7))
    let (presenter, view) = makeHome(sample, seconds: 30)

    await presenter.begin()

    guard case .modes(let rows)? = view.screens.last?.content else { return XCTFail("no modes") }
    XCTAssertEqual(
      rows.map(\.mode.text),
      ["practice", "timed 30", "reverse practice", "reverse timed 30", "hint"]
    )
    XCTAssertEqual(rows.map(\.best), ["best so far: 7", nil, nil, nil, nil])
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["1 person was left out: 1 without a picture."])
  }

  func testWithoutAClockHomeOffersGamesWithoutALimit() async {
    let (presenter, view) = makeHome(SampleRoster(hasClock: false))

    await presenter.show()

    guard case .modes(let rows)? = view.screens.last?.content else { return XCTFail("no modes") }
    let texts = ["practice", "untimed", "reverse practice", "reverse untimed", "hint"]
    XCTAssertEqual(rows.map(\.mode.text), texts)
  }

  func testAModeIsChosenByItsNumber() async {
    let (presenter, _) = makeHome(SampleRoster(hasClock: false))
    let router = RecordingNameRouter()
    presenter.router = router

    for number in ["1", "4", "0", "6", "x"] {
      let isMode = await presenter.choose(number)
      XCTAssertEqual(isMode, ["1", "4"].contains(number), number)
    }

    XCTAssertEqual(router.routes, [.play(.practice), .play(.reverseTimed.withoutLimit)])
  }

  func testPeopleThatCannotBeLoadedAreTriedAgainWhenAsked() async {
    let sample = SampleRoster()
    let error = RepositoryError(.unreachable, subject: "people.example")
    for call in [NameGameCall.people, .refreshed] { sample.faults.fail(call, with: error) }
    let (presenter, view) = makeHome(sample)

    await presenter.begin()
    await presenter.refresh()
    let failures = view.screens.filter { if case .failed = $0.content { true } else { false } }
    sample.faults.mend()
    await presenter.refresh()

    XCTAssertEqual(failures.count, 2)
    guard case .modes? = view.screens.last?.content else { return XCTFail("no modes") }
  }

  func testTheEndSaysWhoItWasAndWhichWasRight() async throws {
    let sample = SampleRoster()
    var game = try SamplePeople.game()
    game.begin(at: .zero)
    _ = game.answerRight()
    let asked = game.round.asked.name
    let number = game.round.answer + 1
    guard case .judged(let answer) = game.answerWrong() else { return XCTFail("not judged") }
    let result = try XCTUnwrap(game.result(finishedAt: sample.time.now()))
    try await sample.games.finish(result)
    let outcome = NameGameOutcome(game: game, result: result, lastAnswer: answer)
    let view = RecordingView<NameOverScreen>()
    let presenter = NameOverPresenter(roster: sample.roster, outcome: outcome, phrases: phrases)
    let router = RecordingNameRouter()
    presenter.view = view
    presenter.router = router

    await presenter.show()
    await presenter.playAgain()

    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("Wrong. That is \(answer.chosen.name). \(asked) was number \(number).", .bad)]
    )
    XCTAssertEqual(
      view.screens.last?.facts,
      [Fact("Right", "1"), Fact("Accuracy", "50%"), Fact("Best so far", "1")]
    )
    XCTAssertEqual(router.routes, [.play(.practice, after: game.round.asked.id)])
  }

  func testATimedGameCountsWrongAnswersToo() async throws {
    let sample = SampleRoster()
    var game = try SamplePeople.game(mode: .timed)
    game.begin(at: .zero)
    _ = game.answerRight()
    _ = game.answerWrong()
    game.wake(at: .seconds(60))
    let result = try XCTUnwrap(game.result(finishedAt: sample.time.now()))
    let failure = Failure("The disk is full.", canRetry: false)
    let outcome = NameGameOutcome(game: game, result: result, failure: failure)
    let view = RecordingView<NameOverScreen>()
    let presenter = NameOverPresenter(roster: sample.roster, outcome: outcome, phrases: phrases)
    presenter.view = view

    await presenter.show()

    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["The time is up.", "The disk is full."])
    XCTAssertEqual(
      view.screens.last?.facts,
      [Fact("Right", "1"), Fact("Wrong", "1"), Fact("Accuracy", "50%")]
    )
  }

  func testPeopleAreListedWithHowTheyWereAnswered() async throws {
    let sample = SampleRoster(people: 3)
    let people = SamplePeople.people(3)
    for chosen in [0, 1, 1, 2] {
      try await sample.games.record(
        NameAnswer(mode: .practice, asked: people[0], chosen: people[chosen]),
        at: sample.time.now()
      )
    }
    let view = RecordingView<RecordScreen>()
    let presenter = NamePeoplePresenter(roster: sample.roster, phrases: phrases)
    presenter.view = view

    await presenter.show()
    sample.faults.fail(.records, with: busy)
    await presenter.show()

    XCTAssertEqual(view.screens.first?.columnTitles, [["No.", "Name", "Job", "Asked", "Right", "Confused with"]])
    XCTAssertEqual(
      view.screens.first?.rows,
      [
        ["1", "Ada Archer", "Engineer", "4", "1", "Bea Baker ×2, Cem Carter"], ["2", "Bea Baker", "", "", "", ""],
        ["3", "Cem Carter", "Engineer", "", "", ""],
      ]
    )
    XCTAssertEqual(view.screens.last?.content, .failed(Failure(busyText, canRetry: true)))
  }

  func testAPersonIsShownWithNameAndLooks() async {
    let sample = SampleRoster()
    let view = RecordingView<NamePersonScreen>()
    let presenter = NamePersonPresenter(roster: sample.roster, number: 1, phrases: phrases)
    let nobody = NamePersonPresenter(roster: sample.roster, number: 99, phrases: phrases)
    presenter.view = view
    nobody.view = view

    await presenter.show()
    await nobody.show()

    guard case .card(let card)? = view.screens.first else { return XCTFail("no card") }
    XCTAssertEqual(card.name, "Ada Archer")
    XCTAssertEqual(card.face.card, "person in the picture 0")
    XCTAssertEqual(card.facts, [Fact("Job", "Engineer"), Fact("Team", "Web"), Fact("Asked", "0"), Fact("Right", "0")])
    XCTAssertEqual(view.screens.last, .failed(Failure("There is nobody with number 99.", canRetry: false)))
  }

  func testWhatWasPlayedIsListed() async throws {
    let sample = SampleRoster()
    try await sample.games.finish(result(.timed, right: 3, wrong: 1))
    try await sample.games.finish(result(.practice, right: 5, wrong: 1))
    let people = SamplePeople.people(2)
    try await sample.games.record(
      NameAnswer(mode: .practice, asked: people[1], chosen: people[0]),
      at: sample.time.now()
    )
    let played = "Nov 20, 2026 at 9:00 AM"

    let history = await tables(.history, sample)
    let best = await tables(.best, sample)
    let stats = await tables(.stats, sample)

    XCTAssertEqual(
      history.map(\.rows),
      [[[played, "practice", "5", "1", "83%"], [played, "60 seconds", "3", "1", "75%"]]]
    )
    let bestRows = [["practice", "5", played, "1", "83%"], ["60 seconds", "3", played, "1", "75%"]]
    XCTAssertEqual(best.map(\.rows), [bestRows])
    XCTAssertEqual(stats.map(\.rows), [bestRows, [["Bea Baker", "1", "0", "Ada Archer"]]])
    XCTAssertEqual(stats.map(\.title), ["Best games", "Worth another look"])
  }

  func testRecordsThatCannotBeReadAreNotSaidToBeEmpty() async {
    let sample = SampleRoster()
    sample.faults.fail(.history, with: busy)
    for subject in [NameRecordPresenter.Subject.history, .best, .stats] {
      let view = RecordingView<RecordScreen>()
      let presenter = NameRecordPresenter(roster: sample.roster, subject: subject, phrases: phrases)
      presenter.view = view
      await presenter.show()
      XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(busyText, canRetry: true))])
    }
    sample.faults.mend()
    let none = await tables(.stats, sample)
    XCTAssertEqual(none, [])
  }

  private func tables(
    _ subject: NameRecordPresenter.Subject,
    _ sample: SampleRoster
  ) async -> [RecordScreen.Table] {
    let view = RecordingView<RecordScreen>()
    let presenter = NameRecordPresenter(roster: sample.roster, subject: subject, phrases: phrases)
    presenter.view = view
    await presenter.show()
    if case .tables(let tables)? = view.screens.last?.content { return tables }
    return []
  }

  private func result(_ mode: NameGameMode, right: Int, wrong: Int = 0) -> NameGameResult {
    NameGameResult(mode: mode, right: right, wrong: wrong, duration: .seconds(60), finishedAt: .november20)
  }

  private func makeHome(
    _ sample: SampleRoster,
    seconds: Int = 60
  ) -> (NameHomePresenter, RecordingView<NameHomeScreen>) {
    let presenter = NameHomePresenter(roster: sample.roster, phrases: phrases, seconds: seconds)
    let view = RecordingView<NameHomeScreen>()
    presenter.view = view
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view)
  }
}
