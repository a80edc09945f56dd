/// What was handed over for a part of what is paid, or for all of it.
public struct Tender: Hashable, Sendable {
  /// What it was.
  public let kind: Kind
  /// What it paid of the total.
  public let amount: Money
  /// What was handed over: more than `amount` where change was given back, which only cash allows.
  public let given: Money

  /// Describes what was handed over; just the amount where nothing else is said.
  public init(_ kind: Kind, _ amount: Money, given: Money? = nil) {
    (self.kind, self.amount) = (kind, amount)
    self.given = given ?? amount
  }

  /// A way of paying, by its word in settings and documents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Coins and notes.
    case cash
    /// A card, at the gateway or at the stall's own terminal.
    case card
  }
}
