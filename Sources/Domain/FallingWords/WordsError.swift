extension RepositoryError.Code {
  /// An archive of Anki, which only Anki reads.
  public static let ankiPackage = RepositoryError.Code(rawValue: "ankiPackage")
}

/// Why there is no game, or no deck.
public enum WordsError: Error, Hashable, Sendable {
  /// The deck holds no pair.
  case emptyDeck
  /// The deck holds no pair about this topic.
  case noSuchTopic(String)
  /// No pair was missed.
  case nothingMissed
  /// Nothing that was read is a pair of words.
  case noUsableRows(TruncatedList<DeckProblem>)
  /// A deck cannot have this name: nothing of it is seen, or it is longer than 80 characters.
  case badName(String)
}
