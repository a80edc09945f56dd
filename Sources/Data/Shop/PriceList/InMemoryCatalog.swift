public import ArcadeDomain
import Synchronization

/// A price list that an embedder or a test holds in memory and can change.
public final class InMemoryCatalog: CatalogRepository {
  private let loaded: Mutex<Loaded<Catalog>>

  /// Begins with a price list.
  public init(_ catalog: Catalog, freshness: Freshness = .fresh) { loaded = Mutex(Loaded(catalog, freshness)) }

  /// Replaces the price list, as a shop does overnight.
  public func replace(with catalog: Catalog, freshness: Freshness = .fresh) {
    loaded.withLock { $0 = Loaded(catalog, freshness) }
  }

  /// Returns the price list as it was last replaced.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> { loaded.withLock { $0 } }

  /// Returns the same; there is nothing to load.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { loaded.withLock { $0 } }
}
