import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The screens around a name game: home, people, cards and records.
final class NameScreensTests: XCTestCase {
  func testHomeShowsTheModesWithTheBestSoFar() async throws {
    let sample = SampleRoster()
    try await sample.games.finish(result(.practice, right: 7))
    var home = NameHomePresenter(sample.actions(seconds: 30))
    await expectEqual(home.waits(), ["Loading the people…"])
    let page = await home.load()
    let choices = page.choices
    XCTAssertEqual(choices.map(\.id), ["practice", "timed 30", "reverse practice", "reverse timed 30", "hint"])
    let texts = [
      "one name, several faces, until the first wrong answer (best so far: 7)",
      "one name, several faces, as many as you can in 30 seconds",
    ]
    XCTAssertEqual(choices.prefix(2).map(\.label), texts)
    XCTAssertEqual(page.banners.map(\.text), ["1 person was left out: 1 without a picture."])
  }

  func testWithoutAClockHomeOffersGamesWithoutALimit() async {
    let texts = ["practice", "untimed", "reverse practice", "reverse untimed", "hint"]
    await expectEqual(shown(NameHomePresenter(SampleRoster(hasClock: false).actions())).choices.map(\.id), texts)
  }

  func testAModeOfTheListBegins() async throws {
    var home = NameHomePresenter(SampleRoster(hasClock: false).actions())
    for (mode, game) in [("practice", GameID(number: 5)), ("reverse untimed", 6)] {
      try await expectEqual(home.perform("mode", ["mode": mode]), .go(.game(game)))
    }
    for text in ["0", "6", "x"] {
      let sentence = "There is no “\(text)” here. Choose one of those shown."
      await assertRefuses("mode", ["mode": text], by: home, sentence)
    }
  }

  func testPeopleThatCannotBeLoadedAreTriedAgainWhenAsked() async throws {
    let sample = SampleRoster()
    let error = RepositoryError(.unreachable, subject: "people.example")
    for call in [NameGameCall.people, .refreshed] { sample.faults.fail(call, with: error) }
    var home = NameHomePresenter(sample.actions())
    try await home.perform("refresh")
    let page = await home.load()
    XCTAssertNotNil(page.failure)
    XCTAssertNil(page.offer("mode"))
    try await expectEqual(home.perform(.play(.practice)).tones, [.bad])
    sample.faults.mend()
    try await home.perform("refresh")
    await expectEqual(home.load().choices.count, 5)
  }

  func testHomeSaysWhatCouldNotBeRead() async throws {
    let sample = SampleRoster()
    sample.faults.fail(.history, with: .storeBusy)
    let home = await shown(NameHomePresenter(sample.actions()))

    XCTAssertEqual(home.banners.last, Notice(Failure.storeBusy.text, .bad))
    XCTAssertEqual(home.choices.count, 5)
  }

  func testPeopleAreListedWithHowTheyWereAnswered() async throws {
    let sample = SampleRoster(people: 3)
    let people = SamplePeople.people(3)
    for chosen in [0, 1, 1, 2] {
      let answer = NameAnswer(mode: .practice, asked: people[0], chosen: people[chosen])
      try await sample.games.record(answer, at: .november20)
    }
    var presenter = NamePeoplePresenter(sample.actions())
    try await expectEqual(presenter.perform("person", ["n": "P01"]), .go(.person(Person.ID("P01"))))
    let page = await presenter.load()
    let table = page.tables.first
    XCTAssertEqual(table?.columns.map(\.title), ["Name", "Job", "Asked", "Right", "Confused with"])
    XCTAssertEqual(table?.firstNumber, 1)
    XCTAssertEqual(table?.rows.map(\.address), ["/names/people/P00", "/names/people/P01", "/names/people/P02"])
    let rows = [
      ["Ada Archer", "Engineer", "4", "1", "Bea Baker ×2, Cem Carter"], ["Bea Baker", "", "", "", ""],
      ["Cem Carter", "Engineer", "", "", ""],
    ]
    XCTAssertEqual(page.rows, rows)
    await assertRefuses("person", ["n": "x"], by: presenter, "There is nobody called “x” here.")
    await assertRefuses("person", ["n": "9"], by: presenter, "There is nobody with number 9.")
    for (text, id) in [("ada archer", "P00"), ("BAK", "P01"), ("cárter", "P02"), ("rter", "P02")] {
      try await expectEqual(presenter.perform("person", ["n": text]).route, .person(Person.ID(id)), text)
    }
    let several = "“er” can be several people: Ada Archer, Bea Baker, and Cem Carter. Say more of the name."
    await assertRefuses("person", ["n": "er"], by: presenter, several)
    sample.faults.fail(.records, with: .storeBusy)
    let failed = await presenter.load()
    XCTAssertEqual(failed.content, .failed(.storeBusy))
    XCTAssertEqual(failed.banners, page.banners)
  }

