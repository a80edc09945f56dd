public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation
import Synchronization

/// The sample people with games in memory, and access to every part for tests.
public struct SampleRoster: Sendable {
  /// The people in the quiz.
  public let people: InMemoryPeople
  /// The store of finished games.
  public let games = InMemoryNameGameRepository()
  /// The learning progress.
  public let reviews = InMemoryReviewRepository()
  /// The clock.
  public let time = HandDrivenTime()
  /// The calls that fail.
  public let faults = Faults<NameGameCall>()
  /// Whether games have time limits.
  public let hasClock: Bool

  /// Creates a roster with a number of people, without games.
  public init(people count: Int = 6, hasClock: Bool = true) {
    people = SamplePeople.repository(count)
    self.hasClock = hasClock
  }

  /// The roster for presenters.
  public var roster: NameQuiz { roster() }

  /// Returns the roster with portraits, or with other games.
  public func roster(games: (any NameGameRepository)? = nil, portraits: (any PortraitRepository)? = nil) -> NameQuiz {
    NameQuiz(
      people: FailingPeople(people, faults: faults),
      games: games ?? FailingNameGameRepository(self.games, faults: faults),
      learning: Learning(reviews, folding: MatchKeys(), time: time),
      portraits: portraits,
      time: time,
      hasClock: hasClock
    )
  }
}

extension SampleRoster {
  /// Returns the screens' shared actions; new games are always the same, the first with the seed 5.
  public func actions(
    in language: Language = .english,
    games: (any NameGameRepository)? = nil,
    portraits: (any PortraitRepository)? = nil,
    seconds: Int = 60
  ) -> NameScreens {
    let roster = roster(games: games, portraits: portraits)
    let seed = Mutex<UInt64>(4)
    return NameScreens(roster: roster, phrases: language.sampleNamePhrases, seconds: seconds) {
      SplitMix64(
        seed: seed.withLock { seed in
          seed += 1
          return seed
        }
      )
    }
  }
}

extension Language {
  /// The sentences of the name game in this language, with default formats and times in UTC.
  public var sampleNamePhrases: NamePhrases {
    NamePhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
