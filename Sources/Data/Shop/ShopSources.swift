import ArcadeDomain

extension StarterFeedSource {
  /// Arcade's own price list.
  public static let catalog = StarterFeedSource(StarterCatalog.json)
  /// Arcade's own discounts.
  public static let discounts = StarterFeedSource { _ in StarterDiscounts.json }
}

/// Arcade's own price list, which works without any setting.
enum StarterCatalog {
  /// Returns the list as JSON, with names in a language, by code.
  static func json(in language: String) throws(RepositoryError) -> String {
    let products = try [DelimitedRow](starter: rows).values { row -> String? in
      guard let code = row[0], let price = row[1], let name = row.name(at: 2, in: language) else { return nil }
      return #"{"code":"\#(code)","name":"\#(name)","price":\#(price)}"#
    }
    return #"{"products":[\#(products.joined(separator: ","))]}"#
  }

  /// `code|price|name|nombre|名前`.
  private static let rows = """
    VOUCHER|5|Cabify Voucher|Vale Cabify|Cabify バウチャー
    TSHIRT|20|Cabify T-Shirt|Camiseta Cabify|Cabify Tシャツ
    MUG|7.5|Cabify Coffee Mug|Taza de café Cabify|Cabify コーヒーマグ
    """
}

/// Arcade's own discounts, always in force.
enum StarterDiscounts {
  static let json = """
    {"discounts":[
      {"id":"voucher-2-for-1",
       "name":{"en":"2-for-1","es":"2x1","ja":"2個で1個分"},
       "products":["VOUCHER"],
       "rule":{"type":"nForM","buy":2,"pay":1}},
      {"id":"tshirt-bulk",
       "name":{"en":"3 or more: €19.00 each","es":"3 o más: a 19,00 €","ja":"3個以上で1個€19.00"},
       "products":["TSHIRT"],
       "rule":{"type":"bulkPrice","minimum":3,"unitPrice":"19.00"}}
    ]}
    """
}
