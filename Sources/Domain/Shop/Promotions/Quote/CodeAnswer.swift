/// The result of a code that a customer gave.
public struct CodeAnswer: Hashable, Sendable {
  /// The code as it was given.
  public let code: PromotionCode
  /// Why it was rejected; nil if a promotion with it is eligible.
  public let refusal: Refusal?

  /// Whether a promotion with it is eligible.
  public var isAccepted: Bool { refusal == nil }

  /// The reason for rejecting a code.
  public enum Refusal: Hashable, Sendable {
    /// No promotion has the code.
    case unknown
    /// The promotion does not apply.
    case declined(DeclinedPromotion.Reason)
  }
}
