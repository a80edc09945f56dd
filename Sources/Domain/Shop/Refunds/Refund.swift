/// A refund of part of an order.
public struct Refund: Hashable, Identifiable, Sendable {
  /// The number, consecutive among all refunds.
  public let id: ID
  /// The number of the order.
  public let order: Order.ID
  /// When the refund was made.
  public let moment: Moment
  /// The refunded pieces and amounts.
  public let quote: RefundQuote
  /// The till whose drawer paid the refund; nobody if there is only one.
  public let till: Owner

  /// Creates a stored refund.
  public init(id: ID, order: Order.ID, moment: Moment, quote: RefundQuote, till: Owner = .nobody) {
    (self.id, self.order, self.moment, self.quote, self.till) = (id, order, moment, quote, till)
  }

  /// The number of a refund.
  public typealias ID = NumberedID<Refund>
}

/// The part of an order to refund.
public enum RefundRequest: Hashable, Sendable {
  /// Everything that is not refunded yet.
  case everything
  /// Pieces of a product in any lines; without a number all that are left.
  case product(Product.Code, pieces: Int?)
  /// Pieces of one line, by its index on the receipt from 0; free pieces follow the lines.
  case line(Int, pieces: Int?)
}
