extension StarterFeedSource {
  /// The price list that ships with Arcade.
  public static let catalog = StarterFeedSource(text: StarterCatalog.json, names: StarterCatalog.names)
  /// The discounts that ship with Arcade.
  public static let discounts = StarterFeedSource(text: StarterDiscounts.json)
}
