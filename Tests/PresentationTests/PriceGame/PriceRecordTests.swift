import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The records of the price game: the questions of a game, the finished games and the best ones.
final class PriceRecordTests: XCTestCase {
  func testEveryQuestionHasARow() async throws {
    let sample = SampleQuiz()
    let past = try await sample.play("rws")
    let game = try XCTUnwrap(past)
    let screen = await shown(PastPriceGamePresenter(sample.actions, game.id))
    XCTAssertEqual(screen.title, "Kitchen > Blenders, Nov 20, 2026 at 9:00 AM")
    XCTAssertEqual(screen.column("No."), ["1", "2", "3"])
    XCTAssertEqual(screen.column("Product"), game.rounds.map(\.product.name))
    XCTAssertEqual(screen.column("Right answer"), game.rounds.map { "$\($0.product.price.decimalText)" })
    XCTAssertEqual(screen.column("Your answer"), game.rounds.map { $0.given.map { "$\($0.decimalText)" } ?? "" })
    let outcomes = screen.tables.flatMap(\.rows).compactMap(\.cells.last)
    XCTAssertEqual(outcomes.map(\.text), ["✓ right", "✗ wrong", "– skipped"])
    XCTAssertEqual(outcomes.map(\.spoken), ["right", "wrong", "skipped"])
    XCTAssertEqual(outcomes.map(\.tone), [.good, .bad, .plain])
    XCTAssertEqual(screen.texts, ["Right 1 (50%), wrong 1, skipped 1: 10 points."])
  }

  func testACheatedAnswerIsMarked() async throws {
    let sample = SampleQuiz()
    var game = try SamplePrices.game()
    _ = try await sample.games.begin(game, at: sample.time.now())
    _ = game.cheat()
    _ = try game.answer(game.question.options.answer)
    let past = try await sample.games.finish(game, at: sample.time.now())

    let page = Page(try XCTUnwrap(past), phrases: Language.english.samplePricePhrases)

    let screen = Screen(title: "", content: .ready(page))
    XCTAssertEqual(screen.column("Result"), ["✓ right, two hidden"])
  }

  func testAGameThatIsNotThereIsSaid() async {
    let page = await shown(PastPriceGamePresenter(SampleQuiz().actions, 9))
    let failure = Failure("There is no finished game “9”.", canRetry: false)
    XCTAssertEqual(page.content, .failed(failure))
  }

  func testARuleIsCalledAsItsReadersCallIt() throws {
    let games = ["adaptive", "classic", "of my own"].enumerated().map { number, rule in
      let id = PastPriceGame.ID(number: Int64(number + 1))
      return PastPriceGame(id: id, trails: [], ruleName: rule, finishedAt: .november20, rounds: [])
    }
    let best = BestPriceGames.summarising(games).map { Owned($0, of: .nobody) }
    for (language, names) in [
      (Language.english, ["adaptive", "classic", "of my own"]), (.spanish, ["adaptativa", "clásica", "of my own"]),
      (.japanese, ["適応型", "従来型", "of my own"]),
    ] {
      let phrases = language.samplePricePhrases
      XCTAssertEqual(Table(games, phrases: phrases).rows.map { $0.texts[3] }, names)
      XCTAssertEqual(Set(Table(best, phrases: phrases).rows.map { $0.texts[1] }), Set(names))
    }
  }

  func testFinishedGamesAreListedNewestFirstAndLeadToTheirQuestions() async throws {
    let sample = SampleQuiz()
    try await sample.play("rr")
    sample.time.advance(by: .seconds(3_600))
    try await sample.play("w")
    var presenter = PriceHistoryPresenter(sample.actions)
    try await expectEqual(presenter.perform("open", ["game": "1"]).route, .pastGame(1))
    await assertRefuses("open", ["game": "7"], by: presenter, "There is no finished game “7”.")

    let rows = [
      ["2", "Nov 20, 2026 at 10:00 AM", "Blenders", "adaptive", "0 (0%)", "0"],
      ["1", "Nov 20, 2026 at 9:00 AM", "Blenders", "adaptive", "2 (100%)", "20"],
    ]
    let page = await presenter.load()
    XCTAssertEqual(page.rows, rows)
    XCTAssertEqual(page.row("2")?.address, "/prices/games/2")
  }

