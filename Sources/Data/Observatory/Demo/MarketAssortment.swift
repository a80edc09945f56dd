import ArcadeDomain

/// What there is in a market: departments, the categories of each, and the products of those.
struct MarketAssortment: Sendable {
  /// The departments, in the order in which they are shown.
  let departments: [ListingCategory]
  /// The categories, in that order too.
  let categories: [MarketCategory]
  let products: [MarketProduct]

  /// Reads three tables, with names in a language, by code; throws `.corrupt` for a row that makes no sense.
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

  /// Returns the categories that stand directly below one, or the departments.
  func categories(below id: ListingCategory.ID?) -> [ListingCategory] {
    guard let id else { return departments }
    return categories.filter { $0.department == id }.map(\.category)
  }
}

/// A category of a market that has products.
struct MarketCategory: Hashable, Sendable {
  let category: ListingCategory
  let department: ListingCategory.ID
  let shape: Shape
  /// What its products are searched for by, beside their own words.
  let words: String

  /// Takes `id|department|name|nombre|名前|English|Spanish|Japanese`, of which it has the name in a language.
  ///
  /// Nil where a field is missing, or nobody can draw it.
  init?(_ row: DelimitedRow, in language: String) {
    guard let id = row[0], let department = row[1], let name = row.name(at: 2, in: language), row.fields.count == 8,
      let shape = Shape(rawValue: id)
    else { return nil }
    category = ListingCategory(id: id, name: name)
    (self.department, self.shape) = (department, shape)
    words = ([row.fields[2]] + row.fields[5...]).joined(separator: " ")
  }

  /// What products look like, by the id of their category.
  enum Shape: String, CaseIterable, Hashable, Sendable {
    case tea, coffee, chocolate, cup, kettle, pan, lamp, candle, blanket, notebook, pen, bag
  }
}

/// A product of a market, with what never changes about it.
struct MarketProduct: Hashable, Sendable {
  /// What the market calls it, such as `tea-007`.
  let id: Listing.ID
  let name: String
  /// What it cost on the first day, in cents.
  let cents: Int64
  let shelf: MarketCategory
  /// What it is found by.
  let words: SearchWords
  /// Whether it is only there some of the time.
  let isSeasonal: Bool
  /// Where in its category it stands, from 1.
  let number: Int

  /// Takes `tea-007|price|name|nombre|名前|Spanish|Japanese`, of which it has the name in a language.
  ///
  /// Behind it stands `seasonal` or nothing; the id names the category.
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
