public import ArcadeDomain
import Synchronization

/// Discounts that an embedder or a test holds in memory and can change.
public final class InMemoryDiscounts: DiscountRepository {
  private let current: Mutex<DiscountBook>

  /// Begins with discounts.
  public init(_ book: DiscountBook = DiscountBook([])) {
    current = Mutex(book)
  }

  /// Replaces the discounts, as marketing does.
  public func replace(with book: DiscountBook) {
    current.withLock { $0 = book }
  }

  /// Returns the discounts as they were last replaced.
  public func book() async throws(RepositoryError) -> DiscountBook { current.withLock { $0 } }

  /// Returns the same; there is nothing to load.
  public func refreshed() async throws(RepositoryError) -> DiscountBook { current.withLock { $0 } }
}
