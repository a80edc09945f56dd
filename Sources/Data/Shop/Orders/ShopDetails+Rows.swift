import ArcadeDomain

extension ShopDetails {
  /// Reads the shop's details from settings.
  init(_ settings: [Setting: String]) {
    self.init(
      name: settings[.shopName],
      address: settings[.shopAddress],
      taxNumber: settings[.shopTaxNumber],
      receiptLine: settings[.shopReceiptLine]
    )
  }

  /// Reads the details that were printed on an order.
  init(_ row: Row) throws(RepositoryError) {
    self.init(
      name: try row.optionalText("shop_name"),
      address: try row.optionalText("shop_address"),
      taxNumber: try row.optionalText("shop_tax_number"),
      receiptLine: try row.optionalText("receipt_line")
    )
  }
}
