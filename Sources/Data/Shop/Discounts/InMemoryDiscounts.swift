public import ArcadeDomain
import Synchronization

/// Discounts that an embedder or a test holds in memory and can change.
public final class InMemoryDiscounts: DiscountRepository {
  private let loaded: Mutex<Loaded<PromotionBook>>

  /// Begins with discounts.
  public init(_ book: PromotionBook = PromotionBook([]), freshness: Freshness = .fresh) {
    loaded = Mutex(Loaded(book, freshness))
  }

  /// Replaces the discounts, as marketing does.
  public func replace(with book: PromotionBook, freshness: Freshness = .fresh) {
    loaded.withLock { $0 = Loaded(book, freshness) }
  }

  /// Returns the discounts as they were last replaced.
  public func book() async throws(RepositoryError) -> Loaded<PromotionBook> { loaded.withLock { $0 } }

  /// Returns the same; there is nothing to load.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> { loaded.withLock { $0 } }
}
