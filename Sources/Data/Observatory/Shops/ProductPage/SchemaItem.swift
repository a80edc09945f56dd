import ArcadeDomain

/// A thing that a page describes in the words of schema.org, whether in JSON-LD or in microdata.
struct SchemaItem {
  /// What kinds of thing it is, such as `Product`.
  var types: [String]
  private var values: [SchemaProperty: [SchemaValue]] = [:]

  init(types: [String] = []) { self.types = types }

  /// Behind so many values of a property nothing is read.
  static let mostValues = 10_000

  /// All that is said under a name.
  subscript(property: SchemaProperty) -> [SchemaValue] { values[property] ?? [] }

  mutating func append(_ value: SchemaValue, as property: SchemaProperty) {
    guard values[property, default: []].count < Self.mostValues else { return }
    values[property, default: []].append(value)
  }

  /// The first text under some names that is not blank.
  func text(_ properties: SchemaProperty...) -> String? {
    for property in properties {
      for value in self[property] { if let text = value.text, !text.isBlank { return HTMLText.plain(text).trimmed } }
    }
    return nil
  }

  /// The things under a name.
  func items(_ property: SchemaProperty) -> [SchemaItem] {
    self[property].compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  func isAny(of kinds: Set<String>) -> Bool { types.contains { kinds.contains($0) } }

  /// Whether it is something for sale.
  var isProduct: Bool { isAny(of: Self.productTypes) || !self[.offers].isEmpty }

  private static let productTypes: Set<String> = [
    "Product", "ProductGroup", "ProductModel", "IndividualProduct", "SomeProducts",
  ]

  /// The last part of the name of a kind, which may be an address.
  static func type(_ text: String) -> String {
    text.trimmed.split { $0 == "/" || $0 == ":" || $0 == "#" }.last.map(String.init) ?? ""
  }
}

/// What is said of a thing: a text, a number, or another thing.
enum SchemaValue {
  case text(String)
  /// An exact decimal.
  case number(String)
  indirect case item(SchemaItem)

  /// The text, or the number as one.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .item: nil
    }
  }
}

/// What is read of the properties that schema.org knows.
enum SchemaProperty: String {
  case name, sku, productID, gtin13, gtin, gtin8, gtin12, gtin14, mpn, url, image, contentUrl, category
  case offers, price, lowPrice, priceCurrency, availability, priceSpecification
  case aggregateRating, ratingValue, reviewCount, ratingCount
  case hasVariant, itemListElement, item, numberOfItems, mainEntity
}
