/// What a player says of a translation.
public enum FallingAnswer: String, CaseIterable, Hashable, Sendable {
  /// That it is right.
  case right
  /// That it is wrong.
  case wrong
}

/// A round that is over.
public struct FallingResult: Hashable, Sendable {
  /// What was asked.
  public let round: FallingRound
  /// What the player said; nil where the translation landed before.
  public let answer: FallingAnswer?

  /// Joins a round with what the player said.
  public init(_ round: FallingRound, answer: FallingAnswer?) {
    self.round = round
    self.answer = answer
  }

  /// How it ended.
  public var outcome: FallingOutcome {
    guard let answer else { return .unanswered }
    return (answer == .right) == round.isRight ? .right : .wrong
  }
}

/// How a round ended.
public enum FallingOutcome: String, CaseIterable, Hashable, Sendable {
  /// The player said what is so.
  case right
  /// The player said what is not so.
  case wrong
  /// The player said nothing in time.
  case unanswered
}
