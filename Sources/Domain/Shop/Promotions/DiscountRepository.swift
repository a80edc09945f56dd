/// A source of the discounts.
public protocol DiscountRepository: Sendable {
  /// Returns the discounts, loading them if needed.
  func book() async throws(RepositoryError) -> Loaded<PromotionBook>
  /// Reloads the discounts; if that fails, returns the last good ones with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook>
}

extension DiscountRepository {
  /// Returns the discounts, or none with the reason if they cannot be loaded.
  public func cachedOrEmpty() async -> (Loaded<PromotionBook>, missing: RepositoryError?) {
    do {
      return (try await book(), nil)
    } catch {
      return (Loaded(PromotionBook([]), .fresh), error)
    }
  }
}
