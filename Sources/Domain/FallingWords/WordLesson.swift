/// A deck with a direction; results are stored for each.
public struct WordLesson: Hashable, Sendable {
  /// The deck to learn.
  public let deck: Deck.ID
  /// The direction in which the deck is asked.
  public let direction: WordDirection

  /// Creates a lesson.
  public init(_ deck: Deck.ID, _ direction: WordDirection = .forward) {
    (self.deck, self.direction) = (deck, direction)
  }

  /// The same deck in the opposite direction.
  public var swapped: WordLesson { WordLesson(deck, direction.swapped) }
}
