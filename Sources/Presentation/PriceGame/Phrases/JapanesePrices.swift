/// The price game in Japanese.
struct JapanesePrices: PricePhrases {
  let base: any Phrases

  func categoriesTitle(below category: String?) -> String { category.map { "\($0)の分類" } ?? "分類" }
  var categoryColumns: PriceCategoryScreen.Columns { .init(number: "番号", name: "名前") }
  func productsTitle(of category: String) -> String { "\(category)の商品" }
  var productColumns: PriceProductScreen.Columns {
    .init(number: "番号", name: "商品名", maker: "メーカー", price: "価格", stock: "在庫")
  }
  var inStock: String { "在庫あり" }
  var soldOut: String { "売り切れ" }
  var noProducts: String { "価格のわかる商品がありません。" }
  func hasSubcategories(_ category: String) -> String { "「\(category)」には商品ではなく分類があります。" }
  func hasProducts(_ category: String) -> String { "「\(category)」には分類ではなく商品があります。" }
  func optionsTitle(_ price: String) -> String { "\(price) のまわりの四つの価格" }
  var rightPrice: String { "正解" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "\(low) から \(high) まで：規則 \(rule)、幅 \(offset)"
  }
}
