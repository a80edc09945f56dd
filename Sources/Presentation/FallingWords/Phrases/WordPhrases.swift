public import ArcadeDomain

/// The sentences of falling words, in one language.
public protocol WordPhrases: SystemPhrases, WordActionPhrases {
  /// The title of the first screen.
  var homeTitle: String { get }
  /// How a game goes, as few sentences; `hasLimit` where the translation falls.
  func howToPlay(hasLimit: Bool) -> [String]
  /// While a deck is loaded.
  var loadingDeck: String { get }
  /// Before the name of a deck.
  var deckLabel: String { get }
  /// Before the languages of a deck.
  var languagesLabel: String { get }
  /// From one language to another.
  func direction(_ asked: String, _ answered: String) -> String
  /// A deck whose languages are exchanged.
  func swapped(_ deckName: String) -> String
  /// A topic of a deck.
  func about(_ topic: String, of deckName: String) -> String
  /// The missed pairs of a deck.
  func onlyMissed(of deckName: String) -> String
  /// Before the topic.
  var topicLabel: String { get }
  /// The topic's name where every topic is played.
  var allTopics: String { get }
  /// The title of the topics of a deck.
  func topicsTitle(_ deckName: String) -> String
  /// The deck has no topics.
  var noTopics: String { get }
  /// A number of pairs.
  func pairs(_ count: Int) -> String
  /// Before the number of pairs.
  var pairsLabel: String { get }
  /// Before the rules.
  var rulesLabel: String { get }
  /// How a game is played.
  func description(of rules: FallingRules) -> String
  /// Before the number of missed pairs.
  var missedLabel: String { get }
  /// There is no deck with that number or name.
  func noSuchDeck(_ text: String) -> String
  /// How old a deck is.
  func deckAsOf(_ moment: Moment) -> String
  /// How many rows of a deck were left out.
  func rowsLeftOut(_ count: Int) -> String
  /// How much of a deck was cleaned.
  func thingsCleaned(_ count: Int) -> String

  /// The number of a round.
  func roundTitle(_ number: Int, of count: Int) -> String
  /// How much time is left.
  func secondsLeft(_ seconds: Int) -> String
  /// A deck with fewer words than rounds.
  func fewerRounds(_ count: Int) -> String
  /// The answer was right.
  func right(_ word: String, _ answer: String, isShown: Bool) -> String
  /// The answer was wrong.
  func wrong(_ word: String, _ answer: String) -> String
  /// There was no answer in time.
  func unanswered(_ word: String, _ answer: String) -> String
  /// No finished game has that number.
  func noSuchGame(_ number: String) -> String
  /// The title of what a game came to.
  func resultsTitle(_ deckName: String) -> String
  /// The title of a finished game with a number.
  func pastGameTitle(_ number: String) -> String
  /// Before the number of rounds without an answer.
  var unansweredLabel: String { get }
  /// Above the missed pairs.
  var missedTitle: String { get }

  /// The title of the list of decks.
  var decksTitle: String { get }
  /// Above where decks come from.
  var originLabel: String { get }
  /// Where a deck comes from.
  func word(for origin: DeckSummary.Origin) -> String
  /// Asks before a deck is deleted.
  func askToDelete(_ name: String) -> String
  /// A deck was deleted.
  func deleted(_ name: String) -> String
  /// A deck that cannot be changed.
  var deckIsFixed: String { get }
  /// There is no deck that can be changed.
  var noOwnDecks: String { get }
  /// What was imported, and how much of it.
  func imported(_ name: String, pairs: Int) -> String
  /// What an import would bring.
  func wouldImport(_ pairs: Int, cleaned: Int, leftOut: Int) -> String
  /// Asks before an import takes the place of a deck.
  func askToReplace(_ name: String) -> String
  /// What was cleaned.
  func word(for kind: DeckChange.Kind) -> String
  /// Why a row was left out.
  func sentence(for mistake: DeckMistake) -> String
  /// Why there is no game, or no deck.
  func sentence(for error: WordsError) -> String

  /// The title of the pairs of a lesson.
  var wordsTitle: String { get }
  /// The title of the pairs most in need.
  var inNeedTitle: String { get }
  /// Where no pair of a lesson was asked yet.
  var nothingAsked: String { get }
  /// Above the results of all games together.
  var totalLabel: String { get }
  /// Above the words.
  var wordLabel: String { get }
  /// Above the translations.
  var translationLabel: String { get }
}

extension Language {
  /// The sentences of falling words in this language, with the formats of a region.
  public func wordPhrases(formats: Formats) -> any WordPhrases {
    switch self {
    case .english: EnglishWords(base: phrases(formats: formats))
    case .spanish: SpanishWords(base: phrases(formats: formats))
    case .japanese: JapaneseWords(base: phrases(formats: formats))
    }
  }
}
