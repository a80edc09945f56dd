extension Shop {
  /// Returns the price list, loading it if needed.
  public func priceList() async throws(RepositoryError) -> Loaded<Catalog> { try await catalog.catalog() }

  /// Returns the price list and the discounts; without discounts everything is sold at list prices.
  public func prices() async throws(RepositoryError) -> ShopPrices {
    let list = try await catalog.catalog()
    let (discounts, missing) = await discounts.cachedOrEmpty()
    return ShopPrices(list: list, discounts: discounts, missing: missing)
  }

  /// Reloads prices and discounts, and returns the outcomes of payments that were left open.
  public func refresh() async throws(RepositoryError) -> [PaymentOutcome] {
    _ = try await catalog.refreshed()
    _ = try await discounts.refreshed()
    return try await settlePayments()
  }

  /// Prices the stored orders again, all or those since a day.
  public func simulate(_ prices: ShopPrices, since day: CalendarDay?) async throws -> DiscountSimulation {
    var simulation = DiscountSimulation(under: prices.discounts.value, catalog: prices.list.value, since: day)
    try await orders.forEachPage(of: simulation.wanted) { orders in
      for order in orders { try simulation.add(order) }
    }
    return simulation
  }
}
