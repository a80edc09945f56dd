import ArcadeDomain

extension ShopDetails {
  /// Takes what settings say of a shop.
  init(_ settings: [Setting: String]) {
    self.init(
      name: settings[.shopName],
      address: settings[.shopAddress],
      taxNumber: settings[.shopTaxNumber],
      receiptLine: settings[.shopReceiptLine]
    )
  }

  /// Reads what an order was printed with.
  init(_ row: Row) throws(RepositoryError) {
    self.init(
      name: try row.optionalText("shop_name"),
      address: try row.optionalText("shop_address"),
      taxNumber: try row.optionalText("shop_tax_number"),
      receiptLine: try row.optionalText("receipt_line")
    )
  }
}
