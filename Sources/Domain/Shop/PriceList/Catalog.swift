/// The products of the shop, in the order of its price list.
public struct Catalog: Hashable, Sendable {
  /// The products, each code once, all priced in `currency`.
  public let products: [Product]
  /// The currency of all prices.
  public let currency: Currency
  /// The tax rate of shipping and of unlisted products; nil if unknown.
  public let tax: Percent?
  /// The entries that were skipped when the list was read.
  public let problems: TruncatedList<ShopProblem>

  /// The units in the list that mean a piece, so that their products are not weighed.
  public let pieceUnits: [String]
  /// The unused column headings of the table.
  public let unusedColumns: [String]

  private let positions: [Product.Code: Int]

  /// Creates a price list; throws if a code is repeated or a price is in another currency.
  public init(
    _ products: [Product],
    currency: Currency = .eur,
    tax: Percent? = nil,
    problems: TruncatedList<ShopProblem> = [],
    pieceUnits: [String] = [],
    unusedColumns: [String] = []
  ) throws(CatalogError) {
    var positions: [Product.Code: Int] = [:]
    for (position, product) in products.enumerated() {
      guard product.price.currency == currency else { throw .currenciesDiffer(currency, product.price.currency) }
      guard positions.updateValue(position, forKey: product.code) == nil else { throw .repeated(product.code) }
    }
    (self.products, self.currency, self.tax, self.problems) = (products, currency, tax, problems)
    (self.pieceUnits, self.unusedColumns, self.positions) = (pieceUnits, unusedColumns, positions)
  }

  /// Returns the product with a code; nil if the shop does not sell it.
  public subscript(code: Product.Code) -> Product? { positions[code].map { products[$0] } }

  /// Returns the nearest code, if any is similar enough to suggest.
  public func codeNearest(to text: String) -> Product.Code? {
    NearestMatch.of(text, among: products.lazy.map { $0.code.text }).flatMap(Product.Code.init)
  }
}

/// The reason why products do not form a price list.
public enum CatalogError: Error, Hashable, Sendable {
  /// The prices are in two currencies, so they cannot be added.
  case currenciesDiffer(Currency, Currency)
  /// Two products have the same code.
  case repeated(Product.Code)
}

/// A source of the price list.
public protocol CatalogRepository: Sendable {
  /// Returns the price list, loading it if needed.
  func catalog() async throws(RepositoryError) -> Loaded<Catalog>
  /// Reloads the price list; if that fails, returns the last good one with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<Catalog>
}
