import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// People who could not be loaded are loaded when the player tries again, on every screen.
final class NameRetryTests: XCTestCase {
  private let phrases = Language.english.sampleNamePhrases
  private let codes: [RepositoryError.Code] = [.timedOut, .corrupt, .notFound, .refused]

  func testAGameIsTriedAgain() async {
    for code in codes {
      let view = RecordingView<NameGameScreen>()
      let presenter = NameGamePresenter(
        roster: makeRoster(code),
        mode: .practice,
        phrases: phrases,
        random: SplitMix64(seed: 1)
      )
      presenter.view = view
      await presenter.begin()
      await presenter.begin()
      await presenter.retry()
      await presenter.retry()

      XCTAssertEqual(view.screens.map(\.canRetry), [nil, true, nil, true, nil, nil, nil], "\(code)")
      guard case .round? = view.screens.last?.content else { return XCTFail("\(code): no game") }
    }
  }

  func testPeopleAreTriedAgain() async {
    for code in codes {
      let view = RecordingView<RecordScreen>()
      let presenter = NamePeoplePresenter(roster: makeRoster(code), phrases: phrases)
      presenter.view = view
      await presenter.show()
      await presenter.show()
      await presenter.retry()

      guard case .failed(let failure) = view.screens[1].content else { return XCTFail("\(code): no failure") }
      XCTAssertTrue(failure.canRetry, "\(code)")
      XCTAssertEqual(view.screens[2].content, .loading("Loading the people…"))
      XCTAssertEqual(view.screens.last?.rows.count, 8, "\(code)")
    }
  }

  func testAPersonIsTriedAgain() async {
    for code in codes {
      let view = RecordingView<NamePersonScreen>()
      let presenter = NamePersonPresenter(roster: makeRoster(code), number: 1, phrases: phrases)
      presenter.view = view
      await presenter.show()
      await presenter.retry()

      guard case .failed(let failure)? = view.screens.first else { return XCTFail("\(code): no failure") }
      XCTAssertTrue(failure.canRetry, "\(code)")
      guard case .card? = view.screens.last else { return XCTFail("\(code): no card") }
    }
  }

  func testStatisticsAreTriedAgain() async {
    for code in codes {
      let view = RecordingView<RecordScreen>()
      let presenter = NameRecordPresenter(roster: makeRoster(code), subject: .stats, phrases: phrases)
      presenter.view = view
      await presenter.show()
      await presenter.retry()

      guard case .failed(let failure)? = view.screens.first?.content else { return XCTFail("\(code): no failure") }
      XCTAssertTrue(failure.canRetry, "\(code)")
      XCTAssertEqual(view.screens.last?.content, .empty("No game was finished yet."))
    }
  }

  func testOfflineWithNothingKeptTryingAgainIsNotOffered() async {
    let view = RecordingView<RecordScreen>()
    let presenter = NamePeoplePresenter(roster: makeRoster(.timedOut, isOffline: true), phrases: phrases)
    presenter.view = view

    await presenter.show()

    guard case .failed(let failure)? = view.screens.first?.content else { return XCTFail("no failure") }
    XCTAssertFalse(failure.canRetry)
  }

  private func makeRoster(_ code: RepositoryError.Code, isOffline: Bool = false) -> NameRoster {
    let source = FlakyPeopleSource(
      ProfileDocument.profiles(8),
      failing: [RepositoryError(code, subject: "people.example")]
    )
    let time = HandDrivenTime()
    let people = SyncingPeople(source: source, store: InMemoryFeedStore(), time: time, isOffline: isOffline)
    return NameRoster(people: people, games: InMemoryNameGameRepository(), time: time)
  }
}

extension NameGameScreen {
  fileprivate var canRetry: Bool? { if case .failed(let failure) = content { failure.canRetry } else { nil } }
}
