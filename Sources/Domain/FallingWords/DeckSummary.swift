/// A deck in the list of decks.
public struct DeckSummary: Hashable, Identifiable, Sendable {
  /// What it is known by.
  public let id: Deck.ID
  /// What people call it.
  public let name: String
  /// Where it comes from.
  public let origin: Origin
  /// Its languages; nil where it is not loaded yet.
  public let languages: DeckLanguages?
  /// How many pairs it holds; nil where it is not loaded yet.
  public let pairs: Int?

  /// Describes a deck.
  public init(id: Deck.ID, name: String, origin: Origin, languages: DeckLanguages?, pairs: Int?) {
    (self.id, self.name, self.origin, self.languages) = (id, name, origin, languages)
    self.pairs = pairs
  }

  /// Sums up a deck.
  public init(_ deck: Deck, origin: Origin) {
    self.init(id: deck.id, name: deck.name, origin: origin, languages: deck.languages, pairs: deck.pairs.count)
  }

  /// Where a deck comes from.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// It ships with the app, and cannot be changed.
    case bundled
    /// It is read from a file or an address, and cannot be changed.
    case linked
    /// It was imported, and can be renamed and deleted.
    case kept
  }
}
