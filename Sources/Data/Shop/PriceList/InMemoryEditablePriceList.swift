public import ArcadeDomain
import Synchronization

/// A shop's own price list in memory, for embedders and tests.
public final class InMemoryEditablePriceList: EditablePriceListRepository {
  private let state: Mutex<[Product]>

  /// Creates a list, optionally with products.
  public init(_ products: [Product] = []) { state = Mutex(products) }

  /// Returns the current products.
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
