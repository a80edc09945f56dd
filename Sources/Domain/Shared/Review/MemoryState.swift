/// The memory of a card.
public struct MemoryState: Hashable, Sendable {
  /// The days after which it is still known with a probability of 90 %.
  public let stability: Double
  /// The difficulty, from 1 to 10.
  public let difficulty: Double

  /// Creates a memory state.
  public init(stability: Double, difficulty: Double) { (self.stability, self.difficulty) = (stability, difficulty) }
}

/// The learning state of a card.
public enum ReviewState: Hashable, Sendable {
  /// The card is new, and in a step of minutes, numbered from 0.
  case learning(step: Int)
  /// The card is reviewed after days.
  case review
  /// The card was forgotten, and is in a step of minutes, numbered from 0.
  case relearning(step: Int)

  /// The number of the step; nil for a review after days.
  public var step: Int? {
    switch self {
    case .learning(let step), .relearning(let step): step
    case .review: nil
    }
  }

  /// The state without its step, as it is stored and as scripts use it.
  public var word: String {
    switch self {
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }

  /// Parses a stored state; nil if it is invalid.
  public init?(word: String, step: Int?) {
    switch (word, step) {
    case ("learning", let step?): self = .learning(step: step)
    case ("review", nil): self = .review
    case ("relearning", let step?): self = .relearning(step: step)
    default: return nil
    }
  }
}

/// The time until a card comes back.
public enum ReviewInterval: Hashable, Sendable {
  /// After a step of minutes.
  case step(Duration)
  /// After a number of days.
  case days(Int)
}
