/// A product with a price to guess.
public struct QuizProduct: Hashable, Identifiable, Sendable {
  /// The identifier in the source; unique within a game.
  public let id: String
  /// The name in the source.
  public let name: String
  /// The manufacturer; empty if unknown.
  public let maker: String
  /// The price to guess, above zero.
  public let price: Money
  /// Whether it can be bought now.
  public let isInStock: Bool
  /// The URL of its page, if it has one.
  public let page: String?
  /// The URL of its picture, if it has one.
  public let picture: String?

  /// Creates a product; nil if the price is not above zero, since there is nothing to guess.
  public init?(
    id: String,
    name: String,
    maker: String = "",
    price: Money,
    isInStock: Bool = true,
    page: String? = nil,
    picture: String? = nil
  ) {
    guard price.minorUnits > 0 else { return nil }
    (self.id, self.name, self.maker, self.price) = (id, name, maker, price)
    (self.isInStock, self.page, self.picture) = (isInStock, page, picture)
  }
}
