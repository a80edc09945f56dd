/// The tables of all systems, as the steps that lead to them.
public enum ArcadeSchema {
  /// Every step since the first version.
  ///
  /// A database counts the steps that it has taken. So this list only grows, at
  /// its end, and whoever joins two lines of work decides which step comes first.
  public static let migrations: [Migration] = [
    FeedSchema.first,
    ShopSchema.first,
    PriceGameSchema.first,
    PriceGameSchema.categories,
    NameGameSchema.first,
    FeedSchema.validators,
    FallingWordsSchema.first,
    ObservatorySchema.first,
    ObservatorySchema.second,
    ObservatorySchema.third,
    FeedSchema.maskedAddresses,
    PriceGameSchema.identity,
    CounterSchema.table,
    ShopSchema.numberedOrders,
    PriceGameSchema.counter,
    OwnerSchema.table,
    ShopSchema.owners,
    PriceGameSchema.owners,
    NameGameSchema.owners,
    FallingWordsSchema.owners,
    ObservatorySchema.leases,
    ShopSchema.promotions,
    ShopSchema.weights,
    ShopSchema.payments,
    ShopSchema.day,
    ShopSchema.ownList,
    ShopSchema.answers,
  ]

  /// What all systems keep for each owner.
  static let owned = [ShopSchema.owned, PriceGameSchema.owned, NameGameSchema.owned, FallingWordsSchema.owned]
}
