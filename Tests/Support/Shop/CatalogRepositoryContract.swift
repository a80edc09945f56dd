public import ArcadeDomain

/// What every `CatalogRepository` promises.
public enum CatalogRepositoryContract {
  /// Checks a repository that serves the example's price list; throws the first promise that it breaks.
  public static func check(_ catalogs: any CatalogRepository) async throws {
    let first = try await catalogs.catalog()
    try require(first.value, equals: .sample(), "the price list comes as it was published")
    if case .cached = first.freshness {
      throw ContractViolation(description: "a price list that can be reached is not an old one")
    }

    try require(try await catalogs.catalog(), equals: first, "the price list at hand stays until it is refreshed")
    let refreshed = try await catalogs.refreshed()
    try require(refreshed.value, equals: first.value, "a refresh loads the same list again")
    try require(try await catalogs.catalog(), equals: refreshed, "what was refreshed is at hand")
  }
}
