/// Words of one language with their translations into another.
public struct Deck: Hashable, Identifiable, Sendable {
  /// What it is known by; it stays where the name changes.
  public let id: ID
  /// What people call it.
  public let name: String
  /// Its two languages.
  public let languages: DeckLanguages
  /// What it holds, in its own order, each pair once.
  public let pairs: [TranslatedWord]
  /// What was left out when it was read, and why.
  public let problems: CappedList<DeckProblem>
  /// What was cleaned when it was read.
  public let changes: CappedList<DeckChange>

  /// Describes a deck.
  public init(
    id: ID,
    name: String,
    languages: DeckLanguages,
    pairs: [TranslatedWord],
    problems: CappedList<DeckProblem> = [],
    changes: CappedList<DeckChange> = []
  ) {
    self.id = id
    self.name = name
    self.languages = languages
    self.pairs = pairs
    self.problems = problems
    self.changes = changes
  }

  /// Names a deck that was just read.
  public init(id: ID, name: String, reading: DeckReading) {
    self.init(
      id: id,
      name: name,
      languages: reading.languages,
      pairs: reading.pairs,
      problems: reading.problems,
      changes: reading.changes
    )
  }

  /// The topics of its pairs, each once, in the order in which they come.
  public var topics: [String] {
    var known: Set<String> = []
    return pairs.compactMap(\.topic).filter { known.insert($0).inserted }
  }

  /// What a deck is known by.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text, which stays the same in every version.
    public let rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
