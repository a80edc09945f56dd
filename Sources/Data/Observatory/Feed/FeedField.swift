/// What a feed of listings can say about one of them, by the name of its column or key.
public enum FeedField: String, TableField {
  /// What the source calls it; the only one that must be there.
  case id
  /// What people call it; where it is missing, the id stands for it.
  case name
  /// An exact decimal such as `7.50`.
  case price
  /// A code of ISO 4217; EUR where it is missing.
  case currency
  /// A whole number.
  case reviewCount
  /// An exact decimal of at most three decimals.
  case reviewAverage
  /// Whether it can be bought: `true`, `no`, `in stock` and the like.
  case availability
  /// The address of its page.
  case url
  /// The address of its picture.
  case image
  /// Where its source files it.
  case category

  /// What stands for the id in a feed of which all is watched, where no column or key is called so.
  static let identities: [FeedField] = [.url, .name]
  /// What a column stands for that tells listings apart: their number, or their address or name.
  static func identity(under heading: String) -> FeedField {
    FeedColumns.usual.fields(of: [heading]).compactMap { $0 }.first { identities.contains($0) } ?? .id
  }

  /// Those that are watched.
  static let figures: [FeedField] = [.price, .currency, .reviewCount, .reviewAverage, .availability]

  /// What tables of shops call it.
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

  /// Whether it is the price.
  public var isAmount: Bool { self == .price }
}

/// Which columns or keys of a feed say what about a listing.
public typealias FeedColumns = ColumnNames<FeedField>
