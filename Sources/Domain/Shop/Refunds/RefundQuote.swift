/// The pieces and amounts of a refund.
public struct RefundQuote: Hashable, Sendable {
  /// The refunded lines, in the order of the receipt.
  public let lines: [Line]
  /// The refunded shipping; nil unless this is the last refund of an order with shipping.
  public let shipping: Money?
  /// The tenders of the refund: cash up to the amount paid in cash, then card.
  public let tenders: [Tender]
  /// Whether the card payment was practice, so that nothing was charged.
  public let isPractice: Bool
  /// The tax in the refund for each rate.
  public let taxes: [TaxShare]
  /// The refunded amount, including shipping.
  public let total: Money

  /// The number of refunded pieces; a weighing is one.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }

  /// Returns the amount refunded in one payment method.
  public func amount(by kind: Tender.Kind) -> Money { tenders.amount(by: kind, in: total.currency) }

  /// The tenders to hand back: none to a card that was never charged.
  public var due: [Tender] { isPractice ? tenders.filter { $0.kind == .cash } : tenders }

  /// The refunded pieces of one line.
  public struct Line: Hashable, Sendable {
    /// The index of the line on the receipt, from 0; free pieces follow the lines.
    public let position: Int
    /// The product at its list price.
    public let product: Product
    /// The refunded quantity; a weighing is refunded whole.
    public let quantity: Quantity
    /// The prices paid for the pieces, most expensive first.
    public let pieces: [PromotionQuote.Pieces]
    /// The refunded amount of the line.
    public let total: Money
  }
}
