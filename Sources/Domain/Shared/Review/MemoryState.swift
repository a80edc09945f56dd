/// How well something is remembered.
public struct MemoryState: Hashable, Sendable {
  /// After how many days it is still known by nine in ten.
  public let stability: Double
  /// How hard it is to learn, from 1 to 10.
  public let difficulty: Double

  /// Joins both.
  public init(stability: Double, difficulty: Double) { (self.stability, self.difficulty) = (stability, difficulty) }
}

/// Where something stands on its way into memory.
public enum ReviewState: Hashable, Sendable {
  /// It is new: it comes back after a step of minutes, by its place from 0.
  case learning(step: Int)
  /// It comes back after days.
  case review
  /// It was forgotten: it comes back after a step of minutes, by its place from 0.
  case relearning(step: Int)

  /// The place of the step; nil where days count.
  public var step: Int? {
    switch self {
    case .learning(let step), .relearning(let step): step
    case .review: nil
    }
  }

  /// The state as it is stored and as scripts know it, without its step.
  public var word: String {
    switch self {
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }

  /// Reads a state that was stored; nil for what is none.
  public init?(word: String, step: Int?) {
    switch (word, step) {
    case ("learning", let step?): self = .learning(step: step)
    case ("review", nil): self = .review
    case ("relearning", let step?): self = .relearning(step: step)
    default: return nil
    }
  }
}

/// When something comes back.
public enum ReviewInterval: Hashable, Sendable {
  /// After a step of minutes.
  case step(Duration)
  /// After whole days.
  case days(Int)
}
