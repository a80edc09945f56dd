import ArcadeDomain

/// What there is in a market: departments, the categories of each, and the products of those.
struct MarketAssortment: Sendable {
  /// The departments, in the order in which they are shown.
  let departments: [ListingCategory]
  /// The categories, in that order too.
  let categories: [MarketCategory]
  /// The products, by category.
  let products: [MarketProduct]

  /// Reads three tables, a row a line, with `|` between the fields; throws `.corrupt` for a row that makes no sense.
  init(departments: String, categories: String, products: String) throws(RepositoryError) {
    self.departments = try Self.rows(of: departments) { row in
      guard let id = row[0], let name = row[1] else { return nil }
      return ListingCategory(id: id, name: name)
    }
    let read = try Self.rows(of: categories, MarketCategory.init)
    self.categories = read
    let byID = Dictionary(read.map { ($0.category.id, $0) }) { first, _ in first }
    self.products = try Self.rows(of: products) { MarketProduct($0, among: byID) }
  }

  /// Returns the product with an id.
  func product(_ id: Listing.ID) -> MarketProduct? { products.first { $0.id == id } }

  /// Returns the categories that stand directly below one, or the departments.
  func categories(below id: ListingCategory.ID?) -> [ListingCategory] {
    guard let id else { return departments }
    return categories.filter { $0.department == id }.map(\.category)
  }

  private static func rows<Value>(
    of text: String,
    _ value: (DelimitedRow) -> Value?
  ) throws(RepositoryError) -> [Value] {
    var values: [Value] = []
    for row in DelimitedText(text, delimiter: .pipe).rows {
      guard let value = value(row) else {
        throw RepositoryError(.corrupt, subject: "Arcade", detail: row.fields.joined(separator: "|"))
      }
      values.append(value)
    }
    return values
  }
}
