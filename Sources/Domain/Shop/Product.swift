/// Something that the shop sells.
public struct Product: Hashable, Sendable {
  /// What a scanner types for it.
  public let code: Code
  /// What it is called.
  public let name: String
  /// What one piece costs without a discount.
  public let price: Money

  /// Makes a product; the price must not be negative, or a cart will not take it.
  public init(code: Code, name: String, price: Money) {
    self.code = code
    self.name = name
    self.price = price
  }
}
