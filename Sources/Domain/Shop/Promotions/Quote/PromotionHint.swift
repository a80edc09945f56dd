/// What to add to a cart to save more; it was tried.
public struct PromotionHint: Hashable, Identifiable, Sendable {
  /// The promotion that would take more off.
  public let id: Promotion.ID
  /// What shoppers call it.
  public let name: LocalizedText
  /// What to add, in the order of the codes.
  public let add: [Pieces]
  /// How much more is then taken off items and shipping together.
  public let saves: Money
  /// Whether it is about the whole order, so that other products would do as well.
  public let isAboutOrder: Bool

  /// So many pieces of one product.
  public struct Pieces: Hashable, Sendable {
    /// What to add.
    public let product: Product
    /// How many more of it.
    public let count: Int

    /// Joins a product with a number of pieces.
    public init(product: Product, count: Int) { (self.product, self.count) = (product, count) }
  }
}
