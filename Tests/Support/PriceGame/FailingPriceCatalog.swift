public import ArcadeDomain

/// A price catalogue that cannot be had where its faults say so.
public struct FailingPriceCatalog: PriceCatalogRepository {
  private let catalog: any PriceCatalogRepository
  private let faults: Faults<PriceCatalogCall>

  /// Stands before another repository.
  public init(_ catalog: any PriceCatalogRepository = SamplePrices.catalog(), faults: Faults<PriceCatalogCall>) {
    (self.catalog, self.faults) = (catalog, faults)
  }

  /// Returns the categories at the top, or fails.
  public func roots() async throws(RepositoryError) -> [PriceCategory] {
    try await faults.run(.roots, await catalog.roots())
  }

  /// Returns what stands below a category, or fails.
  public func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    try await faults.run(.content, await catalog.content(of: category))
  }

  /// Whether something is at hand, or a failure.
  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    try await faults.run(.isAtHand, await catalog.isAtHand(category))
  }

  /// Loads for later, or fails.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    try await faults.run(.prefetch, await catalog.prefetch(category))
  }
}

/// A call of a price catalogue, which a test can let fail.
public enum PriceCatalogCall: Hashable, CaseIterable, Sendable {
  /// Listing the categories at the top.
  case roots
  /// Reading what stands below a category.
  case content
  /// Asking whether something is at hand.
  case isAtHand
  /// Loading for later.
  case prefetch
}