  func testPeopleSayHowWellEachIsKnownAndWhenDue() async throws {
    let sample = SampleRoster(people: 2)
    let scheduler = try Scheduler(steps: [])
    let reviews = InMemoryReviewRepository(scheduler: scheduler)
    let known = NameScreens(
      roster: NameQuiz(
        people: sample.people,
        games: sample.games,
        learning: Learning(reviews, folding: MatchKeys(), time: sample.time, by: scheduler),
        time: sample.time
      ),
      phrases: Language.english.sampleNamePhrases
    )
    let ada = SamplePeople.people(1)[0]
    for (rating, days) in [(ReviewRating.again, 0), (.good, 1)] {
      let day = CalendarDay(daysSince1970: sample.time.reviewDay().daysSince1970 + days)
      try await reviews.record(
        ReviewAnswer(ada.reviewCard, rating, at: sample.time.now(), on: day, asked: .typed, within: .seconds(2)),
        .after(days)
      )
      sample.time.advance(by: .seconds(86_400 * days))
    }

    let table = await shown(NamePeoplePresenter(known)).tables.first
    XCTAssertEqual(table?.columns.map(\.title), ["Name", "Job", "Known", "Due"])
    let rows = try XCTUnwrap(table?.rows.map { $0.cells.map(\.text) })
    XCTAssertEqual(rows[0].prefix(3), ["Ada Archer", "Engineer", "100%"])
    XCTAssertEqual(rows[1], ["Bea Baker", "", "", ""])
    let card = await shown(NamePersonPresenter(known, ada.id)).content.value?.blocks
    XCTAssertEqual(card?[1], .text("known 100%, due \(rows[0][3])"))
    guard case .trend(let trend)? = await shown(NameStatsPresenter(known)).content.value?.blocks.first
    else {
      return XCTFail("no trend")
    }
    XCTAssertEqual(trend.levels, [0, 7])
    XCTAssertEqual(trend.figures, [Fact("Nov 20, 2026", "0 of 2"), Fact("Nov 21, 2026", "1 of 2")])
  }

  func testHowWellSomebodyIsKnownIsSaidInThreeLanguages() throws {
    let (today, due) = (CalendarDay(year: 2026, month: 11, day: 20), CalendarDay(year: 2026, month: 12, day: 4))
    let retrievabilities = [
      Retrievability(0.916, due: try XCTUnwrap(due), on: try XCTUnwrap(today)),
      Retrievability(nil, due: try XCTUnwrap(today), on: try XCTUnwrap(today)),
    ]
    for (language, sentences) in [
      (Language.english, ["known 92%, due Dec 4", "being learnt, due today"]),
      (.spanish, ["sabido al 92 %, repaso: 4 dic", "aprendiendo, repaso: hoy"]),
      (.japanese, ["習得 92%、次回 12月4日", "学習中、次回 今日"]),
    ] {
      XCTAssertEqual(retrievabilities.map(language.sampleNamePhrases.sentence), sentences)
    }
  }

  func testTheListShowsFacesWhereAFrontendListsPictures() async throws {
    let sample = SampleRoster(people: 2)
    let portraits = SlowPortraits(time: sample.time, taking: .zero, missing: [Person.ID("P01")])
    var people = NamePeoplePresenter(sample.actions(portraits: portraits))
    var waits: [String] = []
    let page = Screen(title: "", content: await people.load { waits.append($0) }.content)
    XCTAssertEqual(waits, ["Loading the people…"])
    let plain = NameScreens(
      roster: sample.roster(portraits: portraits),
      phrases: Language.english.sampleNamePhrases,
      listsFaces: false
    )

    let face = Picture(["/pictures/P00.png"], isAtHand: true)
    XCTAssertEqual(page.tables.first?.rows.map { $0.cells.map(\.picture) }, [[face, nil], [nil, nil]])
    await expectEqual(
      shown(NamePeoplePresenter(plain)).tables.first?.rows.flatMap { $0.cells.compactMap(\.picture) },
      []
    )
    XCTAssertEqual(portraits.calls.count, 1)
  }

