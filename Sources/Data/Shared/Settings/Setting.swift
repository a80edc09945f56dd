/// Everything that can be set, by its name in `config.json`.
public enum Setting: String, CaseIterable, Hashable, Sendable {
  /// The language: `en`, `es` or `ja`.
  case language = "language"
  /// Where the price list is.
  case shopCatalog = "shop.catalog"
  /// Where the discounts are.
  case shopDiscounts = "shop.discounts"
  /// What the practice gateway does.
  case shopGateway = "shop.gateway"

  /// The environment variable that has the last word: `ARCADE_SHOP_CATALOG` for `shop.catalog`.
  public var variable: String {
    "ARCADE_" + rawValue.uppercased().map { $0 == "." ? "_" : String($0) }.joined()
  }

  /// The only values that it can have; nil where any text will do.
  public var allowedValues: [String]? {
    switch self {
    case .language: ["en", "es", "ja"]
    case .shopGateway: PracticeGateway.Behavior.allCases.map(\.rawValue)
    case .shopCatalog, .shopDiscounts: nil
    }
  }
}
