/// What a file or an address says: words with their translations, and what could not be used.
public struct DeckReading: Hashable, Sendable {
  /// The name of the deck, where it gives one.
  public let name: String?
  /// The two languages.
  public let languages: DeckLanguages
  /// The pairs that are good, each once.
  public let pairs: [TranslatedWord]
  /// One for each row that was left out.
  public let problems: CappedList<DeckProblem>
  /// One for each thing that was cleaned.
  public let changes: CappedList<DeckChange>

  /// Joins what is good with what is not.
  public init(
    name: String?,
    languages: DeckLanguages,
    pairs: [TranslatedWord],
    problems: CappedList<DeckProblem> = [],
    changes: CappedList<DeckChange> = []
  ) {
    self.name = name
    self.languages = languages
    self.pairs = pairs
    self.problems = problems
    self.changes = changes
  }
}

/// A row that was left out of a deck, with its place and the reason.
public typealias DeckProblem = FeedProblem<DeckMistake>

/// Why a row is no pair of words.
public enum DeckMistake: Hashable, Sendable {
  /// A mistake that any feed can have.
  case feed(FeedMistake)
  /// Both sides say the same.
  case sameOnBothSides(String)
  /// A side is longer than so many characters.
  case tooLong(limit: Int)
  /// A quote is opened and never closed.
  case unclosedQuote
}
