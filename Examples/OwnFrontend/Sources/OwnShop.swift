import ArcadeData
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
      gateway: InMemoryPaymentGateway(),
      time: time
    )
  }
}
