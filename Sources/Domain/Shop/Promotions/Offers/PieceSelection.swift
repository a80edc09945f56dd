/// Which pieces something is about; a piece meets each of the parts that are given.
public struct PieceSelection: Hashable, Sendable {
  /// Every piece.
  public static let all = PieceSelection(unchecked: nil, tags: nil, prices: nil)

  /// The products it takes, any of them; nil for every product.
  public let products: [Product.Code]?
  /// The tags of which a product has at least one; nil where tags do not matter.
  public let tags: [String]?
  /// The unit prices it takes; nil for every price.
  public let prices: Prices?

  /// Selects pieces; throws where a list is empty or prices are reversed.
  public init(products: [Product.Code]? = nil, tags: [String]? = nil, prices: Prices? = nil) throws(PromotionMistake) {
    if products?.isEmpty ?? false || tags?.isEmpty ?? false { throw .nothingSelected }
    self.init(unchecked: products, tags: tags, prices: prices)
  }

  private init(unchecked products: [Product.Code]?, tags: [String]?, prices: Prices?) {
    (self.products, self.tags, self.prices) = (products, tags, prices)
  }

  /// Whether it takes every piece.
  public var isAll: Bool { products == nil && tags == nil && prices == nil }

  /// Whether a product's pieces belong to it.
  public func contains(_ product: Product) -> Bool {
    products?.contains(product.code) ?? true
      && tags?.contains { product.tags.contains($0) } ?? true
      && prices?.contains(product.price) ?? true
  }

  /// Unit prices between two bounds, both included; a bound that is nil is none.
  public struct Prices: Hashable, Sendable {
    /// The lowest unit price.
    public let from: Money?
    /// The highest unit price.
    public let until: Money?

    /// Joins bounds; throws where the upper one is below the lower one.
    public init(from: Money? = nil, until: Money? = nil) throws(PromotionMistake) {
      if let from, let until, until.minorUnits < from.minorUnits { throw .pricesReversed(from: from, until: until) }
      (self.from, self.until) = (from, until)
    }

    /// Whether a unit price lies within the bounds.
    public func contains(_ price: Money) -> Bool {
      from.map { $0.minorUnits <= price.minorUnits } ?? true && until.map { price.minorUnits <= $0.minorUnits } ?? true
    }
  }
}
