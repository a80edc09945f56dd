/// A call of a repository of decks, which a test can let fail.
public enum DeckCall: Hashable, CaseIterable, Sendable {
  /// Listing the decks.
  case decks
  /// Reading one.
  case deck
  /// Loading one anew.
  case refreshed
  /// Keeping one.
  case keep
  /// Renaming one.
  case rename
  /// Deleting one.
  case delete
}
