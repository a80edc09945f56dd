/// Prices a cart with the discounts of a day. The order of the lines never changes the total.
public struct ApplyDiscounts: Sendable {
  private let discounts: any DiscountRepository
  private let catalog: any CatalogRepository
  private let orders: any OrderRepository

  /// Creates the action; the orders provide the uses of discounts with a limit.
  public init(discounts: any DiscountRepository, catalog: any CatalogRepository, orders: any OrderRepository) {
    (self.discounts, self.catalog, self.orders) = (discounts, catalog, orders)
  }

  /// Returns the quote; throws `RepositoryError` or `MoneyError`.
  public func callAsFunction(to cart: Cart, on day: CalendarDay) async throws -> PromotionQuote {
    let book = try await discounts.book().value
    return try await book.quote(for: request(for: cart, on: day, under: book))
  }

  /// Returns the quote with loaded prices, and hints for saving more.
  public func withHints(to cart: Cart, on day: CalendarDay, at prices: ShopPrices) async throws -> HintedQuote {
    let book = prices.discounts.value
    let request = try await request(for: cart, on: day, under: book, from: prices.list.value)
    let quote = try book.quote(for: request)
    return HintedQuote(quote: quote, hints: book.hints(for: request, after: quote), missing: prices.missing)
  }

  /// Returns the quote, or one at list prices with the reason if the discounts cannot be loaded.
  func orListPrices(of cart: Cart, on day: CalendarDay) async throws -> HintedQuote {
    // Without a price list there is nothing to sell.
    let catalog = try await catalog.catalog().value
    let (book, missing) = await discounts.cachedOrEmpty()
    let request = try await request(for: cart, on: day, under: book.value, from: catalog)
    return HintedQuote(quote: try book.value.quote(for: request), hints: [], missing: missing)
  }

  /// Returns the quote request of a cart; pass the price list if it is loaded already.
  public func request(
    for cart: Cart,
    on day: CalendarDay,
    under book: PromotionBook,
    from list: Catalog? = nil
  ) async throws(RepositoryError) -> QuoteRequest {
    let list = if let list { list } else { try await catalog.catalog().value }
    var request = QuoteRequest(cart, on: day, catalog: list)
    let limited = Set(book.promotions.filter { $0.limit != nil }.map { $0.id })
    if !limited.isEmpty { request.uses = try await orders.uses(of: limited) }
    return request
  }
}

/// A quote with hints for saving more.
public struct HintedQuote: Hashable, Sendable {
  /// The prices of the cart.
  public let quote: PromotionQuote
  /// The hints, each of which was tried.
  public let hints: [PromotionHint]
  /// Why the discounts could not be loaded, so that these are list prices; nil if they were.
  public let missing: RepositoryError?
}
