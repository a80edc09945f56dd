/// A selection of pieces, which must match every given part.
public struct PieceSelection: Hashable, Sendable {
  /// The selection of every piece.
  public static let all = PieceSelection(unchecked: nil, tags: nil, prices: nil)

  /// The products to match, any of them; nil for every product.
  public let products: [Product.Code]?
  /// The tags to match, at least one of them; nil to ignore tags.
  public let tags: [String]?
  /// The range of unit prices; nil for every price.
  public let prices: Prices?

  /// Creates a selection; throws if a list is empty or the prices are reversed.
  public init(products: [Product.Code]? = nil, tags: [String]? = nil, prices: Prices? = nil) throws(PromotionMistake) {
    if products?.isEmpty ?? false || tags?.isEmpty ?? false { throw .nothingSelected }
    self.init(unchecked: products, tags: tags, prices: prices)
  }

  private init(unchecked products: [Product.Code]?, tags: [String]?, prices: Prices?) {
    (self.products, self.tags, self.prices) = (products, tags, prices)
  }

  /// Whether it selects every piece.
  public var isAll: Bool { products == nil && tags == nil && prices == nil }

  /// Whether it selects a product.
  public func contains(_ product: Product) -> Bool {
    products?.contains(product.code) ?? true
      && tags?.contains { product.tags.contains($0) } ?? true
      && prices?.contains(product.price) ?? true
  }

  /// A range of unit prices including both ends; nil is an open end.
  public struct Prices: Hashable, Sendable {
    /// The lowest unit price.
    public let from: Money?
    /// The highest unit price.
    public let until: Money?

    /// Creates a range; throws if the upper end is below the lower one.
    public init(from: Money? = nil, until: Money? = nil) throws(PromotionMistake) {
      if let from, let until, until.minorUnits < from.minorUnits { throw .pricesReversed(from: from, until: until) }
      (self.from, self.until) = (from, until)
    }

    /// Whether a unit price is in the range.
    public func contains(_ price: Money) -> Bool {
      from.map { $0.minorUnits <= price.minorUnits } ?? true && until.map { price.minorUnits <= $0.minorUnits } ?? true
    }
  }
}
