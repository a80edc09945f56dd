import ArcadeDomain

/// The price list that ships with Arcade, for a start without any setting.
enum StarterCatalog {
  /// Returns it as Arcade reads a price list, with names in a language, by code.
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
