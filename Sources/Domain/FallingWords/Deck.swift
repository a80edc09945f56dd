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
  public let problems: TruncatedList<DeckProblem>
  /// What was cleaned when it was read.
  public let changes: TruncatedList<DeckChange>

  /// Describes a deck.
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
    return pairs.flatMap { $0.topics }.filter { known.insert($0).inserted }
  }

  /// What a deck is known by.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text, which stays the same in every version.
    public let rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Deck {
  /// Returns a name as it is shown, with one space where there were more; throws where it is none.
  static func checkedName(_ text: String) throws(WordsError) -> String {
    let words = text.split { $0.isWhitespace }.map { word in String(word.flatMap { $0.shown }) }
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard (1...80).contains(name.count) else { throw .badName(text) }
    return name
  }
}

extension Character {
  /// The same without what is not seen or turns the direction; an emoji needs its joiners.
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
