public import ArcadeDomain

/// What a player can want at the list of decks.
public enum DeckIntent: Hashable, Sendable {
  /// Another name for a deck.
  case rename(Deck.ID, to: String)
  /// The question whether to delete a deck.
  case askToDelete(Deck.ID)
  /// The deck gone that was asked about.
  case delete(Deck.ID)
  /// The deck left as it is.
  case keep
  /// What every screen of falling words offers.
  case common(WordIntent)
}
