/// A word and its translation, in the two languages of a deck.
public struct TranslatedWord: Hashable, Identifiable, Sendable {
  /// What it says in the deck's first language.
  public let first: WordSide
  /// What it says in the second.
  public let second: WordSide
  /// What it is about, where the deck says so.
  public let topic: String?

  /// Joins a word with its translation.
  public init(_ first: WordSide, _ second: WordSide, topic: String? = nil) {
    self.first = first
    self.second = second
    self.topic = topic
  }

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