  func testALongHistoryIsTurnedAPageAtATime() async throws {
    let sample = SampleQuiz()
    for _ in 0...PageCursor.usualSize { try await sample.play("r") }
    var newest = PriceHistoryPresenter(sample.actions)
    var older = PriceHistoryPresenter(sample.actions, at: .before(2))
    try await expectEqual(newest.perform("next").route, .history(.before(2)))
    try await expectEqual(older.perform("previous").route, .history(.after(1)))

    await expectEqual(newest.load().rows.map(\.first), (2...51).reversed().map { "\($0)" })
    await expectEqual(older.load().rows.map(\.first), ["1"])
    await assertRefuses("previous", [:], by: newest, "There is no further page in that direction.")
    await assertRefuses("next", [:], by: older, "There is no further page in that direction.")
  }

  func testTheBestGamesCountAllOfACategory() async throws {
    let sample = SampleQuiz()
    for answers in ["rr", "wr"] { try await sample.play(answers) }
    await expectEqual(
      shown(PriceBestPresenter(sample.actions)).rows,
      [["Blenders", "adaptive", "–", "2", "2", "30", "3 (75%)"]]
    )
    try await sample.play("rrrrwrrrrrrrrrrrr")
    let row = ["Blenders", "adaptive", "90", "12", "3", "190", "19 (90%)"]
    await expectEqual(shown(PriceBestPresenter(sample.actions)).rows, [row])
  }

  func testOnesOwnProgressCountsGamesAndDailies() async throws {
    let sample = SampleQuiz()
    await expectEqual(shown(PriceStatsPresenter(sample.actions)).content, .empty("No game was finished yet."))
    try await sample.play("rw")
    let daily = try await sample.quiz.dailyTry().daily
    for (place, product) in daily.products.enumerated() {
      let guess = DailyGuess(
        of: daily.id,
        place: place + 1,
        product: product.id,
        number: 1,
        given: product.price,
        price: product.price,
        on: daily.id.day,
        at: sample.time.now()
      )
      _ = try await sample.games.keep(guess)
    }
    let screen = await shown(PriceStatsPresenter(sample.actions))
    XCTAssertEqual(screen.facts.map(\.value), ["1", "5 of 5", "1"])
    XCTAssertEqual(screen.rows, [["Blenders", "adaptive", "–", "1", "1", "10", "1 (50%)"]])
  }

  func testWhatCannotBeReadSaysWhyAndNothingIsSaidToBeEmpty() async throws {
    for route in [PriceRoute.best, .history()] {
      let sample = SampleQuiz()
      sample.gameFaults.fail(.history, with: .storeBusy)
      let failed = try await shownPage(sample.actions.module(at: route))
      XCTAssertEqual(failed.content, .failed(.storeBusy))
      XCTAssertEqual(failed.wordsInSight, ["play", "retry"])
      sample.gameFaults.mend()
      let page = try await shownPage(sample.actions.module(at: route))
      XCTAssertEqual(page.content, .empty("No game was finished yet."))
      XCTAssertEqual(page.wordsInSight, ["play"])
    }
  }
}

final class PriceRouteTests: XCTestCase {
  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let addresses: [(PriceRoute, String)] = [
      (.home, "/prices"), (.instructions, "/prices/instructions"), (.categories([]), "/prices/categories"),
      (.categories([45_974, 45_975]), "/prices/categories/45974/45975"), (.game(7), "/prices/game/7"),
      (.history(), "/prices/games"), (.history(.before(7)), "/prices/games?before=7"),
      (.pastGame(4), "/prices/games/4"), (.best, "/prices/best"),
      (.daily(nil), "/prices/daily"), (.daily(CalendarDay(iso: "2026-11-19")), "/prices/daily/2026-11-19"),
      (.share(nil), "/prices/share"), (.standings, "/prices/standings"), (.stats, "/prices/stats"),
    ]
    let nowhere = [
      "", "/", "/shop", "prices", "/prices/nothing", "/prices/categories/x", "/prices/categories/0",
      "/prices/categories/-1", "/prices/games/0", "/prices/games/x", "/prices/games/1/2", "/prices/game",
      "/prices/game/x", "/prices/game/-1", "/prices/game/1/2", "/prices/best/1", "/prices/instructions/1",
      "/prices/daily/x", "/prices/daily/2026-02-30", "/prices/daily/2026-11-19/1", "/prices/share/x", "/prices/stats/1",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }
}
