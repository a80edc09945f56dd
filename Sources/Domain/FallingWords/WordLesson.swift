/// A deck with the direction in which it is learnt; results are kept for each.
public struct WordLesson: Hashable, Sendable {
  /// Which deck is learnt.
  public let deck: Deck.ID
  /// From which of its languages.
  public let direction: WordDirection

  /// Joins a deck with a direction.
  public init(_ deck: Deck.ID, _ direction: WordDirection = .forward) {
    (self.deck, self.direction) = (deck, direction)
  }

  /// The same deck with the languages exchanged.
  public var swapped: WordLesson { WordLesson(deck, direction.swapped) }
}
