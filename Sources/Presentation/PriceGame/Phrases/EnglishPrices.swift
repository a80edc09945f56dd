/// The price game in English.
struct EnglishPrices: PricePhrases {
  let base: any Phrases

  func categoriesTitle(below category: String?) -> String { category.map { "Categories of \($0)" } ?? "Categories" }
  var categoryColumns: PriceCategoryScreen.Columns { .init(number: "Number", name: "Name") }
  func productsTitle(of category: String) -> String { "Products of \(category)" }
  var productColumns: PriceProductScreen.Columns {
    .init(number: "No.", name: "Name", maker: "Maker", price: "Price", stock: "Stock")
  }
  var inStock: String { "in stock" }
  var soldOut: String { "sold out" }
  var noProducts: String { "No product here has a known price." }
  func hasSubcategories(_ category: String) -> String { "“\(category)” holds categories, not products." }
  func hasProducts(_ category: String) -> String { "“\(category)” holds products, not categories." }
  func optionsTitle(_ price: String) -> String { "Four prices around \(price)" }
  var rightPrice: String { "the right one" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "Between \(low) and \(high): rule \(rule), offset \(offset)"
  }
}
