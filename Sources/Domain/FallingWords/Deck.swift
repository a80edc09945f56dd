/// Words of one language with their translations into another.
public struct Deck: Hashable, Identifiable, Sendable {
  /// The identifier, which does not change when the deck is renamed.
  public let id: ID
  /// The name that users see.
  public let name: String
  /// Its two languages.
  public let languages: DeckLanguages
  /// The pairs in the deck's own order, each once.
  public let pairs: [TranslatedWord]
  /// The rows that were skipped when the deck was read, with the reasons.
  public let problems: TruncatedList<DeckProblem>
  /// What was cleaned up when the deck was read.
  public let changes: TruncatedList<DeckChange>

  /// Creates a deck.
  public init(
    id: ID,
    name: String,
    languages: DeckLanguages,
    pairs: [TranslatedWord],
    problems: TruncatedList<DeckProblem> = [],
    changes: TruncatedList<DeckChange> = []
  ) {
    (self.id, self.name, self.languages, self.pairs) = (id, name, languages, pairs)
    (self.problems, self.changes) = (problems, changes)
  }

  /// Creates a deck from what was just read.
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

  /// The topics of its pairs, each once, in the order of the deck.
  public var topics: [String] {
    var known: Set<String> = []
    return pairs.flatMap { $0.topics }.filter { known.insert($0).inserted }
  }

  /// The identifier of a deck.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text, which is the same in every version of the app.
    public let rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Deck {
  /// Returns a name with its spaces normalised; throws if nothing of it is visible or it is too long.
  static func checkedName(_ text: String) throws(WordsError) -> String {
    let words = text.split { $0.isWhitespace }.map { word in String(word.flatMap { $0.shown }) }
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard (1...80).contains(name.count) else { throw .badName(text) }
    return name
  }
}

extension Character {
  /// The character without invisible and direction scalars; an emoji keeps its joiners.
  fileprivate var shown: String {
    let isEmoji = unicodeScalars.first.map { !$0.isASCII && $0.properties.isEmoji } ?? false
    return isEmoji ? String(self) : String(String.UnicodeScalarView(unicodeScalars.filter { $0.isShown }))
  }
}

extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    ![.control, .format].contains(properties.generalCategory) && !properties.isDefaultIgnorableCodePoint
  }
}