  func testWhereThereIsNobodyThatIsSaid() async throws {
    let screen = await shown(NamePeoplePresenter(SampleRoster(people: 0).actions()))
    XCTAssertEqual(screen.content, .empty("There is nobody here yet."))
    XCTAssertEqual(screen.mainWords, ["retry"])
    XCTAssertNil(screen.offer("person"))
  }

  func testAPersonIsShownWithNameAndLooks() async throws {
    let sample = SampleRoster()
    let facts = [Fact("Job", "Engineer"), Fact("Team", "Web")]
    let portraits = SlowPortraits(time: sample.time, taking: .zero)
    let person = await shown(NamePersonPresenter(sample.actions(), Person.ID("P00")))
    let portrayed = await shown(NamePersonPresenter(sample.actions(portraits: portraits), Person.ID("P00")))
    let nobody = await shown(NamePersonPresenter(sample.actions(), Person.ID("P99")))

    XCTAssertEqual(person.title, "Ada Archer")
    XCTAssertEqual(person.content, .ready(Page(.text("person in the picture 0"), .facts(facts))))
    guard case .picture(let picture)? = portrayed.content.value?.blocks.first else { return XCTFail("no picture") }
    XCTAssertEqual(picture.words, "person in the picture 0")
    XCTAssertTrue(picture.isAtHand)
    XCTAssertEqual(nobody.failure, Failure("This person is not among the people any more.", canRetry: false))
  }

  func testWhatWasPlayedIsListed() async throws {
    let sample = SampleRoster()
    try await sample.games.finish(result(.timed, right: 3, wrong: 1))
    try await sample.games.finish(result(.practice, right: 5, wrong: 1))
    let people = SamplePeople.people(2)
    try await sample.games.record(NameAnswer(mode: .practice, asked: people[1], chosen: people[0]), at: .november20)
    let played = "Nov 20, 2026 at 9:00 AM"
    let history = [[played, "practice", "5", "1", "83%"], [played, "60 seconds", "3", "1", "75%"]]
    let best = [["practice", "–", "5", played, "1", "83%"], ["60 seconds", "–", "3", played, "1", "75%"]]

    await expectEqual(shown(NameHistoryPresenter(sample.actions())).tables.map { $0.rows.map(\.texts) }, [history])
    await expectEqual(shown(NameBestPresenter(sample.actions())).tables.map { $0.rows.map(\.texts) }, [best])
    let stats = await shown(NameStatsPresenter(sample.actions())).tables
    XCTAssertEqual(stats.map { $0.rows.map(\.texts) }, [best, [["Bea Baker", "1", "0", "Ada Archer"]]])
    XCTAssertEqual(stats.map(\.title), ["Best games", "Worth another look"])
  }

  func testRecordsThatCannotBeReadAreNotSaidToBeEmpty() async throws {
    let sample = SampleRoster()
    sample.faults.fail(.history, with: .storeBusy)
    let actions = sample.actions()
    let titles = [(NameRoute.history(), "Finished games"), (.best, "Best games"), (.stats, "Statistics")]
    for (route, title) in titles {
      let screen = try await shownPage(actions.module(at: route))
      XCTAssertEqual(screen.content, .failed(.storeBusy))
      XCTAssertEqual(screen.title, title)
    }
    sample.faults.mend()
    for (route, _) in titles {
      let screen = try await shownPage(actions.module(at: route))
      XCTAssertEqual(screen.content, .empty("No game was finished yet."))
      XCTAssertEqual(screen.wordsInSight, ["practice"])
    }
  }

  func testEveryRouteHasAScreen() async throws {
    let actions = SampleRoster().actions()
    func title(_ module: some Module<NameRoute>) async throws -> String { try await shown(module).title }
    for (route, expected) in [
      (.home, "Who is who"), (.game(5), "Who is who"), (.people, "People"), (.person(Person.ID("P01")), "Bea Baker"),
      (.history(), "Finished games"), (.best, "Best games"), (.stats, "Statistics"),
    ] as [(NameRoute, String)] {
      try await expectEqual(title(actions.module(at: route)), expected)
    }
  }

