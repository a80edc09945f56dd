/// A round that is over.
public struct FallingResult: Hashable, Sendable {
  /// The word that was asked.
  public let round: FallingRound
  /// The player's answer; nil if the translation landed first.
  public let answer: FallingAnswer?

  /// Creates a result.
  public init(_ round: FallingRound, answer: FallingAnswer?) { (self.round, self.answer) = (round, answer) }

  /// Whether the round was answered rightly, wrongly or not at all.
  public var outcome: FallingOutcome {
    guard let answer else { return .unanswered }
    return (answer == .right) == round.isRight ? .right : .wrong
  }
}
