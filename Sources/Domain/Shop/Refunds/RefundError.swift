/// The reason why a refund is not possible.
public enum RefundError: Error, Hashable, Sendable {
  /// There is no order with this number.
  case noSuchOrder(Order.ID)
  /// Everything was refunded already.
  case nothingLeft
  /// The order has no such product or line.
  case notInOrder(String)
  /// There are fewer pieces left than requested.
  case tooMany(asked: Int, left: Int)
  /// Another refund was made since the request was confirmed.
  case changed
  /// A sum overflows.
  case money(MoneyError)
}
