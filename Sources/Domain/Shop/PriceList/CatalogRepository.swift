/// Where the price list comes from.
public protocol CatalogRepository: Sendable {
  /// Returns the price list at hand, loading it once where nothing is.
  func catalog() async throws(RepositoryError) -> Loaded<Catalog>
  /// Loads the price list anew; where that fails, the last good one with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<Catalog>
}
