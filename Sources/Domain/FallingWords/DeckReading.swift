/// The contents of a deck file or feed: pairs, and the rows that could not be used.
public struct DeckReading: Hashable, Sendable {
  /// The name of the deck, if the source gives one.
  public private(set) var name: String?
  /// The languages of both sides.
  public let languages: DeckLanguages
  /// The usable pairs, each once.
  public let pairs: [TranslatedWord]
  /// One problem for each row that was skipped.
  public let problems: TruncatedList<DeckProblem>
  /// One entry for each thing that was cleaned up.
  public let changes: TruncatedList<DeckChange>
  /// The column headings, or the first row, if the user must choose the columns of the words; otherwise empty.
  public let undecided: [String]
  /// The review answers that the source gives beside its pairs, in order.
  public let memories: [ReviewCardID: [ReviewAnswer]]

  /// Creates the result of reading a deck.
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

  /// Returns a copy with a name.
  public func named(_ name: String) -> DeckReading {
    var reading = self
    reading.name = name
    return reading
  }
}

extension [DeckReading] {
  /// The number of pairs in all of them.
  public var pairCount: Int { reduce(0) { $0 + $1.pairs.count } }
  /// The rows that were skipped in any of them.
  public var problems: TruncatedList<DeckProblem> { reduce([]) { $0 + $1.problems } }
  /// What was cleaned up in any of them.
  public var changes: TruncatedList<DeckChange> { reduce([]) { $0 + $1.changes } }
}

/// A row of a deck that was skipped, with its place and the reason.
public typealias DeckProblem = FeedProblem<DeckMistake>

/// The reason why a row is not a pair of words.
public enum DeckMistake: Error, Hashable, Sendable {
  /// A mistake that any feed can have.
  case feed(FeedMistake)
  /// Both sides are the same.
  case sameOnBothSides(String)
  /// A side is longer than the limit in characters.
  case tooLong(limit: Int)
  /// A quote is opened and never closed.
  case unclosedQuote
  /// A review answer beside a pair cannot be read; the pair is kept without its answers.
  case notAnAnswer(String)
}
