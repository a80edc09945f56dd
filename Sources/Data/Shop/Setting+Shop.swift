extension Setting {
  /// Where the price list is.
  public static let shopCatalog = Setting("shop.catalog", isFeed: true)
  /// Where the discounts are.
  public static let shopDiscounts = Setting("shop.discounts", isFeed: true)
  /// What the practice gateway does.
  public static let shopGateway = Setting(
    "shop.gateway",
    allowedValues: PracticeGateway.Behavior.allCases.map(\.rawValue)
  )

  /// The settings of the shop.
  static let ofShop: [Setting] = [.shopCatalog, .shopDiscounts, .shopGateway]
}
