/// Prices a cart under the discounts in force on a day.
///
/// At most one discount applies to a product: the one that takes most off, the
/// first listed among equals. The order of scanning never changes the total.
public struct ApplyDiscounts: Sendable {
  private let discounts: any DiscountRepository

  /// Prices by the discounts of a repository.
  public init(discounts: any DiscountRepository) { self.discounts = discounts }

  /// Returns the quote; throws `RepositoryError` or `MoneyError`.
  public func callAsFunction(to cart: Cart, on day: CalendarDay) async throws -> Quote {
    try await discounts.book().value.quote(for: cart, on: day)
  }
}
