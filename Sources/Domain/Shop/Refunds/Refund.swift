/// Something that came back of an order, and the money that went back for it.
public struct Refund: Hashable, Identifiable, Sendable {
  /// Its number, among all refunds without a gap.
  public let id: ID
  /// The order that it came back of.
  public let order: Order.ID
  /// When it came back.
  public let moment: Moment
  /// What came back and what went back.
  public let quote: RefundQuote
  /// Whose drawer the money is from, where it is somebody's in particular.
  public let till: Owner

  /// Describes a stored refund.
  public init(id: ID, order: Order.ID, moment: Moment, quote: RefundQuote, till: Owner = .nobody) {
    (self.id, self.order, self.moment, self.quote, self.till) = (id, order, moment, quote, till)
  }

  /// The number of a refund.
  public typealias ID = NumberedID<Refund>
}

/// What of an order comes back.
public enum RefundRequest: Hashable, Sendable {
  /// All that has not come back yet.
  case everything
  /// Pieces of a product, in whichever lines they stand; all that are left where no number is given.
  case product(Product.Code, pieces: Int?)
  /// Pieces of one line, by its place on the receipt from 0; free pieces stand after the lines.
  case line(Int, pieces: Int?)
}
