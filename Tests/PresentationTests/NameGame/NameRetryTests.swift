import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// People who could not be loaded are loaded when the player tries again, on every screen.
final class NameRetryTests: XCTestCase {
  private let codes: [RepositoryError.Code] = [.timedOut, .corrupt, .notFound, .refused]

  func testAGameIsTriedAgain() async throws {
    for code in codes {
      let (presenter, view, _) = await begun(makeActions(code))
      await presenter.show()
      try await presenter.perform("retry")

      XCTAssertEqual(view.screens.map { $0.failure?.canRetry }, [true, true, nil, nil], "\(code)")
      XCTAssertEqual(view.screens[2].content, .loading("Loading the people…"))
      XCTAssertNotNil(view.last?.round, "\(code): no game")
    }
  }

  func testEveryPageIsTriedAgain() async throws {
    let pages: [(NameScreens) -> PagePresenter<NameIntent, NameRoute>] = [
      { $0.home() }, { $0.people() }, { $0.person(Person.ID("P00")) }, { $0.stats() },
    ]
    for code in codes {
      for (number, page) in pages.enumerated() {
        let (presenter, view, _) = watched(page(makeActions(code)))
        await presenter.show()
        await presenter.show()
        let failure = view.screens.last?.failure
        try await presenter.perform("retry")

        XCTAssertEqual(failure?.canRetry, true, "\(code) \(number)")
        XCTAssertEqual(view.screens.suffix(2).first?.content, .loading("Loading the people…"))
        XCTAssertNil(view.screens.last?.failure?.canRetry == true ? number : nil, "\(code)")
      }
    }
  }

  func testTryingAgainLoadsThePeopleOnce() async throws {
    let (presenter, view, _) = watched(makeActions(.timedOut).people())
    await presenter.show()

    try await presenter.perform("retry")

    XCTAssertEqual(view.screens.last?.rows.count, 8)
  }

  func testOfflineWithNothingKeptTryingAgainIsNotOffered() async {
    let (presenter, view, _) = watched(makeActions(.timedOut, isOffline: true).people())

    await presenter.show()

    XCTAssertEqual(view.screens.last?.failure?.canRetry, false)
  }

  private func makeActions(_ code: RepositoryError.Code, isOffline: Bool = false) -> NameScreens {
    let source = FlakyPeopleSource(
      ProfileDocument.profiles(8),
      failing: [RepositoryError(code, subject: "people.example")]
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
