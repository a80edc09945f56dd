public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// A small deck with games in memory, and access to every part for tests.
public struct SampleWordQuiz: Sendable {
  /// The store of the sample's words.
  public let decks: InMemoryDeckRepository
  /// The store of finished games.
  public let games = InMemoryWordGameRepository()
  /// The learning progress.
  public let reviews = InMemoryReviewRepository()
  /// The clock.
  public let time = HandDrivenTime()
  /// The faults of the decks.
  public let deckFaults = Faults<DeckCall>()
  /// The faults of the games.
  public let gameFaults = Faults<WordGameCall>()

  /// Creates a quiz with a deck and without games.
  public init(_ deck: Deck = SampleWords.deck()) { decks = InMemoryDeckRepository([deck]) }

  /// The quiz for presenters.
  public var quiz: WordQuiz {
    WordQuiz(
      decks: FailingDeckRepository(decks, faults: deckFaults),
      games: FailingWordGameRepository(games, faults: gameFaults),
      learning: Learning(reviews, folding: MatchKeys(), time: time),
      time: time
    )
  }

  /// The screens' shared actions; new games are always the same.
  public var actions: WordScreens { actions() }

  /// Returns the screens' shared actions in a language; new games are always the same.
  public func actions(in language: Language = .english, rules: FallingRules = .usual, topic: String? = nil)
    -> WordScreens
  {
    WordScreens(quiz: quiz, phrases: language.sampleWordPhrases, rules: rules, topic: topic) { SplitMix64(seed: 5) }
  }
}

extension Language {
  /// The sentences of falling words in this language, with default formats and times in UTC.
  public var sampleWordPhrases: WordPhrases {
    WordPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
