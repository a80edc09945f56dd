extension RepositoryError.Code {
  /// An Anki archive, which only Anki can read.
  public static let ankiPackage = RepositoryError.Code(rawValue: "ankiPackage")
}

/// The reason why there is no game or no deck.
public enum WordsError: Error, Hashable, Sendable {
  /// The deck has no pairs.
  case emptyDeck
  /// The deck has no pairs with this topic.
  case noSuchTopic(String)
  /// No pair is missed.
  case nothingMissed
  /// None of the rows is a pair of words.
  case noUsableRows(TruncatedList<DeckProblem>)
  /// The name is invalid: none of it is visible, or it is longer than 80 characters.
  case badName(String)
}
