/// A shipping method with its price before discounts.
public struct Shipping: Hashable, Sendable {
  /// The name of the method, such as `post`.
  public let method: String
  /// The price before discounts.
  public let price: Money

  /// Creates a shipping option.
  public init(method: String, price: Money) { (self.method, self.price) = (method, price) }
}
