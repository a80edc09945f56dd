import ArcadeDomain

/// What there is in a market: departments, the categories of each, and the products of those.
struct MarketAssortment: Sendable {
  /// The departments, in the order in which they are shown.
  let departments: [ListingCategory]
  /// The categories, in that order too.
  let categories: [MarketCategory]
  /// The products, by category.
  let products: [MarketProduct]

  /// Reads three tables, with names in a language, by code; throws `.corrupt` for a row that makes no sense.
  init(
    departments: String,
    categories: String,
    products: String,
    in language: String
  ) throws(RepositoryError) {
    self.departments = try [DelimitedRow](starter: departments).values { row -> ListingCategory? in
      guard let id = row[0], let name = row.name(at: 1, in: language) else { return nil }
      return ListingCategory(id: id, name: name)
    }
    let read = try [DelimitedRow](starter: categories).values { MarketCategory($0, in: language) }
    self.categories = read
    let byID = Dictionary(read.map { ($0.category.id, $0) }) { first, _ in first }
    self.products = try [DelimitedRow](starter: products).values { MarketProduct($0, among: byID, in: language) }
  }

  /// Returns the product with an id.
  func product(_ id: Listing.ID) -> MarketProduct? { products.first { $0.id == id } }

  /// Returns the categories that stand directly below one, or the departments.
  func categories(below id: ListingCategory.ID?) -> [ListingCategory] {
    guard let id else { return departments }
    return categories.filter { $0.department == id }.map(\.category)
  }
}
