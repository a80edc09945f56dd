public import ArcadeDomain

/// An intent at the list of decks.
public enum DeckIntent: Hashable, Sendable {
  /// Renames a deck.
  case rename(Deck.ID, to: String)
  /// Asks whether to delete a deck.
  case askToDelete(Deck.ID)
  /// Deletes the deck after the confirmation.
  case delete(Deck.ID)
  /// Keeps the deck.
  case keep
  /// An intent of every screen of falling words.
  case common(WordIntent)
}
