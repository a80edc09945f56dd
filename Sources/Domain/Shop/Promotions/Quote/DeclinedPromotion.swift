/// A promotion without an effect, with the first reason.
public struct DeclinedPromotion: Hashable, Identifiable, Sendable {
  /// The identifier of the promotion.
  public let id: Promotion.ID
  /// The name that shoppers see.
  public let name: LocalizedText
  /// Why it does not apply.
  public let reason: Reason

  /// The reason why a promotion does not apply.
  public enum Reason: Hashable, Sendable {
    /// It does not apply on that day.
    case outsideItsTime
    /// Its limit of orders is reached.
    case usedUp
    /// The customer did not give its code.
    case codeNotGiven
    /// A condition is not met; with the first one, and the missing number if there is one. Indirect to save memory,
    /// since most reasons need less.
    indirect case condition(PromotionCondition, missing: Missing?)
    /// Another promotion reduces more; nil if it was left out because the cart is cheaper without it.
    case outdone(by: Promotion.ID?)
    /// There is nothing for it to reduce.
    case takesNothing
  }

  /// The amount by which a condition is not met.
  public enum Missing: Hashable, Sendable {
    /// An amount of money.
    case amount(Money)
    /// A number of pieces.
    case pieces(Int)
  }
}
