extension StarterFeedSource {
  /// The price list that ships with Arcade.
  public static let catalog = StarterFeedSource(StarterCatalog.json)
  /// The discounts that ship with Arcade.
  public static let discounts = StarterFeedSource { _ in StarterDiscounts.json }
}
