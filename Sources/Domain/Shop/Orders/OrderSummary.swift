/// What a list says of an order.
public struct OrderSummary: Hashable, Identifiable, Sendable {
  /// Its number, as it stands on the receipt.
  public let id: Order.ID
  /// When it was paid.
  public let paidAt: Moment
  /// How many pieces were bought.
  public let pieces: Int
  /// What was paid.
  public let total: Money
  /// What went back of it.
  public let refunded: Money
  /// Who took the money, where somebody in particular did.
  public let till: Owner

  /// Sums up an order.
  public init(id: Order.ID, paidAt: Moment, pieces: Int, total: Money, refunded: Money, till: Owner = .nobody) {
    (self.id, self.paidAt, self.pieces) = (id, paidAt, pieces)
    (self.total, self.refunded, self.till) = (total, refunded, till)
  }

  /// Sums up an order that is at hand.
  public init(_ order: Order) {
    self.init(
      id: order.id,
      paidAt: order.paidAt,
      pieces: order.quote.pieceCount,
      total: order.quote.total,
      refunded: order.refunded,
      till: order.till
    )
  }
}
