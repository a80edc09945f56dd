/// The fields of a listing in a feed, by column or key.
public enum FeedField: String, TableField {
  /// The source's ID, which is required.
  case id
  /// The display name, by default the ID.
  case name
  /// An exact decimal such as `7.50`.
  case price
  /// An ISO 4217 code, by default EUR.
  case currency
  /// A whole number.
  case reviewCount
  /// An exact decimal with at most three decimal places.
  case reviewAverage
  /// Availability: `true`, `no`, `in stock` and the like.
  case availability
  /// The address of its page.
  case url
  /// The address of its picture.
  case image
  /// The source's category.
  case category

  /// The fields that replace a missing ID in a feed that is watched as a whole.
  static let identities: [FeedField] = [.url, .name]
  /// Returns the identifying field for a heading: the number, the address or the name.
  static func identity(under heading: String) -> FeedField {
    FeedColumns.usual.fields(of: [heading]).compactMap { $0 }.first { identities.contains($0) } ?? .id
  }

  /// The watched figures.
  static let figures: [FeedField] = [.price, .currency, .reviewCount, .reviewAverage, .availability]

  /// Headings that shops use for it.
  public var headings: [String] {
    switch self {
    case .id: ["sku", "ref", "referencia", "code", "código", "品番"]
    case .name: ["title", "producto", "nombre", "artículo", "商品名", "名前"]
    case .price: ["precio", "importe", "pvp", "価格"]
    case .currency: ["moneda", "divisa", "通貨"]
    case .reviewCount: ["reviews", "reseñas", "レビュー件数"]
    case .reviewAverage: ["rating", "valoración", "評価"]
    case .availability: ["stock", "disponible", "disponibilidad", "existencias", "在庫"]
    case .url: ["link", "enlace"]
    case .image: ["imagen", "画像"]
    case .category: ["categoría", "tienda", "カテゴリ", "カテゴリー"]
    }
  }

  /// True for the price.
  public var isAmount: Bool { self == .price }
}

/// The columns or keys of a feed of listings.
public typealias FeedColumns = ColumnNames<FeedField>
