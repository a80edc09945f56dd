/// Where the discounts come from.
public protocol DiscountRepository: Sendable {
  /// Returns the discounts at hand, loading them once where nothing is.
  func book() async throws(RepositoryError) -> Loaded<PromotionBook>
  /// Loads the discounts anew; where that fails, the last good ones with the reason.
  func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook>
}

extension DiscountRepository {
  /// Returns the discounts at hand or, where they cannot be had, none of them and why.
  public func cachedOrEmpty() async -> (Loaded<PromotionBook>, missing: RepositoryError?) {
    do {
      return (try await book(), nil)
    } catch {
      return (Loaded(PromotionBook([]), .fresh), error)
    }
  }
}
