/// What a file or an address says: words with their translations, and what could not be used.
public struct DeckReading: Hashable, Sendable {
  /// The name of the deck, where it gives one.
  public private(set) var name: String?
  /// The two languages.
  public let languages: DeckLanguages
  /// The pairs that are good, each once.
  public let pairs: [TranslatedWord]
  /// One for each row that was left out.
  public let problems: TruncatedList<DeckProblem>
  /// One for each thing that was cleaned.
  public let changes: TruncatedList<DeckChange>
  /// What the columns are called, or hold in the first row, where there are more than two and nothing says which hold
  /// the words; else none.
  public let undecided: [String]
  /// The answers about their cards that stand beside the pairs, in the order in which they count.
  public let memories: [ReviewCardID: [ReviewAnswer]]

  /// Joins what is good with what is not.
  public init(
    name: String?,
    languages: DeckLanguages,
    pairs: [TranslatedWord],
    problems: TruncatedList<DeckProblem> = [],
    changes: TruncatedList<DeckChange> = [],
    undecided: [String] = [],
    memories: [ReviewCardID: [ReviewAnswer]] = [:]
  ) {
    (self.name, self.languages, self.pairs, self.problems) = (name, languages, pairs, problems)
    (self.changes, self.undecided, self.memories) = (changes, undecided, memories)
  }

  /// The same under a name.
  public func named(_ name: String) -> DeckReading {
    var reading = self
    reading.name = name
    return reading
  }
}

extension [DeckReading] {
  /// What was read of all of them.
  public var pairCount: Int { reduce(0) { $0 + $1.pairs.count } }
  /// What was left out of any of them.
  public var problems: TruncatedList<DeckProblem> { reduce([]) { $0 + $1.problems } }
  /// What was cleaned in any of them.
  public var changes: TruncatedList<DeckChange> { reduce([]) { $0 + $1.changes } }
}

/// A row that was left out of a deck, with its place and the reason.
public typealias DeckProblem = FeedProblem<DeckMistake>

/// Why a row is no pair of words.
public enum DeckMistake: Error, Hashable, Sendable {
  /// A mistake that any feed can have.
  case feed(FeedMistake)
  /// Both sides say the same.
  case sameOnBothSides(String)
  /// A side is longer than so many characters.
  case tooLong(limit: Int)
  /// A quote is opened and never closed.
  case unclosedQuote
  /// A text among the answers about a pair is none; the pair is there without them.
  case notAnAnswer(String)
}
