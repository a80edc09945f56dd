/// A tested suggestion of what to add to a cart to save more.
public struct PromotionHint: Hashable, Identifiable, Sendable {
  /// The promotion that would reduce more.
  public let id: Promotion.ID
  /// The name that shoppers see.
  public let name: LocalizedText
  /// The pieces to add, in the order of their codes.
  public let add: [Pieces]
  /// The additional reduction of items and shipping together.
  public let saves: Money
  /// Whether it depends on the whole order, so that other products would do as well.
  public let isAboutOrder: Bool

  /// A number of pieces of one product.
  public struct Pieces: Hashable, Sendable {
    /// The product to add.
    public let product: Product
    /// The number of pieces to add.
    public let count: Int

    /// Creates a number of pieces.
    public init(product: Product, count: Int) { (self.product, self.count) = (product, count) }
  }
}
