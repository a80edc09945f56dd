/// The plan of a game: what is asked and by which rules.
public struct FallingSetup: Hashable, Sendable {
  /// The deck and the direction.
  public let lesson: WordLesson
  /// The topic; nil for all topics.
  public let topic: String?
  /// The words of the deck that are played.
  public let choice: Choice
  /// The rules of the game.
  public let rules: FallingRules

  /// Creates a plan.
  public init(_ lesson: WordLesson, topic: String? = nil, choice: Choice = .all, rules: FallingRules = .usual) {
    (self.lesson, self.topic, self.choice, self.rules) = (lesson, topic, choice, rules)
  }

  /// Whether only missed pairs are played; a right answer then clears the pair.
  public var isOfMissed: Bool { choice != .all }

  /// The words of a deck that are played.
  public enum Choice: Hashable, Sendable {
    /// Every pair of the deck and the topic.
    case all
    /// The pairs that are still missed, most in need first.
    case missed
    /// The pairs that were missed in one game.
    case these([TranslatedWord.ID])
  }
}
