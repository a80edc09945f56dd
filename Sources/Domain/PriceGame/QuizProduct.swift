/// A product whose price is to be guessed.
public struct QuizProduct: Hashable, Identifiable, Sendable {
  /// What its source calls it; unique within a game.
  public let id: String
  /// What it is called.
  public let name: String
  /// Who makes it; empty where nobody says.
  public let maker: String
  /// What it costs, above zero.
  public let price: Money
  /// Whether it can be bought now.
  public let isInStock: Bool
  /// The address of its page, where it has one.
  public let page: String?
  /// The address of its picture, where it has one.
  public let picture: String?

  /// Makes a product; nil where the price is not above zero, as there would be nothing to guess.
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
