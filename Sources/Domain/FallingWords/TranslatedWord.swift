/// A word and its translation, in the two languages of a deck.
public struct TranslatedWord: Hashable, Identifiable, Sendable {
  /// What it says in the deck's first language.
  public let first: WordSide
  /// What it says in the second.
  public let second: WordSide
  /// What it is about, where the deck says so.
  public let topics: [String]
  /// What the program that wrote the deck calls the pair, also once it says something else; nil where it has no name.
  public let guid: String?

  /// Joins a word with its translation.
  public init(_ first: WordSide, _ second: WordSide, topics: [String] = [], guid: String? = nil) {
    (self.first, self.second, self.topics, self.guid) = (first, second, topics, guid)
  }

  /// Joins a word with its translation, about one topic or none.
  public init(_ first: WordSide, _ second: WordSide, topic: String?) {
    self.init(first, second, topics: topic.map { [$0] } ?? [])
  }

  /// All topics as they are written: `food / fruit`; nil where there is none.
  public var topicText: String? { topics.isEmpty ? nil : topics.joined(separator: " / ") }

  /// What tells it from the other pairs of a deck, wherever it stands there.
  public var id: ID { ID(rawValue: "\(first.sortKey)\t\(second.sortKey)") }

  /// Whether both sides say the same, so that there is nothing to ask.
  public var isIdentical: Bool { first.sortKey == second.sortKey }

  /// Returns what is asked in a direction.
  public func prompt(_ direction: WordDirection) -> WordSide { direction == .forward ? first : second }

  /// Returns what is right in a direction.
  public func answer(_ direction: WordDirection) -> WordSide { direction == .forward ? second : first }

  /// The keys of both sides, with a tab between them.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text, which stays the same in every version.
    public let rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What a pair says in one of its languages: one form, or several that are all right.
public struct WordSide: Hashable, Sendable {
  /// The forms, in the order in which they are shown; never empty, and no two with one key.
  public var forms: [WordForm] { [first] + others }

  // Most sides have one form, for which a list would take more memory than the words themselves.
  private let first: WordForm
  private let others: [WordForm]

  /// Takes forms, of those with one key the first; nil where there is none.
  public init?(_ forms: [WordForm]) {
    guard let first = forms.first else { return nil }
    self.first = first
    guard forms.count > 1 else {
      others = []
      return
    }
    var keys: Set<String> = [first.key]
    others = forms.dropFirst().filter { keys.insert($0.key).inserted }
  }

  /// All forms as they are shown: `profesor / profesora`.
  public var text: String { others.isEmpty ? first.text : forms.map { $0.text }.joined(separator: " / ") }

  /// What the forms are compared by.
  public var keys: [String] { forms.map { $0.key } }

  /// The same for two sides with the same forms in any order.
  public var sortKey: String { others.isEmpty ? first.key : keys.sorted().joined(separator: " / ") }
}

/// One way to say something in a language.
public struct WordForm: Hashable, Sendable {
  /// As it is shown.
  public let text: String
  /// What it is compared by: two forms with equal keys are the same answer.
  ///
  /// Whoever reads the word computes it, with case, width and readings folded.
  public let key: String

  /// Joins a text with its key.
  public init(_ text: String, key: String) { (self.text, self.key) = (text, key) }
}
