/// A round that is over.
public struct FallingResult: Hashable, Sendable {
  /// What was asked.
  public let round: FallingRound
  /// What the player said; nil where the translation landed before.
  public let answer: FallingAnswer?

  /// Joins a round with what the player said.
  public init(_ round: FallingRound, answer: FallingAnswer?) { (self.round, self.answer) = (round, answer) }

  /// How it ended.
  public var outcome: FallingOutcome {
    guard let answer else { return .unanswered }
    return (answer == .right) == round.isRight ? .right : .wrong
  }
}