  private func result(_ mode: NameGameMode, right: Int, wrong: Int = 0) -> NameGameResult {
    NameGameResult(mode: mode, right: right, wrong: wrong, duration: .seconds(60), finishedAt: .november20)
  }
}

extension Screen<Page> {
  fileprivate var choices: [Choice] {
    content.value?.blocks.compactMap { if case .choices(let choices) = $0 { choices } else { nil } }.first ?? []
  }
}

/// On every screen, a retry reloads people who failed to load.
final class NameRetryTests: XCTestCase {
  private let codes: [RepositoryError.Code] = [.timedOut, .corrupt, .notFound, .refused]

  func testAGameIsTriedAgain() async throws {
    for code in codes {
      var home = NameHomePresenter(makeActions(code, failures: 2))
      await expectEqual(home.load().failure?.canRetry, true, "\(code)")
      do {
        _ = try await home.perform(.play(.practice)) { _ in }
        XCTFail("\(code)")
      } catch {
        XCTAssertTrue(Language.english.sampleNamePhrases.failure(for: error).canRetry, "\(code)")
      }
      try await expectEqual(home.perform(.play(.practice)), .go(.game(1)), "\(code)")
    }
  }

  func testEveryPageIsTriedAgain() async throws {
    for code in codes {
      for (number, route) in [NameRoute.home, .people, .person(Person.ID("P00")), .stats].enumerated() {
        let (module, view) = try await openedPage(makeActions(code).module(at: route))
        await module.show()
        XCTAssertEqual(view.last?.failure?.canRetry, true, "\(code) \(number)")
        try await module.perform("retry")
        XCTAssertEqual(view.screens.suffix(2).first?.content, .loading("Loading the people…"))
        XCTAssertNil(view.last?.failure?.canRetry == true ? number : nil, "\(code)")
      }
    }
  }

  func testOfflineWithNothingKeptTryingAgainIsNotOffered() async throws {
    await expectEqual(shown(NamePeoplePresenter(makeActions(.timedOut, isOffline: true))).failure?.canRetry, false)
  }

  private func makeActions(_ code: RepositoryError.Code, failures: Int = 1, isOffline: Bool = false) -> NameScreens {
    let source = FlakyPeopleSource(
      // If all descriptions are alike, nobody can be recognised.
      "["
        + (1...8).map {
          ProfileDocument.profile(
            #""firstName":"\#(String(repeating: "a", count: $0))","lastName":"One","jobTitle":"Job \#($0)""#,
            url: "https://host.example/\($0).png"
          )
        }.joined(separator: ",") + "]",
      failing: Array(repeating: RepositoryError(code, subject: "people.example"), count: failures)
    )
    let time = HandDrivenTime()
    let people = SyncingPeople(source: source, store: InMemoryFeedStore(), time: time, isOffline: isOffline)
    return NameScreens(
      roster: NameQuiz(people: people, games: InMemoryNameGameRepository(), time: time),
      phrases: Language.english.sampleNamePhrases
    ) {
      SplitMix64(seed: 1)
    }
  }
}

final class NameRouteTests: XCTestCase {
  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let addresses: [(NameRoute, String)] = [
      (.home, "/names"), (.game(7), "/names/game/7"), (.people, "/names/people"),
      (.person(Person.ID("P07")), "/names/people/P07"),
      (.person(Person.ID("Ana / Öz")), "/names/people/Ana%20%2F%20%C3%96z"), (.history(), "/names/games"),
      (.history(.before(7)), "/names/games?before=7"), (.best, "/names/best"), (.stats, "/names/stats"),
    ]
    let nowhere = [
      "", "/", "/shop", "names", "/names/nothing", "/names/game", "/names/game/x", "/names/game/-1", "/names/game/0",
      "/names/game/1/2", "/names/people/P07/x", "/names/games/1", "/names/best/1", "/names/stats/1",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }

  func testAllGamesAreOnePlace() throws {
    XCTAssertEqual(NameRoute.game(1).place, NameRoute.game(2).place)
    XCTAssertNotEqual(NameRoute.game(1).place, NameRoute.history().place)
  }
}
