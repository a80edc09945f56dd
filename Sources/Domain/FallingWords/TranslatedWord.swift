/// A word and its translation, in the two languages of a deck.
public struct TranslatedWord: Hashable, Identifiable, Sendable {
  /// The word in the deck's first language.
  public let first: WordSide
  /// The translation in the deck's second language.
  public let second: WordSide
  /// The topics, if the deck gives any.
  public let topics: [String]
  /// The identifier that the exporting program gave the note, which outlasts edits; nil if there is none.
  public let guid: String?

  /// Creates a pair.
  public init(_ first: WordSide, _ second: WordSide, topics: [String] = [], guid: String? = nil) {
    (self.first, self.second, self.topics, self.guid) = (first, second, topics, guid)
  }

  /// Creates a pair with one topic or none.
  public init(_ first: WordSide, _ second: WordSide, topic: String?) {
    self.init(first, second, topics: topic.map { [$0] } ?? [])
  }

  /// All topics as they are shown, such as `food / fruit`; nil if there is none.
  public var topicText: String? { topics.isEmpty ? nil : topics.joined(separator: " / ") }

  /// The identifier within a deck, which does not depend on the position.
  public var id: ID { ID(rawValue: "\(first.sortKey)\t\(second.sortKey)") }

  /// Whether both sides are the same, so that there is nothing to ask.
  public var isIdentical: Bool { first.sortKey == second.sortKey }

  /// Returns the side that is asked in a direction.
  public func prompt(_ direction: WordDirection) -> WordSide { direction == .forward ? first : second }

  /// Returns the side that is right in a direction.
  public func answer(_ direction: WordDirection) -> WordSide { direction == .forward ? second : first }

  /// The keys of both sides, with a tab between them.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text, which is the same in every version of the app.
    public let rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// One side of a pair: one form, or several that are all right.
public struct WordSide: Hashable, Sendable {
  /// The forms in the order shown; never empty, and all with different keys.
  public var forms: [WordForm] { [first] + others }

  // Most sides have one form; an array would take more memory than the word itself.
  private let first: WordForm
  private let others: [WordForm]

  /// Creates a side from the first form of each key; nil if there is none.
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

  /// All forms as they are shown, such as `profesor / profesora`.
  public var text: String { others.isEmpty ? first.text : forms.map { $0.text }.joined(separator: " / ") }

  /// The keys by which the forms are compared.
  public var keys: [String] { forms.map { $0.key } }

  /// A key that is equal for two sides with the same forms in any order.
  public var sortKey: String { others.isEmpty ? first.key : keys.sorted().joined(separator: " / ") }
}

/// One way to write a word in a language.
public struct WordForm: Hashable, Sendable {
  /// The text as it is shown.
  public let text: String
  /// The key of the form: two forms with equal keys are the same answer. The reader of the deck computes it by folding
  /// case, width and readings.
  public let key: String

  /// Creates a form.
  public init(_ text: String, key: String) { (self.text, self.key) = (text, key) }
}
