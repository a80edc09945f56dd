public import ArcadeData
public import ArcadeDomain

extension Shop {
  /// Creates a shop with your own prices and Arcade's in-memory repositories.
  ///
  /// All wiring is in the arguments, so each part can be replaced by another one that fulfils its contract.
  public static func own(prices: any CatalogRepository, time: any TimeSource) -> Shop {
    let records = InMemoryShopRecords()
    return Shop(
      catalog: prices,
      discounts: InMemoryDiscounts(),
      carts: records,
      payments: records,
      orders: records,
      till: records,
      gateway: InMemoryPaymentGateway(),
      time: time
    )
  }

  /// Creates a shop that stores the last feeds, the cart, payments and orders in a database.
  public static func kept(
    in database: Database,
    prices: any FeedSource = StarterFeedSource.catalog,
    time: any TimeSource
  ) -> Shop {
    let store = SQLFeedStore(database: database)
    let catalog = SyncingCatalog(source: prices, store: store, time: time)
    return Shop(
      catalog: catalog,
      discounts: SyncingDiscounts(source: StarterFeedSource.discounts, store: store, catalog: catalog, time: time),
      carts: SQLCartRepository(database: database),
      payments: SQLPaymentRepository(database: database),
      orders: SQLOrderRepository(database: database),
      till: SQLTillRepository(database: database),
      gateway: SimulatedGateway(database: database),
      time: time
    )
  }
}
