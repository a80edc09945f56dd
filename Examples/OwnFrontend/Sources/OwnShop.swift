public import ArcadeData
public import ArcadeDomain

extension Shop {
  /// Puts a shop together: prices of one's own, and Arcade's parts in memory for all the rest.
  ///
  /// Constructor arguments are the whole wiring: each part can be exchanged for another that keeps its contract.
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

  /// Puts a shop together that keeps everything in a database: feeds as they came last, the cart, payments and orders.
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
