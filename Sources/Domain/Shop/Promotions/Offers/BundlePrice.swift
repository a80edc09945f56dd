/// Named pieces together cost `price`; dearest first, again and again, and nothing where it would be dearer.
public struct BundlePrice: Hashable, Sendable {
  /// How many pieces of which product make a bundle, in the order of the codes.
  public let pieces: [Part]
  /// What a bundle costs.
  public let price: Money

  /// Joins pieces with a price; throws where there are none, or a number is out of range.
  public init(pieces: [Product.Code: Int], price: Money) throws(PromotionMistake) {
    guard !pieces.isEmpty else { throw .emptyBundle }
    for count in pieces.values { try PromotionMistake.check(count: count) }
    try PromotionMistake.check(price)
    self.pieces = pieces.sorted { $0.key < $1.key }.map { Part(product: $0.key, count: $0.value) }
    self.price = price
  }

  /// So many pieces of one product.
  public struct Part: Hashable, Sendable {
    /// What is in it.
    public let product: Product.Code
    /// How many pieces of it.
    public let count: Int
  }
}
