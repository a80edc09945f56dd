/// What comes back of an order, and what goes back for it.
public struct RefundQuote: Hashable, Sendable {
  /// What comes back, in the order of the receipt.
  public let lines: [Line]
  /// What goes back of the shipping; nil unless this is the last that comes back of an order that was sent.
  public let shipping: Money?
  /// How the money goes back: in cash as long as some of what was paid in cash is left, then by card.
  public let tenders: [Tender]
  /// Whether the card was never charged, as it was practice.
  public let isPractice: Bool
  /// The tax in it, for each rate.
  public let taxes: [TaxShare]
  /// What goes back, with the shipping.
  public let total: Money

  /// How many pieces come back; a weighing is one.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }

  /// What goes back in one way.
  public func amount(by kind: Tender.Kind) -> Money { tenders.amount(by: kind, in: total.currency) }

  /// What whoever stands at the till hands back: nothing to a card that was never charged.
  public var due: [Tender] { isPractice ? tenders.filter { $0.kind == .cash } : tenders }

  /// Pieces of one line that come back.
  public struct Line: Hashable, Sendable {
    /// The place of the line on the receipt, from 0; free pieces stand after the lines.
    public let position: Int
    /// The product with its list price.
    public let product: Product
    /// How much comes back; a weighing comes back whole.
    public let quantity: Quantity
    /// What was paid for them, dearest first.
    public let pieces: [PromotionQuote.Pieces]
    /// What goes back for them.
    public let total: Money
  }
}
