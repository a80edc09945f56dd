/// How an order is sent, and what that costs without a discount.
public struct Shipping: Hashable, Sendable {
  /// What the shop calls it, such as `post`.
  public let method: String
  /// What it costs.
  public let price: Money

  /// Joins a method with its price.
  public init(method: String, price: Money) { (self.method, self.price) = (method, price) }
}
