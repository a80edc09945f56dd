import ArcadeDomain

/// The products that are read from a price list, one after the other, each code once.
struct CatalogEntries {
  private var products: [Product] = []
  private var codes: Set<Product.Code> = []
  private(set) var problems = TruncatedList<ShopProblem>()
  /// The units that mean a piece, each once.
  private var pieceUnits: [String] = []
  /// The headings of the columns that are not used.
  var unusedColumns: [String] = []

  /// Keeps room for so many.
  init(upTo most: Int) { products.reserveCapacity(most) }

  /// Takes a product unless its code came before; where that stands is asked for only then.
  mutating func append(_ product: Product, at place: @autoclosure () -> SourcePlace) {
    guard codes.insert(product.code).inserted else {
      return report(ShopProblem(at: place(), .feed(.repeated(product.code.text))))
    }
    products.append(product)
  }

  /// Returns the unit of a product, cut; one that means a piece is noted.
  mutating func unit(_ text: String?) -> String? {
    guard let unit = text?.cut(to: 40) else { return nil }
    if Product.isPiece(unit), !pieceUnits.contains(unit), pieceUnits.count < Self.mostPieceUnits {
      pieceUnits.append(unit)
    }
    return unit
  }

  private static let mostPieceUnits = 10

  /// Says that something was left out.
  mutating func report(_ problem: @autoclosure () -> ShopProblem) { problems.append(problem()) }

  /// Returns the price list, of which one tax may be usual; throws where prices are in two currencies.
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
