/// What is to be played.
public struct FallingSetup: Hashable, Sendable {
  /// Of which deck, and from which language.
  public let lesson: WordLesson
  /// About what; nil for everything.
  public let topic: String?
  /// Which of the words.
  public let choice: Choice
  /// How.
  public let rules: FallingRules

  /// Plans a game.
  public init(_ lesson: WordLesson, topic: String? = nil, choice: Choice = .all, rules: FallingRules = .usual) {
    (self.lesson, self.topic, self.choice, self.rules) = (lesson, topic, choice, rules)
  }

  /// Whether only missed pairs are played, so that a right answer puts a pair right.
  public var isOfMissed: Bool { choice != .all }

  /// Which words of a deck are played.
  public enum Choice: Hashable, Sendable {
    /// Every pair of the deck and the topic.
    case all
    /// Those that were missed in any game and not put right since, the ones most in need first.
    case missed
    /// Those that were missed in one game.
    case these([TranslatedWord.ID])
  }
}
