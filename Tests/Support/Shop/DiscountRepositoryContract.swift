public import ArcadeDomain

/// What every `DiscountRepository` promises.
public enum DiscountRepositoryContract {
  /// Checks a repository that serves the example's two discounts; throws the first promise that it breaks.
  public static func check(_ discounts: any DiscountRepository) async throws {
    let expected = try PromotionBook.sample().promotions
    let first = try await discounts.book()
    let book = first.value
    try require(book.promotions.map(\.id), equals: expected.map(\.id), "discounts keep their order")
    try require(book.promotions.map(\.rules), equals: expected.map(\.rules), "rules are exact")
    try require(book.promotions.map(\.selection), equals: expected.map(\.selection), "discounts are for their products")
    try require(book.problems, equals: [], "nothing is left out of good discounts")

    if case .cached = first.freshness {
      throw ContractViolation(description: "discounts that can be reached are not old ones")
    }

    try require(try await discounts.book(), equals: first, "the discounts at hand stay until they are refreshed")
    try require(try await discounts.refreshed().value, equals: book, "a refresh loads the same discounts again")

    let cart = try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample())
    let quote = try book.quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    try require(quote.total.decimalText, equals: "25.00", "the discounts price a cart")
  }
}
