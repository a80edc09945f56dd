public import ArcadeDomain
import Synchronization

/// Discounts in memory, for embedders and tests, which can be replaced.
public final class InMemoryDiscounts: DiscountRepository {
  private let loaded: Mutex<Loaded<PromotionBook>>

  /// Creates a repository with discounts.
  public init(_ book: PromotionBook = PromotionBook([]), freshness: Freshness = .fresh) {
    loaded = Mutex(Loaded(book, freshness))
  }

  /// Replaces the discounts.
  public func replace(with book: PromotionBook, freshness: Freshness = .fresh) {
    loaded.withLock { $0 = Loaded(book, freshness) }
  }

  /// Returns the current discounts.
  public func book() async throws(RepositoryError) -> Loaded<PromotionBook> { loaded.withLock { $0 } }

  /// Returns the discounts; there is nothing to reload.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> { loaded.withLock { $0 } }
}
