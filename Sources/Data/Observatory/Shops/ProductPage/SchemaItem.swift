import ArcadeDomain

/// An item in the vocabulary of schema.org, from JSON-LD or microdata.
struct SchemaItem {
  /// The item's types, such as `Product`.
  var types: [String]
  private var values: [SchemaProperty: [SchemaValue]] = [:]

  init(types: [String] = []) { self.types = types }

  /// The most values of a property that are read.
  static let mostValues = 10_000

  subscript(property: SchemaProperty) -> [SchemaValue] { values[property] ?? [] }

  mutating func append(_ value: SchemaValue, as property: SchemaProperty) {
    guard values[property, default: []].count < Self.mostValues else { return }
    values[property, default: []].append(value)
  }

  /// Returns the first text of some properties that is not blank.
  func text(_ properties: SchemaProperty...) -> String? {
    for property in properties {
      for value in self[property] { if let text = value.text, !text.isBlank { return HTMLText.plain(text).trimmed } }
    }
    return nil
  }

  func items(_ property: SchemaProperty) -> [SchemaItem] {
    self[property].compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  func isAny(of kinds: Set<String>) -> Bool { types.contains { kinds.contains($0) } }

  /// Whether it is for sale.
  var isProduct: Bool { isAny(of: Self.productTypes) || !self[.offers].isEmpty }

  private static let productTypes: Set<String> = [
    "Product", "ProductGroup", "ProductModel", "IndividualProduct", "SomeProducts",
  ]

  /// Returns the last part of a type's name, which may be a URL.
  static func type(_ text: String) -> String {
    text.trimmed.split { $0 == "/" || $0 == ":" || $0 == "#" }.last.map(String.init) ?? ""
  }
}

/// A value of a property: a text, a number, or an item.
enum SchemaValue {
  case text(String)
  /// An exact decimal.
  case number(String)
  indirect case item(SchemaItem)

  /// The text, or the number as text.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .item: nil
    }
  }
}

/// The properties of schema.org that are read.
enum SchemaProperty: String {
  case name, sku, productID, gtin13, gtin, gtin8, gtin12, gtin14, mpn, url, image, contentUrl, category
  case offers, price, lowPrice, priceCurrency, availability, priceSpecification
  case aggregateRating, ratingValue, reviewCount, ratingCount
  case hasVariant, itemListElement, item, numberOfItems, mainEntity
}
