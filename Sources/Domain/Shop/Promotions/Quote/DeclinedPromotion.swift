/// A promotion that took nothing off, with the first reason that holds.
public struct DeclinedPromotion: Hashable, Identifiable, Sendable {
  /// Which promotion it is.
  public let id: Promotion.ID
  /// What shoppers call it.
  public let name: LocalizedText
  /// Why it does not apply.
  public let reason: Reason

  /// Why a promotion does not apply.
  public enum Reason: Hashable, Sendable {
    /// It is not its day.
    case outsideItsTime
    /// Its limit of orders is reached.
    case usedUp
    /// The customer did not give its code.
    case codeNotGiven
    /// A condition fails, the first one that does; what is missing, where that is a number.
    ///
    /// Stored apart, for of many promotions most say less.
    indirect case condition(PromotionCondition, missing: Missing?)
    /// Another takes more off where it would; nil where it was left out, as the cart is cheapest without it.
    case outdone(by: Promotion.ID?)
    /// There is nothing that it could take something off.
    case takesNothing
  }

  /// How much a condition fails by.
  public enum Missing: Hashable, Sendable {
    /// So much money.
    case amount(Money)
    /// So many pieces.
    case pieces(Int)
  }
}
