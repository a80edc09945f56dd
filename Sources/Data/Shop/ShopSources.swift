extension FeedAddress {
  /// The price list that ships with Arcade.
  public static let starterCatalog = FeedAddress.starter(StarterCatalog.json)
  /// The discounts that ship with Arcade.
  public static let starterDiscounts = FeedAddress.starter(StarterDiscounts.json)
}
