import ArcadeDomain

/// A product of a market, with what never changes about it.
struct MarketProduct: Hashable, Sendable {
  /// What the market calls it, such as `tea-007`.
  let id: Listing.ID
  /// What it is called.
  let name: String
  /// What it cost on the first day, in cents.
  let cents: Int64
  /// Where it stands.
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
