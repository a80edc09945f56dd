import ArcadeDomain

/// Collects the products of a price list, each code once.
struct CatalogEntries {
  private var products: [Product] = []
  private var codes: Set<Product.Code> = []
  private(set) var problems = TruncatedList<ShopProblem>()
  /// The units that mean a piece, without duplicates.
  private var pieceUnits: [String] = []
  /// The headings of the columns that are not used.
  var unusedColumns: [String] = []

  /// Reserves memory for a number of products.
  init(upTo most: Int) { products.reserveCapacity(most) }

  /// Adds a product unless its code exists; only a duplicate's place is resolved.
  mutating func append(_ product: Product, at place: @autoclosure () -> SourcePlace) {
    guard codes.insert(product.code).inserted else {
      return report(ShopProblem(at: place(), .feed(.repeated(product.code.text))))
    }
    products.append(product)
  }

  /// Returns the unit of a product, shortened; units that mean a piece are recorded.
  mutating func unit(_ text: String?) -> String? {
    guard let unit = text?.cut(to: 40) else { return nil }
    if Product.isPiece(unit), !pieceUnits.contains(unit), pieceUnits.count < Self.mostPieceUnits {
      pieceUnits.append(unit)
    }
    return unit
  }

  private static let mostPieceUnits = 10

  mutating func report(_ problem: @autoclosure () -> ShopProblem) { problems.append(problem()) }

  /// Returns the price list, with a default tax; throws if prices have two currencies.
  func catalog(usual: Currency, tax: Percent? = nil, subject: String) throws(RepositoryError) -> Catalog {
    do {
      let currency = products.first?.price.currency ?? usual
      return try Catalog(
        products,
        currency: currency,
        tax: tax,
        problems: problems,
        pieceUnits: pieceUnits,
        unusedColumns: unusedColumns
      )
    } catch {
      throw RepositoryError(.severalCurrencies, subject: subject)
    }
  }
}
