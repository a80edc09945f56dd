public import ArcadeDomain

extension Setting {
  /// Where the price list is.
  public static let shopCatalog = Setting("shop.catalog", .place)
  /// Where the discounts are.
  public static let shopDiscounts = Setting("shop.discounts", .place)
  /// What the practice gateway does.
  public static let shopGateway = Setting(
    "shop.gateway",
    .choice(PracticeGateway.Behavior.allCases.map(\.rawValue))
  )

  /// The settings of the shop.
  static let ofShop: [Setting] = [.shopCatalog, .shopDiscounts, .shopGateway]
}
