/// Remembers which prices a shopper has seen, so that only later changes are asked about.
public struct KeepShownPrices: Sendable {
  private let carts: any CartRepository

  /// Remembers prices in the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Gives the lines of a review their new names and prices; what was scanned or removed meanwhile stays so.
  public func callAsFunction(of review: CartReview) async throws {
    guard !review.repriced.isEmpty else { return }
    try await carts.update { cart in
      for change in review.repriced { cart?.show(change.product) }
    }
  }
}
