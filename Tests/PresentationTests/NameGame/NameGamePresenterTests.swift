import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class NameGamePresenterTests: XCTestCase {
  func testARoundShowsANameAndSixFacesInWords() async throws {
    let (_, view, _) = await begun(SampleRoster(people: 8).actions())

    let screen = try XCTUnwrap(view.last)
    let round = try XCTUnwrap(screen.round)
    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(screen.title, "Round 1, 0 right")
    XCTAssertEqual(screen.roundID, "5-1")
    XCTAssertTrue(round.question.hasPrefix("Who is "), round.question)
    XCTAssertNil(round.face)
    XCTAssertEqual(round.options.map(\.id), ["1", "2", "3", "4", "5", "6"])
    XCTAssertNil(round.time)
    XCTAssertNil(screen.countdown)
    XCTAssertEqual(
      screen.content.value?.page.blocks,
      [.text(round.question, .strong), .choices(round.options.map { Choice($0.id, $0.face.words) })]
    )
  }

  func testInReverseAFaceIsShownWithSixNames() async throws {
    let (_, view, _) = await begun(SampleRoster(people: 8).actions(), .reversePractice)

    let round = try XCTUnwrap(view.last?.round)
    let names = SamplePeople.people(8).map(\.name)
    XCTAssertEqual(round.question, "Who is this?")
    XCTAssertEqual(round.face?.words.hasPrefix("person in the picture "), true)
    XCTAssertEqual(round.options.count, 6)
    XCTAssertTrue(round.options.allSatisfy { names.contains($0.face.words) })
    XCTAssertEqual(view.last?.content.value?.page.blocks[1], round.face.map { .text($0.words) })
  }

  func testPracticeGoesOnUntilTheFirstMissAndKeepsEveryAnswer() async throws {
    let (sample, presenter, view, router) = await begun()

    for _ in 0..<3 { await presenter.answer(isRight: true, on: view) }
    XCTAssertEqual(view.last?.title, "Round 4, 3 right")
    XCTAssertEqual(view.last?.roundID, "5-4")
    XCTAssertEqual(view.last?.news.map(\.tone), [.good])
    await presenter.answer(isRight: false, on: view)

    XCTAssertEqual(view.last?.title, "The game is over: practice")
    XCTAssertNil(view.last?.roundID)
    XCTAssertEqual(view.last?.facts?.first, Fact("Right", "3"))
    XCTAssertEqual(router.routes, [])
    let (history, records) = (try await sample.games.history(), try await sample.games.records())
    XCTAssertEqual(history.map { [$0.right, $0.wrong] }, [[3, 1]])
    XCTAssertEqual(records.values.reduce(0) { $0 + $1.seen }, 4)
    XCTAssertEqual(records.values.reduce(0) { $0 + $1.right }, 3)
  }

  func testWhatWasMeantForAnotherRoundDoesNothingAndIsSaid() async throws {
    let (sample, presenter, view, _) = await begun()
    let (first, wrong) = (view.id, view.place(isRight: false))
    await presenter.answer(isRight: true, on: view)

    for id in [first, RoundID(game: 6, number: 2), RoundID(game: 0, number: 0)] {
      for intent in [NameGameIntent.answer(place: wrong, round: id), .hint(id), .finish(id)] {
        await presenter.perform(intent)
        XCTAssertEqual(view.last?.news, [Notice("That came too late and does not count.", .warning)])
        XCTAssertEqual(view.last?.title, "Round 2, 1 right")
      }
    }

    try await expectEqual(sample.games.records().values.reduce(0) { $0 + $1.seen }, 1)
  }

  func testWhatIsNoOptionCountsAsNoAnswer() async throws {
    let (sample, presenter, view, _) = await begun(of: SampleRoster(people: 3))

    for text in ["0", "4", "-1", "99999999999999999999999", "00001", "+1", "x"] {
      let sentence = "\(text) is not one of those to choose from."
      await assertRefuses("answer", ["round": "5-1", "n": text], by: presenter, sentence)
    }
    for place in [0, 4, -1, .min, .max] {
      await presenter.answer(place, on: view)
      XCTAssertEqual(view.said, ["\(place) is not one of those to choose from."])
    }

    XCTAssertEqual(view.last?.title, "Round 1, 0 right")
    try await expectEqual(sample.games.records(), [:])
  }

  func testAnAnswerIsMadeOfTextsToo() async throws {
    let (presenter, view, _) = await begun(SampleRoster().actions())

    let place = String(view.place(isRight: true))
    try await presenter.perform("answer", ["round": "5-1", "n": place])

    XCTAssertEqual(view.last?.title, "Round 2, 1 right")
    await assertRefuses("answer", ["round": "one", "n": "1"], by: presenter, as: .stale)
  }

  func testAWrongAnswerInATimedGameSaysWhoItWasAndLeavesTheRound() async throws {
    let (presenter, view, _) = await begun(SampleRoster().actions(), .timed)
    let (id, before, round) = (view.id, view.screens.count, view.last?.round)

    await presenter.answer(isRight: false, on: view)

    XCTAssertEqual(view.screens.count, before + 1)
    XCTAssertEqual(view.id, id)
    XCTAssertEqual(view.last?.round, round)
    XCTAssertEqual(view.said.first?.hasPrefix("Wrong. That is "), true)
  }

  func testFinishAndHintAreClosedWhereTheyMakeNoSense() async throws {
    for mode in [NameGameMode.practice, .timed, .hint] {
      let (presenter, view, _) = await begun(SampleRoster().actions(), mode)

      await assertRefuses("finish", by: presenter, "This game ends by itself. Leave it to break it off.")
      await assertRefuses("hint", by: presenter, "There is no hint to be had here.")
      await presenter.perform(.finish(view.id))

      XCTAssertEqual(view.said, ["This game ends by itself. Leave it to break it off."])
      XCTAssertNotNil(view.last?.round)
      XCTAssertEqual(view.last?.offers.filter { $0.weight != .other }.map(\.word), ["answer"])
    }
  }

  func testTheCardsStayClosedWhileARoundWaits() async throws {
    let (presenter, view, router) = await begun(SampleRoster().actions())
    let sentence = "The cards stay closed during a round. Leave the game first."

    await assertRefuses("people", by: presenter, sentence)
    await assertRefuses("person", ["n": "P00"], by: presenter, sentence)
    XCTAssertNil(view.last?.offer("people")?.address)
    await presenter.answer(isRight: false, on: view)
    try await presenter.perform("person", ["n": "P00"])

    XCTAssertEqual(router.routes, [.person(Person.ID("P00"))])
  }

  func testTooFewPeopleAreExplained() async throws {
    for (count, sentence) in [
      (0, "A game needs at least 2 people with different names, and there is nobody."),
      (1, "A game needs at least 2 people with different names, and there is only one."),
    ] {
      var home = NameHomePresenter(SampleRoster(people: count).actions())
      let next = try await home.perform(.play(.practice))

      let news = next.said
      XCTAssertEqual(news, [sentence + " 1 person was left out: 1 without a picture."])
      XCTAssertEqual(next.route, nil)
    }
  }

  func testAnAnswerThatCannotBeKeptIsSaidAndTheGameGoesOn() async throws {
    let (sample, presenter, view, _) = await begun()
    sample.faults.fail(.record, with: .diskFull)

    await presenter.answer(isRight: true, on: view)

    XCTAssertEqual(view.last?.news.map(\.tone), [.good, .bad])
    XCTAssertEqual(view.last?.roundID, "5-2")
  }

  func testWithoutAGameThereIsNothingToAnswer() async throws {
    let (presenter, view, router) = await opened(NameGamePresenter(SampleRoster().actions(), game: 5))
    await presenter.perform(.answer(place: 1, round: RoundID(game: 5, number: 1)))
    try await presenter.perform("practice")

    XCTAssertEqual(view.last?.failure, .noGame)
    XCTAssertEqual(view.last?.mainWords, ["practice", "history"])
    XCTAssertEqual(router.routes, [.game(5)])
  }

  func testANewGameHasAScreenOfItsOwn() async throws {
    let actions = SampleRoster().actions()
    let (presenter, view, router) = await begun(actions)
    await presenter.answer(isRight: true, on: view)
    let elsewhere = watched(PageModule(NameStatsPresenter(actions)))
    await elsewhere.0.show()

    try await presenter.perform("timed", ["n": "30"])
    try await elsewhere.0.perform("reverse practice")
    let (_, timedView, _) = await opened(NameGamePresenter(actions, game: 6))
    let (_, reverseView, _) = await opened(NameGamePresenter(actions, game: 7))

    XCTAssertEqual(router.routes + elsewhere.2.routes, [.game(6), .game(7)])
    XCTAssertEqual(timedView.last?.title, "Round 1, 0 right")
    XCTAssertEqual(timedView.last?.roundID, "6-1")
    XCTAssertEqual(timedView.last?.round?.time, "30 seconds left")
    XCTAssertEqual(reverseView.last?.roundID, "7-1")
    XCTAssertEqual(reverseView.last?.round?.question, "Who is this?")
  }

  func testAModeIsSaidByItsWords() async throws {
    for (word, texts, mode) in [
      ("play", [:], NameGameMode.practice), ("practice", [:], .practice), ("timed", [:], NameGameMode.timed),
      ("timed", ["n": "3600"], NameGameMode(.timed(seconds: 3_600))), ("untimed", [:], .timed.withoutLimit),
      ("hint", [:], .hint), ("reverse practice", [:], .reversePractice),
      ("reverse timed", ["n": "1"], NameGameMode(.timed(seconds: 1), isReverse: true)),
      ("reverse timed", [:], .reverseTimed), ("reverse untimed", [:], .reverseTimed.withoutLimit),
    ] as [(String, [String: String], NameGameMode?)] {
      let actions = SampleRoster().actions()
      var home = NameHomePresenter(actions)
      try await expectEqual(home.perform(word, texts).route, .game(5), word)

      let (_, view, _) = await opened(NameGamePresenter(actions, game: 5))
      let asks = mode?.isReverse == true ? "Who is this?" : "Who is "
      XCTAssertEqual(view.last?.round?.question.hasPrefix(asks), true, word)
      XCTAssertEqual(view.last?.countdown?.end, mode?.limit, word)
    }
    let home = NameHomePresenter(SampleRoster().actions())
    for text in ["0", "3601", "soon"] {
      await assertRefuses("timed", ["n": text], by: home, "A game lasts 1 to 3600 seconds, not “\(text)”.")
    }
  }
}
