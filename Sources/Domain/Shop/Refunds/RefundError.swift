/// Why something of an order cannot come back.
public enum RefundError: Error, Hashable, Sendable {
  /// No order has this number.
  case noSuchOrder(Order.ID)
  /// All of it came back already.
  case nothingLeft
  /// The order has no such product and no such line.
  case notInOrder(String)
  /// Fewer pieces are left than should come back.
  case tooMany(asked: Int, left: Int)
  /// Something came back since it was asked about.
  case changed
  /// A sum does not fit.
  case money(MoneyError)
}
