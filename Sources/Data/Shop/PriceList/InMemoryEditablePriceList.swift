public import ArcadeDomain
import Synchronization

/// A price list of the shop's own that an embedder or a test holds in memory.
public final class InMemoryEditablePriceList: EditablePriceListRepository {
  private let state: Mutex<[Product]>

  /// Begins with products, or without any.
  public init(_ products: [Product] = []) { state = Mutex(products) }

  /// Returns the products as they were last changed.
  public func products() async throws(RepositoryError) -> [Product] { state.withLock { $0 } }

  public func update<Outcome: Sendable>(
    _ change: @Sendable (inout [Product]) throws -> Outcome
  ) async throws -> Outcome {
    try state.withLock { state in
      var products = state
      let outcome = try change(&products)
      state = products
      return outcome
    }
  }
}
