/// An entry in the list of decks.
public struct DeckSummary: Hashable, Identifiable, Sendable {
  /// The identifier of the deck.
  public let id: Deck.ID
  /// The name that users see.
  public let name: String
  /// The kind of source.
  public let origin: Origin
  /// The languages of the deck; nil until it is loaded.
  public let languages: DeckLanguages?
  /// The number of pairs; nil until the deck is loaded.
  public let pairs: Int?

  /// Creates a summary.
  public init(id: Deck.ID, name: String, origin: Origin, languages: DeckLanguages?, pairs: Int?) {
    (self.id, self.name, self.origin, self.languages) = (id, name, origin, languages)
    self.pairs = pairs
  }

  /// Creates the summary of a deck.
  public init(_ deck: Deck, origin: Origin) {
    self.init(id: deck.id, name: deck.name, origin: origin, languages: deck.languages, pairs: deck.pairs.count)
  }

  /// The kind of source that a deck comes from.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// Ships with the app and is read-only.
    case bundled
    /// Is read from a file or a URL and is read-only.
    case linked
    /// Was imported, and can be renamed and deleted.
    case kept
  }
}
