public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation
import Synchronization

/// The sample people with games in memory, and every part at hand that a test may want to change or look at.
public struct SampleRoster: Sendable {
  /// Everybody whose name can be asked.
  public let people: InMemoryPeople
  /// Where finished games are kept.
  public let games = InMemoryNameGameRepository()
  /// What is known of names.
  public let reviews = InMemoryReviewRepository()
  /// The clock.
  public let time = HandDrivenTime()
  /// Which calls fail.
  public let faults = Faults<NameGameCall>()
  /// Whether games have limits of time.
  public let hasClock: Bool

  /// Begins with so many people, and without a game.
  public init(people count: Int = 6, hasClock: Bool = true) {
    people = SamplePeople.repository(count)
    self.hasClock = hasClock
  }

  /// The roster, as a presenter takes it.
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
  /// What presenters share; the games that begin are always the same ones, the first of them from the seed 5.
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
  /// The sentences of the name game in this language, with its usual formats and times in UTC.
  public var sampleNamePhrases: NamePhrases {
    NamePhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
