/// The share of right answers among answered questions; skipped questions do not count.
public struct Accuracy: Hashable, Sendable {
  /// How many answers were right.
  public let right: Int
  /// How many questions were answered, rightly or wrongly.
  public let answered: Int

  /// Creates an accuracy; limits the numbers to their range.
  public init(right: Int, answered: Int) {
    self.answered = max(0, answered)
    self.right = min(max(0, right), self.answered)
  }

  /// The share in whole percent, rounded down, so that 39.99 % is never shown as 40 %; 0 before the first answer.
  public var percent: Int { answered == 0 ? 0 : Int(Int128(right) * 100 / Int128(answered)) }

  /// Whether the share is at least so many percent; compared in integers, since a rounded share would reach a limit too
  /// early.
  public func reaches(_ percent: Int) -> Bool {
    answered > 0 && Int128(right) * 100 >= Int128(percent) * Int128(answered)
  }
}
