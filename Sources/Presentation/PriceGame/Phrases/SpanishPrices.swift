/// The price game in Spanish.
struct SpanishPrices: PricePhrases {
  let base: any Phrases

  func categoriesTitle(below category: String?) -> String { category.map { "Categorías de \($0)" } ?? "Categorías" }
  var categoryColumns: PriceCategoryScreen.Columns { .init(number: "Número", name: "Nombre") }
  func productsTitle(of category: String) -> String { "Productos de \(category)" }
  var productColumns: PriceProductScreen.Columns {
    .init(number: "N.º", name: "Nombre", maker: "Fabricante", price: "Precio", stock: "Existencias")
  }
  var inStock: String { "disponible" }
  var soldOut: String { "agotado" }
  var noProducts: String { "Ningún producto tiene aquí un precio conocido." }
  func hasSubcategories(_ category: String) -> String { "«\(category)» contiene categorías, no productos." }
  func hasProducts(_ category: String) -> String { "«\(category)» contiene productos, no categorías." }
  func optionsTitle(_ price: String) -> String { "Cuatro precios en torno a \(price)" }
  var rightPrice: String { "el correcto" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "Entre \(low) y \(high): regla \(rule), margen \(offset)"
  }
}
