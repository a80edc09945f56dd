/// A payment of all or part of a total, in one payment method.
public struct Tender: Hashable, Sendable {
  /// The payment method.
  public let kind: Kind
  /// The part of the total that it pays.
  public let amount: Money
  /// The amount received: more than `amount` if change was given, which requires cash.
  public let given: Money

  /// Creates a tender; `given` defaults to the amount.
  public init(_ kind: Kind, _ amount: Money, given: Money? = nil) {
    (self.kind, self.amount) = (kind, amount)
    self.given = given ?? amount
  }

  /// A payment method, with its name in settings and documents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Coins and notes.
    case cash
    /// A card, at the gateway or at the stall's own terminal.
    case card
  }
}
