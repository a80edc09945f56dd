import ArcadeDomain

/// Arcade's own catalogue, which works without any setting.
enum StarterPrices {
  /// Returns the root categories, with names in a language, by code.
  static func roots(in language: String) throws(RepositoryError) -> [PriceCategory] {
    try categories(below: "", in: language)
  }

  /// Returns the content of a category; throws `.notFound` for an unknown one.
  static func content(of id: PriceCategory.ID, in language: String) throws(RepositoryError) -> CategoryReading {
    guard let category = categories.first(where: { $0[0] == "\(id)" }) else {
      throw RepositoryError(.notFound, subject: "\(id)")
    }
    guard let letters = category[5] else {
      return CategoryReading(.subcategories(try categories(below: "\(id)", in: language)))
    }
    let rows = products.filter { $0[0]?.hasPrefix(letters) ?? false }
    return CategoryReading(.products(try rows.values { QuizProduct($0, in: language) }))
  }

  /// Returns all products. Changing a product or its price requires increasing the version.
  static func assortment(in language: String) throws(RepositoryError) -> PriceAssortment {
    PriceAssortment(shipped: try products.values { QuizProduct($0, in: language) }, version: 1)
  }

  private static func categories(below parent: String, in language: String) throws(RepositoryError) -> [PriceCategory] {
    try categories.filter { $0[1] == parent }.values { row -> PriceCategory? in
      guard let id = row[0].flatMap({ Int($0) }), let name = row.name(at: 2, in: language) else { return nil }
      return PriceCategory(id: id, name: name)
    }
  }

  /// `id|parent|name|nombre|名前`, then for a leaf the letters of its products' IDs.
  private static let categories = [DelimitedRow](starter: StarterCategories.rows)

  private static let products = [DelimitedRow](
    starter: [StarterKitchenGoods.rows, StarterFurnitureGoods.rows, StarterHomeGoods.rows].joined(separator: "\n")
  )
}

extension QuizProduct {
  /// Reads `sku|maker|price|sale price|sold out|name|nombre|名前`; nil if a cell is invalid.
  fileprivate init?(_ row: DelimitedRow, in language: String) {
    guard let id = row[0], let maker = row[1], let name = row.name(at: 5, in: language),
      let displayed = row[row[3] == "" ? 2 : 3], let price = try? Money(decimal: displayed, currency: .usd),
      let stock = row[4], ["", "sold out"].contains(stock)
    else { return nil }
    self.init(
      id: id,
      name: name,
      maker: maker,
      price: price,
      isInStock: stock.isEmpty,
      picture: GoodsPictures.address(of: id)
    )
  }
}
