public import ArcadeDomain

/// A price list that cannot be had where its faults say so.
public struct FailingCatalog: CatalogRepository {
  private let catalogs: any CatalogRepository
  private let faults: Faults<ShopCall>

  /// Stands before another repository.
  public init(_ catalogs: any CatalogRepository, faults: Faults<ShopCall>) {
    (self.catalogs, self.faults) = (catalogs, faults)
  }

  /// Returns the price list at hand, or fails.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    try await faults.run(.catalog, await catalogs.catalog())
  }

  /// Loads the price list anew, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> {
    try await faults.run(.refreshCatalog, await catalogs.refreshed())
  }
}

/// Discounts that cannot be had where their faults say so.
public struct FailingDiscounts: DiscountRepository {
  private let discounts: any DiscountRepository
  private let faults: Faults<ShopCall>

  /// Stands before another repository.
  public init(_ discounts: any DiscountRepository, faults: Faults<ShopCall>) {
    (self.discounts, self.faults) = (discounts, faults)
  }

  /// Returns the discounts at hand, or fails.
  public func book() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await faults.run(.book, await discounts.book())
  }

  /// Loads the discounts anew, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await faults.run(.refreshBook, await discounts.refreshed())
  }
}
