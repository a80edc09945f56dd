/// What is stored when a game begins.
public struct WordGameStart: Hashable, Sendable {
  /// The deck and the direction.
  public let lesson: WordLesson
  /// The name of the deck when the game began.
  public let deckName: String
  /// The topic; nil for all topics.
  public let topic: String?
  /// Whether only missed pairs are asked.
  public let isOfMissed: Bool

  /// Creates the start of a game.
  public init(_ lesson: WordLesson, deckName: String, topic: String? = nil, isOfMissed: Bool = false) {
    (self.lesson, self.deckName, self.topic) = (lesson, deckName, topic)
    self.isOfMissed = isOfMissed
  }

  /// Creates the start of a planned game.
  public init(_ plan: FallingSetup, deckName: String) {
    self.init(plan.lesson, deckName: deckName, topic: plan.topic, isOfMissed: plan.isOfMissed)
  }
}
