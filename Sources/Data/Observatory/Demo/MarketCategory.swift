import ArcadeDomain

/// A category of a market that has products.
struct MarketCategory: Hashable, Sendable {
  /// The category itself.
  let category: ListingCategory
  /// The department that it stands in.
  let department: ListingCategory.ID
  /// How its products are drawn.
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
