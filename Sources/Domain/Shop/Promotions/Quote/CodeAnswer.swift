/// What became of a code that a customer gave.
public struct CodeAnswer: Hashable, Sendable {
  /// The code as it was given.
  public let code: PromotionCode
  /// Why it was refused; nil where a promotion with it is eligible.
  public let refusal: Refusal?

  /// Whether a promotion with it is eligible.
  public var isAccepted: Bool { refusal == nil }

  /// Why a code is refused.
  public enum Refusal: Hashable, Sendable {
    /// No promotion has it.
    case unknown
    /// The reason of its promotion.
    case declined(DeclinedPromotion.Reason)
  }
}
