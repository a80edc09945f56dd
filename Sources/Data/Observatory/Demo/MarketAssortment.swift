import ArcadeDomain

/// A market's departments, their categories, and the products of those.
struct MarketAssortment: Sendable {
  /// The departments in display order.
  let departments: [ListingCategory]
  /// The categories in display order.
  let categories: [MarketCategory]
  let products: [MarketProduct]

  /// Reads three tables, with names in a language, by code; throws `.corrupt` for an invalid row.
  init(departments: String, categories: String, products: String, in language: String) throws(RepositoryError) {
    self.departments = try [DelimitedRow](starter: departments).values { row -> ListingCategory? in
      guard let id = row[0], let name = row.name(at: 1, in: language) else { return nil }
      return ListingCategory(id: id, name: name)
    }
    self.categories = try [DelimitedRow](starter: categories).values { MarketCategory($0, in: language) }
    let byID = Dictionary(self.categories.map { ($0.category.id, $0) }) { first, _ in first }
    self.products = try [DelimitedRow](starter: products).values { MarketProduct($0, among: byID, in: language) }
  }

  func product(_ id: Listing.ID) -> MarketProduct? { products.first { $0.id == id } }

  /// Returns the direct subcategories of a category, or the departments.
  func categories(below id: ListingCategory.ID?) -> [ListingCategory] {
    guard let id else { return departments }
    return categories.filter { $0.department == id }.map(\.category)
  }
}

/// A category with products.
struct MarketCategory: Hashable, Sendable {
  let category: ListingCategory
  let department: ListingCategory.ID
  let shape: Shape
  /// Search words in addition to the products' own.
  let words: String

  /// Reads `id|department|name|nombre|名前|English|Spanish|Japanese`, with the name in a language.
  ///
  /// Nil if a field is missing, or if there is no drawing of it.
  init?(_ row: DelimitedRow, in language: String) {
    guard let id = row[0], let department = row[1], let name = row.name(at: 2, in: language), row.fields.count == 8,
      let shape = Shape(rawValue: id)
    else { return nil }
    category = ListingCategory(id: id, name: name)
    (self.department, self.shape) = (department, shape)
    words = ([row.fields[2]] + row.fields[5...]).joined(separator: " ")
  }

  /// The drawings of products, by category ID.
  enum Shape: String, CaseIterable, Hashable, Sendable {
    case tea, coffee, chocolate, cup, kettle, pan, lamp, candle, blanket, notebook, pen, bag
  }
}

/// The constant properties of a product.
struct MarketProduct: Hashable, Sendable {
  /// The market's ID, such as `tea-007`.
  let id: Listing.ID
  let name: String
  /// The price on the first day, in cents.
  let cents: Int64
  let shelf: MarketCategory
  let words: SearchWords
  /// Whether it is only available some of the time.
  let isSeasonal: Bool
  /// The position in its category, from 1.
  let number: Int

  /// Reads `tea-007|price|name|nombre|名前|Spanish|Japanese`, with the name in a language.
  ///
  /// A last field is `seasonal` or empty; the ID names the category.
  init?(_ row: DelimitedRow, among shelves: [ListingCategory.ID: MarketCategory], in language: String) {
    guard (7...8).contains(row.fields.count), row[7] ?? "seasonal" == "seasonal",
      let name = row.name(at: 2, in: language),
      let price = try? Money(decimal: row.fields[1], currency: .eur), price.minorUnits > 0
    else { return nil }
    let parts = row.fields[0].split(separator: "-").map(String.init)
    guard parts.count == 2, let shelf = shelves[parts[0]], let number = Int(parts[1]) else { return nil }
    id = row.fields[0]
    self.name = name
    cents = price.minorUnits
    words = SearchWords(of: "\(row.fields[2]) \(shelf.words) \(row.fields[5]) \(row.fields[6])")
    isSeasonal = row.fields.count == 8
    (self.shelf, self.number) = (shelf, number)
  }
}
