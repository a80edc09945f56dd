/// A game that begins, as it is kept.
public struct WordGameStart: Hashable, Sendable {
  /// Of which deck, and from which language.
  public let lesson: WordLesson
  /// What the deck is called.
  public let deckName: String
  /// About what; nil for everything.
  public let topic: String?
  /// Whether only missed pairs are asked.
  public let isOfMissed: Bool

  /// Describes a game.
  public init(_ lesson: WordLesson, deckName: String, topic: String? = nil, isOfMissed: Bool = false) {
    (self.lesson, self.deckName, self.topic) = (lesson, deckName, topic)
    self.isOfMissed = isOfMissed
  }

  /// Describes a game that was planned, of a deck with a name.
  public init(_ plan: FallingSetup, deckName: String) {
    self.init(plan.lesson, deckName: deckName, topic: plan.topic, isOfMissed: plan.isOfMissed)
  }
}
