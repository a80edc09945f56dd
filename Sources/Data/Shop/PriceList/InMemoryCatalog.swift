public import ArcadeDomain
import Synchronization

/// A price list in memory, for embedders and tests, which can be replaced.
public final class InMemoryCatalog: CatalogRepository {
  private let loaded: Mutex<Loaded<Catalog>>

  /// Creates a repository with a price list.
  public init(_ catalog: Catalog, freshness: Freshness = .fresh) { loaded = Mutex(Loaded(catalog, freshness)) }

  /// Replaces the price list.
  public func replace(with catalog: Catalog, freshness: Freshness = .fresh) {
    loaded.withLock { $0 = Loaded(catalog, freshness) }
  }

  /// Returns the current price list.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> { loaded.withLock { $0 } }

  /// Returns the price list; there is nothing to reload.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { loaded.withLock { $0 } }
}
