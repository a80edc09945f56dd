/// Everything that the shop sells, in the order of its price list.
public struct Catalog: Hashable, Sendable {
  /// The products, each code once, all priced in `currency`.
  public let products: [Product]
  /// The one currency of all prices.
  public let currency: Currency
  /// The rate of the tax in prices of shipping and of what is not on the list; nil where nobody said.
  public let tax: Percent?
  /// What was left out when the list was read.
  public let problems: TruncatedList<ShopProblem>

  /// The words among its units that mean a piece, so that what they stand beside is not weighed.
  public let pieceUnits: [String]
  /// The headings of the columns of its table that are not used.
  public let unusedColumns: [String]

  private let positions: [Product.Code: Int]

  /// Makes a price list; throws where a code stands twice or a price is in another currency.
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

  /// Returns the product with a code, or nil where the shop does not sell it.
  public subscript(code: Product.Code) -> Product? { positions[code].map { products[$0] } }

  /// Returns the code that somebody may have meant, where one is near.
  public func codeNearest(to text: String) -> Product.Code? {
    NearestMatch.of(text, among: products.lazy.map { $0.code.text }).flatMap(Product.Code.init)
  }
}

/// Why products do not make one price list.
public enum CatalogError: Error, Hashable, Sendable {
  /// Prices in two currencies; which one a total would be in, nobody could say.
  case currenciesDiffer(Currency, Currency)
  /// Two products with one code.
  case repeated(Product.Code)
}

/// Where the price list comes from.
public protocol CatalogRepository: Sendable {
  /// Returns the price list at hand, loading it once where nothing is.
  func catalog() async throws(RepositoryError) -> Loaded<Catalog>
  /// Loads the price list anew; where that fails, the last good one with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<Catalog>
}
