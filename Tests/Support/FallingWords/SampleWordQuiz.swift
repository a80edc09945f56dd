public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// A small deck with games in memory, and every part at hand that a test may want to change or look at.
public struct SampleWordQuiz: Sendable {
  /// Where the sample's words are kept.
  public let decks: InMemoryDeckRepository
  /// Where finished games are kept.
  public let games = InMemoryWordGameRepository()
  /// What is known of words.
  public let reviews = InMemoryReviewRepository()
  /// The clock.
  public let time = HandDrivenTime()
  /// Which calls of the decks fail.
  public let deckFaults = Faults<DeckCall>()
  /// Which calls of the games fail.
  public let gameFaults = Faults<WordGameCall>()

  /// Begins with a deck and without a game.
  public init(_ deck: Deck = SampleWords.deck()) { decks = InMemoryDeckRepository([deck]) }

  /// The quiz, as a presenter takes it.
  public var quiz: WordQuiz {
    WordQuiz(
      decks: FailingDeckRepository(decks, faults: deckFaults),
      games: FailingWordGameRepository(games, faults: gameFaults),
      learning: Learning(reviews, folding: MatchKeys(), time: time),
      time: time
    )
  }

  /// What presenters share; games that begin are always the same.
  public var actions: WordScreens { actions() }

  /// What presenters share, in a language; games that begin are always the same.
  public func actions(in language: Language = .english, rules: FallingRules = .usual, topic: String? = nil)
    -> WordScreens
  {
    WordScreens(quiz: quiz, phrases: language.sampleWordPhrases, rules: rules, topic: topic) { SplitMix64(seed: 5) }
  }
}

extension Language {
  /// The sentences of falling words in this language, with its usual formats and times in UTC.
  public var sampleWordPhrases: WordPhrases {
    WordPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
