/// An entry in a list of orders.
public struct OrderSummary: Hashable, Identifiable, Sendable {
  /// The number on the receipt.
  public let id: Order.ID
  /// When the order was paid.
  public let paidAt: Moment
  /// The number of pieces bought.
  public let pieces: Int
  /// The amount paid.
  public let total: Money
  /// The amount refunded.
  public let refunded: Money
  /// The till that took the payment; nobody if there is only one.
  public let till: Owner

  /// Creates a summary.
  public init(id: Order.ID, paidAt: Moment, pieces: Int, total: Money, refunded: Money, till: Owner = .nobody) {
    (self.id, self.paidAt, self.pieces) = (id, paidAt, pieces)
    (self.total, self.refunded, self.till) = (total, refunded, till)
  }

  /// Creates the summary of a loaded order.
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
