/// Remembers which prices a shopper has seen, so that only later changes are asked about.
public struct KeepShownPrices: Sendable {
  private let carts: any CartRepository

  /// Remembers prices in the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Gives the cart the names, the prices and the total that were shown; what was scanned or removed meanwhile stays so.
  public func callAsFunction(of review: CartReview, total: Money) async throws {
    guard !review.shown.isEmpty, !review.repriced.isEmpty || review.shownTotal != total else { return }
    try await carts.update { cart in cart?.note(shown: review.shown, total: total) }
  }
}
