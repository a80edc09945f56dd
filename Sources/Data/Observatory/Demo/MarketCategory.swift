import ArcadeDomain

/// A category of a market that has products.
struct MarketCategory: Hashable, Sendable {
  /// The category itself.
  let category: ListingCategory
  /// The department that it stands in.
  let department: ListingCategory.ID
  /// How its products are drawn.
  let shape: ProductDrawing.Shape
  /// What its products are searched for by, beside their own words.
  let words: String

  /// Takes `id|name|department|English|Spanish|Japanese`; nil where a field is missing, or nobody can draw it.
  init?(_ row: DelimitedRow) {
    guard let id = row[0], let name = row[1], let department = row[2], row.fields.count == 6,
      let shape = ProductDrawing.Shape(rawValue: id)
    else { return nil }
    category = ListingCategory(id: id, name: name)
    self.department = department
    self.shape = shape
    words = ([name] + row.fields[3...]).joined(separator: " ")
  }
}
